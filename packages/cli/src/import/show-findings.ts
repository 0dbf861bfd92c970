import type { Finding, JobExecutionPlan } from "@data-import/types";
import type { Context } from "../context.ts";
import { writeCell } from "../output/table.ts";
import { explainLeftOut } from "./review-plan.ts";

/** Writes what of a file does not arrive as it was sent, or was guessed: each sentence once, after the plan and at the end. */
export function createFindings({ stderr }: Context["io"]) {
  const written = new Set<string>();
  return {
    showPlan({ findings = [], questions, unmappedSourceFields }: JobExecutionPlan): void {
      // The questions say it already.
      for (const { message } of questions) written.add(message);
      this.show(
        findings.map((finding) => {
          if (finding.code !== "column-left-out") return finding;
          const column = finding.place?.column;
          const entry = unmappedSourceFields.find(
            ({ sourceField: { key, label = key } }) => label === column,
          );
          const why = entry === undefined ? "" : explainLeftOut(entry);
          return why === "" ? finding : { ...finding, why };
        }),
      );
    },
    show(findings: readonly (Finding & { readonly why?: string })[]): void {
      for (const { message, remedy, why } of findings) {
        if (written.has(message)) continue;
        written.add(message);
        const said = why === undefined ? message : `${message.replace(/\.$/, "")} (${why}).`;
        stderr.write(`! ${writeCell(remedy === undefined ? said : `${said} ${remedy}`)}\n`);
      }
    },
  };
}
