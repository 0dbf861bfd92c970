import { fileURLToPath } from "node:url";
import type { VendorBundle, VendorEntry } from "@data-import/checks/bundle";

/** Invented names and addresses: our schemas do not use them. */
const withoutFaker = { path: /@faker-js\/faker\//, contents: "export const faker = {};" };
/** json-schema-faker reads references and JSON paths with them if it is asked to; Prism does not ask. */
const withoutReaders = {
  path: /node_modules\/(json-schema-ref-parser|jsonpath-plus)\//,
  contents: "export default {};",
};

/**
 * Prism's generator, for `dynamic`. Besides, it needs no removal of write-only properties (the preparation of the schema
 * removes them), and no Lodash, which only copies a schema that nothing changes.
 */
const generator: VendorEntry = {
  name: "prism",
  leftOut: [
    withoutFaker,
    withoutReaders,
    {
      path: /prism-http\/dist\/utils\/filterRequiredProperties\.js$/,
      contents: 'export const stripWriteOnlyProperties = (value) => ({ _tag: "Some", value });',
    },
    { path: /@stoplight\/json-schema-sampler\//, contents: "" },
    { path: /node_modules\/lodash\//, contents: "export const cloneDeep = (value) => value;" },
  ],
  corrected: [
    {
      // To find removable items it reads the schema of a list, and throws if the list is in an alternative.
      path: /json-schema-faker\/dist\//,
      wrong: "schema = schema.items || schema;",
      right: "schema = schema?.items || schema || {};",
    },
  ],
};

/**
 * Prism's whole HTTP engine, for `engine: "prism"`. It is loaded only then. Left out is what it uses for other documents
 * than ours (OpenAPI 2, Postman, YAML), for its log and for its proxy; to send callbacks, it uses the `fetch` of Node.
 */
const engine: VendorEntry = {
  name: "prism-http",
  platform: "node",
  leftOut: [
    withoutFaker,
    withoutReaders,
    {
      path: /http-spec\/(oas2|postman)\/operation\.js$/,
      contents: "export const transformOas2Operations = null, transformPostmanCollectionOperations = null;",
    },
    { path: /@stoplight\/yaml\//, contents: "export default {};" },
    { path: /node_modules\/pino\//, contents: "export default {};" },
    { path: /node_modules\/https?-proxy-agent\//, contents: "export default {};" },
    { path: /node_modules\/node-fetch\//, contents: "export default fetch;" },
  ],
  corrected: [
    {
      // It takes a CommonJS module around the bundle, such as those of test runners, for its own.
      path: /@jsdevtools\/ono\/esm\/index\.js$/,
      wrong: 'typeof module === "object" && typeof module.exports === "object"',
      right: "false",
    },
  ],
};

/** The parts of Prism that the mock contains. */
export const prismBundle: VendorBundle = {
  root: fileURLToPath(new URL("../", import.meta.url)),
  entries: [generator, engine],
  introduction: `The files in dist/vendor are bundled from the packages below, minified, with modules that the mock does not
use replaced by empty ones and one line of json-schema-faker corrected in prism.js. Prism is licensed under the Apache
License 2.0 and copyright Stoplight, Inc.; this package is not affiliated with it.`,
};
