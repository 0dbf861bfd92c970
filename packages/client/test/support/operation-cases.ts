import { type Bundle, type OperationCase, readOperationCases } from "@data-import/description";
import bundle from "@data-import/spec/openapi.json" with { type: "json" };

/** Every operation of the description, so that one that is added is tested by itself. */
export const operationCases: readonly OperationCase[] = readOperationCases(bundle as unknown as Bundle);
