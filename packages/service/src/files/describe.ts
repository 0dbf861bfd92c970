import type { File } from "@data-import/types";
import type { Selectable } from "kysely";
import { readActionsOf } from "../actions/actions-of-targets.ts";
import type { Context } from "../context/context.ts";
import { type FileRow, toFile } from "../storage/rows/files.ts";

/** A file as the API shows it, with its actions. */
export async function describeFile(context: Context, row: Selectable<FileRow>): Promise<File> {
  const [file] = await describeFiles(context, [row]);
  return file as File;
}

/** The same for several, in one statement. */
export async function describeFiles(context: Context, rows: readonly Selectable<FileRow>[]): Promise<File[]> {
  const ids = rows.map(({ id }) => id);
  const actions = await readActionsOf(context, ids);
  return rows.map((row) => toFile(row, actions.get(row.id)));
}
