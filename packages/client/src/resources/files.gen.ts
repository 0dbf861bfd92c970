// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    Action,
    CloneFileRequest,
    DetectHeaderRequest,
    DetectedHeader,
    EnvironmentId,
    ErrorEnvelope,
    File,
    FileExtent,
    FileId,
    FileMode,
    FileOrigin,
    PageNumber,
    PageSize,
    SpaceId,
    SuccessData,
    UpdateFileRequest,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import type { Download, DownloadOptions, UploadOptions, UploadSource } from "../files/types.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { upload } from "../files/upload.ts";
import { download } from "../files/download.ts";
import { filesMethods } from "../resources.gen.ts";

/** The query of `files.list`. */
export interface ListFilesQuery {
    /**
     * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
     * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
     * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
     * changes meanwhile can be left out or come twice.
     *
     * A page behind a cursor ends early where its items would have more than 8 MiB together. A page with a number is always
     * whole; if its items have more, it is read and sent in parts.
     *
     * A text that is not a cursor, or is one of another list or order, is rejected with 400.
     * @example WyJmaWxlcyIsMiw0MTdd
     */
    cursor?: string | undefined;
    /**
     * Only the files with this mode are returned.
     * @example import
     */
    mode?: FileMode | undefined;
    /**
     * Only the files with this text in their name. A part of the name is enough, and upper and lower case make no
     * difference.
     * @example autumn
     */
    name?: string | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many items a page holds. The default is 20, the maximum 1,000.
     * @example 20
     */
    pageSize?: PageSize | undefined;
    /**
     * Only the files of this space are returned.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
}

/** The fields that are sent with the file. */
export interface UploadFileFields {
    /**
     * Buttons on the file. Send one part named `actions` for each, with a JSON object in it, or one part with a JSON
     * array.
     */
    actions?: Action[] | undefined;
    /** The environment of that space. */
    environmentId: EnvironmentId;
    /** How much of the content the service reads into a workbook. The default is `whole`. */
    extent?: FileExtent | undefined;
    /** What the file is for. */
    mode?: FileMode | undefined;
    /** Where the person picked the file. */
    origin?: FileOrigin | undefined;
    /** The space that the file belongs to. */
    spaceId: SpaceId;
}

/** Uploaded and exported files of a space. */
export interface Files {
    /**
     * List files.
     *
     * Returns the files that the caller may see, newest first and a page at a time, without their bytes. Use it to find
     * the files that were uploaded to a space or, with `mode=export`, the files to download.
     *
     * @returns A page of files.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const file of api.files.list({ spaceId: "us_sp_8vKd3QxN" })) {
     *   console.log(file);
     * }
     * ```
     */
    list(query?: ListFilesQuery, options?: HookedOptions): PageCall<File>;

    /**
     * Upload a file.
     *
     * Uploads one file to a space, as `multipart/form-data`, and returns what the service knows about it. The service
     * reads the content of files with tables after the upload: CSV and other text, JSON, XML, web pages, XLSX, and ZIP and
     * gzip archives of them. Their status is `partial` at first. The first bytes of a file say what it is, and its name only
     * if they do not. A file that the service does not read is `complete` at once: one with the mode `export`, one in a
     * space whose `readFiles` is `false`, or one without a mode whose extension is that of another format. With the mode
     * `import`, it is read: if it is not a table, the job fails, and its `info` says what the file is.
     *
     * Send `actions` as one part for each action, with one JSON object in it, or as one part with a JSON array. The
     * parts may be in any order; `actions` and `origin` may follow the file, so the upload ends at the end of the
     * body, not at the end of the file.
     *
     * A file can also be sent in parts, so that the upload goes on after a break: with the tus protocol at `/v1/uploads`, as
     * the guide of this operation describes. Neither the specification of the service nor public facts know this.
     *
     * If the operator has a virus scanner, it looks at the file before there is one: `file_infected` means that it found
     * something, and then nothing of the file stays stored. A file that is larger than the scanner takes gets 413. If the
     * scanner does not respond, the upload gets 503 with `Retry-After`, and there is no file either.
     *
     * An archived space takes no uploads (409), and guests may upload only if the `access` of the space allows it (403).
     * A name of more than 255 characters is shortened before its extension.
     *
     * One job reads the content, in batches, into a workbook with a sheet for each table. These limits apply to what it
     * reads; if a file exceeds one of them, the job fails, and its `info` says where:
     *
     * | Limit | Value |
     * |---|---|
     * | columns of a table, keys of all JSON lines together | 1,000 |
     * | values in one row of a CSV file, also empty ones | 16,384 |
     * | length of a row of a CSV file, with its line break | 2,097,152 characters |
     * | a cell | 1,048,576 bytes |
     * | length of a JSON line | 524,288 characters |
     * | length of a value in a JSON array | 16,777,216 characters |
     * | length of a web page | 67,108,864 characters |
     * | what the file becomes: unpacked bytes; text of all cells, with 3 bytes for each cell and 100 for each record | 64 MiB, or 100 times its size if that is more; the operator may change the first number |
     * | sheets of a workbook | 500 |
     *
     * The job finds out the encoding, the delimiter, and where the names of the columns and the records are;
     * `files.detectHeader` describes how. To correct it, create a job `extract` with other `options`.
     *
     * The job says in its `info` and in the message of its `outcome` what is not in the sheets as it is in the file:
     * rows above the row with the column names, totals and notes below the records, hidden sheets, formulas without a
     * stored result, files of an archive that are not tables, and characters that cannot be read or stored, which become U+FFFD. Its `result` has the same for
     * programs: the `encoding`, the `delimiter`, and for each of the `tables` what `files.detectHeader` returns for it, with the
     * `sheetId`. The `metadata` of a sheet begin with a part of it, as `reading`. A column `__proto__` gets its position as
     * its key.
     *
     * To bring the rows of a file into a sheet that exists, send `extent` with the value `sample`, and create a job `map`
     * of the new sheet: `files.import` of the client does so. A job `extract` still reads the whole file later.
     *
     * The upload is recorded as the event `file:created`, the job that reads the content as `job:created` and
     * `job:ready`.
     *
     * @param source The file.
     * @param fields The fields that are sent with the file.
     * @returns What is known about the file after the upload.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const file = await api.files.upload(new File(["sku,name,price,currency,in_stock\nCUP-004,\"Espresso cup, set of 4\",24.5,EUR,true"], "file.csv", { type: "text/csv" }), {
     *   spaceId: "us_sp_8vKd3QxN",
     *   environmentId: "us_env_4hTq9LmZ",
     *   mode: "import",
     *   extent: "whole",
     *   origin: "filesystem",
     * });
     * ```
     */
    upload(source: UploadSource, fields: UploadFileFields, options?: UploadOptions): Call<File>;

