import { DataImportElement } from "./importer-element.ts";

// A second copy of this file does nothing.
if (customElements.get("data-import") === undefined) customElements.define("data-import", DataImportElement);
