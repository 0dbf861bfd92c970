// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    Document,
    DocumentConfig,
    DocumentId,
    ErrorEnvelope,
    PageSize,
    SpaceId,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import { documentsMethods } from "../resources.gen.ts";

/** The query of `documents.list`. */
export interface ListDocumentsQuery {
    /**
     * Continues behind a page: the `nextCursor` of its response. Send it with the same other parameters; only `pageSize` may
     * change. If you follow the cursors to the end, you get each item once that the list had at the beginning, also if
     * others create, change or delete items meanwhile.
     *
     * A page behind a cursor ends early where its items would have more than 8 MiB together. A text that is not
     * a cursor, or is one of another list, is rejected with 400.
     * @example WyJhcHBzIiwyLDQxN10
     */
    cursor?: string | undefined;
    /**
     * How many items a page holds. Without `pageSize` and `cursor`, the response has all items. With a `cursor`, the default
     * is 20. The maximum is 1,000.
     * @example 50
     */
    pageSize?: PageSize | undefined;
}

/** Markdown pages inside a space. */
export interface Documents {
    /**
     * List the documents of a space.
     *
     * Returns the documents of a space with their whole text, newest first.
     *
     * @param spaceId The space.
     * @returns The documents of the space.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No space has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const documents = await api.documents.list("us_sp_8vKd3QxN");
     * ```
     */
    list(spaceId: SpaceId, query?: ListDocumentsQuery, options?: HookedOptions): Call<Document[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Create a document.
     *
     * Adds a document to a space and returns it. Use documents to tell people what to prepare, or what the next step is.
     * The body is Markdown, and `actions` adds buttons to the document. The treatment `ephemeral` asks programs to show
     * the document on the full screen and not in the sidebar.
     *
     * It is recorded as the event `document:created`.
     *
     * @param spaceId The space.
     * @param body What a document says and how it is shown.
     * @returns The new document.
     * @throws ApiError 400: The document is not valid: `title` and `body` are both required.
     * @throws ApiError 404: No space has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const document = await api.documents.create("us_sp_8vKd3QxN", {
     *   title: "How to prepare your product list",
     *   body: "# One row per product\n\nSave the list as CSV, then drop it on **Files**.\n",
     *   treatments: ["ephemeral"],
     *   actions: [
     *     {
     *       label: "I have read this",
     *       operation: "confirmReading",
     *       mode: "background",
     *       primary: true,
     *       mount: { type: "document" },
     *     },
     *   ],
     * });
     * ```
     */
    create(spaceId: SpaceId, body: DocumentConfig, options?: HookedOptions): Call<Document, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a document.
     *
     * Returns a document with its whole text. Use it before `documents.update`, which requires title and body together.
     *
     * @param spaceId The space.
     * @param documentId The document.
     * @returns The document.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The space or the document does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const document = await api.documents.get("us_sp_8vKd3QxN", "us_dc_Jt5aY4rF");
     * ```
     */
    get(spaceId: SpaceId, documentId: DocumentId, options?: HookedOptions): Call<Document, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a document.
     *
     * Changes the title and the body of a document and returns it. Send both, even if only one of them changes.
     * `treatments` and `actions` are accepted, but nothing except the title and the body is updated. To change the
     * buttons on the document, use `actions.create`, `actions.update` and `actions.delete`.
     *
     * The change is recorded as the event `document:updated`.
     *
     * @param spaceId The space.
     * @param documentId The document.
     * @param body What a document says and how it is shown.
     * @returns The document after the change.
     * @throws ApiError 400: The document is not valid: `title` and `body` are both required.
     * @throws ApiError 404: The space or the document does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const document = await api.documents.update("us_sp_8vKd3QxN", "us_dc_Jt5aY4rF", {
     *   title: "How to prepare your product list",
     *   body: "# One row per product\n\n- **SKU**: your own number, never used twice\n- **Price**: a number without a currency sign, such as `24.5`\n\nSave the list as CSV, then drop it on **Files**.\n",
     * });
     * ```
     */
    update(spaceId: SpaceId, documentId: DocumentId, body: DocumentConfig, options?: HookedConditionalOptions): Call<Document, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a document.
     *
     * Removes a document from its space. This cannot be undone.
     *
     * It is recorded as the event `document:deleted`.
     *
     * @param spaceId The space.
     * @param documentId The document.
     * @returns The document was deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The space or the document does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.documents.delete("us_sp_8vKd3QxN", "us_dc_Jt5aY4rF");
     * ```
     */
    delete(spaceId: SpaceId, documentId: DocumentId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createDocuments(options: ClientOptions = {}): Documents {
    return bindDocuments(createCore(options));
}

/** Creates the methods of `documents` on an existing client. */
export function bindDocuments(core: Core): Documents {
    return bindResource<Documents>(core, "documents", documentsMethods);
}
