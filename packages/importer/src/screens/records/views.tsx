import type { VNode } from "preact";
import { Way } from "../parts.tsx";
import { fromView, isSameList } from "./list-state.ts";
import type { RecordsModel } from "./records-model.ts";

/** The saved views as tabs: each has an address, so that it can be sent to somebody. */
export function Views({ model }: { readonly model: RecordsModel }): VNode | null {
  const { host, views } = model;
  const { records } = host.texts;
  const all = views.all.value;
  const current = views.current.value;
  if (all.length === 0) return null;
  const sheetId = model.sheet.value?.id ?? "";
  const isChanged = current !== undefined && !isSameList(model.list.value, fromView(current.config).list);
  return (
    <nav class="records-views" aria-label={records.views}>
      <Way host={host} to={{ screen: "records", sheetId }} current={current === undefined} kind="tab">
        {records.noView}
      </Way>
      {all.map((view) => (
        <Way
          key={view.id}
          host={host}
          to={{ screen: "records", sheetId, view: view.id }}
          current={view.id === current?.id}
          kind="tab"
        >
          <bdi>{view.name}</bdi>
          {isChanged && view.id === current.id && <i> {records.viewChanged}</i>}
        </Way>
      ))}
    </nav>
  );
}
