/** One measured claim. */
export interface Row {
  readonly suite?: string;
  /** What was measured, in words. */
  readonly claim: string;
  /** The figure with its unit. */
  readonly value: string;
  /** How it came about: the number of runs, the CPU time, the size unpacked. */
  readonly detail: string;
}

const columns = ["suite", "claim", "value", "detail"] as const;

/** Rows as a Markdown table, so that it can be pasted where the claim is made. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)));
  lines.splice(
    1,
    0,
    widths.map((width) => "-".repeat(width)),
  );
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

/** Milliseconds as `83 ms` or `12.3 s`. */
export function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Bytes as `812 kB`; a kB is 1000 bytes, as registries count. */
export function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;
}
