import { type Description, locateOperations } from "./read/index.ts";

/** Gives each operation without a page of its own the page that its tag names, so that tools show it beside the operation. */
export function addGuides(description: Description): Description {
  const copy = structuredClone(description);
  for (const { value } of locateOperations(copy)) {
    const tag = copy.tags?.find(({ name }) => name === value.tags?.[0]);
    if (tag?.externalDocs !== undefined)
      Object.assign(value, { externalDocs: value.externalDocs ?? tag.externalDocs });
  }
  return copy;
}
