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
# The standard library says of all systems at once since when it has what. So bodies that are the same everywhere say nothing
# on the other systems that they do not say here.
WHOLE = ["macos", "ios"]
CONDITION = re.compile(r"^ *#(?:else)?if .*\b(?:os|canImport|targetEnvironment)\(", re.MULTILINE)


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
        if self.name not in WHOLE and not any(CONDITION.search(it.read_text()) for it in target.sources):
            flags.append("-experimental-skip-all-function-bodies")
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


def prepared(resources, name, work):
    """What is there before anything is checked on a platform: the control, and what Apple's systems have."""
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
    return compilation


def check_modules(compilation, targets, stand_in):
    for target in targets:
        if target.name == stand_in:
            compilation.stand_in(target.module, target.sources, target.features)
        elif target.sources:
            compilation.check(target)
        else:
            compilation.module_map(target)


def main():
    systems = package.stated_systems()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        work = pathlib.Path(folder)
        resources = work / "resources"
        resources.mkdir()
        platforms.make_resources(resources)

        plans = {}
        for name in systems:
            stand_in = platforms.PLATFORMS[name].stand_in
            ordered = package.targets(stand_in)
            # What is no library is for a Mac.
            chosen = ordered if name == "macos" else package.of_libraries(ordered) | {stand_in: ordered[stand_in]}
            plans[name] = stand_in, [target for target in ordered.values() if target.name in chosen]

        def run(name):
            compilation = prepared(resources, name, work)
            stand_in, targets = plans[name]
            check_modules(compilation, [target for target in targets if target.kind != "test"], stand_in)
            return compilation

        compilations = list(pool.map(run, systems))
        # Nothing is built with tests, so that they can be checked side by side.
        tests = [(it, target) for it in compilations for target in plans[it.name][1] if target.kind == "test"]
        list(pool.map(lambda pair: pair[0].check(pair[1]), tests))

    for compilation in compilations:
        stand_in, targets = plans[compilation.name]
        for kind, title in [("regular", "modules"), ("executable", "programs"), ("test", "test targets")]:
            count = sum(bool(it.sources) and it.kind == kind and it.name != stand_in for it in targets)
            if count:
                print(f"check-availability: {compilation.triple(kind)}: {count} {title}")
        for text in compilation.failures.values():
            print(text, file=sys.stderr)
    print("check-availability: not checked: what is behind canImport(ObjectiveC), the sources in C, and what is linked;")
    print("check-availability: of Foundation, Dispatch and the C library what their stand-ins say is taken for granted")
    refused = [f"{name} ({it.name})" for it in compilations for name in it.failures]
    sys.exit(f"check-availability: refused: {', '.join(refused)}" if refused else 0)


main()
