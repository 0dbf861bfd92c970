// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { AuditAction, AuditEntry, PageNumber, PageSize } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { auditEntriesMethods } from "../resources.gen.ts";

/** The query of `auditEntries.list`. */
export interface ListAuditEntriesQuery {
    /**
     * Only entries of this action.
     * @example role:assigned
     */
    action?: AuditAction | undefined;
    /**
     * Only what this user, guest, agent or key did.
     * @example us_usr_Nq8dK1yT
     */
    actorId?: string | undefined;
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
     * Only entries whose `createdAt` is this time or later.
     * @example 2026-03-02T09:00:00.000Z
     */
    since?: string | undefined;
    /**
     * Only what was done to this user, guest, agent, key, secret, sheet or file.
     * @example us_usr_Fy5jD2vS
     */
    targetId?: string | undefined;
    /**
     * Only entries whose `createdAt` is before this time.
     * @example 2026-03-09T09:00:00.000Z
     */
    until?: string | undefined;
}

/** Who signed in, read secrets, took data out, and changed tokens, roles, users and invitations. */
export interface AuditEntries {
    /**
     * List the audit log.
     *
     * Returns who signed in, who read secrets or took data out, and who changed tokens, roles, users and invitations of the
     * account: newest first, a page at a time. Filters combine. Only administrators of the whole account may read it.
     *
     * An entry about a change is written in the transaction of the change, so neither is stored without the other. What
     * can be repeated often has one entry for each hour: a wrong password, the reading of a secret, and a download. `times`
     * counts them, and `lastAt` is the last one. A read works also if nothing can be stored, because the storage is full;
     * then it has no entry.
     *
     * No operation deletes an entry, and only `personalData.delete` changes entries: it removes `address`. The service removes entries that are older than a number of days, 365 if
     * its operator has set no other. Entries have ids, never names, mail addresses, values of secrets or texts of tokens.
     *
     * @returns A page of the audit log.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const auditEntry of api.auditEntries.list({ action: "role:assigned" })) {
     *   console.log(auditEntry);
     * }
     * ```
     */
    list(query?: ListAuditEntriesQuery, options?: HookedOptions): PageCall<AuditEntry>;
}

/** Creates a client with only this resource, for small bundles. */
export function createAuditEntries(options: ClientOptions = {}): AuditEntries {
    return bindAuditEntries(createCore(options));
}

/** Creates the methods of `auditEntries` on an existing client. */
export function bindAuditEntries(core: Core): AuditEntries {
    return bindResource<AuditEntries>(core, "auditEntries", auditEntriesMethods, { page: createPageCall });
}
