// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    BulkUpdateRecordRequest,
    CalculationFilter,
    CellsResponseData,
    CommitId,
    DuplicateGroup,
    ErrorEnvelope,
    EventId,
    FindAndReplaceRecordRequest,
    GetRecordIndicesResponse,
    GetRecordsResponseData,
    InsertRecordsRequest,
    MergeDuplicatesRequest,
    MergedDuplicates,
    PageNumber,
    PageSize,
    RecordId,
    RecordLinesResponseData,
    RecordsResponseData,
    SheetId,
    SortDirection,
    SuccessData,
    UpdateRecordsRequest,
    Version,
    VersionId,
    WorkbookId,
    WriteRecordsResponse,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import type { Download, DownloadOptions, LinesSource } from "../files/types.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { sendLines } from "../files/send-lines.ts";
import { download } from "../files/download.ts";
import { recordsMethods } from "../resources.gen.ts";

/** The query of `records.getCellValues`. */
export interface GetCellValuesQuery {
    /**
     * Must be `true`.
     * @example true
     */
    distinct: true;
    /**
     * The key of the field. Without it, the response has each field of the sheet.
     * @example name
     */
    fieldKey?: string | undefined;
    /**
     * Selects records by validity.
     * @example error
     */
    filter?: CalculationFilter | undefined;
    /**
     * The key of the field that `filter` applies to. Without it, `filter` applies to the whole record. Has no effect
     * without `filter`. A field that the sheet does not have is rejected.
     * @example price
     */
    filterField?: string | undefined;
    /**
     * Whether each value has `counts`.
     * @example true
     */
    includeCounts?: boolean | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many values of each field a page holds. The default and the maximum are 1,000.
     * @example 100
     */
    pageSize?: PageSize | undefined;
    /**
     * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
     * `name ilike "%cup%"` or `price is error`. The guide "The filter query language" has the grammar.
     *
     * A condition is a field, an operator and a value. The operators are `eq`, `ne`, `lt`, `gt`, `lte`, `gte`, `like`,
     * `ilike`, `contains` and `is`. The field is a key, or a label in any case; without a field, the condition is about
     * any field. `and` and `or` are evaluated from left to right, parentheses first. A query has at most 100 conditions, 10
     * of them without a field, and 50 levels of parentheses. A query that cannot be read, or that names a field that the
     * sheet does not have, is rejected.
     * @example price gte 20
     */
    q?: string | undefined;
    /**
     * Text that the records have in the field of `fieldKey`, or in any field if there is no `fieldKey`. It has the form
     * of `searchValue` of `getRecords`.
     * @example cup
     */
    searchValue?: string | undefined;
    /**
     * The order of the values of `sortField`. Send both or neither.
     * @example asc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * The key of a field whose values are in their own order, as `getRecords` sorts them, instead of the most frequent
     * first. Send it together with `sortDirection`.
     * @example name
     */
    sortField?: string | undefined;
}

/** The query of `records.get`. */
export interface GetRecordsQuery {
    /**
     * Only the records that this commit added or changed are returned, as they are now, and those that it judged: they
     * have `judged: true`. A commit of another sheet is allowed if it judged records of this one.
     * @example us_vr_Wd8jX5kV
     */
    commitId?: CommitId | undefined;
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
     * The keys of the fields whose cells to return. The default is all of them. Repeat the parameter for each key.
     * @example [
     *   "sku",
     *   "price"
     * ]
     */
    fields?: string[] | undefined;
    /**
     * Selects records by validity.
     * @example error
     */
    filter?: CalculationFilter | undefined;
    /**
     * The key of the field that `filter` applies to. Without it, `filter` applies to the whole record. Has no effect
     * without `filter`. A field that the sheet does not have is rejected.
     * @example price
     */
    filterField?: string | undefined;
    /**
     * An event that defines the selection. The records of its `dataUrl` are returned.
     * @example us_evt_Vs2hC5nL
     */
    for?: EventId | undefined;
    /**
     * The records to return, at most 100. Together with `searchValue` or a `filter` other than `none` it has the
     * opposite effect: these records are left out of the result. Repeat the parameter for each id.
     * @example [
     *   "us_rc_Qa1sD4fG",
     *   "us_rc_Lh5pE8uJ"
     * ]
     */
    ids?: RecordId[] | undefined;
    /**
     * Whether to return the counts of the matching records.
     * @deprecated Use `getRecordCounts`.
     * @example false
     */
    includeCounts?: boolean | undefined;
    /**
     * Whether to return the number of matching records on all pages, as `counts.total`.
     * @example true
     */
    includeLength?: boolean | undefined;
    /**
     * Whether the cells of references include the records that they refer to, as `links`. If several records have
     * the value, `links` has all of them; if the reference has a `filter`, only those that match it.
     * @example false
     */
    includeLinks?: boolean | undefined;
    /**
     * Whether the cells include the messages about their values, as `messages`.
     * @example true
     */
    includeMessages?: boolean | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many records a page holds. The default and the maximum are 10,000.
     * @example 100
     */
    pageSize?: PageSize | undefined;
    /**
     * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
     * `name ilike "%cup%"` or `price is error`. The guide "The filter query language" has the grammar.
     *
     * A condition is a field, an operator and a value. The operators are `eq`, `ne`, `lt`, `gt`, `lte`, `gte`, `like`,
     * `ilike`, `contains` and `is`. The field is a key, or a label in any case; without a field, the condition is about
     * any field. `and` and `or` are evaluated from left to right, parentheses first. A query has at most 100 conditions, 10
     * of them without a field, and 50 levels of parentheses. A query that cannot be read, or that names a field that the
     * sheet does not have, is rejected.
     * @example price gte 20
     */
    q?: string | undefined;
    /**
     * The key of the field to search for `searchValue`. Without it, all fields are searched. A field that the sheet does
     * not have is rejected.
     * @example name
     */
    searchField?: string | undefined;
    /**
     * Text to search for in all values of the record, and in the items of lists. Upper and lower case make no difference.
     * Text in double quotes must be a whole value or a whole item of a list; `""` finds empty values. Numbers are searched
     * as text without an exponent, such as `0.0000001`.
     * @example cup
     */
    searchValue?: string | undefined;
    /**
     * Only the records that changed after this commit are returned, and those that were judged after it: they have
     * `judged: true`. Deleted records are not returned; `listCommitChanges` names them.
     * @example us_vr_Bn4tS9gQ
     */
    sinceCommitId?: CommitId | undefined;
    /**
     * Only the records that changed after this version are returned.
     * @deprecated Use `sinceCommitId`.
     * @example us_vr_Bn4tS9gQ
     */
    sinceVersionId?: VersionId | undefined;
    /**
     * The order of the values of `sortField`. Send both or neither.
     * @example desc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * The key of the field to sort by. Send it together with `sortDirection`. Numbers are sorted by value, other
     * values as text by the code points of their characters, lists by their first item. In both directions, records
     * without a value come last, and so do texts in a field of numbers. Equal records stay in the order of their
     * insertion.
     * @example price
     */
    sortField?: string | undefined;
    /**
     * Only the records that changed in this version are returned.
     * @deprecated Use `commitId`.
     * @example us_vr_Wd8jX5kV
     */
    versionId?: VersionId | undefined;
}

