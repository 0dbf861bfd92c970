import { fileURLToPath } from "node:url";
import type { VendorBundle } from "@data-import/house/bundle";

/**
 * Prism's generator without modules that the mock does not need: invented names and addresses (our schemas do not use
 * them), the removal of write-only properties (the preparation of the schema removes them), and Lodash, which only
 * copies a schema that nothing changes. Nothing calls the readers of references and of JSON paths, which need Node.
 */
export const prismBundle: VendorBundle = {
  root: fileURLToPath(new URL("../", import.meta.url)),
  entries: ["prism"],
  leftOut: [
    { path: /@faker-js\/faker\//, contents: "export const faker = {};" },
    {
      path: /prism-http\/dist\/utils\/filterRequiredProperties\.js$/,
      contents: 'export const stripWriteOnlyProperties = (value) => ({ _tag: "Some", value });',
    },
    { path: /@stoplight\/json-schema-sampler\//, contents: "" },
    { path: /node_modules\/lodash\//, contents: "export const cloneDeep = (value) => value;" },
    { path: /node_modules\/(json-schema-ref-parser|jsonpath-plus)\//, contents: "export default {};" },
  ],
  corrected: [
    {
      // To find removable items it reads the schema of a list, and throws if the list is in an alternative.
      path: /json-schema-faker\/dist\//,
      wrong: "schema = schema.items || schema;",
      right: "schema = schema?.items || schema || {};",
    },
  ],
  introduction: `The files in dist/vendor are bundled from the packages below, minified, with modules that the mock does not
use replaced by empty ones and one line of json-schema-faker corrected. Prism is licensed under the Apache License 2.0 and copyright Stoplight, Inc.; this
package is not affiliated with it.`,
};
