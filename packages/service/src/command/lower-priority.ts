import { getPriority, setPriority } from "node:os";

/** How far a thread gives way to the one that listens if there are fewer processors than threads with work. */
const niceness = 5;

/** Lets the thread give way to others. One that gives way further stays so: only root may take that back. */
export function lowerPriority(): void {
  // Elsewhere, this would be about the whole process.
  if (process.platform === "linux") setPriority(Math.max(getPriority(), niceness));
}
