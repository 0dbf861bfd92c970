export type { ImporterAttributes } from "./element/attributes.ts";
export type { DataImportElement } from "./element/data-import-element.ts";
export type {
  CellContent,
  FieldDefinition,
  ImporterProperties,
  ImporterStep,
  ImporterSteps,
  ImporterTexts,
  RowOf,
  SheetDefinition,
  TextChanges,
} from "./element/definition.ts";
export type { ActionJob, HandedOver, ImporterEventName, ImporterEvents } from "./element/events.ts";
export { type FrameListener, fromIframe, type ImporterFrame } from "./element/from-iframe.ts";
export { openImporter } from "./element/open-importer.ts";
export {
  ImporterError,
  type ImporterOutcome,
  type OpenImporterOptions,
  type RecordsOptions,
} from "./element/outcome.ts";
export type { TokenFunction } from "./element/token-function.ts";
