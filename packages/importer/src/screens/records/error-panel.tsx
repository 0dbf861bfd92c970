import type { Record as SheetRecord } from "@data-import/types";
import { Component, type VNode } from "preact";
import { readFailure } from "../../flows/failure.ts";
import { readValue } from "../../rows/field-values.ts";
import { type ErrorGroup, groupErrors } from "./error-groups.ts";
import { toQuery } from "./list-state.ts";
import type { RecordsModel } from "./records-model.ts";

/** So many records with errors are read to group their messages. */
const mostRecordsRead = 1_000;

interface PanelState {
  readonly records?: readonly SheetRecord[];
  readonly failure?: string;
  /** The key of the group whose new value is being entered. */
  readonly editing?: string | undefined;
}

/** All errors, equal ones together, and what can be done about each group at once. */
export class ErrorPanel extends Component<{ readonly model: RecordsModel }, PanelState> {
  private shown = -1;
  private isReading = false;

  override componentDidMount(): void {
    void this.read();
  }

  /** Corrected and new errors change the groups. */
  override componentDidUpdate(): void {
    const error = this.props.model.rowState.value.counts?.error ?? 0;
    if (error !== this.shown && !this.isReading) void this.read();
  }

  private async read(): Promise<void> {
    const { model } = this.props;
    this.isReading = true;
    this.shown = model.rowState.value.counts?.error ?? 0;
    const { filterField: _, ...query } = toQuery({ ...model.list.value, errors: true, sort: undefined });
    try {
      const { records } = await model.service.read({ query, pageNumber: 1, pageSize: mostRecordsRead });
      this.setState({ records });
    } catch (error) {
      this.setState({ failure: error instanceof Error ? error.message : readFailure(error).message });
    }
    this.isReading = false;
  }

  override render(
    { model }: { readonly model: RecordsModel },
    { records: read, failure, editing }: PanelState,
  ): VNode {
    const { records, shell } = model.host.texts;
    const total = model.rowState.value.counts?.error ?? 0;
    const groups = groupErrors(model.fields, read ?? []);
    return (
      <aside class="records-panel" aria-label={records.errors}>
        <header>
          <h2 tabIndex={-1}>{records.errors}</h2>
          <button type="button" class="button" onClick={() => model.close()}>
            {shell.close}
          </button>
        </header>
        {failure !== undefined && <p role="alert">{failure}</p>}
        {read === undefined && failure === undefined && <p class="soft">{shell.loading}</p>}
        {read?.length === mostRecordsRead && total > mostRecordsRead && (
          <p class="soft">{records.firstErrors(mostRecordsRead, total)}</p>
        )}
        {read !== undefined && groups.length === 0 && <p>{records.noErrors}</p>}
        <ul class="groups">
          {groups.map((group) => (
            <li key={group.key}>
              <Group
                model={model}
                group={group}
                isEditing={editing === group.key}
                edit={(isOn) => this.setState({ editing: isOn ? group.key : undefined })}
              />
            </li>
          ))}
        </ul>
      </aside>
    );
  }
}

interface GroupProps {
  readonly model: RecordsModel;
  readonly group: ErrorGroup;
  readonly isEditing: boolean;
  readonly edit: (isOn: boolean) => void;
}

function Group({ model, group, isEditing, edit }: GroupProps): VNode {
  const { texts } = model.host;
  const { records } = texts;
  const { field, message, hasSpaces } = group;
  const count = group.records.length;
  const write = (change: (record: SheetRecord) => ReturnType<typeof readValue>) => {
    edit(false);
    const cells = group.records.map((record) => ({
      recordId: record.id,
      key: field.key,
      value: change(record),
      record,
    }));
    void model.rows.edits.edit(cells).then((isDone) => {
      if (isDone)
        model.say({
          level: "good",
          text: records.changed(count),
          action: { label: records.undo, run: () => void model.turn("undo") },
        });
    });
  };
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).elements.namedItem("value") as HTMLInputElement;
    write(() => readValue(field, input.value, texts.table));
  };
  const remove = () => {
    void model.rows.edits.remove(group.records.map(({ id }) => id)).then((isDone) => {
      if (isDone)
        model.say({
          level: "good",
          text: records.deleted(count),
          action: { label: records.undo, run: () => void model.turn("undo") },
        });
    });
  };
  return (
    <>
      <p>
        <strong>{records.times(count)}</strong> <bdi>{field.label ?? field.key}</bdi>
      </p>
      <p dir="auto">{message}</p>
      <p class="actions">
        <button
          type="button"
          class="link"
          onClick={() => model.show({ ...model.list.value, errors: field.key })}
        >
          {records.show}
        </button>
        {model.may("edit") && (
          <>
            <button type="button" class="link" aria-expanded={isEditing} onClick={() => edit(!isEditing)}>
              {records.setAll}
            </button>
            {hasSpaces && (
              <button
                type="button"
                class="link"
                onClick={() => write(({ values }) => String(values[field.key]?.value).trim())}
              >
                {records.trim}
              </button>
            )}
            <button type="button" class="link" onClick={() => write(() => null)}>
              {records.empty}
            </button>
          </>
        )}
        {model.may("delete") && (
          <button type="button" class="link" onClick={remove}>
            {records.delete(count)}
          </button>
        )}
      </p>
      {isEditing && (
        <form onSubmit={set} class="actions">
          <input
            name="value"
            type="text"
            dir="auto"
            aria-label={records.newValue}
            placeholder={records.newValue}
          />
          <button type="submit" class="button">
            {records.setIn(count)}
          </button>
        </form>
      )}
    </>
  );
}
