// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { BulkMutateFlagsRequest, BulkMutateFlagsResponse, WorkbookId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { flagsMethods } from "../resources.gen.ts";

/** Labels with a colour that mark records of a workbook. */
export interface Flags {
    /**
     * Change a flag on many records.
     *
     * Queues one change of a flag for a selection of a workbook's records and answers at once, with the id of the job
     * that does the work. Use it to mark, say, every record with an error for review, without listing record ids.
     *
     * - `apply` adds the flag to the selected records. Flags that they already carry stay.
     * - `update` changes the label or the colour of the flag itself.
     * - `replace` leaves the selected records with this flag and no other.
     * - `delete` takes the flag off the selected records.
     *
     * What the four do is a decision of this description. The selection is the records that meet every condition sent -
     * `query`, `filter` with `filterField`, `searchValue` with `searchField`, `q` - or those named in `ids`; `exceptions`
     * are left out. Without any condition it is every record of the workbook.
     *
     * `success` says that the job is queued, not that it is done: wait for `job:completed` or `job:failed` with this
     * job's id in the context. While it runs, the job also emits `job:updated`, `records:updated`, `flag:created` or
     * `flag:updated`, and `snapshot:created` when `snapshotLabel` is sent. The result is not wrapped in `data`.
     *
     * @param workbookId The workbook.
     * @param body What to do with a flag, and which records to do it to.
     * @returns The change is queued.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const bulkMutateFlagsResponse = await api.flags.bulkMutate("us_wb_Rm5yZ1hC", {
     *   operation: "apply",
     *   slug: "needs-review",
     *   flag: { label: "Needs review", colorHex: "#F5A623" },
     *   filter: "error",
     *   filterField: "price",
     *   exceptions: ["us_rc_Qa1sD4fG"],
     *   snapshotLabel: "Before the price review",
     * });
     * ```
     */
    bulkMutate(workbookId: WorkbookId, body: BulkMutateFlagsRequest, options?: HookedOptions): Call<BulkMutateFlagsResponse>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createFlags(options: ClientOptions = {}): Flags {
    return bindFlags(createCore(options));
}

/** The methods of `flags` over a client that is there already. */
export function bindFlags(core: Core): Flags {
    return bindResource<Flags>(core, flagsMethods);
}
