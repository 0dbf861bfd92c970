import { createHash } from "node:crypto";

/** What a batch of records may be: not there, or there with each of its records carrying this mark. */
export type BatchState = number | "absent";

/** What was sent to a service, and so what may and what must be there after it was ended without warning. */
export interface Ledger {
  /** By the name of the batch: one state where its last change was acknowledged, two where nobody knows. */
  readonly batches: Map<string, { readonly size: number; readonly states: readonly BatchState[] }>;
  /** The ids of the commits that were acknowledged. */
  readonly commits: Set<string>;
  /** The ids of the events that were acknowledged, with their notes. */
  readonly events: Map<string, string>;
  /** By name. */
  readonly files: Map<string, SentFile>;
}

/** A file that was sent. */
export interface SentFile {
  readonly sha256: string;
  /** Where the upload was acknowledged, or the file was found. */
  readonly id?: string;
  /** Whether it was read back once. */
  readonly isChecked?: boolean;
}

export function createLedger(): Ledger {
  return { batches: new Map(), commits: new Set(), events: new Map(), files: new Map() };
}

/** Notes what a request may do to a batch before it is sent, and what it did once it was acknowledged. */
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

/** What the records that are there make of a batch; text that says what is wrong where they are not all alike. */
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
