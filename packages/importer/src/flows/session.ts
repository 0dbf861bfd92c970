import type { CanvasArea, CurrentActor, RecordCounts, Sheet, Space } from "@data-import/types";
import type { Failure } from "./failure.ts";

/** What the server of another system made for one import of one person. */
export interface ImportSession {
  readonly id: string;
  /** The fields by which records are updated in place of added. */
  readonly keyFields: readonly string[];
  /** Where the person goes at the end. */
  readonly completedUrl?: string | undefined;
}

/** The space that a person works in, with the sheets that take records. */
export interface Place {
  /** Undefined for a person who works in the space without one. */
  readonly importSession?: ImportSession | undefined;
  /** The person, and what they may do in the space. */
  readonly caller: CurrentActor;
  readonly space: Space;
  readonly sheets: readonly Sheet[];
  /** How the home of the space is arranged; empty for a home that has only its sheets. */
  readonly areas: readonly CanvasArea[];
}

/** Whether the space has a screen of its own. One sheet without areas is opened at once. */
export function hasHome({ sheets, areas }: Place): boolean {
  return sheets.length !== 1 || areas.length > 0;
}

/** Who is there, and where they are. */
export type Session =
  | { readonly at: "starting" }
  | { readonly at: "signed-out" }
  | {
      /** The link is for several people, so each says who they are. */
      readonly at: "introducing";
      readonly invitation: string;
      readonly isSending: boolean;
      readonly failure?: Failure;
    }
  | { readonly at: "refused"; readonly failure: Failure }
  | { readonly at: "choosing-space"; readonly spaces: readonly Space[] }
  /** The import was handed over, or is not open any more. */
  | {
      readonly at: "finished";
      readonly completedUrl?: string | undefined;
      /** Of the records that were handed over. */
      readonly counts?: RecordCounts | undefined;
    }
  | { readonly at: "closed" }
  | {
      readonly at: "open";
      readonly place: Place;
      /** Whether the token does not work any more. What is on the screen stays. */
      readonly isEnded: boolean;
    };

/** What can happen to a session. */
export type SessionEvent =
  | { readonly type: "no-link" }
  | { readonly type: "asked-who"; readonly invitation: string }
  | { readonly type: "introduced" }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "found-spaces"; readonly spaces: readonly Space[] }
  | { readonly type: "opened"; readonly place: Place }
  | { readonly type: "finished"; readonly counts?: RecordCounts | undefined }
  | { readonly type: "closed" }
  | { readonly type: "ended" };

/** The session at the beginning. */
export const newSession: Session = { at: "starting" };

/** The session after an event. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  // The token ends with the import, so other calls that are still on their way fail, or come too late.
  if (session.at === "finished") return session;
  switch (event.type) {
    case "no-link":
      return { at: "signed-out" };
    case "asked-who":
      return { at: "introducing", invitation: event.invitation, isSending: false };
    case "introduced":
      if (session.at !== "introducing") return session;
      return { at: "introducing", invitation: session.invitation, isSending: true };
    case "failed":
      return reduceFailure(session, event.failure);
    case "found-spaces":
      return { at: "choosing-space", spaces: event.spaces };
    case "opened":
      return { at: "open", place: event.place, isEnded: false };
    case "finished":
      if (session.at !== "open") return session;
      return {
        at: "finished",
        completedUrl: session.place.importSession?.completedUrl,
        counts: event.counts,
      };
    case "closed":
      return session.at === "open" ? { ...session, isEnded: true } : { at: "closed" };
    case "ended":
      // Before anything was open, there is nothing to keep.
      if (session.at !== "open") return { at: "signed-out" };
      return session.isEnded ? session : { ...session, isEnded: true };
  }
}

function reduceFailure(session: Session, failure: Failure): Session {
  // A wrong address can be corrected; a link that is not valid cannot.
  if (session.at === "introducing" && failure.kind !== "link") {
    return { ...session, isSending: false, failure };
  }
  if (session.at === "open" || session.at === "closed") return session;
  return failure.kind === "ended" ? { at: "signed-out" } : { at: "refused", failure };
}