/** The query of `records.update`. */
export interface UpdateRecordsQuery {
    /**
     * The commit that the caller handles, as in the `dataUrl` of an event: the same as `ifCommitId` for each record and
     * `X-Hook-Commit`. There is no 409: cells that have changed since, and records that were deleted, are named in
     * `left`.
     * @example us_vr_Wd8jX5kV
     */
    commitId?: CommitId | undefined;
}

/** The query of `records.insert`. */
export interface InsertRecordsQuery {
    /**
     * Whether the case of the values in `keyFields` matters: with `true`, `0033aA` and `0033aa` are two keys, with `false`
     * they are one. Without it, the fields say so. It has no effect without `keyFields`.
     * @example true
     */
    caseSensitive?: boolean | undefined;
    /**
     * The keys of the fields that together identify a record, such as `sku`. With them, you can import the same file again:
     * a record of the request changes the record of the sheet that has the same values in all these fields, and is added
     * only if there is none. Repeat the parameter for each key.
     *
     * Cells that a changed record does not name stay as they are, the others change as by `updateRecords`. A record with an
     * empty value in one of the key fields is always added. Values are compared as they are stored, without regard to case;
     * a field whose constraint `unique` has `caseSensitive: true` is compared exactly. `caseSensitive` says it for all. If several records of the request
     * have the same key, they are combined: a later cell replaces an earlier one. If several records of the sheet have the
     * key of a record of the request, the response is 409, and its message names them.
     * @example [
     *   "sku"
     * ]
     */
    keyFields?: string[] | undefined;
}

/** The query of `records.delete`. */
export interface DeleteRecordsQuery {
    /**
     * The records to delete, at most 100. Repeat the parameter for each id.
     * @example [
     *   "us_rc_Lh5pE8uJ"
     * ]
     */
    ids: RecordId[];
}

/** The query of `records.insertLines`. */
export interface InsertRecordLinesQuery {
    /**
     * Whether the case of the values in `keyFields` matters: with `true`, `0033aA` and `0033aa` are two keys, with `false`
     * they are one. Without it, the fields say so. It has no effect without `keyFields`.
     * @example true
     */
    caseSensitive?: boolean | undefined;
    /**
     * The keys of the fields that together identify a record, such as `sku`. With them, you can import the same file again:
     * a record of the request changes the record of the sheet that has the same values in all these fields, and is added
     * only if there is none. Repeat the parameter for each key.
     *
     * Cells that a changed record does not name stay as they are, the others change as by `updateRecords`. A record with an
     * empty value in one of the key fields is always added. Values are compared as they are stored, without regard to case;
     * a field whose constraint `unique` has `caseSensitive: true` is compared exactly. `caseSensitive` says it for all. If several records of the request
     * have the same key, they are combined: a later cell replaces an earlier one. If several records of the sheet have the
     * key of a record of the request, the response is 409, and its message names them.
     * @example [
     *   "sku"
     * ]
     */
    keyFields?: string[] | undefined;
}

/** The query of `records.listDuplicates`. */
export interface ListRecordDuplicatesQuery {
    /**
     * Whether texts in upper and lower case differ.
     * @example false
     */
    caseSensitive?: boolean | undefined;
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
     * The keys of the fields that are compared. Repeat the parameter for each key.
     * @example [
     *   "name"
     * ]
     */
    keyFields: string[];
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
     * Whether spaces at the beginning and at the end of a text count, and whether one space differs from several.
     * @example false
     */
    spaceSensitive?: boolean | undefined;
}

