// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    CreateMappingRulesRequest,
    DeleteAllHistoryForUserRequest,
    DeleteMultipleRulesRequest,
    EnvironmentId,
    ErrorEnvelope,
    FamilyId,
    JobId,
    MappingId,
    MappingRule,
    MappingRuleConfig,
    PageNumber,
    PageSize,
    Program,
    ProgramConfig,
    ProgramId,
    SuccessData,
    UpdateMappingRulesRequest,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { mappingMethods } from "../resources.gen.ts";

/** The query of `mapping.listPrograms`. */
export interface ListMappingProgramsQuery {
    /**
     * Only programs that were created after this time.
     * @example 2026-03-02T09:00:00.000Z
     */
    createdAfter?: string | undefined;
    /**
     * Only programs that were created before this time.
     * @example 2027-03-02T09:00:00.000Z
     */
    createdBefore?: string | undefined;
    /**
     * Only programs that this user, guest or API key created.
     * @example us_usr_Nq8dK1yT
     */
    createdBy?: string | undefined;
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
     * Only programs whose destination has all these keys, separated by commas.
     * @example sku,price
     */
    destinationKeys?: string | undefined;
    /**
     * Only programs of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
    /**
     * Only programs of this family.
     * @example us_mf_Rt4zL7hK
     */
    familyId?: FamilyId | undefined;
    /**
     * Only programs that the plan of this job may use: those for sheets like the one that it writes to. The job must
     * have the operation `map`.
     * @example us_jb_Tq6mX2vD
     */
    jobId?: JobId | undefined;
    /**
     * Only programs with this namespace.
     * @example supplier-onboarding
     */
    namespace?: string | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many programs a page holds. The default is 10, the maximum 1,000.
     * @example 10
     */
    pageSize?: PageSize | undefined;
    /**
     * Only programs whose source has all these keys, separated by commas.
     * @example Article number,Preis
     */
    sourceKeys?: string | undefined;
}

/** The query of `mapping.createProgram`. */
export interface CreateMappingProgramQuery {
    /**
     * The environment of the program. The default is the oldest environment that the caller may change.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
}

/** What people decided about the columns of files, as programs of rules. The plans of jobs use them. */
export interface Mapping {
    /**
     * List mapping programs.
     *
     * Returns the saved programs of the environments that the caller may read, newest first, with their rules. Filters
     * combine.
     *
     * @returns A page of programs.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const program of api.mapping.listPrograms({ environmentId: "us_env_4hTq9LmZ" })) {
     *   console.log(program);
     * }
     * ```
     */
    listPrograms(query?: ListMappingProgramsQuery, options?: HookedOptions): PageCall<Program>;

