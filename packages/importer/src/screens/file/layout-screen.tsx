import type { DetectedTable, Sheet } from "@data-import/types";
import { Component, type VNode } from "preact";
import type { Import, Reading } from "../../flows/import.ts";
import type { ImportFlow } from "../../flows/import-flow.ts";
import style from "../../styles/layout.css";
import { wordFor } from "../format.ts";
import { FailureBox, Heading } from "../parts.tsx";
import type { FileHost } from "./file-host.ts";

interface LayoutProps {
  readonly host: FileHost;
  readonly sheet: Sheet;
  readonly flow: ImportFlow;
  readonly state: Import & { readonly at: "layout" };
}

/** Encodings that people meet, by their names in the WHATWG standard; the one of the file is added. */
const encodings = [
  "utf-8",
  "windows-1252",
  "iso-8859-15",
  "utf-16le",
  "windows-1251",
  "windows-1256",
  "shift_jis",
  "gb18030",
];

/** How a file becomes rows: its sheets, encoding and delimiter, and which row has the names of the columns. */
export class LayoutScreen extends Component<LayoutProps> {
  change(change: Reading): void {
    const { flow, state } = this.props;
    void flow.reread({ ...(state.asked ?? state.reading), ...change });
  }

  override render({ host, sheet, flow, state }: LayoutProps): VNode {
    host.addStyle(style);
    const { texts } = host;
    const { file } = texts;
    const { detected, reading, isBusy, failure } = state;
    const table = detected.tables[state.table];
    return (
      <section class="wide" aria-busy={isBusy}>
        <Heading>{file.layoutTitle}</Heading>
        <p>
          <strong dir="auto">{state.file.name}</strong>
        </p>
        {failure !== undefined && <FailureBox texts={texts} failure={failure} />}
        {detected.tables.length > 1 && (
          <div class="tabs" role="tablist" aria-label={file.table}>
            {detected.tables.map(({ name }, place) => (
              <button
                key={place}
                type="button"
                role="tab"
                dir="auto"
                aria-selected={place === state.table}
                tabIndex={place === state.table ? 0 : -1}
                onClick={() => flow.store.send({ type: "table-chosen", table: place })}
                onKeyDown={moveTab}
              >
                {name}
              </button>
            ))}
          </div>
        )}
        <div class="settings">
          {(detected.encoding !== undefined || reading.encoding !== undefined) && (
            <Choice
              label={file.encoding}
              value={reading.encoding}
              automatic={file.automatic(
                reading.encoding === undefined ? (detected.encoding ?? "utf-8") : "…",
              )}
              options={encodings.map((name) => [name, name] as const)}
              choose={(encoding) => this.change({ encoding })}
            />
          )}
          {(detected.delimiter !== undefined || reading.delimiter !== undefined) && (
            <Choice
              label={file.delimiter}
              value={reading.delimiter}
              automatic={file.automatic(nameDelimiter(host, detected.delimiter ?? ","))}
              options={[",", ";", "\t", "|"].map((sign) => [sign, nameDelimiter(host, sign)] as const)}
              choose={(delimiter) => this.change({ delimiter })}
            />
          )}
        </div>
        {table !== undefined && (
          <Rows
            host={host}
            table={table}
            chosen={state.asked?.headerRow}
            choose={(headerRow) => this.change({ headerRow })}
          />
        )}
        {table !== undefined && table.leftOut > 0 && (
          <details>
            <summary>{file.leftOut(table.leftOut)}</summary>
            <ul>
              {table.leftOutRows.map(({ row, reason, text }) => (
                <li key={row}>
                  {file.row(row + 1)} · {wordFor(file.reason, reason)}: <q dir="auto">{text}</q>
                </li>
              ))}
            </ul>
            <label class="check">
              <input
                type="checkbox"
                checked={reading.keepAllRows === true}
                onChange={(event) => this.change({ keepAllRows: event.currentTarget.checked })}
              />
              {file.keepAll}
            </label>
          </details>
        )}
        <p class="actions">
          <button
            type="button"
            class="primary"
            aria-disabled={isBusy || table === undefined}
            onClick={() => !isBusy && table !== undefined && void flow.acceptLayout()}
          >
            {file.next}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              flow.restart();
              host.go({ screen: "file", sheetId: sheet.id });
            }}
          >
            {texts.shell.cancel}
          </button>
        </p>
      </section>
    );
  }
}

