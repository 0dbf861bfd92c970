export { DataImportElement } from "./element/importer-element.ts";
