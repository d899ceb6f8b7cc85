"""Compiles the package for the oldest systems that it is for: see .ci/check-availability."""

import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

import package
import platforms

HERE = pathlib.Path(__file__).parent
# SwiftPM raises the target of tests to that of XCTest, which is no older in any Xcode that has this version of Swift.
OLDEST_FOR_TESTS = {"macos": "13.0"}
JOBS = 2


class Compilation:
    """Compiling for one platform, a module at a time."""

    def __init__(self, resources, name, folder):
        self.name = name
        self.resources = resources
        self.folder = folder
        self.failures = {}

    def triple(self, kind):
        stated = package.stated_systems()[self.name]
        if kind == "test":
            stated = max(stated, OLDEST_FOR_TESTS[self.name], key=lambda version: [*map(int, version.split("."))])
        return platforms.oldest_triple(self.name, stated)

    def compiled(self, module, sources, flags, kind="regular"):
        # Nothing is built with tests.
        output = ["-emit-module", "-o", str(self.folder / f"{module}.swiftmodule")] if kind != "test" else ["-typecheck"]
        toolchain = platforms.toolchain()
        return subprocess.run(
            ["swiftc", "-frontend", *output, "-module-name", module, "-target", self.triple(kind)]
            + ["-swift-version", "6", "-enable-testing", "-diagnostic-style", "llvm", "-package-name", "constraint_grammar"]
            # An empty folder in place of Apple's headers and libraries.
            + ["-resource-dir", str(self.resources), "-sdk", str(self.folder / "sdk"), "-disable-objc-interop"]
            + ["-module-cache-path", str(self.folder / "cache"), "-I", str(self.folder), "-Xcc", "-ffreestanding"]
            + ["-plugin-path", str(toolchain / "host/plugins"), "-in-process-plugin-server-path"]
            + [str(toolchain / "host/libSwiftInProcPluginServer.so")]
            + [flag for path in self.folder.glob("*.modulemap") for flag in ("-Xcc", f"-fmodule-map-file={path}")]
            + [*flags, *map(str, sources)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )

    def stand_in(self, module, sources, flags=()):
        """Compiles what Apple's systems have; its own availability is no matter."""
        flags = [*flags, "-disable-availability-checking", "-parse-as-library", "-suppress-warnings"]
        result = self.compiled(module, sources, flags)
        if result.returncode != 0:
            sys.exit(f"check-availability: the stand-in for {module} does not compile\n{result.stderr}")

    def check(self, target):
        flags = target.features + ([] if target.has_main_file else ["-parse-as-library"])
        result = self.compiled(target.module, target.sources, flags, target.kind)
        if result.returncode == 0:
            return
        self.failures[target.name] = result.stderr
        if target.kind != "test":
            # What depends on it is checked nevertheless.
            self.compiled(target.module, target.sources, [*flags, "-disable-availability-checking"], target.kind)

    def module_map(self, target):
        """Lets Swift import the headers of a target in C."""
        headers = (target.folder / "include").resolve()
        (self.folder / f"{target.module}.modulemap").write_text(
            f'module {target.module} {{ umbrella "{headers}" export * }}\n')


def checked(resources, name, ordered, work):
    """Checks everything for one platform; what is not for a Mac alone elsewhere."""
    folder = work / name
    (folder / "sdk").mkdir(parents=True)
    compilation = Compilation(resources, name, folder)

    control = compilation.compiled("Refused", [HERE / "Refused.swift"], ["-parse-as-library"])
    refused = sorted(set(re.findall(r"error: '(\w+).*' is only available in", control.stderr)))
    # The first visionOS has what came with iOS 16.
    if refused != (["span"] if name == "visionos" else ["replacing", "span"]):
        sys.exit(f"check-availability: {name}: the control was not refused as it must be\n{control.stderr}")

    (folder / "CDarwin.modulemap").write_text(
        (HERE / "Darwin/module.modulemap").read_text().replace("CDarwin.h", str(HERE.resolve() / "Darwin/CDarwin.h")))
    for module in ["Darwin", "Dispatch", "Foundation"]:
        compilation.stand_in(module, sorted((HERE / module).glob("*.swift")))

    stand_in = platforms.PLATFORMS[name].stand_in
    chosen = ordered if name == "macos" else package.of_libraries(ordered) | {stand_in: ordered[stand_in]}
    for target in ordered.values():
        if target.name not in chosen:
            continue
        if target.name == stand_in:
            compilation.stand_in(target.module, target.sources, target.features)
        elif target.sources:
            compilation.check(target)
        else:
            compilation.module_map(target)
    return compilation, [target for target in chosen.values() if target.sources and target.name != stand_in]


def main():
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        resources = work / "resources"
        resources.mkdir()
        platforms.make_resources(resources)
        systems = package.stated_systems()
        # Asked once, before the threads.
        orders = {name: package.targets(platforms.PLATFORMS[name].stand_in) for name in systems}
        with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
            runs = [pool.submit(checked, resources, name, orders[name], work) for name in systems]
            results = [run.result() for run in runs]
    for compilation, targets in results:
        stated = f"{compilation.name} {systems[compilation.name]}"
        print(f"check-availability: {stated}: {len(targets)} modules, {len(compilation.failures)} refused")
        for text in compilation.failures.values():
            print(text, file=sys.stderr)
    sys.exit(any(compilation.failures for compilation, _ in results))


main()
