// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    Calculation,
    CalculationFilter,
    CommitId,
    ErrorEnvelope,
    SheetId,
    VersionId,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { calculationsMethods } from "../resources.gen.ts";

/** The query of `calculations.list`. */
export interface ListCalculationsQuery {
    /**
     * Whether to return the counts of each field as well, as `counts` of its calculations.
     * @example true
     */
    byField?: boolean | undefined;
    /**
     * Only the records that changed in the version of this commit or in a later one are included.
     * @example us_vr_Wd8jX5kV
     */
    commitId?: CommitId | undefined;
    /**
     * Selects records by validity.
     * @example valid
     */
    filter?: CalculationFilter | undefined;
    /**
     * The key of the field that `filter` applies to. Without it, `filter` applies to the whole record. Has no effect
     * without `filter`. A field that the sheet does not have is rejected.
     * @example price
     */
    filterField?: string | undefined;
    /**
     * A query in the service's filter query language that selects the records to count, such as
     * `price gte 20 and currency eq EUR`, `name ilike "%cup%"` or `price is error`. The language and its limits are
     * those of the parameter `q` of `getRecords`. A query that cannot be read, or that names a field that the sheet
     * does not have, is rejected.
     * @example price gte 20
     */
    q?: string | undefined;
    /**
     * The key of the field to search for `searchValue`. Without it, all fields are searched. A field that the sheet
     * does not have is rejected.
     * @example name
     */
    searchField?: string | undefined;
    /**
     * Text to search for in all values of the record, and in the items of lists. Upper and lower case make no
     * difference. Text in double quotes must be a whole value or a whole item of a list; `""` finds empty values.
     * Numbers are searched as text without an exponent, such as `0.0000001`.
     * @example cup
     */
    searchValue?: string | undefined;
    /**
     * Only the records that changed since this commit are included.
     * @example us_vr_Bn4tS9gQ
     */
    sinceCommitId?: CommitId | undefined;
    /**
     * Only the records that changed since this version are included.
     * @deprecated Use `sinceCommitId`.
     * @example us_vr_Bn4tS9gQ
     */
    sinceVersionId?: VersionId | undefined;
    /**
     * Only the records that changed in this version are included.
     * @example us_vr_Wd8jX5kV
     */
    versionId?: VersionId | undefined;
}

/** Counts, percentages, sums, averages, minimums and maximums per field of a sheet. */
export interface Calculations {
    /**
     * List the calculations of a sheet.
     *
     * Returns counts, percentages, sums, averages, minimums and maximums for the fields of a sheet. Use it to assess the
     * data without reading the records: how complete a field is, and the sum of its numbers.
     *
     * Without parameters all records are included. `filter`, `searchValue` and `q` select records by what they hold; the
     * version and commit parameters select them by when they changed. The list has no pages.
     *
     * @param sheetId The sheet.
     * @returns The calculations over the selected records.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const calculations = await api.calculations.list("us_sh_Pe3rT7nK");
     * ```
     */
    list(sheetId: SheetId, query?: ListCalculationsQuery, options?: HookedOptions): Call<Calculation[], HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createCalculations(options: ClientOptions = {}): Calculations {
    return bindCalculations(createCore(options));
}

/** Creates the methods of `calculations` on an existing client. */
export function bindCalculations(core: Core): Calculations {
    return bindResource<Calculations>(core, "calculations", calculationsMethods);
}
