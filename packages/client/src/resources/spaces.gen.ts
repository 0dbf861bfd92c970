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
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { spacesMethods } from "../resources.gen.ts";

/** The query of `spaces.list`. */
export interface ListSpacesQuery {
    /**
     * Only spaces of this app.
     * @example us_app_Ib3pQ8mH
     */
    app?: AppId | undefined;
    /**
     * Only spaces of this app.
     * @deprecated Use `app`.
     * @example us_app_Ib3pQ8mH
     */
    appId?: AppId | undefined;
    /**
     * Only archived spaces when true, only spaces in use when false or absent.
     * @example false
     */
    archived?: boolean | undefined;
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
     * Only spaces of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
    /**
     * Only templates of apps when true, only the other spaces when false; both when absent.
     * @example false
     */
    isAppTemplate?: boolean | undefined;
    /**
     * Only spaces in which several people may work at a time when true: all of them. Only the others when false: none.
     * @example true
     */
    isCollaborative?: boolean | undefined;
    /**
     * Only spaces with this namespace.
     * @example supplier-onboarding
     */
    namespace?: string | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many spaces a page holds. The default is 10, the maximum 1,000.
     * @example 10
     */
    pageSize?: PageSize | undefined;
    /**
     * Text to search for in the name. A part of the name is enough, and upper and lower case make no difference.
     * @example spring
     */
    search?: string | undefined;
    /**
     * The direction to sort in. Requires `sortField`.
     * @example desc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * The property to sort by. Requires `sortDirection`.
     * @example lastActivityAt
     */
    sortField?: SpaceSortField | undefined;
}

/** The query of `spaces.bulkDelete`. */
export interface BulkDeleteSpacesQuery {
    /**
     * The spaces to delete, at most 100. Repeat the parameter for each id.
     * @example [
     *   "us_sp_8vKd3QxN"
     * ]
     */
    spaceIds: SpaceId[];
}

/** The places where import work happens. */
export interface Spaces {
    /**
     * List spaces.
     *
     * Returns the spaces that the caller may see, a page at a time, newest first unless `sortField` and `sortDirection`
     * are sent. Filters combine. Archived spaces are left out unless `archived` is true.
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
     * Creates a space and returns it. If the request has no name, the service chooses one. If it has no `environmentId`,
     * the space belongs to the environment of the token; with a token for several environments, `environmentId` is
     * required. The service also creates its canvas. Fill the space with `workbooks.create`, `files.upload` and
     * `documents.create`, and invite people with `guests.create`.
     *
     * The space is made from a template if `spaceConfigId` names one, or if its app has one in the environment: a space
     * with `isAppTemplate` that is not archived, the newest if there are several. It then has the workbooks, sheets,
     * documents, guidance and actions of the template, but no records, no files and no workbooks that were made from
     * files. Each thing names the one that it was made from in `createdFrom`. The space takes over `settings`, `access`,
     * `guestAuthentication`, `metadata`, `labels`, `translationsPath` and `languageOverride`, unless the request has its
     * own. The job `propagate` takes over later changes of the template. Without a template, the space begins with the
     * `blueprint` of its app. A new template begins with it, too: it is made from another template only if
     * `spaceConfigId` names it. With `autoConfigure`, the space takes nothing over from its app: the job `space:configure` is
     * ready, for the program that sets it up.
     *
     * Emits `space:created`, `canvas:created`, and the events of the things that it makes in the space.
     *
     * @param body The properties of a space that can be set. On an existing space, absent properties stay as they are.
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
    create(body: SpaceConfig, options?: HookedOptions): Call<Space, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete several spaces.
     *
     * Deletes spaces with everything in them, each as by `spaces.delete`, with one event `space:deleted` for each. All of them
     * are deleted, or none: if there is no space with one of the ids, the response is 404 and names the first such id.
     *
     * @returns The spaces were deleted.
     * @throws ApiError 400: The configuration of the space, or the request for it, is not valid.
     * @throws ApiError 404: No space has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.spaces.bulkDelete({ spaceIds: ["us_sp_8vKd3QxN"] });
     * ```
     */
    bulkDelete(query: BulkDeleteSpacesQuery, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a space.
     *
     * Returns one space with its settings and with the numbers of its workbooks and files. `workbooks.list`, `files.list`,
     * `documents.list` and `guests.list` return its content. Archived spaces are returned too.
     *
     * @param spaceId The space.
     * @returns The space.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: The configuration of the space, or the request for it, is not valid.
     * @throws ApiError 404: No space has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const space = await api.spaces.get("us_sp_8vKd3QxN");
     * ```
     */
    get(spaceId: SpaceId, options?: HookedOptions): Call<Space, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a space.
     *
     * Changes a space and returns it. Send only the properties to change, such as a new `name`; absent properties stay
     * as they are. Setting `archivedAt` archives the space, and `null` restores it.
     *
     * The change is recorded as the event `space:updated`. Archiving is also recorded as `space:archived`, and restoring
     * as `space:unarchived`.
     *
     * @param spaceId The space.
     * @param body The properties of a space that can be set. On an existing space, absent properties stay as they are.
     * @returns The space after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const space = await api.spaces.update("us_sp_8vKd3QxN", { name: "Spring and summer product import" });
     * ```
     */
    update(spaceId: SpaceId, body: SpaceConfig, options?: HookedConditionalOptions): Call<Space>;

    /**
     * Delete a space.
     *
     * Deletes a space with everything in it: workbooks, sheets and their records, files and documents. Guests lose their
     * access to it. To end the work but keep the data, use `spaces.archive`. Emits `space:deleted`, and no events for the
     * content of the space.
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
    delete(spaceId: SpaceId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Archive a space.
     *
     * Ends the work in a space and keeps its data: the service sets `archivedAt`, and `spaces.list` leaves the space out
     * unless `archived` is true. If the space is already archived, nothing changes. Undo it with `spaces.unarchive`. Emits
     * `space:archived`.
     *
     * An archived space does not change: a request that would change something in it is rejected with 409, also of guests
     * and agents. Its content can be read and exported, and it can be deleted. A guest can be deleted as a whole, and events can
     * be acknowledged. A job that changes something in it fails at its next step; `jobs.retry` continues it when the space
     * is restored.
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
    archive(spaceId: SpaceId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Restore an archived space.
     *
     * Restores an archived space with all its content: `archivedAt` is removed, and `spaces.list` returns the space
     * again. If the space is not archived, nothing changes. Emits `space:unarchived`.
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
    unarchive(spaceId: SpaceId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createSpaces(options: ClientOptions = {}): Spaces {
    return bindSpaces(createCore(options));
}

/** Creates the methods of `spaces` on an existing client. */
export function bindSpaces(core: Core): Spaces {
    return bindResource<Spaces>(core, "spaces", spacesMethods, { page: createPageCall });
}
