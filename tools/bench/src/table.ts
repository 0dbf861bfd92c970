/** One measurement. */
export interface Row {
  readonly suite?: string;
  /** The subject of the measurement. */
  readonly claim: string;
  /** The measured value with its unit. */
  readonly value: string;
  /** Details: the number of runs, the CPU time, the unpacked size. */
  readonly detail: string;
  /** The budget, such as `≤ 14.0 kB`; candidates for comparison have none. */
  readonly budget?: string;
  /** Whether the value is within the budget. */
  readonly ok?: boolean;
}

/** Rows as a Markdown table, ready to paste into a document; with columns for budgets only if there are budgets. */
export function formatTable(rows: readonly Row[]): string {
  const limited = rows.some((row) => row.budget !== undefined);
  const columns = ["suite", "claim", "value", ...(limited ? ["budget", "ok"] : []), "detail"];
  const cells = [columns, ...rows.map((row) => columns.map((column) => readCell(row, column as keyof Row)))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)));
  lines.splice(
    1,
    0,
    widths.map((width) => "-".repeat(width)),
  );
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

/** A row as one line of progress. */
export function formatRow({ suite, claim, value, budget, ok }: Row): string {
  const rule = budget === undefined ? "" : ` (${budget}${ok === false ? ": MISSED" : ""})`;
  return `${suite}: ${claim}: ${value}${rule}`;
}

/** One sentence for each row that misses its budget. */
export function nameMisses(rows: readonly Row[]): string[] {
  return rows
    .filter((row) => row.ok === false)
    .map(
      ({ suite, claim, value, budget }) =>
        `A budget is missed in ${suite}: ${claim} is ${value}, not ${budget}.`,
    );
}

/** Milliseconds as `83 ms` or `12.3 s`; with one decimal below ten. */
export function formatTime(milliseconds: number): string {
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(1)} s`;
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}

/** Bytes as `8.1 kB` or `812 kB`; a kB is 1000 bytes, as registries count. */
export function formatSize(bytes: number): string {
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(2)} MB`;
  return `${(bytes / 1000).toFixed(bytes < 99_950 ? 1 : 0)} kB`;
}

function readCell(row: Row, column: keyof Row): string {
  if (column !== "ok") return row[column] ?? "";
  return row.ok === undefined ? "" : row.ok ? "yes" : "MISSED";
}
