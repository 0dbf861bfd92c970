import type { Finding, JobExecutionPlan } from "@data-import/types";
import type { Context } from "../context.ts";
import { writeCell } from "../output/table.ts";
import { nameReadOptions } from "./read-options.ts";
import { explainLeftOut } from "./review-plan.ts";

/** What to do with the command about a finding. The service speaks to programs. */
function nameOption(code: string, column: string | undefined): string | undefined {
  if (code === "column-left-out" && column !== undefined)
    return `If it should arrive: --map "${column}=<field>". To leave it out for good: --map "${column}=".`;
  if (code === "keys-differ-in-case")
    return "If they are different records, undo the import, and repeat it with --case-sensitive.";
  return undefined;
}

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
      for (const { code, place, message, remedy: given, why } of findings) {
        if (written.has(message)) continue;
        written.add(message);
        const remedy = nameOption(code, place?.column) ?? (given && nameReadOptions(given));
        const said = why === undefined ? message : `${message.replace(/\.$/, "")} (${why}).`;
        stderr.write(`! ${writeCell(remedy === undefined ? said : `${said} ${remedy}`)}\n`);
      }
    },
  };
}
