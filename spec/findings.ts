import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locateInTopics } from "./locate-in-topics.ts";
import type { RedoclyResult } from "./run-redocly.ts";

/** A problem in the files of the description. */
export interface Finding {
  /** `paths/sheets.yaml:9:5`, relative to the folder of the description; empty if it is unknown. */
  readonly place: string;
  readonly message: string;
  /** The rule that found it, such as `data-import/known-keywords`; undefined for a file that cannot be read. */
  readonly rule?: string;
}

/** The part of lint's JSON report that we read. */
interface Report {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly pointer?: string;
      readonly start: { readonly line: number; readonly col: number };
    }[];
  }[];
}

const unreadable = "Failed to parse: ";
// The end of a message of the YAML parser: `in "/home/me/spec/paths/sheets.yaml" (4:16)`.
const parserPlace = / in "(?<file>[^"]+)" \((?<line>\d+):(?<column>\d+)\)$/;
const writtenPlace = /^(?<file>\S+\.yaml):(?<line>\d+):(?<column>\d+) /;

/** Reads the problems from the output of `redocly lint --format json`, or why the run failed. */
export function readFindings({ stdout, stderr }: RedoclyResult, folder: string): Finding[] {
  if (!stdout.startsWith("{")) return [readFailure(stderr, folder)];
  const { problems } = JSON.parse(stdout) as Report;
  const broken = problems.filter(({ message }) => message.startsWith(unreadable));
  // For a file that cannot be read, lint also reports the references to it: one problem is enough.
  const findings = (broken.length > 0 ? broken : problems).map(
    ({ ruleId, message, location: [location] }) => {
      const text = message.replace(unreadable, "").replace(parserPlace, "");
      if (location === undefined) return { place: "", message: text, rule: ruleId };
      const { source, pointer, start } = location;
      const place = locateInTopics(folder, pointer) ?? `${source.ref}:${start.line}:${start.col}`;
      if (broken.length > 0) return { place, message: text };
      // Lint does not name the reference, only its place.
      const reference =
        ruleId === "no-unresolved-refs" && readReference(join(folder, source.ref), start.line);
      return { place, message: reference ? `${text}: ${reference}` : text, rule: ruleId };
    },
  );
  // A file that cannot be read is reported for each reference to it.
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

function readReference(file: string, line: number): string | undefined {
  const text = readFileSync(file, "utf8").split("\n")[line - 1] ?? "";
  return /\$ref:\s*["']?([^\s"'}]+)/.exec(text)?.[1];
}

/** If Redocly fails, its message has the reason after a dash. */
function readFailure(words: string, folder: string): Finding {
  const [, reason = words.trim()] = /^ {2}- (.+)$/m.exec(words) ?? [];
  const { file, line, column } = (parserPlace.exec(reason) ?? writtenPlace.exec(reason))?.groups ?? {};
  const message = reason.replace(parserPlace, "").replace(writtenPlace, "");
  if (file === undefined) return { place: "", message };
  return { place: `${file.replace(`${folder}/`, "")}:${line}:${column}`, message };
}
