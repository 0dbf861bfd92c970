import type { VNode } from "preact";
import { Popover } from "./dialog.tsx";
import type { RecordsModel } from "./records-model.ts";
import type { OpenerKind } from "./tools.tsx";

/** The tools that are used less often. */
export function More({
  model,
  anchor,
}: {
  readonly model: RecordsModel;
  readonly anchor: HTMLElement;
}): VNode {
  const { records } = model.host.texts;
  const tools: readonly (readonly [kind: OpenerKind, label: string, isShown: boolean])[] = [
    ["replace", records.replace, model.may("edit")],
    ["duplicates", records.duplicates, model.may("delete")],
    ["query", records.query, true],
    ["view", records.saveView, model.views.maySave],
    ["history", records.history, true],
    ["export", records.export, true],
    ["help", records.keys, true],
  ];
  return (
    <Popover label={records.otherTools} anchor={anchor} close={() => model.closeIf("more")}>
      {tools.map(
        ([kind, label, isShown]) =>
          isShown &&
          !model.omits(kind) && (
            <button
              type="button"
              key={kind}
              class="item"
              onClick={() => {
                model.opened.value = { kind };
              }}
            >
              {label}
            </button>
          ),
      )}
    </Popover>
  );
}
