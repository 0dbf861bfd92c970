import { readdirSync, readFileSync } from "node:fs";

/** An example in the comment on a method. */
export interface Example {
  /** The file that it is in, such as `spaces.gen.ts`. */
  readonly file: string;
  readonly code: string;
}

const folder = new URL("../../src/resources/", import.meta.url);

/** Every example in the comments on the methods of the flat client. */
export function readExamples(): Example[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folder), "utf8");
      return Array.from(text.matchAll(/\* @example\n *\* ```ts\n([\s\S]*?)\n *\* ```/g), ([, code = ""]) => ({
        file,
        code: code.replace(/^ *\* ?/gm, "").replaceAll("*\\/", "*/"),
      }));
    });
}

/** Each example as a separate function that takes the client. */
export function writeFunctions(examples: readonly Example[]): string[] {
  return examples.map(({ code }) => `async (api) => {\n${code.replace(/^(?=.)/gm, "  ")}\n}`);
}
