import type { Generator } from "./generator.ts";

/** What was seen of a generator: whether its code compiles, and calls the mock. */
export interface Seen {
  readonly compiles: "yes" | "no" | "—";
  readonly calls: "yes" | "no" | "—";
}

/** The line of a generator in the README of the description, without padding. */
export function writeLine(
  { name, version, language, settings }: Generator,
  { compiles, calls }: Seen,
): string {
  const cells = [`\`${name}\` ${version}`, language, compiles, calls, settings];
  return tidy(`| ${cells.join(" | ")} |`);
}

/** The entries of a generator in the list of known bugs. */
export function writeBugs({ name, bugs = [] }: Generator): string[] {
  return bugs.map((bug) => `- \`${name}\`: ${bug}`);
}

/** The lines of the table of generators in a README, and the entries of the list after it, without padding. */
export function readTable(readme: string): { lines: string[]; bugs: string[] } {
  const [, table = "", after = ""] =
    /\n\| generator .*\n\|[ -|]+\n((?:\|.*\n)+)([\s\S]*?)(?:\n#|$)/.exec(readme) ?? [];
  const [, ...bugs] = after.split(/\n(?=- `)/);
  return {
    lines: table.trim().split("\n").map(tidy),
    bugs: bugs.map((bug) => tidy(bug.split("\n\n")[0] ?? "")),
  };
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
