import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./workspace.ts";

const source = /\.(ts|mts|js|mjs)$/;
const reader = /^spec\/(test\/)?read\//;

/** What only the one reader of the description may do, and what everybody else does instead. */
const ownReading: readonly { readonly sign: RegExp; readonly message: string }[] = [
  {
    // A text or an expression that is nothing but an escape of a pointer.
    sign: /(["'`/])~[01]\1/,
    message: "escapes or reads a JSON pointer by itself: escapePointer, splitPointer and followPointer do",
  },
  {
    sign: /\$ref["']?\??:\s*string\b/,
    message: "has a type of its own for references: Reference and Schema are such types",
  },
];

/** Sources that read a description in a way of their own, one sentence each: `@data-import/spec/read` is the one reader. */
export function checkReader(root: string): string[] {
  return listFiles(root)
    .filter((path) => source.test(path) && !reader.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return ownReading
        .filter(({ sign }) => sign.test(text))
        .map(({ message }) => `${path} ${message}. Import them from @data-import/spec/read.`);
    });
}
