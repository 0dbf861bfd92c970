import type { DataImportElement, ImporterAttributes, ImporterEvents } from "@data-import/importer/element";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Listeners = {
  [Name in keyof ImporterEvents as `on${Name}`]?: (event: CustomEvent<ImporterEvents[Name]>) => void;
};
interface DataImportAttributes extends HTMLAttributes<DataImportElement>, ImporterAttributes, Listeners {
  token?: DataImportElement["token"];
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "data-import": DetailedHTMLProps<DataImportAttributes, DataImportElement>;
    }
  }
}
