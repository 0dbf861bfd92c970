import { readFileSync } from "node:fs";
import type { Description } from "@data-import/spec/read";

// The one reader of descriptions. The build joins it into dist, so that an install does not contain a second
// description.
export {
  type Description,
  type Example,
  escapePointer,
  findBasePath,
  followPointer,
  type Header,
  joinPointer,
  joinTypes,
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

/** Reads the bundled description, which the build puts beside the compiled sources. */
export function loadDescription(): Description {
  // The path is the same from src/ and from dist/.
  return JSON.parse(readFileSync(new URL("../dist/openapi.json", import.meta.url), "utf8"));
}
