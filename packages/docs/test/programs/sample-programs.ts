import { languageEntries, type OperationSamples } from "../../site/samples/languages.ts";
import type { Program } from "./program.ts";

/** The samples of the operations as programs that can run: those in TypeScript and those of the shell. */
export function listSamplePrograms(samples: ReadonlyMap<string, OperationSamples>): Program[] {
  return [...samples].flatMap(([operationId, own]) =>
    languageEntries.flatMap(([name, { fence }]) =>
      fence === "ts" || fence === "sh"
        ? {
            operationId,
            place: `${operationId}, ${name}`,
            language: fence,
            code: own[name],
            files: [],
            parts: [{ line: 0 }],
          }
        : [],
    ),
  );
}
