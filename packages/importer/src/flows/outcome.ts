import type { Job, JobOutcome, JobOutcomeNext } from "@data-import/types";

/** Whether a job does nothing more, however it ended. */
export function hasEnded({ status }: Pick<Job, "status">): boolean {
  return status === "complete" || status === "failed" || status === "canceled";
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

/**
 * Whether the page may take the next step without a press. A browser opens another page and saves a file from elsewhere only
 * after one, and a job that starts again by itself would never end.
 */
export function canGoAlone(next: JobOutcomeNext): boolean {
  if (next.type === "url") return next.replace === true && isPageAddress(next.url);
  return next.type !== "download" && next.type !== "retry";
}
