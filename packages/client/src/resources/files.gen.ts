// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { Action, EnvironmentId, File, FileMode, FileOrigin, SpaceId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions } from "../core/options.ts";
import type { UploadOptions, UploadSource } from "../files/types.ts";
import { upload } from "../files/upload.ts";
import { filesMethods } from "../resources.gen.ts";

/** What goes with the file. */
export interface UploadFileFields {
    /** Buttons on the file. Send one part named `actions` for each, with a JSON object in it. */
    actions?: Action[];
    /** The environment of that space. */
    environmentId: EnvironmentId;
    /** What the file is for. */
    mode?: FileMode;
    /** Where the person picked the file. */
    origin?: FileOrigin;
    /** The space that the file belongs to. */
    spaceId: SpaceId;
}

/** Uploaded and exported files of a space. */
export interface Files {
    /**
     * Upload a file.
     *
     * Uploads one file into a space, as `multipart/form-data`, and returns what the service knows about it. The
     * status is `partial` at first: reading the content begins after the upload.
     *
     * `actions` is sent as one part per action, all of that name, each holding one JSON object. The order of the
     * parts is free; `actions` and `origin` may follow the file, so the upload is over at the end of the body, not at
     * the end of the file.
     *
     * The upload is recorded as the event `file:created`.
     *
     * @param source The file.
     * @param fields What goes with the file.
     * @returns The file, as far as it is known after the upload.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const file = await api.files.upload(new File(["sku,name,price,currency,in_stock\nCUP-004,\"Espresso cup, set of 4\",24.5,EUR,true"], "file.csv", { type: "text/csv" }), {
     *   spaceId: "us_sp_8vKd3QxN",
     *   environmentId: "us_env_4hTq9LmZ",
     *   mode: "import",
     *   origin: "filesystem",
     * });
     * ```
     */
    upload(source: UploadSource, fields: UploadFileFields, options?: UploadOptions): Call<File>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createFiles(options: ClientOptions = {}): Files {
    return bindFiles(createCore(options));
}

/** The methods of `files` over a client that is there already. */
export function bindFiles(core: Core): Files {
    return bindResource<Files>(core, filesMethods, { upload });
}
