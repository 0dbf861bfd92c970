import bundle from "@data-import/spec/openapi.json" with { type: "json" };
import { type Description, type OperationCase, readOperationCases } from "@data-import/spec/read";

/** Every operation of the description, so that a new one is tested automatically. */
export const operationCases: readonly OperationCase[] = readOperationCases(bundle as unknown as Description);
