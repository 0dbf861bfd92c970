import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadDescription } from "@data-import/front";
import { expect, test } from "vitest";

interface TopicEntry {
  readonly post: { readonly "x-topic"?: string; readonly "x-reserved"?: string };
}

const folder = join(import.meta.dirname, "../src");
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");
const { webhooks = {} } = loadDescription() as { readonly webhooks?: Readonly<Record<string, TopicEntry>> };
const topics = Object.entries(webhooks);

test("the service records every topic of the description that is not reserved, and no reserved one", () => {
  const isReserved = ([, { post }]: (typeof topics)[number]) => post["x-reserved"] !== undefined;
  const isRecorded = ([topic]: (typeof topics)[number]) => sources.includes(`"${topic}"`);
  expect(topics.filter((one) => !isReserved(one) && !isRecorded(one)).map(([topic]) => topic)).toEqual([]);
  expect(topics.filter((one) => isReserved(one) && isRecorded(one)).map(([topic]) => topic)).toEqual([]);
  // The table has both kinds.
  expect(new Set(topics.map(isReserved))).toEqual(new Set([true, false]));
});