/** The query of `records.getIndices`. */
export interface GetRecordIndicesQuery {
    /**
     * Finds the next records behind this `position`; -1 begins with the first one. It does not work together with
     * `sortField`.
     * @example 41
     */
    after?: number | undefined;
    /**
     * Finds the last records before this `position`. It does not work together with `sortField`.
     * @example 41
     */
    before?: number | undefined;
    /**
     * The list has only the records that this commit added, changed or judged.
     * @example us_vr_Wd8jX5kV
     */
    commitId?: CommitId | undefined;
    /**
     * Selects records by validity.
     * @example error
     */
    filter?: CalculationFilter | undefined;
    /**
     * The key of the field that `filter` applies to. Without it, `filter` applies to the whole record. Has no effect
     * without `filter`. A field that the sheet does not have is rejected.
     * @example price
     */
    filterField?: string | undefined;
    /**
     * The records to look for, at most 100. They do not select the records of the list. Repeat the parameter for each
     * id. A request has one of `ids`, `after` and `before`; without all of them, `after` is -1.
     * @example [
     *   "us_rc_Qa1sD4fG",
     *   "us_rc_Lh5pE8uJ"
     * ]
     */
    ids?: RecordId[] | undefined;
    /**
     * How many records `after` and `before` find at most. It has no effect on `ids`.
     * @example 1
     */
    limit?: number | undefined;
    /**
     * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
     * `name ilike "%cup%"` or `price is error`. The guide "The filter query language" has the grammar.
     *
     * A condition is a field, an operator and a value. The operators are `eq`, `ne`, `lt`, `gt`, `lte`, `gte`, `like`,
     * `ilike`, `contains` and `is`. The field is a key, or a label in any case; without a field, the condition is about
     * any field. `and` and `or` are evaluated from left to right, parentheses first. A query has at most 100 conditions, 10
     * of them without a field, and 50 levels of parentheses. A query that cannot be read, or that names a field that the
     * sheet does not have, is rejected.
     * @example price gte 20
     */
    q?: string | undefined;
    /**
     * The key of the field to search for `searchValue`. Without it, all fields are searched. A field that the sheet does
     * not have is rejected.
     * @example name
     */
    searchField?: string | undefined;
    /**
     * Text to search for in all values of the record, and in the items of lists. Upper and lower case make no difference.
     * Text in double quotes must be a whole value or a whole item of a list; `""` finds empty values. Numbers are searched
     * as text without an exponent, such as `0.0000001`.
     * @example cup
     */
    searchValue?: string | undefined;
    /**
     * The list has only the records that changed, or were judged, after this commit.
     * @example us_vr_Bn4tS9gQ
     */
    sinceCommitId?: CommitId | undefined;
    /**
     * The order of the values of `sortField`. Send both or neither.
     * @example desc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * The key of the field by which the list is sorted. Send it together with `sortDirection`. The default is the order
     * of the insertion.
     * @example price
     */
    sortField?: string | undefined;
}

/** The query of `records.updateSelected`. */
export interface UpdateSelectedRecordsQuery {
    /**
     * Selects records by validity.
     * @example error
     */
    filter?: CalculationFilter | undefined;
    /**
     * The key of the field that `filter` applies to. Without it, `filter` applies to the whole record. Has no effect
     * without `filter`. A field that the sheet does not have is rejected.
     * @example price
     */
    filterField?: string | undefined;
    /**
     * The records to change, at most 100. Together with `searchValue` or a `filter` other than `none` it has the opposite
     * effect: these records are left out. Repeat the parameter for each id.
     * @example [
     *   "us_rc_Qa1sD4fG"
     * ]
     */
    ids?: RecordId[] | undefined;
    /**
     * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
     * `name ilike "%cup%"` or `price is error`. The guide "The filter query language" has the grammar.
     *
     * A condition is a field, an operator and a value. The operators are `eq`, `ne`, `lt`, `gt`, `lte`, `gte`, `like`,
     * `ilike`, `contains` and `is`. The field is a key, or a label in any case; without a field, the condition is about
     * any field. `and` and `or` are evaluated from left to right, parentheses first. A query has at most 100 conditions, 10
     * of them without a field, and 50 levels of parentheses. A query that cannot be read, or that names a field that the
     * sheet does not have, is rejected.
     * @example price gte 20
     */
    q?: string | undefined;
    /**
     * The key of the field to search for `searchValue`. Without it, all fields are searched. A field that the sheet does
     * not have is rejected.
     * @example name
     */
    searchField?: string | undefined;
    /**
     * Text to search for in all values of the record, and in the items of lists. Upper and lower case make no difference.
     * Text in double quotes must be a whole value or a whole item of a list; `""` finds empty values. Numbers are searched
     * as text without an exponent, such as `0.0000001`.
     * @example cup
     */
    searchValue?: string | undefined;
    /**
     * Whether to record no `commit:created` and `records:updated`. Then nobody who follows the events learns of the
     * change, and its commits are completed at once.
     * @example false
     */
    silent?: boolean | undefined;
    /**
     * The direction of `sortField`. Send both or neither.
     * @example desc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * The key of the field that a list of these records is sorted by. It has no effect on what is changed.
     * @example price
     */
    sortField?: string | undefined;
}

