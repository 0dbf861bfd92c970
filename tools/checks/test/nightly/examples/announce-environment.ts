import { readFileSync } from "node:fs";
import type { Edit } from "../../../src/new/edit.ts";
import type { Example, Part } from "../support/example.ts";

const guide = "packages/docs/content/guides/change-the-description.md";

/** "Add an operation", followed with the blocks of our own guide. */
export function announceEnvironment(): Example {
  const blocks = readBlocks();
  const append = (path: string, add: string): Edit => ({ path, add });
  return new Map<string, readonly Part[]>([
    // The guide shows the key `item` for the place; the file has it already, and last.
    [
      "Description",
      [
        append("spec/paths/environments.yaml", blocks.yaml(0).replace(/^item:\n/, "")),
        {
          path: "spec/events/topics.yaml",
          replace: "  reserved: Configurations are not built automatically in this version.\n",
          add: "",
        },
      ],
    ],
    ["Examples", [append("spec/examples/environments.yaml", blocks.yaml(1))]],
    [
      "Handler",
      [
        {
          path: "packages/service/src/operations/environments.ts",
          replace: "} satisfies ",
          add: `${indent(blocks.ts(0))}} satisfies `,
        },
        {
          path: "packages/service/src/operations/locks.ts",
          before: "updateEnvironment:",
          add: indent(blocks.ts(1)),
        },
        {
          path: "packages/service/src/environments/environments.ts",
          replace: '"environment:created" | ',
          add: '"environment:autobuild-created" | "environment:created" | ',
        },
        {
          path: "packages/service/test/environments.test.ts",
          after: "  afterAll(() => test.close());",
          add: `\n${indent(blocks.ts(2))}`,
        },
      ],
    ],
    ["Generated files", [{ run: "generate" }, { run: "snapshot" }]],
  ]);
}

function readBlocks(): Record<"yaml" | "ts", (position: number) => string> {
  const text = readFileSync(new URL(`../../../../../${guide}`, import.meta.url), "utf8");
  const blocks = [...text.matchAll(/^```(yaml|ts) .*\n([\s\S]*?)^```$/gm)];
  const read = (language: string) => (position: number) => {
    const found = blocks.filter(([, name]) => name === language)[position];
    if (found === undefined) throw new Error(`${guide} has no block ${position + 1} in ${language}.`);
    return found[2] ?? "";
  };
  return { yaml: read("yaml"), ts: read("ts") };
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}
