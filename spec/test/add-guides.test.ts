import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { addGuides } from "../add-guides.ts";
import { locateOperations } from "../read/index.ts";
import { description } from "./bundle.ts";

const site = "https://data-import.github.io/data-import/guides/";

test("an operation has the guide of its tag", () => {
  const operations = locateOperations(addGuides(description));
  const find = (id: string) => operations.find(({ value }) => value.operationId === id)?.value.externalDocs;
  expect(find("createWebhook")).toEqual({ url: `${site}receive-webhooks/` });
  expect(find("updateCurrentAccount")).toBeUndefined();
});

test("each guide exists", () => {
  for (const { value } of locateOperations(addGuides(description))) {
    const { url } = value.externalDocs ?? { url: `${site}events/` };
    expect(url.startsWith(site)).toBe(true);
    const guide = url.slice(site.length).replace(/\/$/, ".md");
    expect(existsSync(new URL(`../../packages/docs/content/guides/${guide}`, import.meta.url)), guide).toBe(
      true,
    );
  }
});
