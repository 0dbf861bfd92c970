import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const guide = readFileSync(
  fileURLToPath(
    new URL("../../../../../packages/docs/content/guides/coming-from-flatfile.md", import.meta.url),
  ),
  "utf8",
);

/** The programs of the guide, by the names in their first lines. Nothing of the packages is in the repository. */
export const programs: ReadonlyMap<string, string> = new Map(
  [...guide.matchAll(/^```ts [^\n]*\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = "", text = ""]) => [
    name,
    text,
  ]),
);

/** The packages, as their users install them. */
export const packages: readonly string[] = [
  ...new Set(guide.match(/(?:@flatfile\/[\w-]+|\bflatfile)@\d[\d.]*/g)),
];

/** What the programs with the API client print: the one for an import, and the one for lines. */
export const [printed, printedLines]: readonly unknown[] = [
  ...guide.matchAll(/^```json [^\n]*\n([\s\S]*?)^```$/gm),
].map(([, text = ""]) => JSON.parse(text));

/** The properties of the client that are not known here, as the guide names them: `Program.accessToken`. */
export const unknownProperties: readonly string[] = [
  ...guide.matchAll(/^\| (`\w+\.\w+`(?:, `\w+\.\w+`)*) +\|/gm),
].flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));

/** The methods of the client that have no operation, as the table of the guide counts them. */
export const others: { readonly all: number; readonly kinds: ReadonlyMap<string, number> } = {
  all: Number(/The client has (\d+) methods/.exec(guide)?.[1]),
  kinds: new Map(
    [...guide.matchAll(/^\| (`\w+`(?:, `\w+`)*) +\| (\d+) /gm)].map(([, names = "", count]) => [
      names.replaceAll("`", ""),
      Number(count),
    ]),
  ),
};