/** The query of `records.replaceValues`. */
export interface ReplaceRecordValuesQuery {
    /**
     * Selects records by validity.
     * @example error
     */
    filter?: CalculationFilter | undefined;
    /**
     * The key of the field that `filter` applies to. Without it, `filter` applies to the whole record. Has no effect
     * without `filter`. A field that the sheet does not have is rejected.
     * @example price
     */
    filterField?: string | undefined;
    /**
     * The records to change, at most 100. Together with `searchValue` or a `filter` other than `none` it has the opposite
     * effect: these records are left out. Repeat the parameter for each id.
     * @example [
     *   "us_rc_Qa1sD4fG"
     * ]
     */
    ids?: RecordId[] | undefined;
    /**
     * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
     * `name ilike "%cup%"` or `price is error`. The guide "The filter query language" has the grammar.
     *
     * A condition is a field, an operator and a value. The operators are `eq`, `ne`, `lt`, `gt`, `lte`, `gte`, `like`,
     * `ilike`, `contains` and `is`. The field is a key, or a label in any case; without a field, the condition is about
     * any field. `and` and `or` are evaluated from left to right, parentheses first. A query has at most 100 conditions, 10
     * of them without a field, and 50 levels of parentheses. A query that cannot be read, or that names a field that the
     * sheet does not have, is rejected.
     * @example price gte 20
     */
    q?: string | undefined;
    /**
     * The key of the field to search for `searchValue`. Without it, all fields are searched. A field that the sheet does
     * not have is rejected.
     * @example name
     */
    searchField?: string | undefined;
    /**
     * Text to search for in all values of the record, and in the items of lists. Upper and lower case make no difference.
     * Text in double quotes must be a whole value or a whole item of a list; `""` finds empty values. Numbers are searched
     * as text without an exponent, such as `0.0000001`.
     * @example cup
     */
    searchValue?: string | undefined;
}

