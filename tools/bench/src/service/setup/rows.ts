import { formatTime, type Row } from "../../table.ts";

/** A number, how to write it, and its budget: at most `most`, or at least `least`. */
export interface Measurement {
  readonly claim: string;
  readonly value: number;
  readonly format: (value: number) => string;
  readonly detail: string;
  readonly most?: number | undefined;
  readonly least?: number | undefined;
}

/** A row of the table. A number that the system does not report is not within a budget. */
export function createRow({ claim, value, format, detail, most, least }: Measurement): Row {
  const row = { claim, value: format(value), detail };
  if (most !== undefined) return { ...row, budget: `≤ ${format(most)}`, ok: value <= most };
  if (least !== undefined) return { ...row, budget: `≥ ${format(least)}`, ok: value >= least };
  return row;
}

/** `7.1 µs`, and from a millisecond on `1.3 ms`; takes milliseconds. */
export function formatMicroseconds(milliseconds: number): string {
  const value = milliseconds * 1000;
  if (value >= 1000) return formatTime(milliseconds);
  return `${value.toFixed(value < 100 ? 1 : 0)} µs`;
}

/** `25 %` */
export function formatShare(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

/** `1.8 ×` */
export function formatFactor(factor: number): string {
  return `${factor.toFixed(factor < 10 ? 1 : 0)} ×`;
}

/** `250 MB` */
export function formatMegabytes(megabytes: number): string {
  return `${megabytes.toFixed(0)} MB`;
}

/** `600 bytes` */
export function formatBytes(bytes: number): string {
  return `${Math.round(bytes).toLocaleString("en")} bytes`;
}

/** `6.0`; a mean is not a whole number. */
export function formatStatements(statements: number): string {
  return statements.toFixed(1);
}

/** `1,000,000` */
export function formatCount(count: number): string {
  return count.toLocaleString("en");
}
