/**
 * Listeners that the guide does not show, by the folder in which each has its own process: plugins that set spaces up would
 * all set up each space. Node reads these plugins as CommonJS, without named exports.
 */
export const listeners = {
  mapping: `
import { FlatfileListener } from "@flatfile/listener";
import automapping from "@flatfile/plugin-automap";

export default FlatfileListener.create((client) => {
  client.use(automapping.automap({
    accuracy: "confident", defaultTargetSheet: "Contacts", matchFilename: /[.]csv$/, targetWorkbook: "Own",
  }));
});`,
  sheets: `
import { FlatfileListener } from "@flatfile/listener";
import { ExcelExtractor } from "@flatfile/plugin-xlsx-extractor";

export default FlatfileListener.create((client) => {
  client.use(ExcelExtractor());
});`,
  schema: `
import { FlatfileListener } from "@flatfile/listener";
import schemas from "@flatfile/plugin-convert-json-schema";

export default FlatfileListener.create((client) => {
  client.use(schemas.configureSpaceWithJsonSchema({
    workbooks: [{
      name: "From a schema",
      sheets: [{ source: {
        title: "People",
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string", description: "As in a passport." },
          age: { type: "integer" },
          address: { type: "object", properties: { city: { type: "string" } } },
        },
      } }],
    }],
  }));
});`,
} as const;

/** An agent for the command line of the ecosystem: it reads these files as CommonJS. */
export const agent = `
const { recordHook } = require("@flatfile/plugin-record-hook");

module.exports = {
  default: (client) => {
    client.use(recordHook("contacts", (record) => {
      record.set("name", String(record.get("name")).toUpperCase());
      return record;
    }));
  },
};`;