/** The query of `records.getLines`. */
export interface GetRecordLinesQuery {
    /**
     * Only the records that this commit added or changed are returned, as they are now.
     * @example us_vr_Wd8jX5kV
     */
    commitId?: CommitId | undefined;
    /**
     * The keys of the fields whose values to return. The default is all of them. Repeat the parameter for each key.
     * @example [
     *   "sku",
     *   "price"
     * ]
     */
    fields?: string[] | undefined;
    /**
     * Selects records by validity.
     * @example error
     */
    filter?: CalculationFilter | undefined;
    /**
     * The key of the field that `filter` applies to. Without it, `filter` applies to the whole record. Has no effect
     * without `filter`. A field that the sheet does not have is rejected.
     * @example price
     */
    filterField?: string | undefined;
    /**
     * An event that defines the selection. The records of its `dataUrl` are returned.
     * @example us_evt_Vs2hC5nL
     */
    forEvent?: EventId | undefined;
    /**
     * The records to return, at most 100. Together with `searchValue` or a `filter` other than `none` it has the
     * opposite effect: these records are left out. Repeat the parameter for each id.
     * @example [
     *   "us_rc_Qa1sD4fG",
     *   "us_rc_Lh5pE8uJ"
     * ]
     */
    ids?: RecordId[] | undefined;
    /**
     * Whether the lines have the config of their records, as `__c`.
     * @example false
     */
    includeConfig?: boolean | undefined;
    /**
     * Whether cells without a value are returned, as `null`.
     * @example false
     */
    includeEmptyCells?: boolean | undefined;
    /**
     * Whether the lines have the records that their references refer to, as `__l`. They have all their values and the
     * members `__k`, `__v` and `__e`.
     * @example false
     */
    includeLinks?: boolean | undefined;
    /**
     * Whether the lines have the messages about their values, as `__i`.
     * @example true
     */
    includeMessages?: boolean | undefined;
    /**
     * Whether the lines have the metadata of their records, as `__m`.
     * @example false
     */
    includeMetadata?: boolean | undefined;
    /**
     * Whether the lines have the id of the sheet, as `__s`.
     * @example false
     */
    includeSheet?: boolean | undefined;
    /**
     * Whether the lines have the slug of the sheet, as `__n`.
     * @example false
     */
    includeSheetSlug?: boolean | undefined;
    /**
     * Whether the lines have the time of the last change of their records, as `__u`.
     * @example false
     */
    includeTimestamps?: boolean | undefined;
    /**
     * Has no effect, as `stream`.
     * @example true
     */
    isStream?: boolean | undefined;
    /**
     * Has no effect, because the lines have no context.
     * @example true
     */
    noContext?: boolean | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`. Without `pageSize`, a page has 10,000 records.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many records a page holds, at most 10,000. Without it and `pageNumber`, all records are returned.
     * @example 100
     */
    pageSize?: PageSize | undefined;
    /**
     * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
     * `name ilike "%cup%"` or `price is error`. The guide "The filter query language" has the grammar.
     *
     * A condition is a field, an operator and a value. The operators are `eq`, `ne`, `lt`, `gt`, `lte`, `gte`, `like`,
     * `ilike`, `contains` and `is`. The field is a key, or a label in any case; without a field, the condition is about
     * any field. `and` and `or` are evaluated from left to right, parentheses first. A query has at most 100 conditions, 10
     * of them without a field, and 50 levels of parentheses. A query that cannot be read, or that names a field that the
     * sheet does not have, is rejected.
     * @example price gte 20
     */
    q?: string | undefined;
    /**
     * The key of the field to search for `searchValue`. Without it, all fields are searched. A field that the sheet does
     * not have is rejected.
     * @example name
     */
    searchField?: string | undefined;
    /**
     * Text to search for in all values of the record, and in the items of lists. Upper and lower case make no difference.
     * Text in double quotes must be a whole value or a whole item of a list; `""` finds empty values. Numbers are searched
     * as text without an exponent, such as `0.0000001`.
     * @example cup
     */
    searchValue?: string | undefined;
    /**
     * The sheet.
     * @example us_sh_Pe3rT7nK
     */
    sheetId: SheetId;
    /**
     * The slug of the sheet. If the sheet has another one, the response is 400.
     * @example products
     */
    sheetSlug?: string | undefined;
    /**
     * Only the records that changed after this commit are returned.
     * @example us_vr_Bn4tS9gQ
     */
    sinceCommitId?: CommitId | undefined;
    /**
     * The order of the values of `sortField`. Send both or neither.
     * @example desc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * The key of the field to sort by, as in `getRecords`. Send it together with `sortDirection`.
     * @example price
     */
    sortField?: string | undefined;
    /**
     * Has no effect, because the response is always a stream.
     * @example true
     */
    stream?: boolean | undefined;
    /**
     * The workbook of the sheet. If the sheet is in another one, the response is 400.
     * @example us_wb_Rm5yZ1hC
     */
    workbookId?: WorkbookId | undefined;
}

/** The query of `records.writeLines`. */
export interface WriteRecordLinesQuery {
    /**
     * The event that the caller handles. It has no effect, but if there is no such event, the response is 404.
     * @example us_evt_Vs2hC5nL
     */
    for?: EventId | undefined;
    /**
     * The sheet of the request, if there is no `X-Sheet-Id`.
     * @example us_sh_Pe3rT7nK
     */
    sheetId?: SheetId | undefined;
    /**
     * The slug of the sheet of the request, if there is no id. It has no effect without `workbookId`.
     * @example products
     */
    sheetSlug?: string | undefined;
    /**
     * Whether the request has the effect of `X-Disable-Hooks`.
     * @example false
     */
    silent?: boolean | undefined;
    /**
     * Whether a snapshot of each sheet is made before its first line, and before its records are deleted.
     * @example false
     */
    snapshot?: boolean | undefined;
    /**
     * Whether the records of each sheet are deleted before its first line.
     * @example false
     */
    truncate?: boolean | undefined;
    /**
     * The workbook in which `sheetSlug` and the `__n` of lines are looked up.
     * @example us_wb_Rm5yZ1hC
     */
    workbookId?: WorkbookId | undefined;
}

/** The rows of a sheet, with validity and messages per field. */
export interface Records {
    /**
     * List the different values of fields.
     *
     * Returns the different values that the selected records have in a field, or in each field. Use it to offer people
     * values to filter by. The most frequent values come first; equally frequent ones are in the order of the records.
     * Cells without a value are the value `null`. Two texts are one value only if all their characters are the same.
     *
     * Without conditions, all records are selected. The pages of all fields are cut at once. The response has no
     * `pagination`: read pages until each field has fewer values than `pageSize`.
     *
     * @param sheetId The sheet.
     * @returns The values, by the keys of their fields.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const cellsResponseData = await api.records.getCellValues("us_sh_Pe3rT7nK", { distinct: true });
     * ```
     */
    getCellValues(sheetId: SheetId, query: GetCellValuesQuery, options?: HookedOptions): Call<CellsResponseData>;

