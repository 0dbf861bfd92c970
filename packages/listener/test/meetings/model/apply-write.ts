import type { SentRecord, Write } from "../log.ts";
import { cellOf, insertRow, type Row, type Rows, reviseRow } from "./rows.ts";

/** Where a write is done again. */
export interface Scene {
  /** The rows before it. */
  readonly rows: Rows;
  /** The numbers of the commits by their ids. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Called with what must not be. */
  readonly report: (text: string) => void;
}

/** The rows that a write changes, as the commit of a number makes them; undefined if it deletes one. */
export function applyWrite(scene: Scene, write: Write, number: number): Map<string, Row | undefined> {
  const after = new Map<string, Row | undefined>();
  const { author } = write;
  if (write.kind === "delete") for (const id of write.ids) after.set(id, undefined);
  else if (write.kind === "update")
    for (const sent of write.records) {
      const row = findRevised(scene, sent, number);
      if (row !== undefined) after.set(sent.id, reviseRow(row, sent.values, author, number));
    }
  else if (write.kind === "insert" || write.kind === "upsert")
    for (const [index, sent] of write.rows.entries()) {
      const id = write.ids[index] as string;
      const row = write.kind === "upsert" ? findByKey(scene, id, sent["code"]?.value, number) : undefined;
      after.set(id, row ? reviseRow(row, sent, author, number) : insertRow(id, sent, author, number));
    }
  return after;
}

/** The row of a revision. It is as the writer has read it, if the writer says which commit that was. */
function findRevised({ rows, numbers, report }: Scene, sent: SentRecord, number: number): Row | undefined {
  const row = rows.get(sent.id);
  if (row === undefined) {
    report(`The commit ${number} changed ${sent.id}, which was deleted.`);
    return undefined;
  }
  for (const [key, { ifCommitId = sent.ifCommitId }] of Object.entries(sent.values)) {
    const base = ifCommitId === undefined ? undefined : numbers.get(ifCommitId);
    const { touched } = cellOf(row, key);
    if (base === undefined || touched <= base) continue;
    report(`${sent.id}.${key}: the commit ${number} is based on ${base}, but ${touched} had changed it.`);
  }
  return row;
}

/** The row with the key of an import, which the service has named by its id; undefined if it is new. */
function findByKey({ rows, report }: Scene, id: string, value: unknown, number: number): Row | undefined {
  const key = readKey(value);
  const row = rows.get(id);
  const same = [...rows.values()].filter(
    (one) => key !== undefined && readKey(cellOf(one, "code").value) === key,
  );
  if (same.length !== (row === undefined ? 0 : 1) || same.some((one) => one !== row))
    report(`The import ${number} took ${id} for the key ${key}, and not ${same.map((one) => one.id)}.`);
  return row;
}

/** A key as imports compare it; undefined if there is none. */
export const readKey = (value: unknown): string | undefined =>
  value === null || value === undefined || value === "" ? undefined : String(value).toLowerCase();
