import { Component, type VNode } from "preact";
import { selectCell } from "../../rows/selection.ts";
import type { Opened } from "./opened.ts";
import type { RecordsModel } from "./records-model.ts";

/** A search begins so long after the last key. */
const searchPauseMs = 250;

/** The search, and what can be done with the records. */
export class Tools extends Component<{ readonly model: RecordsModel }> {
  private timer: ReturnType<typeof setTimeout> | undefined;

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  private search(text: string): void {
    const { model } = this.props;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (text !== model.list.value.search) model.show({ ...model.list.value, search: text });
    }, searchPauseMs);
  }

  override render({ model }: { readonly model: RecordsModel }): VNode {
    const { records } = model.host.texts;
    const { canUndo, canRedo } = model.rowState.value;
    const errors = model.rowState.value.counts?.error ?? 0;
    const mayEdit = model.may("edit");
    return (
      <div class="records-tools" role="toolbar" aria-label={records.tools}>
        {!model.omits("search") && (
          <input
            type="search"
            aria-label={records.search}
            placeholder={records.search}
            dir="auto"
            value={model.list.value.search}
            onInput={(event) => this.search(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" || event.key === "Enter") model.table?.focus();
            }}
          />
        )}
        {mayEdit && !model.omits("undo") && (
          <>
            <Tool
              label={records.undo}
              keys="Control+Z"
              isOff={!canUndo}
              run={() => void model.turn("undo")}
            />
            <Tool
              label={records.redo}
              keys="Control+Y"
              isOff={!canRedo}
              run={() => void model.turn("redo")}
            />
          </>
        )}
        {model.may("add") && !model.omits("add") && <Tool label={records.add} run={() => addRecord(model)} />}
        {errors > 0 && !model.omits("errors") && (
          <>
            <Tool label={records.nextError} keys="F8" run={() => void model.goToError(1)} />
            <Opener model={model} kind="errors" label={records.errors} />
          </>
        )}
        <button
          type="button"
          class="button"
          aria-haspopup="dialog"
          aria-expanded={model.opened.value?.kind === "more"}
          onClick={(event) => {
            model.opened.value = { kind: "more", anchor: event.currentTarget };
          }}
        >
          {records.otherTools}
        </button>
      </div>
    );
  }
}

/** The focus goes to the row behind the last one, which adds a record. */
function addRecord(model: RecordsModel): void {
  const { table } = model;
  if (table === undefined) return;
  table.select(selectCell({ row: table.size.rows - 1, column: 0 }));
  table.editing.begin();
}

interface ToolProps {
  readonly label: string;
  readonly keys?: string;
  readonly isOff?: boolean;
  readonly isOpen?: boolean | undefined;
  readonly run: () => void;
}

function Tool({ label, keys, isOff = false, isOpen, run }: ToolProps): VNode {
  return (
    <button
      type="button"
      class="button"
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys}
      aria-expanded={isOpen}
      title={keys === undefined ? undefined : `${label} (${keys.replace("Control", "Ctrl")})`}
      onClick={() => !isOff && run()}
    >
      {label}
    </button>
  );
}

/** What opens without an anchor. */
export type OpenerKind = Exclude<Opened["kind"], "column" | "cell" | "more">;

interface OpenerProps {
  readonly model: RecordsModel;
  readonly kind: OpenerKind;
  readonly label: string;
  readonly keys?: string;
}

function Opener({ model, kind, label, keys }: OpenerProps): VNode {
  const isOpen = model.opened.value?.kind === kind;
  const run = () => {
    if (isOpen) model.close();
    else model.opened.value = { kind };
  };
  return <Tool label={label} isOpen={isOpen} run={run} {...(keys !== undefined && { keys })} />;
}
