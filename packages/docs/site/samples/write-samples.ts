import { listOperations } from "@data-import/codegen/calls";
import type { Description } from "@data-import/spec/read";
import { languageEntries, type OperationSamples } from "./languages.ts";
import { readSampleCall } from "./sample-call.ts";

/** Whole programs for every operation, by operationId, with the values of the description's examples. */
export function writeSamples(bundle: Description): Map<string, OperationSamples> {
  return new Map(
    listOperations(bundle).map((operation) => {
      const call = readSampleCall(bundle, operation);
      const samples = languageEntries.map(([name, { write }]) => [name, write(call)]);
      return [operation.operationId, Object.fromEntries(samples)];
    }),
  );
}
