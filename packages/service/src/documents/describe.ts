import type { Document } from "@data-import/types";
import type { Selectable } from "kysely";
import { readActionsOf } from "../actions/actions-of-targets.ts";
import type { Context } from "../context/context.ts";
import { type DocumentRow, toDocument } from "../storage/rows/documents.ts";

/** A document as the API shows it, with its actions. */
export async function describeDocument(context: Context, row: Selectable<DocumentRow>): Promise<Document> {
  const [document] = await describeDocuments(context, [row]);
  return document as Document;
}

/** The same for several, in one statement. */
export async function describeDocuments(
  context: Context,
  rows: readonly Selectable<DocumentRow>[],
): Promise<Document[]> {
  const ids = rows.map(({ id }) => id);
  const actions = await readActionsOf(context, ids);
  return rows.map((row) => toDocument(row, actions.get(row.id)));
}
