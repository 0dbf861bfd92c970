import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const scripts = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".js"),
);

describe("the package", () => {
  it("needs no other package, and runs no script when it is installed", () => {
    expect(manifest).not.toHaveProperty("dependencies");
    expect(manifest.scripts).not.toHaveProperty("postinstall");
  });

  it.each(scripts)("%s imports nothing but Node and its neighbours", (script) => {
    const source = readFileSync(`${dist}${script}`, "utf8");
    const imports = [...source.matchAll(/(?:^|[;}\s])(?:import\(?|from|require\()\s*"([^"]+)"/g)].map(
      ([, name = ""]) => name,
    );
    expect(imports.filter((name) => !name.startsWith(".") && !isBuiltin(name))).toEqual([]);
  });

  it("carries the licence of everything it bundles", () => {
    const notices = readFileSync(`${dist}THIRD-PARTY-LICENSES`, "utf8");
    for (const name of ["ajv 8", "ajv-formats 3", "fast-uri"]) expect(notices).toContain(`\n${name}`);
  });
});