    /**
     * Create a mapping program.
     *
     * Suggests which column of a file goes to which field of a sheet, by the names in both configurations and by what
     * people accepted before. With `save`, the program is stored. The plans of jobs only use rules that somebody accepted;
     * `mapping.updateRules` accepts them. If the program is stored, emits `program:created`.
     *
     * @param body A file and a sheet, by their fields.
     * @returns The program with its suggested rules.
     * @throws ApiError 400: The request about a mapping program is not valid, for example because two fields have the same key.
     * @throws ApiError 404: No environment has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const program = await api.mapping.createProgram({
     *   source: {
     *     name: "spring",
     *     fields: [{ key: "Article number", type: "string" }, { key: "Preis", type: "string" }],
     *   },
     *   destination: {
     *     name: "Products",
     *     slug: "products",
     *     fields: [
     *       { key: "sku", type: "string", label: "SKU", alternativeNames: ["Article number"] },
     *       { key: "price", type: "number", label: "Price" },
     *       { key: "currency", type: "string", label: "Currency" },
     *     ],
     *   },
     *   familyId: "us_mf_Rt4zL7hK",
     *   namespace: "supplier-onboarding",
     *   save: true,
     * });
     * ```
     */
    createProgram(body: ProgramConfig, query?: CreateMappingProgramQuery, options?: HookedOptions): Call<Program, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete your mapping history.
     *
     * Deletes what the service remembers of the mappings of the caller: the rules that the caller accepted, and the programs
     * that the caller created, unless they have rules that somebody else accepted. Later suggestions do not use them. Plans
     * that exist already stay.
     *
     * It cannot be undone. No event is emitted.
     *
     * @param body Where the history is deleted.
     * @returns The history is deleted.
     * @throws ApiError 400: The request about a mapping program is not valid, for example because two fields have the same key.
     * @throws ApiError 404: No environment has this id, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.mapping.deleteHistory({ environmentId: "us_env_4hTq9LmZ" });
     * ```
     */
    deleteHistory(body?: DeleteAllHistoryForUserRequest, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a mapping program.
     *
     * Returns one program with its rules.
     *
     * @param programId The mapping program.
     * @returns The program.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No mapping program has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const program = await api.mapping.getProgram("us_mp_Aw1xJ9qC");
     * ```
     */
    getProgram(programId: ProgramId, options?: HookedOptions): Call<Program, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a mapping program.
     *
     * Replaces the two configurations of a program. Accepted rules stay if their columns and fields still exist. All other
     * columns get new suggestions. Without `familyId` or `namespace`, they
     * stay as they are. Emits `program:updated`.
     *
     * @param programId The mapping program.
     * @param body A file and a sheet, by their fields.
     * @returns The program after the change.
     * @throws ApiError 400: The request about a mapping program is not valid, for example because two fields have the same key.
     * @throws ApiError 404: No mapping program has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const program = await api.mapping.updateProgram("us_mp_Aw1xJ9qC", {
     *   source: {
     *     name: "spring",
     *     fields: [
     *       { key: "Article number", type: "string" },
     *       { key: "Preis", type: "string" },
     *       { key: "Währung", type: "string" },
     *     ],
     *   },
     *   destination: {
     *     name: "Products",
     *     slug: "products",
     *     fields: [
     *       { key: "sku", type: "string", label: "SKU", alternativeNames: ["Article number"] },
     *       { key: "price", type: "number", label: "Price" },
     *       { key: "currency", type: "string", label: "Currency" },
     *     ],
     *   },
     * });
     * ```
     */
    updateProgram(programId: ProgramId, body: ProgramConfig, options?: HookedConditionalOptions): Call<Program, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a mapping program.
     *
     * Deletes a program with its rules. Later suggestions do not use them.
     *
     * It cannot be undone. No event is emitted.
     *
     * @param programId The mapping program.
     * @returns The program is deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No mapping program has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.mapping.deleteProgram("us_mp_Aw1xJ9qC");
     * ```
     */
    deleteProgram(programId: ProgramId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * List the rules of a mapping program.
     *
     * Returns all rules of a program in the order in which they were created, in one response without pages.
     *
     * @param programId The mapping program.
     * @returns The rules.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: No mapping program has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const mappingRules = await api.mapping.listRules("us_mp_Aw1xJ9qC");
     * ```
     */
    listRules(programId: ProgramId, options?: HookedOptions): Call<MappingRule[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Add rules to a mapping program.
     *
     * Adds rules, accepted by the caller. A new rule takes the place of each rule of the program that fills the same field,
     * and of each `assign` or `ignore` of the same column. Emits `program:updated`.
     *
     * @param programId The mapping program.
     * @param body Rules to add.
     * @returns The new rules, in the order of the request.
     * @throws ApiError 400: A rule is not valid, for example because the program has no such column or field.
     * @throws ApiError 404: No mapping program has this id, or it was deleted, or it belongs to another account.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const mappingRules = await api.mapping.createRules("us_mp_Aw1xJ9qC", [{ name: "All prices are in euros", type: "constant", config: { field: "currency", value: "EUR" } }]);
     * ```
     */
    createRules(programId: ProgramId, body: CreateMappingRulesRequest, options?: HookedOptions): Call<MappingRule[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update rules of a mapping program.
     *
     * Changes rules and accepts them. Send the rules as `mapping.listRules` returns them to accept them all. As with
     * `mapping.createRules`, each one takes the place of other rules. Emits `program:updated`.
     *
     * @param programId The mapping program.
     * @param body Rules with changes.
     * @returns The changed rules, in the order of the request.
     * @throws ApiError 400: A rule is not valid, for example because the program has no such column or field.
     * @throws ApiError 404: The mapping program, or the rule in it, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const mappingRules = await api.mapping.updateRules("us_mp_Aw1xJ9qC", [
     *   {
     *     id: "us_mr_Bd6nK3wS",
     *     name: "Article number → SKU",
     *     type: "assign",
     *     config: { column: "Article number", field: "sku" },
     *     confidence: 1,
     *     createdBy: "us_usr_Nq8dK1yT",
     *     createdAt: "2026-03-06T09:02:11.730Z",
     *     updatedAt: "2026-03-06T09:02:11.730Z",
     *   },
     *   {
     *     id: "us_mr_Xq2fT8vL",
     *     name: "Preis → Price",
     *     type: "assign",
     *     config: { column: "Preis", field: "price" },
     *     confidence: 0.95,
     *     createdBy: "us_usr_Nq8dK1yT",
     *     createdAt: "2026-03-06T09:02:11.730Z",
     *     updatedAt: "2026-03-06T09:02:11.730Z",
     *   },
     * ]);
     * ```
     */
    updateRules(programId: ProgramId, body: UpdateMappingRulesRequest, options?: HookedOptions): Call<MappingRule[], HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete rules of a mapping program.
     *
     * Deletes several rules. If one of them does not exist, none is deleted. Emits `program:updated`.
     *
     * It cannot be undone.
     *
     * @param programId The mapping program.
     * @param body Which rules to delete.
     * @returns The rules are deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The mapping program, or the rule in it, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.mapping.deleteRules("us_mp_Aw1xJ9qC", { ruleIds: ["us_mr_Bd6nK3wS", "us_mr_Xq2fT8vL"] });
     * ```
     */
    deleteRules(programId: ProgramId, body: DeleteMultipleRulesRequest, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Get a rule of a mapping program.
     *
     * Returns one rule of a program.
     *
     * @param programId The mapping program.
     * @param mappingId The rule of the mapping program.
     * @returns The rule.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The mapping program, or the rule in it, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const mappingRule = await api.mapping.getRule("us_mp_Aw1xJ9qC", "us_mr_Xq2fT8vL");
     * ```
     */
    getRule(programId: ProgramId, mappingId: MappingId, options?: HookedOptions): Call<MappingRule, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Update a rule of a mapping program.
     *
     * Replaces a rule and accepts it. As with `mapping.createRules`, it takes the place of other rules. Emits
     * `program:updated`.
     *
     * @param programId The mapping program.
     * @param mappingId The rule of the mapping program.
     * @param body A rule of a program.
     * @returns The rule after the change.
     * @throws ApiError 400: A rule is not valid, for example because the program has no such column or field.
     * @throws ApiError 404: The mapping program, or the rule in it, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const mappingRule = await api.mapping.updateRule("us_mp_Aw1xJ9qC", "us_mr_Xq2fT8vL", {
     *   name: "Preis → Price",
     *   type: "assign",
     *   config: { column: "Preis", field: "price", steps: [{ type: "number", decimal: "," }] },
     * });
     * ```
     */
    updateRule(programId: ProgramId, mappingId: MappingId, body: MappingRuleConfig, options?: HookedConditionalOptions): Call<MappingRule, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;

    /**
     * Delete a rule of a mapping program.
     *
     * Deletes a rule. Emits `program:updated`.
     *
     * It cannot be undone.
     *
     * @param programId The mapping program.
     * @param mappingId The rule of the mapping program.
     * @returns The rule is deleted.
     * @throws ApiError 400: A parameter is not valid, or is not a parameter of the operation.
     * @throws ApiError 404: The mapping program, or the rule in it, does not exist.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.mapping.deleteRule("us_mp_Aw1xJ9qC", "us_mr_Xq2fT8vL");
     * ```
     */
    deleteRule(programId: ProgramId, mappingId: MappingId, options?: HookedOptions): Call<SuccessData | undefined, HttpFailure<400, ErrorEnvelope> | HttpFailure<404, ErrorEnvelope> | AnyHttpFailure>;
}

/** Creates a client with only this resource, for small bundles. */
export function createMapping(options: ClientOptions = {}): Mapping {
    return bindMapping(createCore(options));
}

/** Creates the methods of `mapping` on an existing client. */
export function bindMapping(core: Core): Mapping {
    return bindResource<Mapping>(core, "mapping", mappingMethods, { page: createPageCall });
}
