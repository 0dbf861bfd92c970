// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { InsertRecordsRequest, RecordsResponseData, SheetId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { recordsMethods } from "../resources.gen.ts";

/** The rows of a sheet, with validity and messages per field. */
export interface Records {
    /**
     * Insert records into a sheet.
     *
     * Adds records to a sheet; it never changes existing ones. Send the records as a JSON array, each a map from
     * field key to cell. All of them become one commit, whose id is returned with the records and their counts.
     *
     * A value that breaks the rules of its field is no failure: the record is stored, its `valid` is `false`, and
     * the cell says why in `messages`.
     *
     * The insert is recorded as the events `commit:created` and `records:created`, and, where the figures of the sheet
     * change, as `sheet:counts-updated` and `sheet:calculation-updated`.
     *
     * @param sheetId The sheet.
     * @param body The records to insert, one entry each.
     * @returns The inserted records, valid or not, and the commit that groups them.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const recordsResponseData = await api.records.insert("us_sh_Pe3rT7nK", [
     *   {
     *     sku: { value: "CUP-004" },
     *     name: { value: "Espresso cup, set of 4" },
     *     price: { value: 24.5 },
     *     currency: { value: "EUR" },
     *     in_stock: { value: true },
     *   },
     * ]);
     * ```
     */
    insert(sheetId: SheetId, body: InsertRecordsRequest, options?: HookedOptions): Call<RecordsResponseData>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createRecords(options: ClientOptions = {}): Records {
    return bindRecords(createCore(options));
}

/** The methods of `records` over a client that is there already. */
export function bindRecords(core: Core): Records {
    return bindResource<Records>(core, recordsMethods);
}
