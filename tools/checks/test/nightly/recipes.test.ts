import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRename } from "../../src/new/names.ts";
import { listRecipes, readRecipe, type Step } from "../../src/new/recipe.ts";
import { addEngine } from "./examples/add-engine.ts";
import { addResource } from "./examples/add-resource.ts";
import { announceEnvironment } from "./examples/announce-environment.ts";
import { type Example, follow } from "./support/example.ts";
import { type FollowedRecipe, followRecipe } from "./support/follow-recipe.ts";

/** A recipe followed with what `npm run new` makes under another name, and no more. */
function make(kind: string, name: string, byHand: Parameters<typeof follow>[2] = {}): Example {
  const recipe = readRecipe(kind);
  return follow(recipe, createRename(recipe.example, name), byHand);
}

const generated = { run: "generate" } as const;
const followed = [
  { kind: "resource", edits: addResource() },
  { kind: "operation", edits: announceEnvironment() },
  { kind: "constraint", edits: make("constraint", "even-length", { Check: [generated] }) },
  { kind: "field-type", edits: make("field-type", "seat-number", { Schema: [generated] }) },
  { kind: "page", edits: make("page", "name-your-lists") },
  { kind: "storage-engine", edits: addEngine() },
];

test("every recipe with steps that something notices is followed", () => {
  // What these steps change depends on the schema, the text or the words.
  const byHandOnly = ["property", "text", "words"];
  expect(
    followed
      .map(({ kind }) => kind)
      .concat(byHandOnly)
      .sort(),
  ).toEqual(listRecipes());
});

describe.each(followed)("a new $kind", ({ kind, edits }) => {
  const { steps } = readRecipe(kind);
  const isNoticed = (step: Step): step is Step & { noticedBy: string } => step.noticedBy !== undefined;
  const commands = new Set(steps.filter(isNoticed).map(({ noticedBy }) => fillNames(noticedBy)));
  const noticed = steps.filter(isNoticed).filter(({ name }) => edits.has(name));

  let recipe: FollowedRecipe;
  beforeAll(async () => {
    recipe = await followRecipe(edits);
  });
  afterAll(() => recipe.close());

  test.each([...commands])("with all steps, %s passes", async (command) => {
    expect(await recipe.run(command)).toBeUndefined();
  });

  test.each(noticed)("without $name, $noticedBy fails", async ({ name, noticedBy }) => {
    expect(await recipe.runWithout(name, fillNames(noticedBy))).toBeDefined();
  });
});

/** A command of a recipe with the name that the resource is given here. */
function fillNames(command: string): string {
  return command.replace("getFieldNote", "getPriceList");
}
