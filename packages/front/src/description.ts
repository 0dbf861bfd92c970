// The one reader of descriptions. The build joins it into dist, so that an install does not contain a second
// description.
export {
  type Description,
  type Example,
  escapePointer,
  findBasePath,
  type Header,
  type Located,
  type LocatedOperation,
  locateOperationsOf,
  locateTarget,
  type MediaType,
  type Operation,
  type Parameter,
  type Reference,
  type RequestBody,
  type ResponseObject,
  resolveReference,
  type Schema,
  splitPointer,
} from "@data-import/spec/read";