    /**
     * Detect the header of a file.
     *
     * Shows how a file would be read, before it is: its encoding and delimiter, and for each table the rows of the header,
     * the columns, the rows that are no records, and the first records. Only the beginning of each table is read, and
     * nothing is stored. Instead of a file, send `data`: a grid of texts, such as cells that a program has read.
     *
     * Send `options` to correct what was detected. When the preview is right, send the same options to the job `extract`,
     * which reads the whole file.
     *
     * The service looks for: the names of columns below titles, in one row or in two, such as a group above its columns; a
     * first row that is a record already; columns without a name and a cell; and, below the records, totals, notes and
     * headers that each page repeats.
     *
     * @param body Cells whose header to detect: those of a file, or a grid. Send one of `fileId`, `data` and `rows`.
     * @returns How the file would be read.
     * @throws ApiError 400: The changes to the file are not valid.
     * @throws ApiError 404: No file has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const detectedHeader = await api.files.detectHeader({ fileId: "us_fl_Gx3zH8wS", rowCount: 50, firstRows: true });
     * ```
     */
    detectHeader(body: DetectHeaderRequest, options?: HookedOptions): Call<DetectedHeader, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a file.
     *
     * Returns what the service knows about a file, without its bytes. Use it to follow `status` after an upload: when it
     * is `complete`, and the service reads the format of the file, `workbookId` names the workbook that holds the
     * content.
     *
     * @param fileId The file.
     * @returns The file.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No file has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const file = await api.files.get("us_fl_Gx3zH8wS");
     * ```
     */
    get(fileId: FileId, options?: HookedOptions): Call<File, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a file.
     *
     * Changes what is known about a file and returns it; the bytes do not change. Send only the properties to change. A
     * program that reads the content of a file reports its progress here: first `workbookId`, then `status`, whose last
     * value is `complete` or `failed`. Guests may change a file only if the `access` of its space has `*`.
     *
     * The change is recorded as the event `file:updated`.
     *
     * @param fileId The file.
     * @param body The properties of a file to change. Absent properties stay as they are.
     * @returns The file after the change.
     * @throws ApiError 400: The changes to the file are not valid.
     * @throws ApiError 404: No file has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const file = await api.files.update("us_fl_Gx3zH8wS", { workbookId: "us_wb_Rm5yZ1hC", status: "complete" });
     * ```
     */
    update(fileId: FileId, body: UpdateFileRequest, options?: HookedConditionalOptions): Call<File, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a file.
     *
     * Deletes a file with its bytes. The workbook that its content was read into stays. This cannot be undone. Guests
     * may delete a file only if the `access` of its space has `*`.
     *
     * It is recorded as the event `file:deleted`.
     *
     * @param fileId The file.
     * @returns The file was deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No file has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.files.delete("us_fl_Gx3zH8wS");
     * ```
     */
    delete(fileId: FileId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Copy a file.
     *
     * Adds a file with the same bytes to the same space, without sending them again. The service treats the copy as an
     * upload: with the mode `import`, it reads the content into another workbook. The copy has the mode and the origin of
     * the file, but not its actions and not its workbook. If one of the two files is deleted, the other one stays.
     *
     * Emits `file:created`. If the service reads the copy, `job:created` and `job:ready` follow.
     *
     * @param fileId The file.
     * @param body How to name the copy of a file.
     * @returns The copy.
     * @throws ApiError 400: The changes to the file are not valid.
     * @throws ApiError 404: No file has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const file = await api.files.clone("us_fl_Gx3zH8wS", { prefix: "Second attempt" });
     * ```
     */
    clone(fileId: FileId, body?: CloneFileRequest, options?: HookedOptions): Call<File, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Download a file.
     *
     * Streams the bytes of the file as they were uploaded; this is not JSON and has no `data`. The `Content-Disposition`
     * header proposes the name of the file. Failures still return JSON with the list of errors, so check the status
     * before you write the bytes to a file.
     *
     * @param fileId The file.
     * @returns The bytes of the file.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No file has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const download = await api.files.download("us_fl_Gx3zH8wS");
     * console.log(download.fileName, await download.bytes());
     * ```
     */
    download(fileId: FileId, options?: DownloadOptions): Call<Download, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createFiles(options: ClientOptions = {}): Files {
    return bindFiles(createCore(options));
}

/** Creates the methods of `files` on an existing client. */
export function bindFiles(core: Core): Files {
    return bindResource<Files>(core, "files", filesMethods, { page: createPageCall, upload, download });
}
