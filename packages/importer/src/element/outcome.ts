/// <reference lib="dom" preserve="true" />
import type { ImporterProperties, SheetDefinition } from "./definition.ts";
import type { HandedOver, ImporterEventName, ImporterEvents } from "./events.ts";
import type { TokenFunction } from "./token-function.ts";

/** What `openImporter` opens, and how it looks. */
export interface OpenImporterOptions<Sheet extends SheetDefinition> extends ImporterProperties {
  /** The address of the service; it ends with `/v1`. */
  readonly service: string;
  /** Is called whenever a token is needed. */
  readonly token: TokenFunction;
  /** The id of an import session: the person can hand the import over. */
  readonly session?: string | undefined;
  /** The id of a space whose sheets are offered. */
  readonly space?: string | undefined;
  /** The id of the only sheet, or the sheet as your program knows it. That gives the rows their types. */
  readonly sheet?: string | Sheet | undefined;
  /** A BCP 47 tag; without it, the languages of the browser. */
  readonly language?: string | undefined;
  /** Without it, the colour scheme of the person. */
  readonly theme?: "light" | "dark" | undefined;
  /** Closes the dialog at once and without a question; the promise rejects with the reason. */
  readonly signal?: AbortSignal | undefined;
  /** Is told what happens, as listeners of the element are; the second argument is for `preventDefault()`. */
  readonly on?:
    | {
        readonly [Name in ImporterEventName]?: (
          detail: ImporterEvents[Name],
          event: HTMLElementEventMap[Name],
        ) => void;
      }
    | undefined;
}

/** Which records are read, and with which token. */
export interface RecordsOptions {
  /** Gives a token that may read the records. The token of an import session has ended with the session. */
  readonly token: TokenFunction;
  /** Without it, all records. */
  readonly filter?: "valid" | "error" | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How the dialog ended. It names what the service has, and has no records itself. */
export type ImporterOutcome<Row> =
  | {
      /** The person has handed the import over. */
      readonly status: "done";
      readonly importSessionId: string;
      readonly sheetIds: readonly string[];
      /** Counted just before the end. */
      readonly counts: HandedOver;
      /** Reads the records from the service, page by page, while the loop runs. */
      records(options: RecordsOptions): AsyncIterable<Row>;
    }
  | {
      /** The person has closed the dialog before. What was saved stays in the sheet. */
      readonly status: "closed";
    };

/** The sheet of the service is not the one that the program knows. */
export class ImporterError extends Error {
  readonly code: string;

  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super(message);
    this.name = "ImporterError";
    this.code = code;
  }
}
