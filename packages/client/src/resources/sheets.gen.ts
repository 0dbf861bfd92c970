// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type { Sheet, WorkbookId } from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import { sheetsMethods } from "../resources.gen.ts";

/** The query of `sheets.list`. */
export interface ListSheetsQuery {
    /**
     * The workbook whose sheets to return.
     * @example us_wb_Rm5yZ1hC
     */
    workbookId: WorkbookId;
}

/** Tables of a workbook, each with its field configuration. */
export interface Sheets {
    /**
     * List the sheets of a workbook.
     *
     * Returns the sheets of a workbook with their whole field configuration, but without records. Use it to learn
     * which fields a record may have and which rules their values have to keep. The list has no pages.
     *
     * @returns The sheets of the workbook.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const sheets = await api.sheets.list({ workbookId: "us_wb_Rm5yZ1hC" });
     * ```
     */
    list(query: ListSheetsQuery, options?: HookedOptions): Call<Sheet[]>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createSheets(options: ClientOptions = {}): Sheets {
    return bindSheets(createCore(options));
}

/** The methods of `sheets` over a client that is there already. */
export function bindSheets(core: Core): Sheets {
    return bindResource<Sheets>(core, sheetsMethods);
}
