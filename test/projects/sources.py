# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Debian's source packages, by apt with lists and a configuration of its own in the work folder: the system's are
neither read nor changed, and nothing is installed."""

import shutil
import subprocess

SOURCES = """Types: deb-src
URIs: http://deb.debian.org/debian
Suites: bookworm
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
"""


class Unavailable(Exception):
    """Sources, or what is needed to build them, cannot be had here."""


def apt(work, *words):
    folder = work / "apt"
    if not (folder / "lists/partial").exists():
        (folder / "lists/partial").mkdir(parents=True)
        (folder / "debian.sources").write_text(SOURCES, encoding="utf-8")
        apt(work, "update", "--error-on=any")
    options = {"Dir::Etc::SourceList": folder / "debian.sources", "Dir::Etc::SourceParts": "/dev/null",
               "Dir::State::Lists": folder / "lists", "Dir::Cache": folder / "cache", "APT::Sandbox::User": "root"}
    command = ["apt-get", "-q", *(f"-o{name}={value}" for name, value in options.items()), *words]
    (folder / "cache/archives/partial").mkdir(parents=True, exist_ok=True)
    (work / "sources").mkdir(exist_ok=True)
    done = subprocess.run(command, cwd=work / "sources", stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          check=False)
    if done.returncode:
        if words[0] == "update":
            shutil.rmtree(folder)  # so that the next run tries again
        said = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
        raise Unavailable(f"apt-get {words[0]}: {said[-1]}")


def require_tools(*names):
    for name in names:
        if not shutil.which(name):
            raise Unavailable(f"there is no {name} here")


def fetch(project, work):
    """The folder of its sources, unpacked and patched as Debian builds them, and the package's version."""
    require_tools("apt-get", "dpkg-source")
    if not find(project, work):
        apt(work, "source", project.package)
    folder, version = find(project, work)
    if not version.startswith(project.version):
        raise Unavailable(f"Debian has {project.package} {version} here, but the description is for {project.version}")
    return folder, version


def find(project, work):
    for dsc in sorted((work / "sources").glob(f"{project.package}_*.dsc")):
        version = dsc.stem.partition("_")[2]
        upstream = version.rpartition("-")[0]
        folder = work / "sources" / f"{project.package}-{upstream}"
        if folder.is_dir():
            return folder, version
    return None


def require_packages(project):
    """Raises unless what it needs is installed."""
    for package in project.needs:
        command = ["dpkg-query", "-W", "-f", "${db:Status-Status}", package]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.stdout != "installed":
            raise Unavailable(f"Debian's package {package} is not installed")
