import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { applyEdit, MisplacedEdit } from "./edit.ts";
import { planOperation } from "./operation.ts";
import { listRecipes, type Recipe, readRecipe } from "./recipe.ts";
import { renameFor } from "./rename-for.ts";

const root = new URL("../../../..", import.meta.url).pathname;
const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;

const [kind, name, route] = process.argv.slice(2);
try {
  if (kind === undefined) listKinds();
  else create(kind, name, route);
} catch (error) {
  if (!(error instanceof MisplacedEdit) && !(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function listKinds(): void {
  console.log(
    "npm run new -- <kind> <name> makes files and prints what is left to do; without a name, the steps.\n",
  );
  for (const each of listRecipes()) console.log(`  ${each.padEnd(16)} ${readRecipe(each).title}`);
}

function create(each: string, own: string | undefined, operation: string | undefined): void {
  const recipe = readRecipe(each);
  if (own === undefined || recipe.example === "") {
    printSteps(recipe, (text) => text);
    return;
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(own))
    throw new RangeError(`The name "${own}" must be in kebab case, such as "${recipe.example}".`);
  const rename = renameFor(each, recipe, own, read);
  const planned =
    each === "operation" ? planOperation(own, operation, read) : recipe.steps.flatMap(({ edits }) => edits);
  const edits = planned.map(({ path, add, ...place }) => ({
    ...place,
    path: rename(path),
    add: rename(add),
  }));
  for (const [index, { path }] of edits.entries()) {
    const isNamed = path !== planned[index]?.path;
    if (isNamed && read(path) !== undefined)
      throw new RangeError(`${path} is there already. Nothing was made.`);
  }
  const before = new Map(edits.map(({ path }) => [path, read(path)]));
  const after = new Map(before);
  // All edits have their place before the first file is written.
  for (const edit of edits) after.set(edit.path, applyEdit(after.get(edit.path) ?? "", edit));
  for (const [path, text] of after) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text ?? "");
    console.log(`${before.get(path) === undefined ? "made   " : "changed"} ${path}`);
  }
  const sources = [...after.keys()].filter((path) => path.endsWith(".ts"));
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  // The order of imports, and lines that another name made longer.
  if (sources.length > 0)
    execFileSync(process.execPath, [biome, "check", "--write", ...sources], { cwd: root, stdio: "pipe" });
  console.log();
  const resource = /^spec\/paths\/(.+)\.yaml$/m.exec([...after.keys()].join("\n"))?.[1] ?? "<resource>";
  printSteps(recipe, (text) => rename(text).replaceAll("<resource>", resource));
}

function printSteps({ steps }: Recipe, rename: (text: string) => string): void {
  for (const [index, step] of steps.entries())
    console.log(`${index + 1}. **${step.name}.** ${rename(step.text)}\n`);
  console.log(
    'At the end: npm run format, npm run check, npm run changeset. CONTRIBUTING.md says the rest under "Add something".',
  );
}
