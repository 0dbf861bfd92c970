import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listForeignImports } from "@data-import/checks/bundle";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

describe("the package", () => {
  it("needs no other package, and runs no script when it is installed", () => {
    expect(manifest).not.toHaveProperty("dependencies");
    expect(manifest.scripts).not.toHaveProperty("postinstall");
  });

  it.each([...listForeignImports(dist)])(
    "%s imports nothing but Node and its neighbours",
    (_script, foreign) => {
      expect(foreign).toEqual([]);
    },
  );

  it("declares its types without any other package", () => {
    const files = globSync(`${dist}**/*.d.ts`);
    const foreign = files.filter((file) => /from "(?!node:|\.)/.test(readFileSync(file, "utf8")));
    expect(files).toContain(`${dist}description/index.d.ts`);
    expect(foreign).toEqual([]);
  });

  it("contains the licence of everything that it bundles", () => {
    const notices = readFileSync(`${dist}THIRD-PARTY-LICENSES`, "utf8");
    for (const name of ["ajv 8", "ajv-formats 3", "fast-uri"]) expect(notices).toContain(`\n${name}`);
  });
});
