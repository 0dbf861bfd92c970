import type { VNode } from "preact";
import menuStyle from "../../styles/menu.css";
import { CellMenu } from "./cell-menu.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { Export, GoTo, Keys, Query, Replace } from "./dialogs.tsx";
import { Duplicates } from "./duplicates.tsx";
import { ErrorPanel } from "./error-panel.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { More } from "./more.tsx";
import openedStyle from "./opened.css";
import type { Opened } from "./opened.ts";
import type { RecordsModel } from "./records-model.ts";
import { ViewDialog } from "./view-dialog.tsx";

interface OpenedPartProps {
  readonly model: RecordsModel;
  readonly opened: Opened;
}

/** What opens beside or above the table; it is loaded when something is first opened. */
export function OpenedPart({ model, opened }: OpenedPartProps): VNode {
  model.host.addStyle(menuStyle);
  model.host.addStyle(openedStyle);
  switch (opened.kind) {
    case "errors":
      // Drawn again with each count.
      void model.rowState.value;
      return <ErrorPanel model={model} />;
    case "history":
      void model.rowState.value;
      return <HistoryPanel model={model} />;
    case "export":
      return <Export model={model} />;
    case "replace":
      return <Replace model={model} />;
    case "duplicates":
      return <Duplicates model={model} />;
    case "help":
      return <Keys model={model} />;
    case "query":
      return <Query model={model} />;
    case "view":
      return <ViewDialog model={model} />;
    case "more":
      return <More model={model} anchor={opened.anchor} />;
    case "goTo":
      return <GoTo model={model} />;
    case "column":
      return <ColumnMenu key={opened.field.key} model={model} field={opened.field} anchor={opened.anchor} />;
    case "cell":
      return <CellMenu model={model} anchor={opened.anchor} selected={opened.selected} />;
  }
}
