import { createHash } from "node:crypto";

/** The state of a batch of records: absent, or complete with this mark in each record. */
export type BatchState = number | "absent";

/** The requests to a service: they decide what may exist and what must exist after the service was killed. */
export interface Ledger {
  /** The possible states by the name of the batch: one if its last change was acknowledged, otherwise two. */
  readonly batches: Map<string, { readonly size: number; readonly states: readonly BatchState[] }>;
  /** The ids of the commits that were acknowledged. */
  readonly commits: Set<string>;
  /** The ids of the events that were acknowledged, with their notes. */
  readonly events: Map<string, string>;
  /** By name. */
  readonly files: Map<string, SentFile>;
  /** The inserts with a key that were not repeated yet, by key. */
  readonly inserts: Map<string, SentInsert>;
}

/** An insert of one record with a key. */
export interface SentInsert {
  readonly batch: string;
  readonly body: unknown;
  /** Undefined if it was not acknowledged. */
  readonly data: unknown;
}

/** A file that was sent. */
export interface SentFile {
  readonly sha256: string;
  /** Present if the upload was acknowledged, or the file was found. */
  readonly id?: string;
  /** Whether it was read back once. */
  readonly isChecked?: boolean;
}

export function createLedger(): Ledger {
  return { batches: new Map(), commits: new Set(), events: new Map(), files: new Map(), inserts: new Map() };
}

/** Stores the possible effect of a request on a batch before it is sent, and the effect after it was acknowledged. */
export async function change(
  ledger: Ledger,
  name: string,
  { size, from, to }: { readonly size: number; readonly from: BatchState; readonly to: BatchState },
  send: () => Promise<string | undefined>,
): Promise<void> {
  ledger.batches.set(name, { size, states: [from, to] });
  const commit = await send();
  ledger.batches.set(name, { size, states: [to] });
  if (commit !== undefined) ledger.commits.add(commit);
}

/** The state of a batch by its existing records; if they differ from each other, a text about the error. */
export function validateBatch(size: number, marks: readonly number[]): BatchState | string {
  const [mark] = marks;
  if (mark === undefined) return "absent";
  const kinds = new Set(marks);
  if (marks.length === size && kinds.size === 1) return mark;
  return `${marks.length} of ${size} records, with the marks ${[...kinds].join(", ")}`;
}

/** The SHA-256 of bytes in hexadecimal. */
export function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
