import type { Failure } from "../flows/failure.ts";
import type { Import } from "../flows/import.ts";
import type { Session } from "../flows/session.ts";
import type { Store } from "../flows/store.ts";
import type { ImporterEvents } from "./events.ts";

/** The states that events follow. */
export interface Watched {
  readonly session: Pick<Store<Session, never>, "state" | "subscribe">;
  readonly imports: Pick<Store<Import, never>, "state" | "subscribe">;
}

/** Sends an event to the listeners of an element. */
export type Dispatch = <Name extends keyof ImporterEvents>(name: Name, detail: ImporterEvents[Name]) => void;

/** Makes events of the changes of a session and its imports; returns a function that ends this. */
export function announce({ session, imports }: Watched, dispatch: Dispatch): () => void {
  const fail = ({ code, message }: Failure) => dispatch("di-error", { code, message });
  let before: Session = session.state;
  let failed: Failure | undefined;
  const ends = [
    session.subscribe((now) => {
      const last = before;
      before = now;
      if (now.at === "open" && last.at !== "open")
        dispatch("di-ready", { spaceId: now.place.space.id, sheetIds: listIds(now) });
      if (now.at === "finished")
        dispatch("di-completed", { importSessionId: readSession(last), sheetIds: listIds(last) });
      if (now.at === "refused" && last.at !== "refused") fail(now.failure);
    }),
    imports.subscribe((now) => {
      if (now.at === "done") dispatch("di-imported", { jobId: now.job.id, sheetId: now.planned.sheet.id });
      const failure = "failure" in now ? now.failure : undefined;
      if (failure !== undefined && failure !== failed && failure.kind !== "canceled") fail(failure);
      failed = failure;
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

const listIds = (session: Session) =>
  session.at === "open" ? session.place.sheets.map(({ id }) => String(id)) : [];

const readSession = (session: Session) =>
  session.at === "open" ? session.place.importSession?.id : undefined;
