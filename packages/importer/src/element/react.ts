import type { ClassAttributes, HTMLAttributes } from "react";
import type { ImporterAttributes } from "./attributes.ts";
import type { DataImportElement } from "./data-import-element.ts";
import type { ImporterEvents } from "./events.ts";

type Listeners = {
  readonly [Name in keyof ImporterEvents as `on${Name}`]?:
    | ((event: CustomEvent<ImporterEvents[Name]>) => void)
    | undefined;
};

/** What the element takes in JSX of React 19: attributes, properties, and a listener of each event by `on` and its name. */
export interface DataImportProps
  extends HTMLAttributes<DataImportElement>,
    ClassAttributes<DataImportElement>,
    ImporterAttributes,
    Listeners {
  readonly token?: DataImportElement["token"];
  readonly definition?: DataImportElement["definition"];
  readonly steps?: DataImportElement["steps"];
  readonly file?: DataImportElement["file"];
  readonly keyFields?: DataImportElement["keyFields"];
  readonly texts?: DataImportElement["texts"];
  readonly readonly?: DataImportElement["readonly"];
}

// Only names that React does not have: those mean its own in here.
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "data-import": DataImportProps;
    }
  }
}

export * from "./define.ts";
