// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

/** The codes of messages, and what a message of each names. */
export interface MessageParams {
    /** The field must have a value, and the cell is empty. */
    readonly "value_required": Readonly<Record<string, never>>;
    /** Another record has the same value in a field whose values must differ. */
    readonly "value_not_unique": Readonly<Record<string, never>>;
    /** Another record has the same values in several fields. */
    readonly "values_not_unique": {
        /** The keys of the fields. */
        readonly fields: readonly string[];
    };
    /** The value is not one of the texts of a stored rule. */
    readonly "value_not_listed": Readonly<Record<string, never>>;
    /** The text does not have the form that a stored rule asks for. */
    readonly "format_wrong": {
        /** The form, such as `email`. */
        readonly format: string;
    };
    /** The text does not match the regular expression of a stored rule. */
    readonly "pattern_not_matched": {
        /** The regular expression. */
        readonly pattern: string;
    };
    /** The text has too few characters for a stored rule. */
    readonly "text_too_short": {
        /** How many characters it must have. */
        readonly minimum: number;
    };
    /** The text has too many characters for a stored rule. */
    readonly "text_too_long": {
        /** How many characters it may have. */
        readonly maximum: number;
    };
    /** The value is not a number, or is less than a stored rule allows. */
    readonly "number_too_small": {
        /** The least allowed number. */
        readonly minimum: number;
    };
    /** The value is not a number, or is more than a stored rule allows. */
    readonly "number_too_large": {
        /** The greatest allowed number. */
        readonly maximum: number;
    };
    /** The value is not a date, or is before the first day that a stored rule allows. */
    readonly "date_too_early": {
        /** The first allowed day. */
        readonly earliest: string;
    };
    /** The value is not a date, or is after the last day that a stored rule allows. */
    readonly "date_too_late": {
        /** The last allowed day. */
        readonly latest: string;
    };
    /** Characters of the value cannot be stored, and were replaced. */
    readonly "characters_replaced": Readonly<Record<string, never>>;
    /** The value refers to a record that does not exist. */
    readonly "reference_not_found": {
        /** The slug of the other sheet. */
        readonly sheet: string;
        /** The key of its field. */
        readonly field: string;
    };
    /** The value of a date field is not a day. */
    readonly "date_expected": Readonly<Record<string, never>>;
    /** The value of a boolean field means neither true nor false. */
    readonly "boolean_expected": Readonly<Record<string, never>>;
    /** The value of a number field is not a number. */
    readonly "number_expected": Readonly<Record<string, never>>;
    /** The number had more decimal places than its field. */
    readonly "number_rounded": {
        /** The number as it was sent. */
        readonly value: number;
        /** How many decimal places the field has. */
        readonly places: number;
    };
    /** The value is a list, and the field takes one text. */
    readonly "list_not_allowed": Readonly<Record<string, never>>;
    /** The text is longer than the size of its field allows. */
    readonly "size_exceeded": {
        /** The size of the field, such as `tiny`. */
        readonly size: string;
        /** How long the text may be. */
        readonly limit: number;
        /** `characters` or `bytes`. */
        readonly unit: string;
    };
    /** The field has no options yet, so no value is possible. */
    readonly "options_missing": Readonly<Record<string, never>>;
    /** The value is not one of the options of its field. */
    readonly "option_expected": {
        /** The first ten options. */
        readonly options: readonly string[];
        /** How many more options there are. */
        readonly more: number;
    };
    /** The writer said that the value is invalid, and gave no reason. */
    readonly "marked_invalid": Readonly<Record<string, never>>;
    /** A snapshot was restored. */
    readonly "records_restored": {
        /** How many records were deleted and are back. */
        readonly restored: number;
        /** How many records were changed back. */
        readonly updated: number;
        /** How many later records were deleted. */
        readonly deleted: number;
    };
    /** A file has the records of a sheet. */
    readonly "records_exported": {
        /** How many records. */
        readonly count: number;
    };
    /** Records of another sheet were added. */
    readonly "records_copied": {
        /** How many records. */
        readonly count: number;
    };
    /** Records were deleted. */
    readonly "records_deleted": {
        /** How many records. */
        readonly count: number;
    };
    /** Rules have changed records. */
    readonly "records_changed": {
        /** How many records. */
        readonly count: number;
    };
    /** Records got a flag. */
    readonly "records_flagged": {
        /** How many records. */
        readonly count: number;
    };
    /** Records lost a flag. */
    readonly "records_unflagged": {
        /** How many records. */
        readonly count: number;
    };
    /** The name or the colour of a flag was changed. */
    readonly "flag_changed": Readonly<Record<string, never>>;
    /** The spaces of a template have its changes. */
    readonly "spaces_updated": {
        /** How many spaces. */
        readonly count: number;
    };
    /** An archive has the code of an agent. */
    readonly "agent_exported": Readonly<Record<string, never>>;
    /** The records of a source were mapped to a sheet. */
    readonly "records_mapped": {
        /** How many records were added. */
        readonly added: number;
        /** How many records the source has. */
        readonly read: number;
        /** How many of them have an error. */
        readonly error: number;
        /** What did not arrive as it was sent. */
        readonly sentences: readonly (string | number | Message)[];
    };
    /** The records of a source were mapped to a sheet, and keys decided which records they change. */
    readonly "records_mapped_by_key": {
        /** How many records were added. */
        readonly added: number;
        /** How many records the source has. */
        readonly read: number;
        /** How many of them have an error. */
        readonly error: number;
        /** What did not arrive as it was sent. */
        readonly sentences: readonly (string | number | Message)[];
        /** How many records were changed. */
        readonly updated: number;
        /** How many records stayed as they were. */
        readonly unchanged: number;
        /** How many records of the source have the key of an earlier one. */
        readonly combined: number;
    };
    /** The content of a file was read into sheets. */
    readonly "file_read": {
        /** How many records the sheets have. */
        readonly records: number;
        /** How many sheets there are. */
        readonly sheets: number;
        /** What did not arrive as it was sent. */
        readonly sentences: readonly (string | number | Message)[];
    };
    /** Some sheets have only the first rows of their table. */
    readonly "sheets_sampled": {
        /** How many sheets. */
        readonly count: number;
    };
    /** There are more findings than the text names. */
    readonly "findings_left": {
        /** How many more. */
        readonly count: number;
    };
    /** The job failed. */
    readonly "job_failed": {
        /** The reason: a message, or the text of an error. */
        readonly reason: string | Message;
    };
    /** The job failed because there is no room; what its earlier steps have stored stays. */
    readonly "job_out_of_space": {
        /** The reason: the text of an error. */
        readonly reason: string | Message;
        /** What the job had reported last. */
        readonly done: string | Message;
    };
    /** No listener took the job. */
    readonly "job_not_started": Readonly<Record<string, never>>;
    /** A planned run of an action was canceled, because its schedule was changed. */
    readonly "schedule_changed": Readonly<Record<string, never>>;
    /** An import session was not ended before it expired. */
    readonly "session_expired": Readonly<Record<string, never>>;
    /** A planned run of an action was canceled, because the action was deleted. */
    readonly "action_deleted": Readonly<Record<string, never>>;
    /** The service has an error of its own. */
    readonly "internal_failure": Readonly<Record<string, never>>;
    /** A job has an operation that this version of the service does not have. */
    readonly "operation_unknown": Readonly<Record<string, never>>;
    /** The process ended each time while it ran the job. */
    readonly "job_never_ended": Readonly<Record<string, never>>;
    /** The plan of a mapping does not fill a key field. */
    readonly "key_not_filled": {
        /** The key of the field. */
        readonly field: string;
    };
    /** A mapping needs the file that its sheet is a sample of. */
    readonly "file_deleted": Readonly<Record<string, never>>;
    /** A rule of a mapping reads a column that the file does not have. */
    readonly "column_missing": {
        /** The key of the column. */
        readonly column: string;
        /** The first ten columns of the file. */
        readonly columns: readonly string[];
    };
    /** The agent uses a template, so its source cannot be exported. */
    readonly "agent_without_source": Readonly<Record<string, never>>;
    /** The source map of an agent does not have the source. */
    readonly "source_map_without_content": Readonly<Record<string, never>>;
    /** The source map of an agent cannot be read. */
    readonly "source_map_malformed": Readonly<Record<string, never>>;
    /** The confidence of a suggestion is less than 0.9. */
    readonly "match_unsure": {
        /** The name of the column. */
        readonly column: string;
        /** The name of the field. */
        readonly field: string;
        /** How sure it is */
        readonly confidence: number;
    };
    /** The service suggests to split a column. */
    readonly "split_unsure": {
        /** The name of the column. */
        readonly column: string;
        /** The names of the fields. */
        readonly fields: readonly string[];
        /** A value of the column. */
        readonly value: string;
    };
    /** Some values of the sample are not an option of the field. */
    readonly "values_unknown": {
        /** The name of the column. */
        readonly column: string;
        /** The name of the field. */
        readonly field: string;
        /** The first five of these values. */
        readonly values: readonly string[];
        /** How many more there are. */
        readonly more: number;
    };
    /** The sample does not prove that the values are lists. */
    readonly "list_unproven": {
        /** The name of the column. */
        readonly column: string;
        /** A value of the column. */
        readonly value: string;
        /** What separates the items. */
        readonly separator: string;
    };
    /** The sample has dates in two orders. */
    readonly "dates_contrary": {
        /** The name of the column. */
        readonly column: string;
        /** A date in the one order. */
        readonly one: string;
        /** A date in the other order. */
        readonly other: string;
        /** The order of the plan: `day-first`, `month-first` or `year-first`. */
        readonly order: string;
    };
    /** The sample does not prove the order of dates. */
    readonly "dates_unproven": {
        /** The name of the column. */
        readonly column: string;
        /** A value of the column. */
        readonly value: string;
        /** The order of the plan: `day-first`, `month-first` or `year-first`. */
        readonly order: string;
    };
    /** The sample does not prove the decimal sign. */
    readonly "numbers_unproven": {
        /** The name of the column. */
        readonly column: string;
        /** A value of the column. */
        readonly value: string;
        /** The decimal sign of the plan. */
        readonly decimal: string;
    };
    /** Values of a key field differ in case only, and nobody has said whether case matters. */
    readonly "keys_similar": {
        /** The name of the column. */
        readonly column: string;
        /** A key. */
        readonly one: string;
        /** A key that differs in case only. */
        readonly other: string;
    };
    /** Nothing fills a field that must have a value. */
    readonly "field_not_filled": {
        /** The name of the field. */
        readonly field: string;
    };
    /** A row, and another one with the same key. */
    readonly "row_with": {
        /** The row, counted from 1. */
        readonly row: number;
        /** The other row, counted from 1. */
        readonly with: number;
    };
    /** A row that is not a record, and why. */
    readonly "row_left_out": {
        /** The row, counted from 1. */
        readonly row: number;
        /** `header`, `total` or `note`. */
        readonly reason: string;
    };
    readonly "encoding-guessed": {
        /** The encoding. */
        readonly encoding: string;
    };
    readonly "delimiter-guessed": {
        /** The delimiter; absent if the columns have fixed places. */
        readonly delimiter?: string;
    };
    readonly "quotes-guessed": {
        /** How many rows. */
        readonly count: number;
        /** The first ten rows, counted from 1. */
        readonly rows: readonly number[];
        /** How many more there are. */
        readonly more: number;
    };
    readonly "characters-dropped": {
        /** How many characters. */
        readonly count: number;
    };
    readonly "header-guessed": {
        /** The rows of the header, counted from 1. */
        readonly rows: readonly number[];
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "header-joined": {
        /** The rows of the header, counted from 1. */
        readonly rows: readonly number[];
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "header-missing": {
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "rows-above": {
        /** The rows of the header, counted from 1. */
        readonly rows: readonly number[];
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "rows-left-out": {
        /** How many rows. */
        readonly count: number;
        /** The first ten rows. */
        readonly rows: readonly (string | number | Message)[];
        /** How many more there are. */
        readonly more: number;
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "rows-combined": {
        /** How many rows. */
        readonly count: number;
        /** The first ten rows: numbers, counted from 1, or messages. */
        readonly rows: readonly (string | number | Message)[];
        /** How many more there are. */
        readonly more: number;
        /** What the source has: `row` or `record`. */
        readonly noun: string;
    };
    readonly "keys-differ-in-case": {
        /** How many rows. */
        readonly count: number;
        /** The first ten rows: numbers, counted from 1, or messages. */
        readonly rows: readonly (string | number | Message)[];
        /** How many more there are. */
        readonly more: number;
        /** What the source has: `row` or `record`. */
        readonly noun: string;
    };
    readonly "rows-without-key": {
        /** How many rows. */
        readonly count: number;
        /** The first ten rows: numbers, counted from 1, or messages. */
        readonly rows: readonly (string | number | Message)[];
        /** How many more there are. */
        readonly more: number;
        /** What the source has: `row` or `record`. */
        readonly noun: string;
    };
    readonly "characters-replaced": {
        /** How many cells. */
        readonly count: number;
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "formulas-without-result": {
        /** How many cells. */
        readonly count: number;
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "merged-cells": {
        /** How many merged cells. */
        readonly count: number;
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "hidden-rows": {
        /** How many rows. */
        readonly count: number;
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "hidden-columns": {
        /** How many columns. */
        readonly count: number;
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "hidden-sheets": {
        /** How many there are. */
        readonly count: number;
        /** The first ten names. */
        readonly names: readonly string[];
        /** How many more there are. */
        readonly more: number;
    };
    readonly "parts-not-read": {
        /** How many there are. */
        readonly count: number;
        /** The first ten names. */
        readonly names: readonly string[];
        /** How many more there are. */
        readonly more: number;
    };
    readonly "tables-below": {
        /** The first ten rows, counted from 1. */
        readonly rows: readonly number[];
        /** How many more there are. */
        readonly more: number;
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "tables-split": {
        /** The first row of the other table, counted from 1. */
        readonly row: number;
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "table-transposed": {
        /** The name of the sheet. */
        readonly inSheet?: string;
    };
    readonly "columns-late": {
        /** The first ten names. */
        readonly names: readonly string[];
        /** How many more there are. */
        readonly more: number;
    };
    readonly "tables-not-read": {
        /** How many there are. */
        readonly count: number;
        /** The first ten names. */
        readonly names: readonly string[];
        /** How many more there are. */
        readonly more: number;
    };
    readonly "column-left-out": {
        /** The name of the column. */
        readonly column: string;
    };
    readonly "format-guessed": {
        /** The question about the column. */
        readonly question: string | Message;
    };
    readonly "digits-lost": {
        /** The name of the column. */
        readonly column: string;
        /** How many numbers. */
        readonly count: number;
        /** One of them. */
        readonly value: string;
    };
}

/** What a message says, for programs. A later version of the service may send further codes. */
export type MessageCode = keyof MessageParams;

/** A message as data: what it says, and what it names. */
export type Message = {
    readonly [Code in MessageCode]: { readonly code: Code; readonly params?: MessageParams[Code] };
}[MessageCode];

/** The texts that every language has: the message of each code, and its further parts. */
export type MessageText =
    | "value_required"
    | "value_not_unique"
    | "values_not_unique"
    | "value_not_listed"
    | "format_wrong"
    | "pattern_not_matched"
    | "text_too_short"
    | "text_too_long"
    | "number_too_small"
    | "number_too_large"
    | "date_too_early"
    | "date_too_late"
    | "characters_replaced"
    | "reference_not_found"
    | "date_expected"
    | "boolean_expected"
    | "number_expected"
    | "number_rounded"
    | "list_not_allowed"
    | "size_exceeded"
    | "options_missing"
    | "option_expected"
    | "marked_invalid"
    | "records_restored"
    | "records_restored.heading"
    | "records_restored.outcome"
    | "records_exported"
    | "records_exported.heading"
    | "records_exported.outcome"
    | "records_copied"
    | "records_copied.heading"
    | "records_copied.outcome"
    | "records_copied.label"
    | "records_deleted"
    | "records_changed"
    | "records_flagged"
    | "records_unflagged"
    | "flag_changed"
    | "spaces_updated"
    | "agent_exported"
    | "agent_exported.heading"
    | "records_mapped"
    | "records_mapped.heading"
    | "records_mapped.outcome"
    | "records_mapped.label"
    | "records_mapped_by_key"
    | "records_mapped_by_key.heading"
    | "records_mapped_by_key.outcome"
    | "records_mapped_by_key.label"
    | "file_read"
    | "file_read.heading"
    | "file_read.outcome"
    | "file_read.label"
    | "sheets_sampled"
    | "findings_left"
    | "job_failed"
    | "job_failed.heading"
    | "job_failed.outcome"
    | "job_failed.label"
    | "job_out_of_space"
    | "job_out_of_space.heading"
    | "job_out_of_space.outcome"
    | "job_out_of_space.label"
    | "job_not_started"
    | "job_not_started.heading"
    | "job_not_started.outcome"
    | "schedule_changed"
    | "session_expired"
    | "action_deleted"
    | "internal_failure"
    | "operation_unknown"
    | "job_never_ended"
    | "key_not_filled"
    | "file_deleted"
    | "column_missing"
    | "agent_without_source"
    | "source_map_without_content"
    | "source_map_malformed"
    | "match_unsure"
    | "split_unsure"
    | "values_unknown"
    | "list_unproven"
    | "dates_contrary"
    | "dates_unproven"
    | "numbers_unproven"
    | "keys_similar"
    | "field_not_filled"
    | "row_with"
    | "row_left_out"
    | "encoding-guessed"
    | "encoding-guessed.remedy"
    | "delimiter-guessed"
    | "delimiter-guessed.remedy"
    | "quotes-guessed"
    | "quotes-guessed.remedy"
    | "characters-dropped"
    | "characters-dropped.remedy"
    | "header-guessed"
    | "header-guessed.remedy"
    | "header-joined"
    | "header-joined.remedy"
    | "header-missing"
    | "header-missing.remedy"
    | "rows-above"
    | "rows-above.remedy"
    | "rows-left-out"
    | "rows-left-out.remedy"
    | "rows-combined"
    | "keys-differ-in-case"
    | "keys-differ-in-case.remedy"
    | "rows-without-key"
    | "characters-replaced"
    | "characters-replaced.remedy"
    | "formulas-without-result"
    | "formulas-without-result.remedy"
    | "merged-cells"
    | "merged-cells.remedy"
    | "hidden-rows"
    | "hidden-rows.remedy"
    | "hidden-columns"
    | "hidden-columns.remedy"
    | "hidden-sheets"
    | "hidden-sheets.remedy"
    | "parts-not-read"
    | "parts-not-read.remedy"
    | "tables-below"
    | "tables-below.remedy"
    | "tables-split"
    | "tables-split.remedy"
    | "table-transposed"
    | "table-transposed.remedy"
    | "columns-late"
    | "columns-late.remedy"
    | "tables-not-read"
    | "tables-not-read.remedy"
    | "column-left-out"
    | "column-left-out.remedy"
    | "format-guessed"
    | "format-guessed.remedy"
    | "digits-lost"
    | "digits-lost.remedy"
;

/** The languages of the texts, by their BCP 47 tags. The first one is the default. */
export const messageLanguages = ["en", "ar", "de", "es", "fr", "he", "it", "ja", "nl", "pl", "pt", "zh"] as const;
