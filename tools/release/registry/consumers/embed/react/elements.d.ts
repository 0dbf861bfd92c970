import type { DataImportElement, ImporterEvents } from "@data-import/importer/element";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Listeners = {
  [Name in keyof ImporterEvents as `on${Name}`]?: (event: CustomEvent<ImporterEvents[Name]>) => void;
};
interface ImporterAttributes extends HTMLAttributes<DataImportElement>, Listeners {
  service?: string;
  session?: string;
  token?: DataImportElement["token"];
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "data-import": DetailedHTMLProps<ImporterAttributes, DataImportElement>;
    }
  }
}
