import type { ImporterProperties } from "./definition.ts";
import type { ImporterEventName, ImporterEvents } from "./events.ts";

/**
 * What the two windows say to each other until they have a port. It names nothing, so anyone may hear it. The page in the frame
 * is `ready`; the page around asks with `hello` whether it is, and sends the port with `connect` to its exact origin.
 */
export interface FrameGreeting {
  readonly dataImport: "hello" | "ready" | "connect";
  /** With `ready`, which port is wanted: the page around gives one for each number, however often it hears the same. */
  readonly wanted?: number | undefined;
}

/** Reads a message of a window, which may be of anyone. */
export function readGreeting(data: unknown): FrameGreeting | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { dataImport, wanted } = data as Partial<FrameGreeting>;
  return dataImport === undefined ? undefined : { dataImport, wanted };
}

/** What the page in the frame sends through the port. */
export type FromFrame =
  | {
      [Name in ImporterEventName]: {
        readonly kind: "event";
        readonly name: Name;
        readonly detail: ImporterEvents[Name];
        /** The number of the question, if the page in the frame waits for a decision. */
        readonly id?: number | undefined;
      };
    }[ImporterEventName]
  /** What the page around has asked for is decided. */
  | { readonly kind: "decided"; readonly id: number; readonly is: boolean };

/** What the page around sends through the port. */
export type ToFrame =
  | { readonly kind: "request-close"; readonly id: number }
  | { readonly kind: "event-decided"; readonly id: number; readonly goesOn: boolean }
  | { readonly kind: "start-import"; readonly id: number; readonly jobId: string }
  | { readonly kind: "set"; readonly properties: ImporterProperties }
  | { readonly kind: "disconnect" };
