import type { Job, JobOutcome } from "@data-import/types";
import type { RecordSelection, ShownAction } from "../../flows/actions.ts";
import type { PartTexts } from "../../texts/texts.ts";

/** A press of a button, with what it is about. */
export interface Pressed {
  readonly shown: ShownAction;
  readonly fieldKey?: string | undefined;
  readonly selection: RecordSelection | undefined;
  /** How many records have errors. */
  readonly errors: number;
}

/** A job that a press has started. */
export interface Running {
  /** Names the button. */
  readonly key: string;
  readonly label: string;
  /** Undefined until the service has it. */
  readonly job?: Job;
}

/** How a job ended: how good that is, and the usual words for it. */
export function describeEnd(
  { status }: Pick<Job, "status">,
  label: string,
  { done, canceled, failed }: PartTexts["actions"]["actions"],
): { readonly level: "good" | "warn" | "error"; readonly usual: string } {
  if (status === "complete") return { level: "good", usual: done(label) };
  if (status === "canceled") return { level: "warn", usual: canceled(label) };
  return { level: "error", usual: failed(label) };
}

/** What a job says at its end. */
export interface Ended {
  readonly job: Job;
  readonly label: string;
  readonly outcome: JobOutcome;
  /** Starts the same job again. */
  readonly again: () => void;
}
