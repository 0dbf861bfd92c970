import { fileURLToPath } from "node:url";
import type { VendorBundle } from "@data-import/house/bundle";

/**
 * Prism's generator, without what it brings along and the mock never reaches or has done itself: invented names and
 * addresses (our schemas ask for none), properties that are only written (ours are dropped when the schema is
 * prepared), and Lodash, for one deep copy of a schema that nobody changes.
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
  ],
  corrected: [
    {
      // It looks for what it may drop by the schema of a list's items, and falls over where a list is in an alternative.
      path: /json-schema-faker\/dist\//,
      wrong: "schema = schema.items || schema;",
      right: "schema = schema?.items || schema || {};",
    },
  ],
  introduction: `The files in dist/vendor are bundled from the packages below, minified, with modules that the mock does not
use replaced by empty ones and one line of json-schema-faker corrected. Prism is licensed under the Apache License 2.0 and copyright Stoplight, Inc.; this
package is not affiliated with it.`,
};
