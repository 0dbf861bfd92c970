import type { Example } from "../support/example.ts";

const path = "packages/docs/content/guides/name-your-lists.md";

/** "Add a page of the docs", followed once. */
export function addGuide(): Example {
  return new Map([
    ["Page", [{ path, add: "Every list has a name.\n" }]],
    [
      "Front matter",
      [
        {
          path,
          replace: "Every list",
          add: `---
title: Name your lists
description: Say what a list is for in the place where people look for it.
group: Contribute
order: 1050
---

Every list`,
        },
      ],
    ],
    [
      "Programs",
      [
        {
          path,
          add: '\n```ts\nconsole.log(["products", "people"].join(" and "));\n```\n\n```text\nproducts and people\n```\n',
        },
      ],
    ],
  ]);
}
