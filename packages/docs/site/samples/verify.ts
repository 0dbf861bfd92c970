import type { OperationSamples } from "./languages.ts";
import type { Program } from "./program.ts";
import { readGuidePrograms } from "./read-guide-programs.ts";
import { listSamplePrograms } from "./sample-programs.ts";
import { type Verification, verifyPrograms } from "./verify-programs.ts";

export { SampleError } from "./program.ts";
export type { Verification } from "./verify-programs.ts";

/**
 * Compiles and runs every sample of the operations and every block of the guides in a folder; throws a
 * `SampleError` that lists each one that does not work, with its line and what the compiler or the mock says.
 */
export function verifySamples(
  samples: ReadonlyMap<string, OperationSamples>,
  guides: string,
): Promise<Verification> {
  return verifyPrograms(listPrograms(samples, guides));
}

/** The programs that the samples of the operations and the guides in a folder consist of. */
export function listPrograms(samples: ReadonlyMap<string, OperationSamples>, guides: string): Program[] {
  return [...listSamplePrograms(samples), ...readGuidePrograms(guides)];
}
