import type { Action, File } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, omitEmpty, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface FileTables {
  readonly files: FileRow;
}

export interface FileRow extends ResourceColumns {
  readonly environment_id: string;
  readonly space_id: string;
  readonly workbook_id: string | null;
  readonly sheet_id: string | null;
  readonly name: string;
  /** The extension of the name, without the dot. */
  readonly ext: string;
  readonly mimetype: string;
  readonly encoding: string;
  readonly status: File["status"];
  readonly mode: "import" | "export" | null;
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** The key of the bytes; empty after they are deleted. */
  readonly blob_key: string | null;
  readonly origin: string | null;
  readonly description: string | null;
  readonly treatments: Json | null;
  readonly expired_at: Time | null;
}

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
