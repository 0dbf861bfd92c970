import type { Finding, JobExecutionPlan } from "@data-import/types";
import type { Context } from "../context.ts";
import { writeCell } from "../output/table.ts";

/** Writes what of a file does not arrive as it was sent, or was guessed: each sentence once, after the plan and at the end. */
export function createFindings({ stderr }: Context["io"]) {
  const written = new Set<string>();
  return {
    showPlan({ findings = [], questions }: JobExecutionPlan): void {
      // The questions say it already.
      for (const { message } of questions) written.add(message);
      this.show(findings);
    },
    show(findings: readonly Finding[]): void {
      for (const { message, remedy } of findings) {
        if (written.has(message)) continue;
        written.add(message);
        stderr.write(`! ${writeCell(remedy === undefined ? message : `${message} ${remedy}`)}\n`);
      }
    },
  };
}
