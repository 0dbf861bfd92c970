import fc from "fast-check";
import { expect, test } from "vitest";
import { type Block, type Inline, readMarkdown } from "../../src/flows/markdown.ts";

const text = (words: string): Inline => ({ kind: "text", text: words });

test("Markdown becomes blocks", () => {
  const source = [
    "# Title",
    "One **strong** and *soft* `code **x**`",
    "line.",
    "- a",
    "  more",
    "- b",
    "1. c",
    "> quoted",
    "---",
    "```js",
    "# no heading",
    "```",
  ].join("\n");
  expect(readMarkdown(source)).toEqual([
    { kind: "heading", level: 1, content: [text("Title")] },
    {
      kind: "paragraph",
      content: [
        text("One "),
        { kind: "strong", content: [text("strong")] },
        text(" and "),
        { kind: "em", content: [text("soft")] },
        text(" "),
        { kind: "code", text: "code **x**" },
        text(" line."),
      ],
    },
    { kind: "list", isOrdered: false, items: [[text("a more")], [text("b")]] },
    { kind: "list", isOrdered: true, items: [[text("c")]] },
    { kind: "quote", blocks: [{ kind: "paragraph", content: [text("quoted")] }] },
    { kind: "line" },
    { kind: "code", text: "# no heading" },
  ]);
});

test("a key with underscores has no emphasis", () => {
  expect(readMarkdown("first_name_of")).toEqual([{ kind: "paragraph", content: [text("first_name_of")] }]);
});

test("only pages and mails are links, and HTML stays text", () => {
  const link = (address: string) => ({ kind: "link", address, content: [text("x")] });
  expect(readMarkdown("[x](https://a.example/b?c)")).toEqual([
    { kind: "paragraph", content: [link("https://a.example/b?c")] },
  ]);
  for (const bad of ["[x](javascript:alert)", "[x](data:text/html,a)", "<img src=x>", "![x](//a.example/b)"])
    expect(readMarkdown(bad)).toEqual([{ kind: "paragraph", content: [text(bad)] }]);
});

test("any text is read to its end, and loses no letter", () => {
  const part = fc.constantFrom("*", "_", "[", "](", ")", "> ", "- ", "# ", "\n", "a", " ", "1. ", "<");
  const letters = (blocks: readonly Block[]): string => JSON.stringify(blocks).replaceAll(/[^z]/g, "");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      expect(letters(readMarkdown(parts.join("").replaceAll("a", "z")))).toBe(
        "z".repeat(parts.filter((each) => each === "a").length),
      );
    }),
  );
});
