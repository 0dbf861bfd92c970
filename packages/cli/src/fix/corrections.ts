import type { CellValueUnion } from "@data-import/types";
import { Failure } from "../failure.ts";
import { nameValue, type WrongCell } from "./wrong-values.ts";

/** A new value for some wrong values. What is absent can be anything. */
export interface Correction {
  readonly id?: string | undefined;
  readonly field?: string | undefined;
  readonly value?: CellValueUnion | undefined;
  readonly to: CellValueUnion;
  /** How the person wrote it. */
  readonly text: string;
}

/** Corrections, found by the cell. The most exact one counts. */
export interface Corrections {
  readonly all: readonly Correction[];
  find(cell: WrongCell): Correction | undefined;
}

/** Collects corrections. A later one replaces an earlier one for the same values. */
export function createCorrections(all: readonly Correction[]): Corrections {
  const byCell = new Map<string, Correction>();
  const byValue = new Map<string, Correction>();
  const byText = new Map<string, Correction>();
  const byField = new Map<string, Correction>();
  for (const correction of all) {
    const { id, field, value } = correction;
    if (id !== undefined) byCell.set(JSON.stringify([id, field]), correction);
    else if (field === undefined) byText.set(writeText(value), correction);
    else if (value === undefined) byField.set(field, correction);
    else byValue.set(nameValue({ field, value }), correction);
  }
  return {
    all,
    find: (cell) =>
      byCell.get(JSON.stringify([cell.record.id, cell.field])) ??
      byValue.get(nameValue(cell)) ??
      byText.get(writeText(cell.value)) ??
      byField.get(cell.field),
  };
}

const writeText = (value: CellValueUnion | undefined) =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");

/** Reads `--set field=value`. Without a value, the cell becomes empty. */
export function readSet(text: string, before: readonly Correction[] = []): Correction[] {
  const [field, to] = splitOnce(text, "--set", "visits=0");
  return [...before, { field, to: to || null, text: `--set ${text}` }];
}

/** Reads `--replace old=new`. Without an old value, empty cells are meant. */
export function readReplace(text: string, before: readonly Correction[] = []): Correction[] {
  if (text.split("=").length > 2) {
    throw new Failure(
      `--replace ${text} has more than one "=".`,
      'Write it as a line for --from: {"field":"…","value":"…","to":"…"}',
    );
  }
  const at = text.indexOf("=");
  if (at < 0) throw new Failure(`--replace ${text} has no "=".`, 'Write it as --replace "several=4".');
  return [
    ...before,
    { value: text.slice(0, at), to: text.slice(at + 1) || null, text: `--replace "${text}"` },
  ];
}

function splitOnce(text: string, option: string, example: string): [string, string] {
  const at = text.indexOf("=");
  if (at < 1)
    throw new Failure(`${option} ${text} has no field or no "=".`, `Write it as ${option} ${example}`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Reads JSON lines as `--list` prints them, with `to` added. A line without `to` is not a correction. */
export function readLines(text: string, source: string): Correction[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const where = `Line ${index + 1} of ${source}`;
    let correction: Partial<Correction> | null;
    try {
      correction = JSON.parse(line);
    } catch (error) {
      throw new Failure(`${where} is not JSON: ${(error as Error).message}`);
    }
    const { id, field, value, to } = correction ?? {};
    if (field === undefined) {
      throw new Failure(
        `${where} has no field.`,
        'A line is such as {"field":"visits","value":"several","to":4}',
      );
    }
    return to === undefined ? [] : [{ id, field, value, to, text: where }];
  });
}
