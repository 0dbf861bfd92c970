// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    ActionId,
    ActionUpdate,
    ApiAction,
    ApiActionConfig,
    ApiActionConfigs,
    SpaceId,
    SuccessData,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { CallOptions, ClientOptions, ConditionalOptions, WriteOptions } from "../core/options.ts";
import { actionsMethods } from "../resources.gen.ts";

/** The query of `actions.list`. */
export interface ListActionsQuery {
    /**
     * The space whose actions to list.
     * @example us_sp_8vKd3QxN
     */
    spaceId: SpaceId;
}

/** The query of `actions.create`. */
export interface CreateActionQuery {
    /**
     * The space that holds what the action belongs to.
     * @example us_sp_8vKd3QxN
     */
    spaceId: SpaceId;
}

/** The query of `actions.bulkCreate`. */
export interface BulkCreateActionsQuery {
    /**
     * The space that holds what the actions belong to.
     * @example us_sp_8vKd3QxN
     */
    spaceId: SpaceId;
}

/** Buttons on sheets, workbooks, fields, documents and files; pressing one starts a job. */
export interface Actions {
    /**
     * List the actions of a space.
     *
     * Returns every action of the space and of its workbooks, sheets, fields, documents and files, newest first: those of
     * `actions.create` and those that were sent in configurations. Use it to find the id of an action, or to see which
     * buttons a space offers. The list is complete and has no pages.
     *
     * @returns The actions of the space.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apiActions = await api.actions.list({ spaceId: "us_sp_8vKd3QxN" });
     * ```
     */
    list(query: ListActionsQuery, options?: CallOptions): Call<ApiAction[]>;

    /**
     * Create an action.
     *
     * Adds one button to something inside the space and returns it with its id. `targetId` says what the action belongs to,
     * `mount` where the button appears, and `operation` which job it starts. To create several at once, use
     * `actions.bulkCreate`. The `actions` of the target list it too. Emits `action:created`.
     *
     * @param body An action to create.
     * @returns The action that was created.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apiAction = await api.actions.create({
     *   targetId: "us_wb_Rm5yZ1hC",
     *   label: "Submit products",
     *   operation: "submitProducts",
     *   description: "Sends the valid products to the catalogue.",
     *   tooltip: "Finish this import",
     *   mode: "foreground",
     *   primary: true,
     *   confirm: true,
     *   icon: "send",
     *   mount: { type: "workbook" },
     *   constraints: [{ type: "hasData" }],
     *   invalidConditionalMessaging: true,
     *   validRecordsMessage: "Every product is valid and will be sent.",
     *   invalidRecordsMessage: "Some products have errors. Correct them first.",
     *   messages: [
     *     { type: "info", content: "Products that are in the catalogue already get the new price." },
     *   ],
     *   guide: { content: "Check the **Price** column before you submit." },
     *   guardrail: { content: "Prices become visible in the shop **at once**." },
     * }, { spaceId: "us_sp_8vKd3QxN" });
     * ```
     */
    create(body: ApiActionConfig, query: CreateActionQuery, options?: WriteOptions): Call<ApiAction>;

    /**
     * Create several actions.
     *
     * Adds all actions of the list to the space in one request; the body is the list itself, without a wrapper. The
     * response has the created actions in the order of the request. Emits `action:created` once for each.
     *
     * @param body The actions to create, in one list.
     * @returns The actions that were created.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apiActions = await api.actions.bulkCreate([
     *   {
     *     targetId: "us_wb_Rm5yZ1hC",
     *     label: "Ask the supplier",
     *     operation: "askSupplier",
     *     description: "Sends the selected products back to the supplier.",
     *     mode: "background",
     *     primary: false,
     *     confirm: true,
     *     mount: { type: "sheet", slugs: ["products", "people"] },
     *     constraints: [{ type: "hasSelection" }],
     *     inputForm: {
     *       type: "simple",
     *       fields: [
     *         {
     *           key: "reason",
     *           label: "Reason",
     *           type: "enum",
     *           description: "Appears in the subject of the mail.",
     *           defaultValue: "price",
     *           config: {
     *             options: [
     *               {
     *                 value: "price",
     *                 label: "Price is missing or wrong",
     *                 color: "#F5A623",
     *                 meta: { team: "purchasing" },
     *               },
     *               {
     *                 value: "photo",
     *                 label: "Photo is missing",
     *                 description: "The shop needs one photo for each product.",
     *               },
     *             ],
     *           },
     *           constraints: [{ type: "required" }],
     *         },
     *         { key: "note", label: "Note to the supplier", type: "textarea" },
     *       ],
     *     },
     *   },
     *   {
     *     targetId: "us_wb_Rm5yZ1hC",
     *     label: "Refresh exchange rates",
     *     operation: "refreshRates",
     *     mode: "toolbarBlocking",
     *     schedule: "daily",
     *     mount: { type: "field", keys: ["price"] },
     *     constraints: [{ type: "hasColumnEnabled" }, { type: "hasAllValid", ignoreSelection: true }],
     *   },
     * ], { spaceId: "us_sp_8vKd3QxN" });
     * ```
     */
    bulkCreate(body: ApiActionConfigs, query: BulkCreateActionsQuery, options?: WriteOptions): Call<ApiAction[]>;

    /**
     * Get an action.
     *
     * Returns one action with everything that is configured on it. Use `actions.list` when you know the space but not the id.
     *
     * @param actionId The action.
     * @returns The action.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apiAction = await api.actions.get("us_act_Tz4mW8sB");
     * ```
     */
    get(actionId: ActionId, options?: CallOptions): Call<ApiAction>;

    /**
     * Update an action.
     *
     * Changes the properties that are sent and returns the whole action; properties that are not sent stay as they are.
     * Lists such as `constraints` and `messages` are replaced, not merged. It may also be an action that was sent in the
     * configuration of its target; the configuration shows the change. What the action belongs to cannot be changed:
     * delete it and create another. Emits `action:updated`.
     *
     * @param actionId The action.
     * @param body The properties of an action to change. Absent properties stay as they are.
     * @returns The action after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const apiAction = await api.actions.update("us_act_Tz4mW8sB", { label: "Send products to the shop", mode: "background" });
     * ```
     */
    update(actionId: ActionId, body: ActionUpdate, options?: ConditionalOptions): Call<ApiAction>;

    /**
     * Delete an action.
     *
     * Removes the button, also from the `actions` of its target. Jobs that it has already started continue. Emits
     * `action:deleted`.
     *
     * @param actionId The action.
     * @returns The action was deleted.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.actions.delete("us_act_Tz4mW8sB");
     * ```
     */
    delete(actionId: ActionId, options?: WriteOptions): Call<SuccessData | undefined>;
}

/** Creates a client with only this resource, for small bundles. */
export function createActions(options: ClientOptions = {}): Actions {
    return bindActions(createCore(options));
}

/** Creates the methods of `actions` on an existing client. */
export function bindActions(core: Core): Actions {
    return bindResource<Actions>(core, "actions", actionsMethods);
}
