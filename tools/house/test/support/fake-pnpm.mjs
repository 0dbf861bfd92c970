// Stands in for pnpm in a copy of the repository: `pnpm run <task>` in a room writes what the task would write, from
// what it would read, but at once. Words: the copy's root, then what turbo says to pnpm.
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [root = "", , task] = process.argv.slice(2);

const digest = (/** @type {string[]} */ ...patterns) => {
  const hash = createHash("sha256");
  for (const path of globSync(patterns, { cwd: root }).sort()) hash.update(readFileSync(join(root, path)));
  return hash.digest("hex");
};

if (task === "build") {
  mkdirSync("dist", { recursive: true });
  writeFileSync("dist/built.txt", digest("spec/**/*.yaml"));
} else if (task === "generate") {
  // What people see in the diff changes with the description and with the generator.
  const text = digest("spec/dist/built.txt", "tools/codegen/src/*.ts");
  for (const path of globSync(["src/**/*.gen.ts", "operations.txt"])) writeFileSync(path, text);
}