    /**
     * Get the records of a sheet.
     *
     * Returns records of a sheet, a page at a time. They are in the order of their insertion unless `sortField` is sent.
     * Use it to read a sheet, to search it, or to fetch the records that a commit changed.
     *
     * Without parameters it returns the first 10,000 records. `filter`, `searchValue` and `q` select records by their
     * values, the commit parameters by when they changed; a record must match all of them. Messages and linked records
     * are returned only on request. The response has no `pagination`: send `includeLength`, or read pages until one has
     * fewer records than `pageSize`. To read all records, send the `nextCursor` of each response as `cursor` in the next
     * request.
     *
     * @param sheetId The sheet.
     * @returns A page of the records that match.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const getRecordsResponseData = await api.records.get("us_sh_Pe3rT7nK");
     * ```
     */
    get(sheetId: SheetId, query?: GetRecordsQuery, options?: HookedOptions): Call<GetRecordsResponseData, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update records of a sheet.
     *
     * Changes existing records of a sheet. Send them as a JSON array, each with its `id` and the cells to change; cells
     * that are not named stay as they are. If the sheet has no record with one of the ids, nothing is changed.
     *
     * The `messages` of a cell in the request replace those that the caller stored there before; a cell without
     * `messages` loses them. Messages of others stay, whether they are sent back or not. They end when the value changes
     * that they are about, unless a hook changes it, which says so in `X-Hook-Name`. A cell without `value` keeps its
     * value. The service computes `valid` and the messages of its own rules again, and ignores `valid` in the request. So
     * you can send records back as `records.get` with `includeMessages` returned them. If a guest changes a read-only value
     * or the `config` of a record, the response is 403.
     *
     * All changes become one commit, whose id is returned. If nothing changes, there is no new commit, and the response
     * names the newest commit of the sheet. No commit is completed: use `commits.complete`.
     *
     * With `Prefer: return=representation`, the response has the records as they are now, with their messages, and the
     * other records of the sheet that the commit judged.
     *
     * Send the `commitId` that you read as `ifCommitId`, so that you do not overwrite what others have changed meanwhile.
     * If a sent cell has changed since, nothing is changed, and the response is 409: its messages have the value of each
     * such cell, and who changed it. A hook, with `X-Hook-Name`, gets no 409. Such cells stay as they are, the others
     * are changed, and the response names the former in `left`.
     *
     * A program that handles an event can send its changes to the `dataUrl` of the event, which has the parameter
     * `commitId`.
     *
     * The change is recorded as the events `commit:created` and `records:updated`. If the counts or calculations of the
     * sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param body The records to change, one entry each, with the cells to change. At most 10,000 in one request.
     * @returns The commit that groups the changes.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: The sheet does not exist, or it has no record with one of the ids.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const version = await api.records.update("us_sh_Pe3rT7nK", [{ id: "us_rc_Lh5pE8uJ", values: { price: { value: 12 } }, ifCommitId: "us_vr_Wd8jX5kV" }]);
     * ```
     */
    update(sheetId: SheetId, body: UpdateRecordsRequest, query?: UpdateRecordsQuery, options?: HookedOptions): Call<Version, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Insert records into a sheet.
     *
     * Adds records to a sheet; it changes existing ones only if you send `keyFields`. Send the records as a JSON array;
     * each record is a map from field key to cell. All of them become one commit. The response has its id, the records
     * and their counts. To insert many records, send `Prefer: return=minimal`.
     *
     * An invalid value does not make the request fail: the record is stored, its `valid` is `false`, and the `messages`
     * of the cell give the reason. With an empty list nothing is stored and there is no new commit; the response then
     * names the newest commit of the sheet, if it has one. If a guest writes a value of a read-only field, the response
     * is 403.
     *
     * The insert is recorded as the events `commit:created` and `records:created`. If records are changed because of
     * `keyFields`, there is `records:updated`, too. If the counts or calculations of the sheet change,
     * `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param body The records to insert, one entry each. At most 10,000 in one request.
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
    insert(sheetId: SheetId, body: InsertRecordsRequest, query?: InsertRecordsQuery, options?: HookedOptions): Call<RecordsResponseData>;

