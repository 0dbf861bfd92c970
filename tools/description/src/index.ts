export {
  type Bundle,
  encodePointerKey,
  type Located,
  locate,
  type Parameter,
  type Schema,
} from "./bundle.ts";
export { findOperation } from "./find-operation.ts";
export {
  type DocumentedAnswer,
  type ExampleBody,
  type OperationCase,
  type QueryValue,
  type RequestContent,
  readOperationCases,
} from "./operation-cases.ts";
export { listArguments, writeRequestBody } from "./write-request-body.ts";
export { writePath, writeTarget } from "./write-target.ts";
