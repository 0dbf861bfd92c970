export type * from "./description.ts";
export { type ErrorCodeEntry, listErrorCodes, listErrorCodesOf, listKnownValues } from "./error-codes.ts";
export { inlineEvents, nameEvent } from "./events.ts";
export { findOperation } from "./find-operation.ts";
export {
  type MessageCodeEntry,
  type MessageFormat,
  type MessageLanguage,
  type MessageParam,
  type MessageParamType,
  type MessagePattern,
  type MessagePlace,
  type MessageSubject,
  type MessageTable,
  readMessagePattern,
} from "./messages.ts";
export {
  type DocumentedResponse,
  type ExampleBody,
  type OperationCase,
  type QueryValue,
  type RequestContent,
  readOperationCases,
} from "./operation-cases.ts";
export type { OperationRow } from "./operation-row.ts";
export { findBasePath, type LocatedOperation, locateOperations, locateOperationsOf } from "./operations.ts";
export { applyOverlay, type Overlay, type OverlayAction, writeOverlayTarget } from "./overlay.ts";
export { escapePointer, followPointer, joinPointer, splitPointer } from "./pointer.ts";
export { type Located, locateTarget, resolveReference } from "./reference.ts";
export {
  type Discriminator,
  type ErrorCodeFacts,
  joinTypes,
  type Origin,
  readSchemaName,
  type Schema,
} from "./schema.ts";
export { listArguments, writeRequestBody, writeText } from "./write-request-body.ts";
export { writePath, writeTarget } from "./write-target.ts";
