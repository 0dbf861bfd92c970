import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { writeSamples } from "../../site/samples/write-samples.ts";
import { bundle, description } from "../gates/support/description.ts";
import {
  type Expected,
  expectOperation,
  expectSchema,
  expectSharedFailure,
  expectTopic,
} from "../gates/support/expected-fields.ts";
import { printMeasure } from "../gates/support/print-measure.ts";
import { type Part, readParts } from "../gates/support/read-parts.ts";
import { sampleOperations, templates } from "../gates/support/templates.ts";
import { useDocs } from "./browser/support/browser.ts";

const docs = useDocs();
const { operations, topics, schemas } = description;
const samples = writeSamples(bundle);
const languages = ["client", "fetch", "curl"] as const;
const counts = { fields: 0, read: 0, samples: 0, readSamples: 0 };

afterAll(() => {
  printMeasure("fields readable without JavaScript", `${counts.read} of ${counts.fields}`, "100 %");
  printMeasure("samples readable without JavaScript", `${counts.readSamples} of ${counts.samples}`, "100 %");
});

describe("without JavaScript, a browser shows", () => {
  it.each(sampleOperations(30))("every field and sample of $id", async (operation) => {
    const { page } = await docs.open(`operations/${operation.id}/`, { javaScriptEnabled: false });
    const parts = await readParts(await page.evaluateHandle(() => document));
    expect(findMissing(parts, expectOperation(operation))).toEqual([]);

    const shown = await readSamples(page);
    for (const language of languages) {
      counts.samples += 1;
      expect(shown[language]).toEqual([samples.get(operation.id)?.[language].trimEnd()]);
      counts.readSamples += 1;
    }
  });

  it.each(templates)("the whole content of $name", async ({ path }) => {
    const { page } = await docs.open(path, { javaScriptEnabled: false });
    const parts = await readParts(await page.evaluateHandle(() => document));
    const unseen = [...parts].filter(([, { seen, text }]) => !seen && text !== "").map(([id]) => id);
    expect(unseen).toEqual([]);
  });
});

describe("the document itself is complete:", () => {
  const pages = [
    ...operations.map((operation) => ({
      path: `operations/${operation.id}/`,
      expected: expectOperation(operation),
    })),
    ...topics.map((topic) => ({ path: `events/${topic.slug}/`, expected: expectTopic(topic) })),
    ...schemas.map((schema) => ({ path: `schemas/${schema.name}/`, expected: expectSchema(schema) })),
    ...operations.slice(0, 1).map(({ responses }) => ({
      path: "errors/UnexpectedError/",
      expected: responses.filter(({ status }) => status === "default").flatMap(expectSharedFailure),
    })),
  ];

  it(`every field of ${operations.length} operations, ${topics.length} topics and ${schemas.length} schemas is there`, async () => {
    const { page } = await docs.open("404.html");
    for (const { path, expected } of pages) {
      const headers = { "Accept-Encoding": "identity" };
      const text = await (await fetch(new URL(path, docs.url()), { headers })).text();
      const parsed = await page.evaluateHandle(
        (source) => new DOMParser().parseFromString(source, "text/html"),
        text,
      );
      expect.soft(findMissing(await readParts(parsed), expected), path).toEqual([]);
      await parsed.dispose();
    }
  });
});

/** The incomplete fields of a page, each with the missing texts. */
function findMissing(parts: ReadonlyMap<string, Part>, expected: readonly Expected[]): string[] {
  return expected.flatMap(({ id, says }) => {
    const part = parts.get(id);
    const missing = part?.seen
      ? says.filter((said) => !part.text.includes(said.replaceAll(/\s+/g, "")))
      : ["all of it"];
    counts.fields += 1;
    if (missing.length === 0) counts.read += 1;
    return missing.map((said) => `${id}: ${said}`);
  });
}

/** The visible text of each tab of the samples, after choosing it. */
function readSamples(page: Page): Promise<Record<string, readonly string[]>> {
  return page.evaluate(() => {
    const tabs = [...document.querySelectorAll<HTMLInputElement>("input[name=sample]")];
    return Object.fromEntries(
      tabs.map((tab) => {
        tab.checked = true;
        const blocks = [...document.querySelectorAll(".tabs pre")].filter((block) => block.checkVisibility());
        return [tab.value, blocks.map(({ textContent }) => textContent.trimEnd())];
      }),
    );
  });
}
