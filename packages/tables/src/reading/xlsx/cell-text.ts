import type { NumberKind } from "./number-kind.ts";

/** The parts of the workbook that the cells of a sheet refer to. */
export interface CellContext {
  readonly strings: readonly string[];
  readonly kinds: readonly NumberKind[];
  readonly startsIn1904: boolean;
}

const dayMs = 86_400_000;

/**
 * A number as text: dates as `2026-03-02`, times as `10:02:31`, both as `2026-03-02T10:02:31`, durations as `36:00:00`, and
 * other numbers with fifteen digits, as spreadsheet programs show them.
 */
export function writeNumber(text: string, kind: NumberKind, startsIn1904: boolean): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  if (kind === "number") return String(Number(value.toPrecision(15)));
  if (kind.startsWith("digits ")) return writeDigits(value, kind.slice("digits ".length));
  if (kind === "duration") return writeDuration(value);
  if (kind === "time" && value >= 0 && value < 1) return toIso(value).slice(11, 19);
  if (value < 0 || value > 2_958_465) return text;
  const iso = toIso(toUnixDays(value, startsIn1904));
  // A value with a time of day is not only a date, even if the format shows only the date.
  return kind === "date" && iso.endsWith("T00:00:00") ? iso.slice(0, 10) : iso;
}

/** A number with its digits in the places of zeros, from the last one on. A number that is not whole stays as it is. */
function writeDigits(value: number, format: string): string {
  if (!Number.isSafeInteger(value) || value < 0) return String(Number(value.toPrecision(15)));
  const digits = [...String(value)];
  const places = [...format].reverse().map((sign) => (sign === "0" ? (digits.pop() ?? "0") : sign));
  return digits.join("") + places.reverse().join("");
}

/** Hours, minutes and seconds of a number of days: `36:00:00`. */
function writeDuration(days: number): string {
  const seconds = Math.round(Math.abs(days) * 86_400);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const text = parts.map((part) => String(part).padStart(2, "0")).join(":");
  return days < 0 && seconds > 0 ? `-${text}` : text;
}

/** Days since 1970. The 1900 calendar of spreadsheets has a 29 February 1900, which did not exist. */
function toUnixDays(serial: number, startsIn1904: boolean): number {
  if (startsIn1904) return serial - 24_107;
  return serial < 60 ? serial - 25_568 : serial - 25_569;
}

function toIso(days: number): string {
  const seconds = Math.round((days * dayMs) / 1000);
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}
