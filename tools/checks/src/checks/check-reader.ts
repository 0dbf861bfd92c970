import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./workspace.ts";

const source = /\.(ts|mts|js|mjs)$/;
const reader = /^spec\/(test\/)?read\//;

/** Code that is only allowed in the one reader of the description, with its replacement. */
const ownReading: readonly { readonly sign: RegExp; readonly message: string }[] = [
  {
    // A text or an expression that is only an escape of a pointer.
    sign: /(["'`/])~[01]\1/,
    message: "has its own code for JSON pointers: use escapePointer, splitPointer and followPointer",
  },
  {
    sign: /\$ref["']?\??:\s*string\b/,
    message: "has its own type for references: use Reference and Schema",
  },
];

/**
 * Sources with their own code for reading a description, one sentence each: `@data-import/spec/read` is the one reader.
 */
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
