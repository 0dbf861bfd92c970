import type { Layer } from "./service-layers.ts";

const noFramework =
  "the table is drawn without a framework, so that a frame costs only what the browser needs";

/** The folders of the importer that draw with the framework; the others do not know it. */
export const importerReserved: Readonly<
  Record<string, { readonly folder: string; readonly reason: string }>
> = { preact: { folder: "screens", reason: noFramework } };

/** The layers of the importer from top to bottom. A folder imports only from the layers below its own. */
export const importerLayers: readonly Layer[] = [
  {
    folders: ["page"],
    holds: "the full page: its document, and its script",
    reason: "the element works on any page",
  },
  {
    folders: ["."],
    holds: "the entry point: `index.ts`",
    reason: "the entry point only names what is public",
  },
  {
    folders: ["element"],
    holds: "the custom element: attributes, properties and events",
    reason: "screens do not know in which page they are",
  },
  {
    folders: ["screens"],
    holds: "a folder for each screen, drawn from the state of a flow",
    reason: "a screen shows what the layers below decide",
  },
  {
    folders: ["table"],
    holds: "the table of records: its cells, keys and editing",
    reason: "the table shows rows and does not know the screen around it",
  },
  {
    folders: ["rows", "flows"],
    holds:
      "the records that are loaded and their changes; what can happen in a session and an import, as reducers",
    reason: "what happens is decided without a document, so that tests need no browser",
  },
  {
    folders: ["geometry"],
    holds: "which records are seen at which place",
    reason: "places are computed from numbers alone",
  },
  {
    folders: ["api", "styles", "texts", "node"],
    holds:
      "the part of the client that is used, style sheets, the texts of each language, and what a server of the page needs",
    reason: "they are used by all others",
  },
];
