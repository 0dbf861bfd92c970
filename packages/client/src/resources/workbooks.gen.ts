// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { Commit, WorkbookId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { workbooksMethods } from "../resources.gen.ts";

/** The query of `workbooks.listCommits`. */
export interface ListWorkbookCommitsQuery {
    /**
     * `true` returns only completed commits, `false` only those that are still open. Without it both are returned.
     * @example false
     */
    completed?: boolean;
}

/** Groups of sheets inside a space, and their commits. */
export interface Workbooks {
    /**
     * List the commits of a workbook.
     *
     * Returns the commits over all sheets of a workbook. A commit groups the changes that one request made to the
     * records of one sheet; it stays open until it is completed. Use `completed` to find the commits that still
     * wait, or only those that are done. The list has no pages.
     *
     * @param workbookId The workbook.
     * @returns The commits of the workbook.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const commits = await api.workbooks.listCommits("us_wb_Rm5yZ1hC");
     * ```
     */
    listCommits(workbookId: WorkbookId, query?: ListWorkbookCommitsQuery, options?: HookedOptions): Call<Commit[]>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createWorkbooks(options: ClientOptions = {}): Workbooks {
    return bindWorkbooks(createCore(options));
}

/** The methods of `workbooks` over a client that is there already. */
export function bindWorkbooks(core: Core): Workbooks {
    return bindResource<Workbooks>(core, workbooksMethods);
}
