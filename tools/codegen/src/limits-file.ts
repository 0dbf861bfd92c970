import type { Description } from "@data-import/spec/read";
import { type GeneratedFiles, writeHeader } from "./write-files.ts";

/** The file with the numbers that the description promises; an empty object for a description without them. */
export function writeLimits(target: string, { "x-limits": limits = {} }: Description): GeneratedFiles {
  const lines = Object.entries(limits).map(
    ([name, { value, description }]) => `    /** ${description} */\n    ${name}: ${value},\n`,
  );
  const text = `const values = {\n${lines.join("")}};

/** The numbers that the service promises, each in the unit at the end of its name. */
export const limits: Readonly<typeof values> = values;\n`;
  return { "src/limits.gen.ts": writeHeader(target) + text };
}
