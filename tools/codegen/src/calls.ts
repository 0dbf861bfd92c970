// What a call of an operation looks like, for those who write calls themselves: an entry of its own, because it
// needs no compiler, and loading one takes most of a second.
export { parseBundle, readBundle } from "./bundle.ts";
export { type ExampleArguments, readExampleArguments, splitUpload } from "./method-example.ts";
export { nameMethod, nameSubject, toCamelCase } from "./method-names.ts";
export {
  filePart,
  listOperations,
  type OperationEntry,
  readBodySchema,
  readSuccess,
} from "./operations.ts";
export { Code, type PrintOptions, printValue } from "./print-value.ts";
