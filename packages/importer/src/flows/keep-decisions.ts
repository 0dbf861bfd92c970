import type { JobExecutionPlanConfigRequest } from "@data-import/types";
import type { Planned } from "./import.ts";

/** What a person decided in a plan, as changes of another plan of the same file. */
export function keepDecisions({
  fieldMapping,
  unmappedSourceFields,
  rules,
  caseSensitive,
}: Planned["plan"]): JobExecutionPlanConfigRequest {
  const left = unmappedSourceFields.filter(({ reason }) => reason === "left-out");
  return {
    fieldMapping: [
      ...fieldMapping.map(({ sourceField, destinationField, steps, enumDetails }) => ({
        sourceField,
        destinationField,
        steps,
        ...(enumDetails && { enumDetails }),
      })),
      ...left.map(({ sourceField }) => ({ sourceField })),
    ],
    rules,
    ...(caseSensitive !== undefined && { caseSensitive }),
  };
}
