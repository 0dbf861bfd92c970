// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    AppId,
    EnvironmentId,
    ErrorEnvelope,
    PageNumber,
    PageSize,
    SortDirection,
    Space,
    SpaceConfig,
    SpaceId,
    SpaceSortField,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { spacesMethods } from "../resources.gen.ts";

/** The query of `spaces.list`. */
export interface ListSpacesQuery {
    /**
     * Only spaces of this app.
     * @example us_app_Ib3pQ8mH
     */
    app?: AppId;
    /**
     * Only spaces of this app.
     * @deprecated Use `app`.
     * @example us_app_Ib3pQ8mH
     */
    appId?: AppId;
    /**
     * Only archived spaces when true, only spaces in use when false or absent.
     * @example false
     */
    archived?: boolean;
    /**
     * Only spaces of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId;
    /**
     * Only templates of apps when true, only the other spaces when false; both when absent.
     * @example false
     */
    isAppTemplate?: boolean;
    /**
     * Only spaces in which several people may work at a time when true, only the others when false.
     * @example true
     */
    isCollaborative?: boolean;
    /**
     * Only spaces with this namespace.
     * @example supplier-onboarding
     */
    namespace?: string;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber;
    /**
     * How many spaces a page holds; 10 unless given.
     * @example 10
     */
    pageSize?: PageSize;
    /**
     * Text to look for in the name. A part is enough, and case does not matter.
     * @example spring
     */
    search?: string;
    /**
     * The direction to sort in. Needs `sortField` beside it.
     * @example desc
     */
    sortDirection?: SortDirection;
    /**
     * The property to sort by. Needs `sortDirection` beside it.
     * @example lastActivityAt
     */
    sortField?: SpaceSortField;
}

/** The places where import work happens. */
export interface Spaces {
    /**
     * List spaces.
     *
     * Returns the spaces that the caller may see, a page at a time: newest first, unless `sortField` and `sortDirection`
     * ask for another order. Filters combine. Archived spaces are left out unless `archived` asks for them.
     *
     * @returns One page of spaces.
     * @throws ApiError 400: A filter, sort or page parameter is not valid.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const space of api.spaces.list({ environmentId: "us_env_4hTq9LmZ" })) {
     *   console.log(space);
     * }
     * ```
     */
    list(query?: ListSpacesQuery, options?: HookedOptions): PageCall<Space>;

    /**
     * Create a space.
     *
     * Creates a space and returns it. Without a name the space gets one. Without `environmentId` it belongs to the
     * environment of the token; a token that works in several environments has to name one. The new space is empty: fill
     * it with `workbooks.create`, `files.upload` and `documents.create`, and let people in with `guests.create`, or leave it to an
     * agent that listens for new spaces. Its canvas comes with it. Emits `space:created` and `canvas:created`.
     *
     * @param body The properties of a space that can be set. On an existing space, what is absent stays as it is.
     * @returns The new space.
     * @throws ApiError 400: The configuration of the space, or the request for it, is not valid.
     * @throws ApiError 404: Something that the configuration of the space names, such as its environment or app, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const space = await api.spaces.create({
     *   name: "Spring product import",
     *   environmentId: "us_env_4hTq9LmZ",
     *   appId: "us_app_Ib3pQ8mH",
     *   guestAuthentication: ["magic_link", "shared_link"],
     *   displayOrder: 1,
     *   labels: ["spring", "suppliers"],
     *   settings: { extractionOptions: { algorithm: "default", rowsToSearch: 10 } },
     *   access: ["upload"],
     *   namespace: "supplier-onboarding",
     * });
     * ```
     */
    create(body: SpaceConfig, options?: HookedOptions): Call<Space, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a space.
     *
     * Returns one space with its settings and with the numbers of its workbooks and files. What it holds is in
     * `workbooks.list`, `files.list`, `documents.list` and `guests.list`. Archived spaces are found too.
     *
     * @param spaceId The space.
     * @returns The space.
     * @throws ApiError 400: The configuration of the space, or the request for it, is not valid.
     * @throws ApiError 404: No space has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const space = await api.spaces.get("us_sp_8vKd3QxN");
     * ```
     */
    get(spaceId: SpaceId, options?: HookedOptions): Call<Space, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a space.
     *
     * Changes a space and returns it. Send only what shall change, such as a new `name`; what is absent stays as it
     * is. Setting `archivedAt` archives the space, and `null` restores it.
     *
     * The change is recorded as the event `space:updated`; archiving and restoring as `space:archived` and
     * `space:unarchived` besides.
     *
     * @param spaceId The space.
     * @param body The properties of a space that can be set. On an existing space, what is absent stays as it is.
     * @returns The space after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const space = await api.spaces.update("us_sp_8vKd3QxN", { name: "Spring and summer product import" });
     * ```
     */
    update(spaceId: SpaceId, body: SpaceConfig, options?: HookedOptions): Call<Space>;

    /**
     * Delete a space.
     *
     * Deletes a space with everything in it: workbooks, sheets and their records, files and documents. Guests lose their
     * access to it. To keep the data and only end the work, use `spaces.archive`. Emits `space:deleted`, and no event for
     * each thing inside.
     *
     * @param spaceId The space.
     * @returns The space was deleted.
     * @throws ApiError 400: The configuration of the space, or the request for it, is not valid.
     * @throws ApiError 404: No space has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.spaces.delete("us_sp_8vKd3QxN");
     * ```
     */
    delete(spaceId: SpaceId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Archive a space.
     *
     * Ends the work in a space and keeps its data: the space gets an `archivedAt` and leaves the listing, unless the
     * listing asks for archived spaces. Archiving an archived space changes nothing. Undo it with `spaces.unarchive`. Emits `space:archived`.
     *
     * @param spaceId The space.
     * @returns The space is archived.
     * @throws ApiError 400: The configuration of the space, or the request for it, is not valid.
     * @throws ApiError 404: No space has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.spaces.archive("us_sp_8vKd3QxN");
     * ```
     */
    archive(spaceId: SpaceId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Restore an archived space.
     *
     * Brings an archived space back into use with everything that it held: `archivedAt` is gone and the listing shows the
     * space again. Restoring a space in use changes nothing. Emits `space:unarchived`.
     *
     * @param spaceId The space.
     * @returns The space is in use again.
     * @throws ApiError 400: The configuration of the space, or the request for it, is not valid.
     * @throws ApiError 404: No space has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.spaces.unarchive("us_sp_8vKd3QxN");
     * ```
     */
    unarchive(spaceId: SpaceId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400 | 404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createSpaces(options: ClientOptions = {}): Spaces {
    return bindSpaces(createCore(options));
}

/** The methods of `spaces` over a client that is there already. */
export function bindSpaces(core: Core): Spaces {
    return bindResource<Spaces>(core, spacesMethods, { page: createPageCall });
}
