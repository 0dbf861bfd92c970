import type { Job, JobOutcome } from "@data-import/types";

/** What a job says at its end, with what the page needs to show it. */
export interface Ended {
  readonly job: Job;
  readonly label: string;
  readonly outcome: JobOutcome;
}

/** The outcome of a job that has ended; undefined if it has none. */
export function readOutcome({ outcome }: Job): JobOutcome | undefined {
  return outcome === undefined || outcome === null || Object.keys(outcome).length === 0
    ? undefined
    : (outcome as JobOutcome);
}

/** What takes people to the next step. */
export function readTrigger({ trigger }: JobOutcome): "manual" | "automatic" | "automatic_silent" {
  return typeof trigger === "object" ? trigger.type : (trigger ?? "manual");
}

/** Whether an address is one that a person may be led to: a page, not a script. */
export function isPageAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
