import type {
  DetectedHeader,
  Finding,
  Job,
  JobExecutionPlan,
  File as ReceivedFile,
  Sheet,
  UnmappedSourceField,
} from "@data-import/types";
import type { Failure } from "./failure.ts";

/** How to read a file, as a person has corrected it; an absent setting is found by the service. */
export interface Reading {
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
  /** The row with the names of the columns, from 0; null if no row has them. */
  readonly headerRow?: number | null | undefined;
  readonly keepAllRows?: boolean | undefined;
}

/** What the service knows about an import whose plan is there. */
export interface Planned {
  readonly job: Job;
  readonly plan: JobExecutionPlan;
  /** The sheet of the file. */
  readonly source: Sheet;
  /** The sheet that gets the records. */
  readonly sheet: Sheet;
}

/** One import, from the choice of a file to its records. */
export type Import =
  | { readonly at: "choosing"; readonly failure?: Failure; readonly failedFile?: string }
  | { readonly at: "uploading"; readonly name: string; readonly sent: number; readonly total: number }
  | { readonly at: "reading"; readonly name: string; readonly percent: number | undefined }
  | {
      readonly at: "layout";
      readonly file: ReceivedFile;
      /** The sheet that gets the records. */
      readonly sheet: Sheet;
      readonly detected: DetectedHeader;
      readonly reading: Reading;
      /** How the person wants it to be read; it is asked for. */
      readonly asked?: Reading;
      /** The table that is shown, by its place in the file. */
      readonly table: number;
      readonly isBusy: boolean;
      readonly failure?: Failure;
    }
  | { readonly at: "planning"; readonly name: string }
  | {
      readonly at: "columns";
      readonly planned: Planned;
      readonly isSaving: boolean;
      readonly failure?: Failure;
    }
  | {
      readonly at: "running";
      readonly planned: Planned;
      readonly percent: number | undefined;
      readonly counts?: { readonly total: number; readonly error: number };
      readonly isCanceling: boolean;
    }
  | { readonly at: "stopped"; readonly planned: Planned; readonly failure: Failure }
  | {
      readonly at: "done";
      readonly planned: Planned;
      readonly job: Job;
      readonly findings: readonly Finding[];
    };

/** What can happen to an import. */
export type ImportEvent =
  | { readonly type: "chosen"; readonly name: string; readonly total: number }
  | { readonly type: "sent"; readonly sent: number; readonly total: number }
  | { readonly type: "read"; readonly name: string; readonly percent: number | undefined }
  | {
      readonly type: "laid-out";
      readonly file: ReceivedFile;
      readonly sheet: Sheet;
      readonly detected: DetectedHeader;
      readonly reading: Reading;
    }
  | { readonly type: "reread"; readonly reading: Reading }
  | { readonly type: "table-chosen"; readonly table: number }
  | { readonly type: "planning"; readonly name: string }
  | { readonly type: "planned"; readonly planned: Planned }
  | { readonly type: "saving" }
  | { readonly type: "running"; readonly planned: Planned }
  | { readonly type: "progress"; readonly percent: number | undefined }
  | { readonly type: "counted"; readonly total: number; readonly error: number }
  | { readonly type: "canceling" }
  | { readonly type: "done"; readonly planned: Planned; readonly job: Job }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "restarted" };

/** An import before a file is chosen. */
export const newImport: Import = { at: "choosing" };

/** The import after an event. An event that comes too late changes nothing. */
export function reduceImport(state: Import, event: ImportEvent): Import {
  switch (event.type) {
    case "chosen":
      return { at: "uploading", name: event.name, sent: 0, total: event.total };
    case "sent":
      return state.at === "uploading" ? { ...state, sent: event.sent, total: event.total } : state;
    case "read":
      return state.at === "uploading" || state.at === "reading" || state.at === "layout"
        ? { at: "reading", name: event.name, percent: event.percent }
        : state;
    case "laid-out":
      return layOut(state, event);
    case "reread":
      return state.at === "layout" ? { ...omitFailure(state), isBusy: true, asked: event.reading } : state;
    case "table-chosen":
      return state.at === "layout" ? { ...state, table: event.table } : state;
    case "planning":
      return { at: "planning", name: event.name };
    case "planned":
      return { at: "columns", planned: event.planned, isSaving: false };
    case "saving":
      return state.at === "columns" ? { ...omitFailure(state), isSaving: true } : state;
    case "running":
      return { at: "running", planned: event.planned, percent: undefined, isCanceling: false };
    case "progress":
      return state.at === "running" ? { ...state, percent: event.percent } : state;
    case "counted":
      return state.at === "running"
        ? { ...state, counts: { total: event.total, error: event.error } }
        : state;
    case "canceling":
      return state.at === "running" ? { ...state, isCanceling: true } : state;
    case "done":
      return {
        at: "done",
        planned: event.planned,
        job: event.job,
        findings: (event.job.result?.["findings"] ?? []) as Finding[],
      };
    case "failed":
      return fail(state, event.failure);
    case "restarted":
      return newImport;
  }
}

function layOut(state: Import, event: ImportEvent & { readonly type: "laid-out" }): Import {
  const { file, sheet, detected, reading } = event;
  const table = state.at === "layout" ? Math.min(state.table, detected.tables.length - 1) : 0;
  return { at: "layout", file, sheet, detected, reading, table: Math.max(0, table), isBusy: false };
}

/** The columns with values that go to no field, although nobody has left them out. */
export function listUnplaced({ unmappedSourceFields }: JobExecutionPlan): readonly UnmappedSourceField[] {
  return unmappedSourceFields.filter(
    ({ reason, preview }) => reason !== "left-out" && preview.some((value) => value !== ""),
  );
}

/** What an import has to do before its rows are records: the page does it, or it waits for the person. */
export interface Unfinished {
  readonly name: string;
  readonly waitsForPerson: boolean;
}

/** What is left to do; undefined if there is nothing. */
export function findUnfinished(state: Import): Unfinished | undefined {
  switch (state.at) {
    case "uploading":
    case "reading":
    case "planning":
      return { name: state.name, waitsForPerson: false };
    case "running":
      return { name: state.planned.source.name, waitsForPerson: false };
    case "layout":
      return { name: state.file.name, waitsForPerson: true };
    case "columns":
    case "stopped":
      return { name: state.planned.source.name, waitsForPerson: true };
    case "choosing":
    case "done":
      return undefined;
  }
}

/** A failure stays where a person can do something about it. */
function fail(state: Import, failure: Failure): Import {
  switch (state.at) {
    case "layout": {
      const { asked: _, ...read } = state;
      return { ...read, isBusy: false, failure };
    }
    case "columns":
      return { ...state, isSaving: false, failure };
    case "running":
      return { at: "stopped", planned: state.planned, failure };
    case "uploading":
    case "reading":
    case "planning":
      // Those who cancel an upload need no explanation.
      return failure.kind === "canceled" ? newImport : { at: "choosing", failure, failedFile: state.name };
    default:
      return { at: "choosing", failure };
  }
}

function omitFailure<State extends { readonly failure?: Failure }>(
  state: State,
): Omit<State, "failure"> & State {
  const { failure: _, ...rest } = state;
  return rest as Omit<State, "failure"> & State;
}
