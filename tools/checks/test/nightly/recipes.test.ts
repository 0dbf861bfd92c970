import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addEngine } from "./examples/add-engine.ts";
import { addGuide } from "./examples/add-guide.ts";
import { addNotes } from "./examples/add-notes.ts";
import { announceEnvironment } from "./examples/announce-environment.ts";
import { type FollowedRecipe, followRecipe } from "./support/follow-recipe.ts";
import { readRecipe, type Step } from "./support/read-recipe.ts";

// Each step that is left out starts a compiler or a test runner.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const operation = readRecipe("Add an operation");
const resource = readRecipe("Add a resource");
const engine = readRecipe("Add a storage engine");
const page = readRecipe("Add a page of the docs");

const followed = [
  { example: "add notes, a new resource", recipes: [operation, resource], edits: addNotes() },
  {
    example: "announce environments, with the blocks of our guide",
    recipes: [operation],
    edits: announceEnvironment(),
  },
  { example: "add an engine", recipes: [engine], edits: addEngine() },
  { example: "add a guide", recipes: [page], edits: addGuide() },
];
const leftOut = new Set<Step>();

test("every step that something notices is followed", () => {
  for (const recipe of [operation, resource, engine, page]) {
    const names = followed.flatMap(({ recipes, edits }) =>
      recipes.includes(recipe) ? [...edits.keys()] : [],
    );
    const checked = recipe.filter(({ noticedBy }) => noticedBy !== undefined).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(checked));
  }
});

describe.each(followed)("$example", ({ recipes, edits }) => {
  const steps = recipes.flat();
  const named = [...edits.keys()].map((name) => {
    const step = steps.find((one) => one.name === name);
    if (step === undefined) throw new Error(`CONTRIBUTING.md has no step "${name}" in this recipe.`);
    return step;
  });
  const noticed = named.filter(({ noticedBy }) => noticedBy !== undefined);
  const commands = new Set(noticed.map(({ noticedBy = "" }) => fillNames(noticedBy)));
  // Each step is left out once, in the first example that has it.
  const omitted = noticed.filter((step) => !leftOut.has(step));
  for (const step of omitted) leftOut.add(step);

  let recipe: FollowedRecipe;
  beforeAll(async () => {
    recipe = await followRecipe(edits);
  });
  afterAll(() => recipe.close());

  test("each step names every file that it changes", () => {
    const unnamed = named.flatMap(({ name, names }) =>
      recipe.pathsOf(name).flatMap((path) => (names(path) ? [] : [`${name}: ${path}`])),
    );
    expect(unnamed).toEqual([]);
  });

  test.each([...commands])("with all steps, %s passes", async (command) => {
    expect(await recipe.run(command)).toBeUndefined();
  });

  test.each(omitted)("without $name, $noticedBy fails", async ({ name, noticedBy = "" }) => {
    expect(await recipe.runWithout(name, fillNames(noticedBy))).toBeDefined();
  });
});

/** A command of a recipe with the names of the only example that adds a resource. */
function fillNames(command: string): string {
  return command.replace("<resource>", "notes").replace("<operation>", "getNote");
}
