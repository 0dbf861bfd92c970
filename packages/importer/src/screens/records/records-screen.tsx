import type { SheetId } from "@data-import/types";
import { Component, createRef, type VNode } from "preact";
import { readFailure } from "../../flows/failure.ts";
import type { UnsavedValue } from "../../rows/unsaved-values.ts";
import { loadLater } from "../lazy.tsx";
import { loadPart } from "../load-part.tsx";
import { FailureBox, Heading, Outline, Way } from "../parts.tsx";
import { Chips, isOnlyErrors, showAll } from "./chips.tsx";
import { countSelected } from "./count-selected.ts";
import { everyRecord, isSelective } from "./list-state.ts";
import screenStyle from "./records.css";
import type { RecordsHost } from "./records-host.ts";
import { RecordsModel } from "./records-model.ts";
import { listenToRegions } from "./regions.ts";
import { Tools } from "./tools.tsx";
import { Views } from "./views.tsx";

/** So many values that were not saved are listed; their number is always said. */
const mostValuesListed = 50;

const OpenedPart = loadLater(async () => (await import("./opened-part.tsx")).OpenedPart);

const ActionsBar = loadPart("actions", async () => (await import("../actions/actions-bar.tsx")).ActionsBar, {
  isExtra: true,
});

/** The records of one sheet. */
export interface RecordsScreenProps {
  readonly host: RecordsHost;
  readonly sheetId: SheetId | string;
  /** The id of a view, from the address. */
  readonly view?: string | undefined;
}

/** The screen of records: the table and all that belongs to it. */
export class RecordsScreen extends Component<RecordsScreenProps> {
  private readonly model: RecordsModel;
  private readonly listening = new AbortController();

  constructor(props: RecordsScreenProps) {
    super(props);
    props.host.addStyle(screenStyle);
    this.model = new RecordsModel(props.host, props.sheetId as SheetId);
  }

  override componentDidMount(): void {
    const { signal } = this.listening;
    listenToRegions(this.props.host.root, signal);
    void this.open();
  }

  override componentDidUpdate({ view, host }: RecordsScreenProps): void {
    if (view !== this.props.view) this.model.openView(this.props.view).catch(this.model.refuse);
    // The service wrote the messages of the cells in the language that they were asked for.
    if (host.texts.language !== this.props.host.texts.language) this.model.rows.list.expire();
  }

  override componentWillUnmount(): void {
    this.listening.abort();
    this.model.stop();
  }

  private open(): Promise<void> {
    return this.model.open(this.props.view);
  }

  override render({ host }: RecordsScreenProps): VNode {
    const { model } = this;
    model.host = host;
    const sheet = model.sheet.value;
    const failure = model.failure.value;
    if (failure !== undefined) {
      return (
        <section class="narrow">
          <FailureBox texts={host.texts} failure={failure} retry={() => void this.open()} />
        </section>
      );
    }
    if (sheet === undefined) return <Outline texts={host.texts} />;
    return (
      // All parts are made again with other texts; the model stays, with what was not saved yet.
      <section key={host.texts} class="records" aria-label={sheet.name}>
        <div class="records-top">
          <Heading>
            <bdi>{sheet.name}</bdi>
          </Heading>
          <Views model={model} />
          <Tools model={model} />
          <ActionsBar host={model.host} model={model} />
          <Chips model={model} />
          <Bars model={model} />
        </div>
        <div class="records-body">
          <div class="records-main">
            <TableHolder model={model} />
            <Empty model={model} />
          </div>
          <Beside model={model} />
        </div>
        <Foot model={model} />
      </section>
    );
  }
}

/** The table draws itself, without the framework. */
class TableHolder extends Component<{ readonly model: RecordsModel }> {
  private readonly holder = createRef<HTMLDivElement>();
  private part: typeof import("./table-part.ts") | undefined;

  override componentDidMount(): void {
    void this.load();
  }

  private async load(): Promise<void> {
    const { model } = this.props;
    try {
      const part = await import("./table-part.ts");
      // The person may have left meanwhile.
      if (this.holder.current === null) return;
      this.part = part;
      model.host.addStyle(part.tableStyle);
      model.table = part.createTable();
      this.holder.current.append(model.table);
      model.table.model = part.createTableModel(model);
    } catch (error) {
      model.failure.value = readFailure(error);
    }
  }

  override componentDidUpdate(): void {
    const { model } = this.props;
    if (model.table !== undefined && this.part !== undefined)
      model.table.model = this.part.createTableModel(model);
  }

  override componentWillUnmount(): void {
    this.props.model.table = undefined;
  }

  override render({ model }: { readonly model: RecordsModel }): VNode {
    // Read here, so that the table gets another model when one of them changes.
    void [model.sheet.value, model.list.value.sort, model.blocking.value];
    void model.calculations.value?.writeFoot();
    return <div ref={this.holder} class="records-holder" />;
  }
}

