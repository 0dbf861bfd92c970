import type { Edit } from "../../../src/new/edit.ts";
import type { Rename } from "../../../src/new/names.ts";
import type { Recipe } from "../../../src/new/recipe.ts";

/** A command that a step runs, and the files that it writes. */
export interface Written {
  readonly run: "generate" | "snapshot";
}

/** What a step does. */
export type Part = Edit | Written;

/** A recipe followed once: what each step that changes a file does. */
export type Example = ReadonlyMap<string, readonly Part[]>;

/**
 * A recipe followed with another name: what `npm run new` makes for each step, and what somebody does by hand.
 * @throws if a step by hand is not one of the recipe
 */
export function follow(
  { steps }: Recipe,
  rename: Rename,
  byHand: Readonly<Record<string, readonly Part[]>>,
): Example {
  const unknown = Object.keys(byHand).find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) throw new Error(`The recipe has no step "${unknown}".`);
  const parts = steps.map(({ name, edits }): [string, Part[]] => [
    name,
    [
      ...edits.map(({ path, add, ...place }) => ({ ...place, path: rename(path), add: rename(add) })),
      ...(byHand[name] ?? []),
    ],
  ]);
  return new Map(parts.filter(([, each]) => each.length > 0));
}