    /**
     * Delete records of a sheet.
     *
     * Deletes up to 100 records by their ids. If the sheet has no record with one of the ids, nothing is deleted. To
     * delete more records, or all records that match a filter, create a job with the operation `delete-records`. To get
     * deleted records back, use `commits.undo`. If a guest deletes a read-only record, the response is 403.
     *
     * The deletion is recorded as the events `commit:created` and `records:deleted`. If records of another sheet refer to
     * a deleted one, there is `records:updated` for that sheet. If the counts or calculations of a sheet change,
     * `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @returns The records were deleted.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: The sheet does not exist, or it has no record with one of the ids.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.records.delete("us_sh_Pe3rT7nK", { ids: ["us_rc_Lh5pE8uJ"] });
     * ```
     */
    delete(sheetId: SheetId, query: DeleteRecordsQuery, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Insert a stream of records into a sheet.
     *
     * Adds any number of records to a sheet in one request; it changes existing ones only if you send `keyFields`. Send
     * JSON lines: each line is one object, a map from field key to value, such as `{"sku":"CUP-004","price":24.5}`. To
     * send your own messages, use `records.insert`.
     *
     * The body is read as a stream: its length has no limit, and you may send it while you produce it. Each 10,000 lines
     * become one commit, or fewer if they have more bytes than a JSON body may have. A commit is stored before the
     * service reads the next lines, and others see its records at once. An invalid value does not make the request
     * fail; it is stored as by `records.insert`.
     *
     * Lines end with a line feed; a carriage return before it and a byte order mark at the beginning are ignored. The
     * last line needs no line feed. Empty lines have no effect, but they are counted. The response is 400 if a line is
     * not a JSON object, or has a field that the sheet does not have. It is also 400 if a value is not a text, a number,
     * a boolean, `null` or a list of texts. Its message names the first such line, counted from 1, and the error. If a
     * line is longer than a JSON body may be, the response is 413.
     *
     * Each error response says how many lines are saved; these are always complete commits. Correct the others and send
     * them again. With an `Idempotency-Key`, you can send the whole stream again, also if you got no response: lines
     * that are saved are skipped, and the response counts them as the first request would have. If a saved line has
     * changed, the response is 409.
     *
     * Each commit is recorded as the events `commit:created` and `records:created`. If records are changed because of
     * `keyFields`, there is `records:updated`, too. If the counts or calculations of the sheet change,
     * `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param body JSON lines in UTF-8. Each line is one record, a map from field key to value.
     * @returns All lines are saved. The response has the counts of their records, and the commits.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const recordLinesResponseData = await api.records.insertLines("us_sh_Pe3rT7nK", [
     *   { sku: "CUP-004", name: "Espresso cup, set of 4", price: 24.5, currency: "EUR", in_stock: true },
     *   { sku: "TRAY-010", name: "Serving tray", price: "twelve", currency: "EUR" },
     * ]);
     * ```
     */
    insertLines(sheetId: SheetId, body: LinesSource, query?: InsertRecordLinesQuery, options?: HookedOptions): Call<RecordLinesResponseData>;

    /**
     * Find duplicate records.
     *
     * Returns groups of records that have the same values in all `keyFields`, a page at a time, in the order of the first
     * record of each group. Records with an empty value in one of these fields are in no group. A group can come twice or be
     * left out only if its first record becomes another one meanwhile. To make one record out of each group, use
     * `records.mergeDuplicates`.
     *
     * @param sheetId The sheet.
     * @returns A page of groups.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const duplicateGroup of api.records.listDuplicates("us_sh_Pe3rT7nK", { keyFields: ["name"] })) {
     *   console.log(duplicateGroup);
     * }
     * ```
     */
    listDuplicates(sheetId: SheetId, query: ListRecordDuplicatesQuery, options?: HookedOptions): PageCall<DuplicateGroup>;

    /**
     * Get the places of records in a list.
     *
     * Returns at which place records are in a list that `records.get` would return with the same parameters. Use it to show
     * the page with a record that somebody looks for.
     *
     * With `after` or `before` in place of `ids`, it finds the nearest records that the other parameters select. Use it to go
     * to the next error: `after=41&filter=error`. Each of them has its `position` and the `fields` with an error, and its
     * `index` is the place in the list of all records, without other parameters.
     *
     * The response body is the list itself: it is not wrapped in `data`. It has the records in the order of `ids`, or the
     * nearest one first.
     *
     * @param sheetId The sheet.
     * @returns The places of the records, not wrapped in `data`.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const getRecordIndicesResponse = await api.records.getIndices("us_sh_Pe3rT7nK");
     * ```
     */
    getIndices(sheetId: SheetId, query?: GetRecordIndicesQuery, options?: HookedOptions): Call<GetRecordIndicesResponse, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Merge duplicate records.
     *
     * Makes one record out of each group that `records.listDuplicates` finds with the same settings: one record of the group
     * stays, and the others are deleted. With `fillEmpty`, the record that stays gets the values that only the others have.
     *
     * The groups are merged in steps, so that others can work meanwhile: about 1,000 records become one commit. A record
     * that is no longer a duplicate when its step begins stays as it is. If a step fails, the commits before it stay; send
     * the request again. To take it back, undo its commits. If a guest deletes a read-only record, the response is 403.
     *
     * Each commit is recorded as the events `commit:created`, `records:deleted`, and `records:updated` if values were
     * filled in. If the counts or calculations of the sheet change, `sheet:counts-updated` and
     * `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param body Which records are duplicates, and which one of them stays.
     * @returns The groups are merged.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const mergedDuplicates = await api.records.mergeDuplicates("us_sh_Pe3rT7nK", { keyFields: ["name"], keep: "mostComplete", fillEmpty: true });
     * ```
     */
    mergeDuplicates(sheetId: SheetId, body: MergeDuplicatesRequest, options?: HookedOptions): Call<MergedDuplicates>;

    /**
     * Update the same fields of many records.
     *
     * Writes the same cells into all selected records of a sheet, without reading them first. Without parameters, all
     * records are selected. Cells that are not named stay as they are; the others change as by `records.update`.
     *
     * The records are changed in steps, so that others can work meanwhile: at most 1,000 selected records become one
     * commit, fewer if they are long or far apart. Records that are inserted meanwhile are not selected. If a step fails, the commits before it stay: send the same
     * request with the same `Idempotency-Key` again, and it continues behind them. If nothing changes, there is no new
     * commit, and the response names the newest commit of the sheet. If a guest changes a read-only value, the response is
     * 403.
     *
     * Each commit is recorded as the events `commit:created` and `records:updated`. If the counts or calculations of the
     * sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param body The cells to write into each selected record.
     * @returns The selected records are changed.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const version = await api.records.updateSelected("us_sh_Pe3rT7nK", { fieldUpdates: { in_stock: { value: true } } });
     * ```
     */
    updateSelected(sheetId: SheetId, body: BulkUpdateRecordRequest, query?: UpdateSelectedRecordsQuery, options?: HookedOptions): Call<Version, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Find and replace values of a field.
     *
     * Replaces values of one field in all selected records of a sheet. Without parameters, all records are selected.
     *
     * If `find` is a text, each place where it occurs in a value is replaced, in upper and lower case; a value may be
     * empty afterwards. Text in double quotes must be a whole value. Another `find` must equal the whole value; `null`,
     * an absent `find` and `""` find empty values. Numbers are searched as text, lists item by item. A new value is
     * converted and validated as by `records.update`, and messages of writers about it are deleted.
     *
     * The records are changed in steps, so that others can work meanwhile: the changed ones of at most
     * 1,000 selected records become one commit, of fewer if they are long or far apart. Records that are inserted meanwhile are not selected. If a step fails, the commits before
     * it stay: send the same request with the same `Idempotency-Key` again, and it continues behind them. If nothing
     * changes, there is no new commit, and the response names the newest commit of the sheet. If a guest changes a
     * read-only value, the response is 403.
     *
     * Each commit is recorded as the events `commit:created` and `records:updated`. If the counts or calculations of the
     * sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * @param sheetId The sheet.
     * @param body What to find in a field, and what to write instead.
     * @returns The values are replaced.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const version = await api.records.replaceValues("us_sh_Pe3rT7nK", { fieldKey: "name", find: "espresso", replace: "Mocha" });
     * ```
     */
    replaceValues(sheetId: SheetId, body: FindAndReplaceRecordRequest, query?: ReplaceRecordValuesQuery, options?: HookedOptions): Call<Version, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get the records of a sheet as lines.
     *
     * Streams records of a sheet as JSON lines; this is not JSON and has no `data`. Each line is one record, a map from field
     * key to value, with members that begin with two underscores: `__k` is the id of the record, `__v` the version that last
     * changed it, and `__e` whether it is valid. The parameters add more. Cells without a value are left out. Failures still
     * return JSON with the list of errors.
     *
     * | member | what it is                                            | with                |
     * | ------ | ----------------------------------------------------- | ------------------- |
     * | `__s`  | the id of the sheet                                   | `includeSheet`      |
     * | `__n`  | the slug of the sheet                                 | `includeSheetSlug`  |
     * | `__i`  | the messages, a list for each field key that has some | `includeMessages`   |
     * | `__m`  | the metadata of the record                            | `includeMetadata`   |
     * | `__c`  | the config of the record                              | `includeConfig`     |
     * | `__l`  | the records that it refers to, a line for each        | `includeLinks`      |
     * | `__u`  | when the record was last changed                      | `includeTimestamps` |
     *
     * Without parameters for the selection, it returns all records in the order of their insertion; these parameters mean the
     * same as those of `sheets.download`. `records.writeLines` takes the lines back. A field whose key is one of these members is
     * not in the lines.
     *
     * The lines are not of one moment. They have only records that the sheet had at the time of the request, each at most
     * once, with the values at the time when they are read. If something fails after the response began, the connection breaks
     * before the end of the body.
     *
     * The address is also served without the version segment `/v1` of the base address: it has a version of its own.
     *
     * @returns A line for each record that matches.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: No sheet has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const download = await api.records.getLines({ sheetId: "us_sh_Pe3rT7nK" });
     * console.log(download.fileName, await download.bytes());
     * ```
     */
    getLines(query: GetRecordLinesQuery, options?: DownloadOptions): Call<Download, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Insert, update and delete records by lines.
     *
     * Changes any number of records in one request. Send JSON lines as `records.getLines` returns them, with the media type
     * `application/jsonl` or `application/x-ndjson`. A line without `__k` inserts a record. A line with `__k` updates the
     * record with this id: fields that are not named stay as they are. A line with `__k` and `__d: true` deletes it.
     *
     * A line is for the sheet of its `__s`, or of its `__n` in the workbook of `workbookId`. A line with neither is for the
     * sheet of the request: that of `X-Sheet-Id`, of `sheetId`, or of `workbookId` and `sheetSlug`, the first of these that is
     * sent. With a sheet of the request, `__n` needs no `workbookId`. If a line is for no sheet, the response is 400.
     *
     * The messages of `__i` replace those that the caller stored for these fields before, as in `records.update`; a list of
     * errors `{ "x": field, "m": text }` is taken, too. `__m` and `__c` replace metadata and config. `__v`, `__e`, `__u` and
     * `__l` have no effect. The service chooses the ids of new records, so a line with `__nk` is rejected.
     *
     * The body is read as a stream. Each 10,000 lines are saved together, or fewer if they have more bytes than a JSON body
     * may have, before the service reads the next ones. Of these lines, the new records of a sheet become one commit, the
     * changed ones another, and the deleted ones a third. Metadata and config of new records are part of the second. If
     * several of these lines update one record, the last value of each field counts. A line for a record that an earlier one
     * deletes is rejected.
     *
     * An invalid value does not make the request fail. If a record does not exist, the response is 404. Each error names its
     * line and says how many lines are saved. With an `Idempotency-Key`, you can send the whole stream again:
     * lines that are saved are skipped, and counted as in the first response.
     *
     * With `truncate`, all records of a sheet are deleted before the first line for it is saved. The last 2,000 of them are
     * deleted together with its first lines or not at all, the others in steps before. This deletion cannot be undone; use
     * `snapshot` to keep the records. The response is not wrapped in `data`.
     *
     * The changes are recorded as the events `commit:created`, `records:created`, `records:updated` and `records:deleted`. If the
     * counts or calculations of a sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
     *
     * The address is also served without the version segment `/v1` of the base address: it has a version of its own.
     *
     * @param body JSON lines in UTF-8. Each line is one record to insert, update or delete: a map from field key to value, with members that begin with two underscores.
     * @returns All lines are saved.
     * @throws ApiError 400: The request for records is not valid: a parameter, or a record in the body.
     * @throws ApiError 404: The sheet does not exist, or it has no record with one of the ids.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const writeRecordsResponse = await api.records.writeLines([
     *   { __s: "us_sh_Pe3rT7nK", sku: "JUG-002", name: "Milk jug", price: 18 },
     *   { __s: "us_sh_Pe3rT7nK", __k: "us_rc_Qa1sD4fG", price: 26 },
     * ]);
     * ```
     */
    writeLines(body: LinesSource, query?: WriteRecordLinesQuery, options?: HookedOptions): Call<WriteRecordsResponse, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createRecords(options: ClientOptions = {}): Records {
    return bindRecords(createCore(options));
}

/** Creates the methods of `records` on an existing client. */
export function bindRecords(core: Core): Records {
    return bindResource<Records>(core, "records", recordsMethods, { page: createPageCall, lines: sendLines, download });
}
