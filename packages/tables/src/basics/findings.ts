import type { Finding, findingCodes } from "@data-import/types";
import { type Language, type Message, usualLanguage, writeMessage } from "./messages.ts";

/** A message that is a finding. */
export type FindingMessage = Extract<Message, { readonly code: (typeof findingCodes)[number] }>;

/** Where a finding is, and how many rows, cells, sheets or columns it is about. The default is 1. */
export interface FindingFacts {
  readonly count?: number | undefined;
  readonly place?: Finding["place"] | undefined;
}

/** A finding in English. Nothing else says in words what does not arrive, or what was guessed. */
export function createFinding(finding: FindingMessage, { count = 1, place }: FindingFacts = {}): Finding {
  const { code, params = {} } = finding;
  const remedy = writeMessage(finding, usualLanguage, "remedy");
  return {
    code,
    message: writeMessage(finding),
    params,
    ...(remedy !== "" && { remedy }),
    ...(place && { place }),
    count,
  };
}

/** Findings with their texts in a language. Those of earlier versions have no parameters, and stay in English. */
export function translateFindings(findings: readonly Finding[], language: Language): Finding[] {
  return findings.map((finding) => {
    if (finding.params === undefined) return finding;
    const message = writeMessage(finding, language);
    const remedy = writeMessage(finding, language, "remedy");
    return { ...finding, message, ...(remedy !== "" && { remedy }) };
  });
}

/** A plan finds these, and not the reading of a file. */
const planCodes: readonly Finding["code"][] = [
  "tables-not-read",
  "column-left-out",
  "format-guessed",
  "digits-lost",
];

/** The findings that the plan of a mapping has made. */
export function pickPlanFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }) => planCodes.includes(code));
}

/** So many findings are written into one text. */
const mostFindingsWritten = 20;

/** The findings as sentences. */
export function listSentences(findings: readonly Finding[]): (Message | string)[] {
  const sentences = findings
    .slice(0, mostFindingsWritten)
    .map(({ code, params, message }) => (params === undefined ? message : ({ code, params } as Message)));
  const count = findings.length - mostFindingsWritten;
  return count > 0 ? [...sentences, { code: "findings_left", params: { count } }] : sentences;
}

/** How many names a sentence lists. */
const namesShown = 10;

/** The first names of a list, and how many more there are. */
export function listNames(names: readonly string[]): {
  readonly names: readonly string[];
  readonly more: number;
} {
  return { names: names.slice(0, namesShown), more: Math.max(0, names.length - namesShown) };
}

/** The same for rows. */
export function listRows<Row>(rows: readonly Row[]): {
  readonly rows: readonly Row[];
  readonly more: number;
} {
  return { rows: rows.slice(0, namesShown), more: Math.max(0, rows.length - namesShown) };
}
