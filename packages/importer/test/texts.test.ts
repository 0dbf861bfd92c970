import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chooseLanguage } from "../src/texts/load-texts.ts";
import { languages } from "../src/texts/plural.ts";
import type { PartLoaders, Texts } from "../src/texts/texts.ts";

interface Language {
  readonly texts: Texts;
  readonly parts: PartLoaders;
}

const folder = join(import.meta.dirname, "../src/texts");
const tags = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("each language has a name, its texts and its direction", async () => {
  expect(Object.keys(languages).sort()).toEqual(tags.sort());
  for (const tag of tags) {
    const { texts }: Language = await import(join(folder, tag, "index.ts"));
    expect([chooseLanguage([`${tag}-XX`]), texts.language]).toEqual([tag, tag]);
    expect([tag, texts.dir]).toEqual([tag, ["ar", "he"].includes(tag) ? "rtl" : "ltr"]);
  }
  expect(chooseLanguage(["sv", "xx"])).toBe("en");
});

test.each(tags)("the texts of %s are whole for each count", async (tag) => {
  const { texts, parts }: Language = await import(join(folder, tag, "index.ts"));
  const loaded = await Promise.all(Object.values(parts).map((load) => load()));
  const english: Language = await import(join(folder, "en/index.ts"));
  const originals = await Promise.all(Object.values(english.parts).map((load) => load()));
  const written = loaded.flatMap((part) => writeTexts(part.texts, []));
  expect(written.map(([path]) => path)).toEqual(
    originals.flatMap((part) => writeTexts(part.texts, [])).map(([path]) => path),
  );
  for (const [path, text] of [...writeTexts(texts, []), ...written])
    expect([path, text]).toEqual([path, expect.stringMatching(/^(?!.*(undefined|NaN))[^{}#$[\]]+$/s)]);
});

// Who speaks to a program says what a button shows.
test.each(tags)("the longer names of buttons in %s have the words that they show", async (tag) => {
  const { parts }: Language = await import(join(folder, tag, "index.ts"));
  const { file } = (await parts.file()).texts;
  const { space } = (await parts.space()).texts;
  for (const [shown, name] of [
    [file.remove, file.removeFile("a.csv")],
    [space.download, space.downloadFile("a.csv")],
  ] as const)
    expect(name.toLowerCase()).toContain(shown.toLowerCase());
});

/** Each text with its place; a function is called for counts of every plural form. */
function writeTexts(value: unknown, path: readonly string[]): [path: string, text: string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value === "function")
    return [0, 1, 2, 3, 5, 11, 22, 100, 1_000_000].flatMap((count) => {
      // A parameter is a count, a text or a list of texts; this is all of them.
      const write = () => Object.assign(Object(count), { join: () => "a, b" });
      const same = write();
      const place = `${path.join(".")} ${count}`;
      return [
        [place, String(value(same, same, same))],
        [place, String(value(write(), write(), write()))],
      ];
    });
  return Object.entries(value as object).flatMap(([key, member]) => writeTexts(member, [...path, key]));
}
