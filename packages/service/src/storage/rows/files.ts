import type { Action, File } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, readJson } from "./columns.ts";
import {
  bigint,
  defineTable,
  json,
  long,
  nullable,
  type RowOf,
  resourceColumns,
  text,
  time,
  withDefault,
} from "./define-table.ts";

export const files = defineTable("files", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    space_id: text(),
    workbook_id: nullable(text()),
    sheet_id: nullable(text()),
    name: long(text()),
    /** The name without regard to case. */
    search_name: withDefault(text(), ""),
    /** The extension of the name, without the dot. */
    ext: text(),
    mimetype: text(),
    encoding: text(),
    status: text<File["status"]>(),
    mode: nullable(text<"import" | "export">()),
    size: bigint(),
    /** In hexadecimal. */
    sha256: text(),
    /** The key of the bytes; empty after they are deleted. */
    blob_key: nullable(text()),
    origin: long(nullable(text())),
    description: long(nullable(text())),
    treatments: long(nullable(json())),
    expired_at: nullable(time()),
  },
  indexes: {
    files_of_account: { columns: ["account_id", "sequence"] },
    files_of_bytes: { columns: ["blob_key"] },
    files_of_space: { columns: ["space_id", "sequence"] },
  },
});
export type FileRow = RowOf<typeof files>;

/** A file as the API shows it, with the actions that belong to it. */
export function toFile(row: Selectable<FileRow>, actions: Action[] = []): File {
  return omitEmpty({
    id: row.id,
    name: row.name,
    ext: row.ext,
    mimetype: row.mimetype,
    encoding: row.encoding,
    status: row.status,
    // PostgreSQL returns 64-bit numbers as text.
    size: Number(row.size),
    bytesReceived: Number(row.size),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiredAt: row.expired_at,
    spaceId: row.space_id,
    workbookId: row.workbook_id,
    sheetId: row.sheet_id,
    mode: row.mode,
    actions,
    origin: row.origin as File["origin"] | null,
    description: row.description,
    treatments: readJson<File["treatments"]>(row.treatments),
  }) as File;
}
