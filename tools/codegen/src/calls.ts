// The code that writes calls of operations, for other packages that print calls. It is a separate entry, because it
// does not need the compiler, which takes most of a second to load.
export { parseBundle, readBundle } from "./bundle.ts";
export { type ExampleArguments, readExampleArguments, readLines, splitUpload } from "./method-example.ts";
export { nameMethod, nameSubject, toCamelCase } from "./method-names.ts";
export {
  filePart,
  isLive,
  listOperations,
  type OperationEntry,
  readBodySchema,
  readSuccess,
} from "./operations.ts";
export { Code, type PrintOptions, printValue } from "./print-value.ts";
