import type { Example, Message } from "../description/model.ts";
import { writeCode, writeCodeBlock, writeJson } from "./write-code.ts";
import { writeFields } from "./write-fields.ts";

/** A body: its description, its fields, and its examples with headings of depth `level`. */
export function writeMessage(message: Message, level: number): string {
  const { text, mediaType, field, examples } = message;
  return joinBlocks(
    text,
    mediaType !== undefined && mediaType !== "application/json" && `Content type: ${writeCode(mediaType)}`,
    field !== undefined && writeFields(field),
    ...examples.map((example) => writeExample(example, level)),
  );
}

/** An example under its own heading. */
export function writeExample({ title, value }: Example, level: number): string {
  const code = typeof value === "string" ? writeCodeBlock(value, "text") : writeJson(value);
  return joinBlocks(`${"#".repeat(level)} Example: ${title}`, code);
}

/** Blocks of Markdown with an empty line between them; absent and empty ones are left out. */
export function joinBlocks(...blocks: readonly (string | false | undefined)[]): string {
  return blocks
    .map((block) => (block || "").trim())
    .filter(Boolean)
    .join("\n\n");
}
