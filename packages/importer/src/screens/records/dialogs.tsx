import type { SheetFormat } from "@data-import/types";
import { Fragment, type VNode } from "preact";
import { readValue } from "../../rows/field-values.ts";
import { selectCell } from "../../rows/selection.ts";
import { Dialog } from "./dialog.tsx";
import { everyRecord, toQuery } from "./list-state.ts";
import type { RecordsModel } from "./records-model.ts";
import { saveExport } from "./save-file.ts";

interface DialogProps {
  readonly model: RecordsModel;
}

/** The table of keys. */
export function Keys({ model }: DialogProps): VNode {
  const { records, shell } = model.host.texts;
  return (
    <Dialog title={records.keys} closeLabel={shell.close} close={() => model.close()}>
      <table class="key-table">
        <tbody>
          {records.keyTable.map(([keys, what]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd dir="auto">
                  {keys.split(/(?<=\+)/).map((key) => (
                    <Fragment key={key}>
                      {key}
                      <wbr />
                    </Fragment>
                  ))}
                </kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/** Selects records by a query of the filter query language. */
export function Query({ model }: DialogProps): VNode {
  const { records, shell } = model.host.texts;
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).elements.namedItem("query") as HTMLTextAreaElement;
    model.close();
    model.show({ ...model.list.value, query: input.value.trim() });
  };
  return (
    <Dialog title={records.query} closeLabel={shell.close} close={() => model.close()}>
      <form onSubmit={apply} class="stack">
        <label class="entry">
          <span>{records.queryHint}</span>
          <textarea
            name="query"
            rows={3}
            maxLength={10_000}
            dir="ltr"
            defaultValue={model.list.value.query}
          />
        </label>
        <button type="submit" class="primary">
          {records.show}
        </button>
      </form>
    </Dialog>
  );
}

/** Goes to the record with a number. */
export function GoTo({ model }: DialogProps): VNode {
  const { records, shell } = model.host.texts;
  const total = model.rowState.value.total ?? 0;
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).elements.namedItem("row") as HTMLInputElement;
    model.close();
    model.table?.select(
      selectCell({ row: Number(input.value) - 1, column: model.selection.peek().active.column }),
    );
  };
  return (
    <Dialog title={records.goTo} closeLabel={shell.close} close={() => model.close()}>
      <form onSubmit={go} class="actions">
        <label class="entry">
          <span>{records.rowOf(total)}</span>
          <input name="row" type="number" min={1} max={Math.max(1, total)} required />
        </label>
        <button type="submit" class="primary">
          {records.go}
        </button>
      </form>
    </Dialog>
  );
}

/** Finds values of a field in the records that are shown, and writes others in their place. */
export function Replace({ model }: DialogProps): VNode {
  const { texts, client } = model.host;
  const { records, shell, table } = texts;
  const active = model.fields[model.selection.peek().active.column];
  const replace = async (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const field = model.fields.find(({ key }) => key === data.get("field"));
    if (field === undefined) return;
    const text = String(data.get("find") ?? "");
    // In double quotes, a text must be the whole value.
    const find = data.get("whole") === null || text === "" ? text : `"${text}"`;
    const { sortField: _, sortDirection: __, ...query } = toQuery(model.list.value);
    model.close();
    try {
      const replaced = readValue(field, String(data.get("replace") ?? ""), table);
      const body = { fieldKey: field.key, find, replace: replaced };
      const version = await client.records.replaceValues(model.sheet.value?.id ?? "us_sh_0", body, query);
      const commits = (version.updated ?? 0) > 0 ? (version.commitIds ?? []) : [];
      model.rows.adopt(commits);
      const undo = { label: records.undo, run: () => void model.turn("undo") };
      const hasChanged = commits.length > 0;
      model.say({
        level: "good",
        text: records.changed(version.updated ?? 0),
        ...(hasChanged && { action: undo }),
      });
    } catch (error) {
      model.refuse(error);
    }
  };
  return (
    <Dialog title={records.replace} closeLabel={shell.close} close={() => model.close()}>
      <form onSubmit={(event) => void replace(event)} class="stack">
        <label class="entry">
          <span>{records.inColumn}</span>
          <select name="field">
            {model.fields
              .filter(({ readonly }) => readonly !== true)
              .map(({ key, label }) => (
                <option key={key} value={key} selected={key === active?.key}>
                  {label ?? key}
                </option>
              ))}
          </select>
        </label>
        <label class="entry">
          <span>{records.find}</span>
          <input name="find" type="text" dir="auto" maxLength={10_000} />
        </label>
        <label class="entry">
          <span>{records.replaceBy}</span>
          <input name="replace" type="text" dir="auto" />
        </label>
        <label class="check">
          <input name="whole" type="checkbox" /> {records.wholeValue}
        </label>
        <p class="soft">{records.inShown(model.rowState.value.total ?? 0)}</p>
        <button type="submit" class="primary">
          {records.replaceAll}
        </button>
      </form>
    </Dialog>
  );
}

const formats: readonly SheetFormat[] = ["xlsx", "csv", "jsonl", "parquet"];

/** Gives the person a file: all records, those that are shown, or those with errors and the reasons. */
export function Export({ model }: DialogProps): VNode {
  const { texts, client } = model.host;
  const { records, shell } = texts;
  const { counts } = model.rowState.value;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const sheet = model.sheet.value;
    const data = new FormData(event.currentTarget as HTMLFormElement);
    if (sheet === undefined) return;
    const which = data.get("which");
    const query = toQuery(which === "shown" ? model.list.value : everyRecord);
    const format = String(data.get("format")) as SheetFormat;
    const reasons = which === "errors" ? records.reason : undefined;
    model.close();
    model.say({ level: "good", text: records.exporting });
    const request = { sheetId: sheet.id, name: sheet.name, fields: model.fields, format, query, reasons };
    try {
      await saveExport(client, request, new AbortController().signal);
      model.say({ level: "good", text: records.exported });
    } catch (error) {
      model.refuse(error);
    }
  };
  const choice = (value: string, label: string, isChecked = false) => (
    <label class="check">
      <input type="radio" name="which" value={value} defaultChecked={isChecked} /> {label}
    </label>
  );
  return (
    <Dialog title={records.export} closeLabel={shell.close} close={() => model.close()}>
      <form onSubmit={(event) => void save(event)} class="stack">
        <fieldset>
          <legend>{records.which}</legend>
          {choice("all", records.allRecords(counts?.total ?? 0), true)}
          {choice("shown", records.shownRecords(model.rowState.value.total ?? 0))}
          {(counts?.error ?? 0) > 0 && choice("errors", records.errorRecords(counts?.error ?? 0))}
        </fieldset>
        <label class="entry">
          <span>{records.format}</span>
          <select name="format">
            {formats.map((format) => (
              <option key={format} value={format}>
                {records.formats[format]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="primary">
          {records.download}
        </button>
      </form>
    </Dialog>
  );
}
