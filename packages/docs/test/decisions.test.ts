import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../content/decisions/", import.meta.url));
const read = (file: string) => readFileSync(folder + file, "utf8");

const rows = read("README.md")
  .split("\n")
  .filter((line) => line.startsWith("| ["))
  .map((line) => {
    const [record = "", , date, status = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { file: /\((.+)\)/.exec(record)?.[1] ?? "", date, status };
  });
const records = readdirSync(folder).filter((name) => name !== "README.md");

/** The numbers of the records that a text links to. */
function readLinks(text = ""): readonly string[] {
  return [...text.matchAll(/\[(\d{4})\]/g)].map(([, number = ""]) => number);
}

test("the table has one row for each record, in their order", () => {
  expect(rows.map(({ file }) => file)).toEqual(records.toSorted());
});

test("each record has one subject", () => {
  const [, subjects] = read("README.md").split("\n## By subject\n");
  expect(readLinks(subjects).toSorted()).toEqual(records.map((name) => name.slice(0, 4)).toSorted());
});

test.each(rows)("$file has the date and the status of its row under its title", ({ file, date, status }) => {
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(status).toMatch(/^(in force$|replaced (in part )?by \[\d{4}\])/);
  const [, line = ""] = read(file).split("\n\n");
  const [words = ""] = status.split(" [");
  expect(line).toMatch(new RegExp(`^${date}, ${words}\\b`));
  expect(readLinks(line)).toEqual(expect.arrayContaining([...readLinks(status)]));
});

test("a record that replaces another one, or a part of it, is named in the status of that one", () => {
  const replacements = records.flatMap((file) => {
    const [sentence] = read(file).match(/^Replaces [\s\S]*?\./m) ?? [];
    return readLinks(sentence).map((replaced) => ({ replaced, by: file.slice(0, 4) }));
  });
  expect(replacements).not.toEqual([]);
  for (const { replaced, by } of replacements) {
    const row = rows.find(({ file }) => file.startsWith(replaced));
    expect(readLinks(row?.status), `the status of ${replaced}`).toContain(by);
  }
});

test("a record is only replaced by later ones that exist", () => {
  for (const { file, status } of rows) {
    for (const number of readLinks(status)) {
      expect(records.some((name) => name.startsWith(number) && name > file)).toBe(true);
    }
  }
});
