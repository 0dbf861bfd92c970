import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Edit } from "./edit.ts";

const folder = fileURLToPath(new URL("../../recipes/", import.meta.url));

/** What to do to add something, and the files that `npm run new` makes for it. */
export interface Recipe {
  /** What it is for, in one line. */
  readonly title: string;
  /** The name in its command: `npm run new -- page compare-two-lists`. */
  readonly example: string;
  readonly steps: readonly Step[];
}

/** A numbered step of a recipe. */
export interface Step {
  /** What stands in bold at its beginning, without the period. */
  readonly name: string;
  /** Its words in Markdown, without the blocks that `npm run new` writes. */
  readonly text: string;
  /** What fails if the step is left out: a command, or the path of a test with options of vitest. */
  readonly noticedBy: string | undefined;
  /** What `npm run new` does for it, with the names of the example. */
  readonly edits: readonly Edit[];
}

/** The kinds of things that have a recipe. */
export function listRecipes(): string[] {
  return readdirSync(folder)
    .map((file) => file.replace(/\.md$/, ""))
    .sort();
}

/** Reads `recipes/<kind>.md`; throws if its steps are not numbered from 1. */
export function readRecipe(kind: string): Recipe {
  const path = `${folder}${kind}.md`;
  if (!existsSync(path))
    throw new RangeError(`There is no recipe for "${kind}": ${listRecipes().join(", ")}.`);
  return parseRecipe(readFileSync(path, "utf8"));
}

/** Reads a recipe; throws if its steps are not numbered from 1. */
export function parseRecipe(markdown: string): Recipe {
  const [head = ""] = markdown.split("\n1. ");
  const [, example = ""] = /npm run new -- \S+ (\S+?)(?: .*)?`/.exec(head) ?? [];
  const steps = [...markdown.matchAll(/^(\d+)\. \*\*(.+?)\.\*\* ([\s\S]*?)(?=^\d+\. |^\S|(?![\s\S]))/gm)];
  const [, title = ""] = /^# (.+)$/m.exec(markdown) ?? [];
  return {
    title,
    example,
    steps: steps.map(([, number, name = "", body = ""], index) => {
      if (Number(number) !== index + 1) throw new Error(`A recipe has no step ${index + 1}.`);
      const edits: Edit[] = [];
      const text = body
        .replace(/^( +)```\w+ add to (\S+)(?: (after|before) (.+))?\n([\s\S]*?)^ +```\n*/gm, (...found) => {
          const [, indent, path, place, anchor, block] = found as unknown as string[];
          // A block of Markdown has tildes for the fences inside of it.
          const add = (block ?? "").replace(new RegExp(`^${indent}`, "gm"), "").replaceAll("~~~", "```");
          edits.push({ path: path ?? "", ...(place && { [place]: anchor }), add });
          return "";
        })
        .trim();
      const [, noticedBy] = /Noticed by `([^`]+)`/.exec(text.replace(/\s+/g, " ")) ?? [];
      return { name, text, noticedBy, edits };
    }),
  };
}