/** Why nothing is shown, and what to do next. */
function Empty({ model }: { readonly model: RecordsModel }): VNode | null {
  const { host } = model;
  const { records } = host.texts;
  const { total, failure } = model.rowState.value;
  const list = model.list.value;
  if (failure !== undefined && failure.kind !== "offline" && failure.kind !== "aborted") {
    return (
      <div class="note error records-empty" role="alert">
        <p dir="auto">{failure.message}</p>
        <button type="button" class="button" onClick={() => model.show(everyRecord)}>
          {records.showAll}
        </button>
      </div>
    );
  }
  if (total !== 0) return null;
  if (isSelective(list)) {
    return (
      <div class="note records-empty">
        <p>{isOnlyErrors(list) ? records.noErrors : records.noMatch}</p>
        <button type="button" class="button" onClick={() => model.show(showAll(list))}>
          {records.showAll}
        </button>
      </div>
    );
  }
  return (
    <div class="note records-empty">
      <p>{model.may("add") ? records.noRecords : records.noRecordsYet}</p>
      {model.may("add") && !host.given.omitted.includes("file") && (
        <Way host={host} to={{ screen: "file", sheetId: model.sheet.value?.id ?? "" }} kind="button">
          {records.addFile}
        </Way>
      )}
    </div>
  );
}

/** Why the table can only be read, changes that wait, and what just happened. */
function Bars({ model }: { readonly model: RecordsModel }): VNode {
  const { records, shell } = model.host.texts;
  const sheet = model.sheet.value;
  const blocking = model.blocking.value;
  const note = model.note.value;
  const { waiting, isOffline } = model.rowState.value;
  const unsaved = model.unsaved.value;
  return (
    <>
      {sheet?.lockedBy !== undefined && (
        <p class="note warn">{records.locked(describeLock(model), sheet.lockedByName ?? "")}</p>
      )}
      {blocking !== undefined && (
        <p class="note warn">
          {records.blocked}{" "}
          {model.actions.value?.shows(blocking.id) !== true && (
            <button type="button" class="button" onClick={() => void model.cancelJob(blocking.id)}>
              {shell.cancel}
            </button>
          )}
        </p>
      )}
      {isOffline && waiting > 0 && <p class="note warn">{records.waiting(waiting)}</p>}
      {unsaved.length > 0 && <Unsaved model={model} values={unsaved} />}
      {note !== undefined && (
        <p class={`note ${note.level}`}>
          <span dir="auto">{note.text}</span>
          {note.action !== undefined && (
            <button
              type="button"
              class="link"
              onClick={() => {
                model.say(undefined);
                note.action?.run();
              }}
            >
              {note.action.label}
            </button>
          )}
          <button type="button" class="link" onClick={() => model.say(undefined)}>
            {shell.close}
          </button>
        </p>
      )}
    </>
  );
}

/** The values that were not saved, with what the person wrote: it is nowhere else. */
function Unsaved({
  model,
  values,
}: {
  readonly model: RecordsModel;
  readonly values: readonly UnsavedValue[];
}): VNode {
  const { records, shell } = model.host.texts;
  const reason = model.unsavedReason.value;
  return (
    <div class={`note ${reason?.level ?? "warn"}`}>
      <span dir="auto">{reason?.text}</span>
      {values.some(({ isConflict }) => isConflict) && (
        <button type="button" class="link" onClick={() => model.rows.edits.saveMine()}>
          {records.useMine}
        </button>
      )}
      <button type="button" class="link" onClick={() => (model.unsaved.value = [])}>
        {shell.close}
      </button>
      <details>
        <summary>{records.unsaved(values.length)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A box that scrolls must be reached by keyboard. */}
        <section class="unsaved" tabIndex={0} aria-label={records.unsaved(values.length)}>
          <ul>
            {values.slice(0, mostValuesListed).map(({ key, value }) => (
              <li dir="auto">
                {model.fields.find((field) => field.key === key)?.label ?? key}: {String(value ?? "")}
              </li>
            ))}
          </ul>
        </section>
      </details>
    </div>
  );
}

function describeLock({ sheet, host }: RecordsModel): string {
  const { lockedAt } = sheet.value ?? {};
  const time = new Intl.DateTimeFormat(host.texts.language, { dateStyle: "medium", timeStyle: "short" });
  return lockedAt === undefined ? "" : time.format(new Date(lockedAt));
}

/** What opens beside or above the table. */
function Beside({ model }: { readonly model: RecordsModel }): VNode | null {
  const opened = model.opened.value;
  return opened === undefined ? null : <OpenedPart host={model.host} model={model} opened={opened} />;
}

/** How many records are shown and selected. */
function Foot({ model }: { readonly model: RecordsModel }): VNode {
  const { records } = model.host.texts;
  const { total, counts, waiting } = model.rowState.value;
  const selected = countSelected(model);
  const unsaved = model.unsaved.value.length;
  const saved = waiting > 0 ? records.saving : unsaved > 0 ? records.unsaved(unsaved) : records.saved;
  return (
    <footer class="records-foot">
      <span>{total !== undefined && records.shownOf(total, counts?.total ?? total)}</span>
      {selected > 1 && <span>{records.selected(selected)}</span>}
      <span>{saved}</span>
    </footer>
  );
}
