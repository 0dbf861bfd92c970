import type { JobConfig } from "@data-import/types";
import { createInvalid, DomainError, type Problem, renameKeys } from "../../domain/errors.ts";
import type { Selection } from "../../records/selections/selection-parameters.ts";

/** The selected records of a job. */
export interface SelectedRecords {
  /** The sheet that the job names; undefined if it names none. */
  readonly sheetId: string | undefined;
  readonly selection: Selection;
}

const texts = ["filter", "filterField", "searchValue", "searchField", "q"] as const;
const lists = ["ids", "exceptions"] as const;

/** The column on which an action is pressed; undefined if the job names none. */
export function findFieldKey({ subject }: JobConfig): string | undefined {
  const key = subject?.type === "collection" ? subject.params?.["fieldKey"] : undefined;
  return typeof key === "string" ? key : undefined;
}

/** The records that a job names as selected; undefined if it names none. Throws an `invalid` for unknown parameters. */
export function readSelectedRecords({ type, source, subject }: JobConfig): SelectedRecords | undefined {
  if (subject?.type !== "collection" || subject.resource !== "records") return undefined;
  const { params = {}, query = {} } = subject;
  const sheetId = params["sheetId"] ?? (type === "sheet" ? source : undefined);
  if (sheetId !== undefined && typeof sheetId !== "string") {
    throw createInvalid(
      "value_invalid",
      "subject.params.sheetId",
      "`subject.params.sheetId` must be the id of a sheet.",
    );
  }
  const problems = Object.entries(query).flatMap(([name, value]) => findProblem(name, value));
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
  return { sheetId, selection: query as Selection };
}

/** Runs work on a selection, whose errors then have the keys of the subject of the job. */
export function nameSubject<Result>(work: () => Promise<Result>): Promise<Result> {
  return renameKeys((key) => `subject.query.${key}`, work);
}

function findProblem(name: string, value: unknown): Problem[] {
  const key = `subject.query.${name}`;
  if ((texts as readonly string[]).includes(name)) {
    return typeof value === "string"
      ? []
      : [{ message: `\`${key}\` must be a text.`, key, code: "wrong_type" }];
  }
  if (!(lists as readonly string[]).includes(name)) {
    const known = [...lists, ...texts].map((one) => `\`${one}\``).join(", ");
    return [
      { message: `A selection has no \`${name}\`. Its parameters are ${known}.`, key, code: "name_unknown" },
    ];
  }
  const isList = Array.isArray(value) && value.every((id) => typeof id === "string");
  return isList ? [] : [{ message: `\`${key}\` must be a list of ids.`, key, code: "wrong_type" }];
}
