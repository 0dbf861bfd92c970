export { DataImportElement } from "./element/data-import-element.ts";
export type { ImporterEvents } from "./element/events.ts";
