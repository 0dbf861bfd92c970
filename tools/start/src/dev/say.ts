import { formatStep } from "../../steps.mjs";
import type { Edit } from "./watch.ts";

/** Prints one line about one part after a save; `details` are printed below it. */
export type Say = (sign: "✓" | "✗", part: string, text: string, details?: string) => void;

/** An error that lint finds in the description, from spec/draft.ts; the place is relative to spec/. */
export interface Finding {
  readonly place: string;
  readonly message: string;
  readonly rule?: string;
}

const most = 8;

/** Prints lines with the time since the first of several edits, until `stop` is aborted. */
export function sayAfter(edits: readonly Edit[], stop: AbortSignal): Say {
  const saved = Math.min(Date.now(), ...edits.map(({ at }) => at));
  return (sign, part, text, details) => {
    if (stop.aborted) return;
    console.log(formatStep(sign, part, text, Date.now() - saved));
    if (details !== undefined) console.log(`\n${details}\n`);
  };
}

/** `spec/paths/sheets.yaml and 2 more`. */
export function nameFiles(paths: readonly string[]): string {
  const [first = "nothing changes", ...others] = paths;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** One line for each finding; it begins with the place, in a form that editors and terminals can open. */
export function describeFindings(findings: readonly Finding[]): string {
  const lines = findings.slice(0, most).map(({ place, message, rule }) => {
    const where = place === "" ? "spec" : `spec/${place}`;
    return `${where}  ${message}${rule === undefined ? "" : ` (${rule})`}`;
  });
  if (findings.length > most) lines.push(`… and ${findings.length - most} more: npm run lint`);
  return lines.join("\n");
}
