import type { Job } from "@data-import/types";
import { hasEnded, readOutcome } from "./outcome.ts";

/** What is known about a job that was started in this importer. */
export interface StartedHere {
  readonly label: string;
  /** Whether a screen shows how it ends. */
  readonly isHere: boolean;
}

/** So many jobs are named at most: a person who comes back after months needs no list of everything. */
export const mostJobNotices = 3;

/**
 * The jobs of a person that have ended, and whose end the person has not seen, the newest first. A job without words of its
 * own is among them only if it was started here. Jobs of the service, such as an import, have none: what the service says at
 * their end is what the screens of the file and the records show.
 */
export function listUnseen(
  jobs: readonly Job[],
  callerId: string,
  started: ReadonlyMap<string, StartedHere>,
): readonly Job[] {
  return jobs
    .filter((job) => {
      const { id, status, createdBy, infoCode, outcomeAcknowledgedAt } = job;
      const here = started.get(id);
      if (!hasEnded(job) || here?.isHere === true || outcomeAcknowledgedAt != null) return false;
      const isOfService = status === "complete" && infoCode !== undefined;
      return here !== undefined || (createdBy === callerId && !isOfService && readOutcome(job) !== undefined);
    })
    .slice(0, mostJobNotices);
}
