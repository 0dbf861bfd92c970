import { HttpError, type HttpRequest, type HttpResponse } from "@data-import/front";
import type { Principal } from "../../auth/authenticate.ts";
import type { AgentAddress } from "../../domain/agent-address.ts";
import type { NotedReads } from "../../domain/audit-note.ts";
import type { ColumnAsk } from "../../domain/column-ask.ts";
import type { ErrorCode } from "../../domain/errors.ts";
import type { Figures } from "../../domain/figures.ts";
import type { Admission, ProvidedPerson } from "../../domain/open-id.ts";
import { shortBytes } from "../../http/write-json.ts";
import type { FoundedAccount, NewAccount } from "../../lifecycle/create-account.ts";
import { WriterNeeded } from "../../storage/storage.ts";

/** A call on its way to another thread. */
export interface SentCall {
  readonly id: number;
  readonly call: Pick<HttpRequest, "method" | "pathname" | "search" | "headers">;
  /** The number of the principal, which was sent before. */
  readonly sender: number;
  readonly address: string | undefined;
  readonly now: Date;
  readonly traceparent: string | undefined;
  /** The decompressed body; undefined if there is none, or if it follows in pieces. */
  readonly bytes: SentBytes | undefined;
}

/** Bytes on their way to another thread: few of them as a text that has a character for each. */
export type SentBytes = Uint8Array<ArrayBuffer> | string;

/** What the thread that listens sends. */
export type Request =
  | { readonly kind: "principal"; readonly number: number; readonly principal: Principal }
  | { readonly kind: "perform"; readonly sent: SentCall }
  /** The next piece of a body; without bytes, its end. */
  | { readonly kind: "piece"; readonly id: number; readonly bytes?: Uint8Array | undefined }
  | { readonly kind: "broken"; readonly id: number; readonly fault: Fault }
  | { readonly kind: "check"; readonly id: number }
  | { readonly kind: "account"; readonly id: number; readonly account: NewAccount; readonly isFirst: boolean }
  | { readonly kind: "person"; readonly id: number; readonly person: ProvidedPerson }
  | { readonly kind: "session-end"; readonly id: number; readonly hash: string }
  | { readonly kind: "columns"; readonly ask: ColumnAsk }
  | { readonly kind: "reads"; readonly reads: NotedReads }
  | { readonly kind: "agents"; readonly address: AgentAddress }
  /**
   * Asks what metrics show, now and after each change: who has not asked may wait for another message. `left` is where the
   * numbers of calls are written whose callers have left.
   */
  | { readonly kind: "watch"; readonly left: SharedArrayBuffer }
  /** The caller of a call has left. */
  | { readonly kind: "left"; readonly id: number }
  | { readonly kind: "close"; readonly id: number };

/** What the thread that works sends back. */
export type Response =
  | { readonly kind: "reply"; readonly id: number; readonly reply: HttpResponse }
  | { readonly kind: "fault"; readonly id: number; readonly fault: Fault }
  /** Asks for pieces of a body: the first time for several ones, then for one more when one was used. */
  | { readonly kind: "more"; readonly id: number; readonly count: number }
  /** Columns that a thread needs that only reads. */
  | { readonly kind: "columns"; readonly ask: ColumnAsk }
  /** What a thread has read that only reads. */
  | { readonly kind: "reads"; readonly reads: NotedReads }
  /** What metrics show of the thread. */
  | { readonly kind: "figures"; readonly figures: Figures }
  | {
      readonly kind: "done";
      readonly id: number;
      readonly account?: FoundedAccount | undefined;
      readonly admission?: Admission;
    };

/** An error on its way to another thread. */
export interface Fault {
  /** The response to the caller, if the error has one. */
  readonly refusal?: Pick<HttpError<ErrorCode>, "status" | "failures" | "headers">;
  readonly needsWriter?: true;
  /** For the log. */
  readonly stack: string;
}

/** @param refusal the response to the caller for the error */
export function packError(error: unknown, refusal?: HttpError<ErrorCode>): Fault {
  const stack = (error instanceof Error && error.stack) || String(error);
  if (error instanceof WriterNeeded) return { stack, needsWriter: true };
  if (refusal === undefined) return { stack };
  const { status, failures, headers } = refusal;
  return { stack, refusal: { status, failures, headers } };
}

/** The error that was packed. */
export function unpackError({ stack, refusal, needsWriter }: Fault): Error {
  if (needsWriter) return new WriterNeeded();
  const error =
    refusal === undefined
      ? new Error("Another thread could not run the operation.")
      : new HttpError<ErrorCode>(refusal.status, refusal.failures, { ...refusal.headers });
  error.stack = stack;
  return error;
}

/** Prepares bytes to be sent. */
export function packBytes(bytes: Uint8Array): SentBytes {
  if (bytes.byteLength >= shortBytes) return ownBytes(bytes);
  const { buffer, byteOffset, byteLength } = bytes;
  return Buffer.from(buffer, byteOffset, byteLength).toString("latin1");
}

/** The bytes that were sent. */
export function unpackBytes(sent: SentBytes): Uint8Array {
  return typeof sent === "string" ? Buffer.from(sent, "latin1") : sent;
}

/** Bytes that can be given to another thread: nothing else of this thread uses their memory. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isWhole ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}
