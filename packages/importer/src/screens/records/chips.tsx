import type { VNode } from "preact";
import { showValue } from "../../rows/field-values.ts";
import { everyRecord, type ListState } from "./list-state.ts";
import type { RecordsModel } from "./records-model.ts";

/** Which records are shown: all, those with errors, and what else was chosen. */
export function Chips({ model }: { readonly model: RecordsModel }): VNode {
  const { texts } = model.host;
  const { records, language } = texts;
  const { counts } = model.rowState.value;
  const list = model.list.value;
  const number = new Intl.NumberFormat(language);
  const choose = (errors: ListState["errors"]) => model.show({ ...model.list.value, errors, valid: false });
  const wrong = model.fields.flatMap(({ key, label }) => {
    const error = counts?.byField?.[key]?.error ?? counts?.errorsByField?.[key] ?? 0;
    return error > 0 || list.errors === key ? [{ key, label: label ?? key, error }] : [];
  });
  return (
    <fieldset class="records-chips" aria-label={records.shown}>
      <Chip isOn={list.errors === false && !list.valid} onClick={() => choose(false)}>
        {records.all} {counts && <b>{number.format(counts.total)}</b>}
      </Chip>
      <Chip isOn={list.errors === true} onClick={() => choose(true)} isError={(counts?.error ?? 0) > 0}>
        {records.withErrors} {counts && <b>{number.format(counts.error)}</b>}
      </Chip>
      {wrong.map(({ key, label, error }) => (
        <Chip key={key} isOn={list.errors === key} onClick={() => choose(key)} isError>
          <bdi>{label}</bdi> <b>{number.format(error)}</b>
        </Chip>
      ))}
      <Conditions model={model} />
    </fieldset>
  );
}

/** What was chosen beside errors; each can be taken back. */
function Conditions({ model }: { readonly model: RecordsModel }): VNode {
  const { texts } = model.host;
  const { records } = texts;
  const list = model.list.value;
  const labelOf = (key: string) => model.fields.find((field) => field.key === key)?.label ?? key;
  const condition = (label: string, without: Partial<ListState>) => (
    <button
      type="button"
      key={label}
      class="chip on"
      onClick={() => model.show({ ...model.list.value, ...without })}
    >
      <bdi>{label}</bdi>
      <span aria-hidden="true"> ×</span>
      <span class="unseen"> {records.remove}</span>
    </button>
  );
  return (
    <>
      {Object.entries(list.values).map(([key, values]) => {
        const field = model.fields.find((each) => each.key === key);
        if (field === undefined || values.length === 0) return null;
        const shown = values.map((value) => showValue(field, value, texts.table) || texts.table.noValue);
        const { [key]: _, ...others } = list.values;
        return condition(`${labelOf(key)}: ${shown.join(", ")}`, { values: others });
      })}
      {list.valid && condition(records.withoutErrors, { valid: false })}
      {list.query !== "" && condition(list.query, { query: "" })}
      {list.sort !== undefined && condition(records.sortedBy(labelOf(list.sort.key)), { sort: undefined })}
    </>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly isError?: boolean;
  readonly onClick: () => void;
  readonly children: VNode | (VNode | string | undefined)[];
}

function Chip({ isOn, isError = false, onClick, children }: ChipProps): VNode {
  return (
    <button
      type="button"
      class={`chip${isOn ? " on" : ""}${isError ? " wrong" : ""}`}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Whether only the errors were chosen, so that correcting the last one leaves nothing to show. */
export const isOnlyErrors = (list: ListState): boolean =>
  list.errors !== false && list.search === "" && list.query === "" && Object.keys(list.values).length === 0;

/** The same order without any condition. */
export const showAll = (list: ListState): ListState => ({ ...everyRecord, sort: list.sort });
