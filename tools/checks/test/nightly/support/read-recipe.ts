import { readFileSync } from "node:fs";

/** A numbered step of a recipe in CONTRIBUTING.md. */
export interface Step {
  /** What stands in bold at its beginning, without the period. */
  readonly name: string;
  /** What fails if the step is left out: a command, or the path of a test with options of vitest. */
  readonly noticedBy: string | undefined;
  /** Whether it names a path; `<resource>` and the like stand for any name. */
  names(path: string): boolean;
}

/** Reads the steps below a heading; throws if there are none, or if they are not numbered from 1. */
export function readRecipe(heading: string): Step[] {
  const text = readFileSync(new URL("../../../../../CONTRIBUTING.md", import.meta.url), "utf8");
  const [, section = ""] = text.split(`\n### ${heading}\n`);
  const [own = ""] = section.split(/^#/m);
  const steps = [...own.matchAll(/^(\d+)\. \*\*(.+?)\.\*\* ([\s\S]*?)(?=^\d+\. |^\n\S|(?![\s\S]))/gm)];
  if (steps.length === 0) throw new Error(`CONTRIBUTING.md has no steps below "### ${heading}".`);
  return steps.map(([, number, name = "", words = ""], index) => {
    if (Number(number) !== index + 1) throw new Error(`"${heading}" has no step ${index + 1}.`);
    const [before = "", noticedBy] = words.replace(/\s+/g, " ").split(/Noticed by `([^`]+)`/);
    const patterns = [...before.matchAll(/`([^`\s]+\/[^`\s]*|[^`\s]+\.md)`/g)].map(([, path = ""]) =>
      toPattern(path),
    );
    return { name, noticedBy, names: (path) => patterns.some((pattern) => pattern.test(path)) };
  });
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/<[a-z ]+>/g, "[^/]+");
  return new RegExp(`^${escaped}$`);
}
