export type { Bundle } from "./bundle.ts";
export { type ExampleBody, type OperationCase, readOperationCases } from "./operation-cases.ts";
export { listArguments, writeRequestBody } from "./write-request-body.ts";
