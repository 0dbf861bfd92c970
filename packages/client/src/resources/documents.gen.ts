// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { Document, DocumentConfig, DocumentId, ErrorEnvelope, SpaceId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { documentsMethods } from "../resources.gen.ts";

/** Markdown pages inside a space. */
export interface Documents {
    /**
     * Update a document.
     *
     * Changes the title and the body of a document and returns it. Send both, even when only one of them changes.
     * `treatments` and `actions` are accepted, but nothing except the title and the body is updated.
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
    update(spaceId: SpaceId, documentId: DocumentId, body: DocumentConfig, options?: HookedOptions): Call<Document, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createDocuments(options: ClientOptions = {}): Documents {
    return bindDocuments(createCore(options));
}

/** The methods of `documents` over a client that is there already. */
export function bindDocuments(core: Core): Documents {
    return bindResource<Documents>(core, documentsMethods);
}
