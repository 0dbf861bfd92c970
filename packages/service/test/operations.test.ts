import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadDescription } from "@data-import/front";
import { expect, it } from "vitest";

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
}

const folder = join(import.meta.dirname, "../src/operations");
const own = ["handler.ts", "handler-table.ts", "locks.ts"];
const files = readdirSync(folder).filter((file) => !own.includes(file));

/** Files with a part of the handlers of a tag. */
const parts: Readonly<Record<string, string>> = { "record-lines.ts": "records" };

function listOperations(): Record<string, string[]> {
  const { paths } = loadDescription() as { readonly paths: Record<string, Record<string, Operation>> };
  const byTag: Record<string, string[]> = {};
  for (const { operationId, tags: [tag = ""] = [] } of Object.values(paths).flatMap(Object.values)) {
    if (operationId !== undefined) byTag[tag] = [...(byTag[tag] ?? []), operationId].sort();
  }
  return byTag;
}

it("has the handlers of each tag, and no others, in the file of that name", async () => {
  const handlers: Record<string, string[]> = {};
  for (const file of files) {
    const [table] = Object.values(await import(join(folder, file)));
    const tag = parts[file] ?? file.replace(/\.ts$/, "");
    handlers[tag] = [...(handlers[tag] ?? []), ...Object.keys(table as object)].sort();
  }
  expect(handlers).toEqual(listOperations());
});

it.each(files)("uses no database, only resources: %s", (file) => {
  expect(readFileSync(join(folder, file), "utf8")).not.toMatch(/\bdb\b|from "kysely"/);
});

it("are not named in http, and neither are their paths: it asks the operation and the description", () => {
  const { paths } = loadDescription() as { readonly paths: object };
  const names = Object.values(listOperations()).flat();
  const places = new Set(Object.keys(paths).map((path) => path.split("/")[1]));
  // Also the base of all paths.
  places.delete("v1");
  const first = `(${[...places].join("|")})\\b`;
  // A name in quotes, a path in quotes, and a path in a regular expression.
  const named = new RegExp(`["'\`](${names.join("|")})["'\`]|["'\`]/${first}|\\\\/\\(?${first}`);
  for (const text of ['"listEvents"', '"/spaces"', "/^\\/(auth|webhooks)/"]) expect(text).toMatch(named);
  const http = join(import.meta.dirname, "../src/http");
  const files = readdirSync(http, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => named.test(readFileSync(join(http, file), "utf8")))).toEqual([]);
});
