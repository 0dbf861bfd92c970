import type { Description } from "@data-import/spec/read";
import { generateClientFiles } from "./client-files.ts";
import { writeLimits } from "./limits-file.ts";
import { generateMockFiles } from "./mock-files.ts";
import { generateTestingFiles } from "./testing-files.ts";
import { generateTypesFiles } from "./types-files.ts";
import type { GeneratedFiles } from "./write-files.ts";

type Generator = (bundle: Description) => GeneratedFiles;

/** The generators by target. */
export const generators: ReadonlyMap<string, Generator> = new Map<string, Generator>([
  ["types", generateTypesFiles],
  ["client", generateClientFiles],
  ["testing", generateTestingFiles],
  ["mock", generateMockFiles],
  // It needs no other package, so it has the numbers of its own.
  ["front", (bundle) => writeLimits("front", bundle)],
]);