function Choice({
  label,
  value,
  automatic,
  options,
  choose,
}: {
  readonly label: string;
  readonly value: string | undefined;
  readonly automatic: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string | undefined) => void;
}): VNode {
  return (
    <label class="entry">
      <span>{label}</span>
      <select onChange={(event) => choose(event.currentTarget.value || undefined)}>
        <option value="" selected={value === undefined}>
          {automatic}
        </option>
        {options.map(([each, name]) => (
          <option key={each} value={each} selected={each === value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The first rows of a table as they are in the file; each has a choice that makes it the header. */
function Rows({
  host,
  table,
  chosen,
  choose,
}: {
  readonly host: FileHost;
  readonly table: DetectedTable;
  /** The choice that the service is asked about. */
  readonly chosen: number | null | undefined;
  readonly choose: (headerRow: number | null) => void;
}): VNode {
  const { file } = host.texts;
  const [found = null] = table.headerRows;
  const header = chosen === undefined ? found : chosen;
  const left = new Set(table.leftOutRows.map(({ row }) => row));
  const rows = listFirstRows(table);
  const width = Math.max(...rows.map(({ cells }) => cells.length), 0);
  return (
    <fieldset class="rows">
      <legend>{file.layoutIntro}</legend>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A box that scrolls must be reached by keyboard. */}
      <section class="scroll" tabIndex={0} aria-label={file.layoutTitle}>
        <table>
          <tbody>
            {rows.map(({ number, cells }) => {
              const isHeader = table.headerRows.includes(number);
              return (
                <tr key={number} class={isHeader ? "header" : left.has(number) ? "left-out" : undefined}>
                  <th scope="row">
                    <label>
                      <input
                        type="radio"
                        name="header"
                        checked={number === header}
                        disabled={isOfObjects(table)}
                        onChange={() => choose(number)}
                      />
                      <span>{isHeader ? file.header : file.row(number + 1)}</span>
                    </label>
                  </th>
                  {Array.from({ length: width }, (_, column) => (
                    <td key={column} dir="auto">
                      {cells[column]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <label class="check">
        <input type="radio" name="header" checked={header === null} onChange={() => choose(null)} />
        {file.noHeader}
      </label>
      {rows.length === 0 && <p>{file.noRows}</p>}
    </fieldset>
  );
}

/** A file of objects, such as JSON, has no rows of its own: its first records are shown, and no row can be the header. */
function isOfObjects({ firstRows = [] }: DetectedTable): boolean {
  return firstRows.length === 0;
}

/** The rows to show, with their numbers in the file. */
function listFirstRows(
  table: DetectedTable,
): readonly { readonly number: number; readonly cells: readonly string[] }[] {
  const { firstRows = [], firstRowNumber = 0, rows, rowNumbers } = table;
  return isOfObjects(table)
    ? rows.map((cells, place) => ({ number: rowNumbers?.[place] ?? place, cells }))
    : firstRows.map((cells, place) => ({ number: firstRowNumber + place, cells }));
}

function nameDelimiter({ texts: { file } }: FileHost, sign: string): string {
  const names: Readonly<Record<string, string>> = {
    ",": file.comma,
    ";": file.semicolon,
    "\t": file.tab,
    "|": file.pipe,
  };
  return names[sign] ?? sign;
}

/** Arrow keys choose among tabs, in the direction in which they are seen. */
function moveTab(event: KeyboardEvent): void {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[event.key];
  const tab = event.currentTarget as HTMLElement;
  if (step === undefined) return;
  event.preventDefault();
  const isReversed = getComputedStyle(tab).direction === "rtl";
  const other = step > 0 === !isReversed ? tab.nextElementSibling : tab.previousElementSibling;
  if (!(other instanceof HTMLElement)) return;
  other.click();
  other.focus();
}
