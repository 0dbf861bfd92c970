import type { Around } from "../flows/around.ts";
import type { Failure } from "../flows/failure.ts";
import type { Import } from "../flows/import.ts";
import type { Session } from "../flows/session.ts";
import type { Store } from "../flows/store.ts";
import { findLack, type SheetDefinition } from "./definition.ts";
import type { ActionJob, HandedOver, ImporterEventName, ImporterEvents } from "./events.ts";

/** The states that events follow. */
export interface Watched {
  readonly session: Pick<Store<Session, never>, "state" | "subscribe">;
  readonly imports: Pick<Store<Import, never>, "state" | "subscribe">;
  /** What the program around knows of the sheet. */
  readonly findDefinition?: () => SheetDefinition | undefined;
}

/** Sends an event to the listeners of an element; false if one of them has canceled it. */
export type Dispatch = <Name extends ImporterEventName>(
  name: Name,
  detail: ImporterEvents[Name],
) => boolean | Promise<boolean>;

/** Lets the listeners decide, and tells them of changes. They are asked also after the element was removed. */
export const createAround = (dispatch: Dispatch): Required<Around> => ({
  mayStart: ({ job, sheet, plan }, isSure) =>
    dispatch("di-plan", {
      jobId: job.id,
      sheetId: sheet.id,
      questions: plan.questions.length,
      startsNow: isSure,
    }),
  mayRun: (job) => dispatch("di-action", { job: job as ActionJob }),
  noteChange: ({ sheetId, commitId, records }) => {
    void dispatch("di-changed", { sheetId, commitId, records });
  },
});

/** Makes events of the changes of a session and its imports; returns a function that ends this. */
export function announce({ session, imports, findDefinition }: Watched, dispatch: Dispatch): () => void {
  const fail = ({ code, message }: Pick<Failure, "code" | "message">) => {
    void dispatch("di-error", { code, message });
  };
  let before: Session = session.state;
  let importBefore: Import = imports.state;
  const ends = [
    session.subscribe((now) => {
      const last = before;
      before = now;
      if (now.at === "open" && last.at !== "open") {
        dispatch("di-ready", { spaceId: now.place.space.id, sheetIds: listIds(now) });
        const definition = findDefinition?.();
        const lack = definition && findLack(definition, now.place);
        if (lack !== undefined) fail(lack);
      }
      if (now.at === "finished") dispatch("di-completed", describeEnd(last, now.counts));
      if (now.at === "refused" && last.at !== "refused") fail(now.failure);
    }),
    imports.subscribe((now) => {
      const last = importBefore;
      importBefore = now;
      if (now.at === "uploading" && last.at !== "uploading")
        dispatch("di-file", { fileName: now.name, sizeBytes: now.total });
      if (now.at === "running") {
        const { percent = 0, planned } = now;
        if (last.at !== "running" || (last.percent ?? 0) !== percent)
          dispatch("di-progress", { jobId: planned.job.id, sheetId: planned.sheet.id, percent });
      }
      if (now.at === "done") dispatch("di-imported", { jobId: now.job.id, sheetId: now.planned.sheet.id });
      const failure = readFailureOf(now);
      if (failure !== undefined && failure !== readFailureOf(last) && failure.kind !== "canceled")
        fail(failure);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

const readFailureOf = (state: Import) => ("failure" in state ? state.failure : undefined);

const listIds = (session: Session) =>
  session.at === "open" ? session.place.sheets.map(({ id }) => String(id)) : [];

function describeEnd(last: Session, counts: HandedOver | undefined): ImporterEvents["di-completed"] {
  const importSessionId = last.at === "open" ? last.place.importSession?.id : undefined;
  if (counts === undefined) return { importSessionId, sheetIds: listIds(last), counts };
  const { total, valid, error } = counts;
  return { importSessionId, sheetIds: listIds(last), counts: { total, valid, error } };
}
