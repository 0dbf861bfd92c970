import { DataImportElement } from "./data-import-element.ts";

// A second copy of this file does nothing.
// On a server there are no elements to define.
if (globalThis.customElements?.get("data-import") === undefined)
  globalThis.customElements?.define("data-import", DataImportElement);

export type { ImporterAttributes } from "./attributes.ts";
export type { ImporterEvents } from "./events.ts";
export { DataImportElement };
