import { readdirSync, readFileSync } from "node:fs";
import { createRename, type Rename } from "./names.ts";
import type { Recipe } from "./recipe.ts";

/** The middle part of the ids in the recipe of a resource. */
const exampleKind = "fn";

/** What puts a name in the place of that of the example of a recipe, and what follows from the files that are there. */
export function renameFor(
  kind: string,
  { example }: Recipe,
  own: string,
  read: (path: string) => string | undefined,
): Rename {
  if (kind === "page") {
    const rename = createRename(example, own);
    // Behind all others.
    return (text) => rename(text).replace("order: 9999", `order: ${findLastOrder() + 10}`);
  }
  if (kind !== "resource") return createRename(example, own);
  const source = read("packages/service/src/domain/ids.ts") ?? "";
  const taken = new Set([...source.matchAll(/: "([a-z]{2})"/g)].map(([, letters = ""]) => letters));
  return createRename(example, own, [exampleKind, chooseKind(own, taken)]);
}

function findLastOrder(): number {
  const folder = new URL("../../../../packages/docs/content/guides/", import.meta.url);
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  return Math.max(...texts.map((text) => Number(/^order: (\d+)$/m.exec(text)?.[1] ?? 0)));
}

/** Two letters of a name that no other kind of id has: of two words their first ones, else two of the word. */
function chooseKind(name: string, taken: ReadonlySet<string>): string {
  const [first = "", second = ""] = name.split("-");
  const rest = [second.charAt(0), ...name.slice(1).replace(/[^a-z]/g, "")].filter((letter) => letter !== "");
  const found = rest.map((letter) => first.charAt(0) + letter).find((letters) => !taken.has(letters));
  if (found === undefined) throw new RangeError(`No two letters of "${name}" are free for its ids.`);
  return found;
}
