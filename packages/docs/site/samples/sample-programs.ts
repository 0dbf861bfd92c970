import type { OperationSamples } from "../page.ts";
import type { Program } from "./program.ts";

/** The samples of the operations as programs to verify. */
export function listSamplePrograms(samples: ReadonlyMap<string, OperationSamples>): Program[] {
  return [...samples].flatMap(([operationId, { client, fetch, curl }]) => {
    const whole = { operationId, files: [], parts: [{ line: 0 }] };
    return [
      { ...whole, place: `${operationId}, client`, language: "ts", code: client },
      { ...whole, place: `${operationId}, fetch`, language: "ts", code: fetch },
      { ...whole, place: `${operationId}, curl`, language: "sh", code: curl },
    ] as const;
  });
}
