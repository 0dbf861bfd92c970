import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";

/** The imports of each script of a built folder, by its path there, without modules of Node and of the package itself. */
export function listForeignImports(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const scripts = files.filter((file) => file.endsWith(".js"));
  return new Map(scripts.map((script) => [script, readForeignImports(join(folder, script))]));
}

function readForeignImports(path: string): string[] {
  const source = readFileSync(path, "utf8");
  // Minified code has no space before the name.
  const imports = [...source.matchAll(/(?:^|[;}\s])(?:import\(?|from|require\()\s*"([^"]+)"/g)];
  return imports.map(([, name = ""]) => name).filter((name) => !/^[.#]/.test(name) && !isBuiltin(name));
}
