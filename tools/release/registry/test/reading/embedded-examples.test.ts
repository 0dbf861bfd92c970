import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const embed = join(import.meta.dirname, "../../consumers/embed");
const guide = readFileSync(
  join(import.meta.dirname, "../../../../../packages/docs/content/guides/let-your-customers-import.md"),
  "utf8",
);

test.each([
  "start-import.ts",
  "plain/main.ts",
  "react/contacts.tsx",
  "vue/Contacts.vue",
  "angular/contacts.ts",
  "svelte/Contacts.svelte",
])("the guide shows the file that the release check uses: %s", (path) => {
  const code = readFileSync(join(embed, path), "utf8");
  expect(guide, `Copy consumers/embed/${path} into the guide.`).toContain(`"\n${code}\`\`\`\n`);
});
