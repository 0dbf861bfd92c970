import bundle from "@data-import/spec/openapi.json" with { type: "json" };
import { type Description, type OperationCase, readOperationCases } from "@data-import/spec/read";

/** Every operation of the description, so that one that is added is tested by itself. */
export const operationCases: readonly OperationCase[] = readOperationCases(bundle as unknown as Description);
