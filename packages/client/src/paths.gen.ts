// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    AccountPatch,
    AccountResponse,
    ActionId,
    ActionUpdate,
    ActorRoleId,
    AgentConfig,
    AgentExportId,
    AgentId,
    AgentResponse,
    AgentVersionId,
    AgentVersionResponse,
    ApiActionConfig,
    ApiActionConfigs,
    ApiActionResponse,
    ApiActionsResponse,
    AppId,
    AppResponse,
    AssignActorRoleRequest,
    AssignRoleResponse,
    BulkMutateFlagsRequest,
    BulkMutateFlagsResponse,
    CalculationFilter,
    CanvasAreaId,
    CanvasId,
    CommitId,
    CreateEventConfig,
    DataRetentionPolicyId,
    DocumentConfig,
    DocumentId,
    DocumentResponse,
    EnvironmentId,
    EventId,
    EventResponse,
    FileResponse,
    GetAgentExportResponse,
    GetAgentLogsResponse,
    GetDetailedAgentLogResponse,
    GetDetailedAgentLogsResponse,
    GuestId,
    Guidance,
    GuidanceId,
    InsertRecordsRequest,
    ListActorRolesResponse,
    ListAgentExportsResponse,
    ListAgentVersionsResponse,
    ListAgentsResponse,
    ListAllEventsResponse,
    ListCalculationsResponse,
    ListCanvasAreasResponse,
    ListCommitsResponse,
    ListSheetsResponse,
    PageNumber,
    PageSize,
    RecordsResponse,
    SheetId,
    SpaceConfig,
    SpaceId,
    SpaceResponse,
    Success,
    SuccessQueryParameter,
    UploadFileRequest,
    VersionId,
    WorkbookId,
    components,
} from "@data-import/types";

export interface paths {
    "/accounts/current": {
        /**
         * Get the current account
         *
         * Returns the account that the access token belongs to. Use it to check a token, or to learn the account's
         * name, subdomain and default app.
         */
        get: operations["getCurrentAccount"];
        /**
         * Update the current account
         *
         * Changes the account that the access token belongs to and returns it. Only the name and the default app can
         * be changed; what is not sent stays as it is.
         */
        patch: operations["updateCurrentAccount"];
    };
    "/actions": {
        /**
         * List the actions of a space
         *
         * Returns every action of the space, whatever it belongs to: workbooks, sheets, fields, documents and files. Use it to
         * find the id of an action, or to see which buttons a space offers. The list is whole, there are no pages.
         */
        get: operations["listActions"];
        /**
         * Create an action
         *
         * Adds one button to something inside the space and returns it with its id. `targetId` says what the action belongs to,
         * `mount` where the button appears, and `operation` which job it starts. To create several at once, use
         * `bulkCreateActions`. Emits `action:created`.
         */
        post: operations["createAction"];
    };
    "/actions/{actionId}": {
        /**
         * Get an action
         *
         * Returns one action with everything that is configured on it. Use `listActions` when you know the space but not the id.
         */
        get: operations["getAction"];
        /**
         * Delete an action
         *
         * Removes the button. Jobs that it has already started go on. Emits `action:deleted`.
         */
        delete: operations["deleteAction"];
        /**
         * Update an action
         *
         * Changes the properties that are sent and returns the whole action; what is not sent stays as it is. Lists such as
         * `constraints` and `messages` are replaced, not merged. What the action belongs to cannot be changed: delete it and
         * create another. Emits `action:updated`.
         */
        patch: operations["updateAction"];
    };
    "/actions/bulk": {
        /**
         * Create several actions
         *
         * Adds all actions of the list to the space in one request; the body is the list itself, without a wrapper. The answer
         * holds the created actions in the order of the request. Emits `action:created` once for each.
         */
        post: operations["bulkCreateActions"];
    };
    "/agent-exports": {
        /**
         * List agent exports
         *
         * Returns the exports that the token may see, a page at a time. Narrow the list to one environment or one agent with the
         * query parameters; together they must both hold. An export is made by a job, not by an operation of this resource.
         */
        get: operations["listAgentExports"];
    };
    "/agent-exports/{agentExportId}": {
        /**
         * Get an agent export
         *
         * Returns what is known about one export: its agent, its kind and its dates. The archive is not part of the answer; get
         * it with `downloadAgentExport`.
         */
        get: operations["getAgentExport"];
        /**
         * Delete an agent export
         *
         * Removes the export together with its archive. The agent stays, and can be exported again. No event is emitted.
         */
        delete: operations["deleteAgentExport"];
    };
    "/agent-exports/{agentExportId}/download": {
        /**
         * Download an agent export
         *
         * Streams the archive of the export as bytes; this is not JSON and has no `data`. The `Content-Disposition` header
         * proposes a file name. Failures still answer JSON with the list of errors, so look at the status before you write the
         * bytes to a file.
         */
        get: operations["downloadAgentExport"];
    };
    "/agents": {
        /**
         * List the agents of an environment
         *
         * Returns the agents of one environment, a page at a time. Use `search` to find an agent by a part of its id or slug, and
         * `isSystem` to tell your own agents from those of the service.
         */
        get: operations["listAgents"];
        /**
         * Create an agent
         *
         * Deploys an agent to an environment and returns it. It runs from then on, for every event whose topic is in `topics`.
         * Bring the code in `source`, or choose a `template` and send its `templateOptions`. When the environment already has an
         * agent with the same `slug`, that agent is updated and gets a new version instead. Emits `agent:created`, or
         * `agent:updated` for a new version.
         */
        post: operations["createAgent"];
    };
    "/agents/{agentId}": {
        /**
         * Get an agent
         *
         * Returns one agent as it runs now, with its code or its template. Earlier deployments are in `listAgentVersions`.
         */
        get: operations["getAgent"];
        /**
         * Delete an agent
         *
         * Stops the agent and removes it with its versions and role assignments. Emits `agent:deleted`.
         */
        delete: operations["deleteAgent"];
    };
    "/agents/{agentId}/logs": {
        /**
         * List the logs of an agent
         *
         * Returns the runs of one agent, with what each printed, how long it took and what it used. No page can be chosen here;
         * to go through many runs page by page, or through the runs of all agents, use `listEnvironmentAgentLogs`.
         */
        get: operations["listAgentLogs"];
    };
    "/agents/{agentId}/roles": {
        /**
         * List the roles of an agent
         *
         * Returns every role that the agent holds, each with the account, environment or space that it is granted on. The list is
         * whole, there are no pages.
         */
        get: operations["listAgentRoles"];
        /**
         * Assign a role to an agent
         *
         * Lets the agent act with the role on one account, environment or space, and returns the assignment. Keep the `id` of the
         * assignment: `deleteAgentRole` takes it to undo this.
         */
        post: operations["assignAgentRole"];
    };
    "/agents/{agentId}/roles/{actorRoleId}": {
        /**
         * Take a role from an agent
         *
         * Removes one assignment of a role. The role itself stays, and so do the agent's other assignments, even those of the
         * same role on other resources.
         */
        delete: operations["deleteAgentRole"];
    };
    "/agents/{agentId}/versions": {
        /**
         * List the versions of an agent
         *
         * Returns every version of the agent, one for each deployment. Use it to see what changed, or to find the version to go
         * back to with `revertAgent`. The list is whole, there are no pages.
         */
        get: operations["listAgentVersions"];
    };
    "/agents/{agentId}/versions/{agentVersionId}/revert": {
        /**
         * Revert an agent to a version
         *
         * **Changes the agent although the method is GET**: the agent runs the code and settings of the named version from now
         * on. Asking again for the same version changes nothing more, so the operation is idempotent. Never prefetch this
         * address, follow it as a link, cache its answer or repeat it unasked: it is not safe in the sense of HTTP. Returns the
         * version that the agent now runs. Emits `agent:updated`.
         */
        get: operations["revertAgent"];
    };
    "/agents/log/{eventId}": {
        /**
         * Get the log of an event
         *
         * Returns the run that one event caused. Use it to answer "what did my agent do with this?" when you hold the event, for
         * example from `listEvents`.
         */
        get: operations["getAgentLog"];
    };
    "/agents/logs": {
        /**
         * List the agent logs of an environment
         *
         * Returns the runs of all agents in one environment, a page at a time. Narrow the list to one space with `spaceId`, and to
         * runs that succeeded or failed with `success`. The entries name the event, not the agent; for the figures of one agent
         * use `listAgentLogs`.
         */
        get: operations["listEnvironmentAgentLogs"];
    };
    "/apps/{appId}": {
        /**
         * Get an app
         *
         * Returns an app: the kind of work that its spaces are for, what one of them is called, and which environments it
         * is offered in. Use it to label spaces as people know them, or to learn whether an app is active.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getApp"];
    };
    "/canvas-areas": {
        /**
         * List canvas areas
         *
         * Returns the areas that lay out canvases: what each one shows, where it sits and whether it is visible. Filter by
         * `canvasId` to get the whole layout of one canvas, or by `parentId` to get the areas nested in another area.
         * Filters combine; without any, all areas that the caller may see are listed.
         *
         * The answer is one page, newest areas first. `pagination` says how many pages there are; ask for the next one
         * with `pageNumber`. Nothing is changed and no event is emitted.
         */
        get: operations["listCanvasAreas"];
    };
    "/data-retention-policies/{id}": {
        /**
         * Delete a data retention policy
         *
         * Removes a rule that ends the life of spaces after a number of days. Spaces that it already expired stay expired;
         * all others are from then on kept until another policy of their environment applies.
         *
         * Deleting a policy deletes no data and emits no event. It cannot be undone: create a new policy instead.
         */
        delete: operations["deleteDataRetentionPolicy"];
    };
    "/events": {
        /**
         * List events
         *
         * Returns what happened, newest first. Filter by environment or space, by domain or topic, and by time with `since`;
         * filters combine. Use it to show activity, or to poll: remember the `createdAt` of the newest event you have seen
         * and send it as `since` next time.
         *
         * Events that a receiver acknowledged are left out unless `includeAcknowledged` is `true`. The answer is one page of
         * 10 events unless `pageSize` says otherwise, without a pagination object: the first page with fewer events than
         * `pageSize` is the last. Listing acknowledges nothing and emits nothing.
         */
        get: operations["listEvents"];
        /**
         * Create an event
         *
         * Records that something happened, as if the service had noticed it. Use it to tell agents and other receivers about
         * work done outside the service, or to start an agent that listens for a topic.
         *
         * `topic` and `domain` must be among the listed values, and everything that `context` names must exist. The answer
         * is the event with its id and time. The event emitted is the one sent: it appears in the listing and reaches every
         * receiver of its topic. Recording the same thing twice makes two events.
         */
        post: operations["createEvent"];
    };
    "/files": {
        /**
         * Upload a file
         *
         * Uploads one file into a space, as `multipart/form-data`, and returns what the service knows about it. The
         * status is `partial` at first: reading the content begins after the upload.
         *
         * `actions` is sent as one part per action, all of that name, each holding one JSON object. The order of the
         * parts is free; `actions` and `origin` may follow the file, so the upload is over at the end of the body, not at
         * the end of the file.
         *
         * The upload is recorded as the event `file:created`.
         */
        post: operations["uploadFile"];
    };
    "/guests/{guestId}/roles": {
        /**
         * Assign a role to a guest
         *
         * Gives a guest a role on an account, an environment or a space, and returns the assignment. Use it to let a guest
         * do more, or less, than other guests of the same space: the role decides what the guest may do, `resourceId` where.
         *
         * A guest may hold several roles; assigning one leaves the others as they are. No event is emitted.
         */
        post: operations["assignGuestRole"];
    };
    "/sheets": {
        /**
         * List the sheets of a workbook
         *
         * Returns the sheets of a workbook with their whole field configuration, but without records. Use it to learn
         * which fields a record may have and which rules their values have to keep. The list has no pages.
         */
        get: operations["listSheets"];
    };
    "/sheets/{sheetId}/calculations": {
        /**
         * List the calculations of a sheet
         *
         * Returns counts, percentages, sums, averages and extremes for the fields of a sheet. Use it to judge data
         * without reading the records: how complete a field is, what its numbers add up to.
         *
         * Without parameters all records take part. `filter`, `searchValue` and `q` select records by what they hold;
         * the version and commit parameters select them by when they changed. The list has no pages.
         */
        get: operations["listCalculations"];
    };
    "/sheets/{sheetId}/records": {
        /**
         * Insert records into a sheet
         *
         * Adds records to a sheet; it never changes existing ones. Send the records as a JSON array, each a map from
         * field key to cell. All of them become one commit, whose id is returned with the records and their counts.
         *
         * A value that breaks the rules of its field is no failure: the record is stored, its `valid` is `false`, and
         * the cell says why in `messages`.
         *
         * The insert is recorded as the events `commit:created` and `records:created`, and, where the figures of the sheet
         * change, as `sheet:counts-updated` and `sheet:calculation-updated`.
         */
        post: operations["insertRecords"];
    };
    "/spaces/{spaceId}": {
        /**
         * Update a space
         *
         * Changes a space and returns it. Send only what shall change, such as a new `name`; what is absent stays as it
         * is. Setting `archivedAt` archives the space, and `null` restores it.
         *
         * The change is recorded as the event `space:updated`; archiving and restoring as `space:archived` and
         * `space:unarchived` besides.
         */
        patch: operations["updateSpace"];
    };
    "/spaces/{spaceId}/documents/{documentId}": {
        /**
         * Update a document
         *
         * Changes the title and the body of a document and returns it. Send both, even when only one of them changes.
         * `treatments` and `actions` are accepted, but nothing except the title and the body is updated.
         *
         * The change is recorded as the event `document:updated`.
         */
        patch: operations["updateDocument"];
    };
    "/spaces/{spaceId}/guidance/{guidanceId}": {
        /**
         * Get a guidance
         *
         * Returns one guidance of a space: which guide it shows, on which target, when, in which form, and to whom. The
         * guidance is the whole body; unlike most answers it is not wrapped in `data`.
         */
        get: operations["getGuidance"];
    };
    "/v1/workbooks/{workbookId}/flags/bulk-mutate": {
        /**
         * Change a flag on many records
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
         */
        post: operations["bulkMutateFlags"];
    };
    "/workbooks/{workbookId}/commits": {
        /**
         * List the commits of a workbook
         *
         * Returns the commits over all sheets of a workbook. A commit groups the changes that one request made to the
         * records of one sheet; it stays open until it is completed. Use `completed` to find the commits that still
         * wait, or only those that are done. The list has no pages.
         */
        get: operations["listWorkbookCommits"];
    };
}

export interface operations {
    getCurrentAccount: {
        responses: {
            /** The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCurrentAccount: {
        requestBody: {
            content: {
                "application/json": AccountPatch;
            };
        };
        responses: {
            /** The account after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listActions: {
        parameters: {
            query: {
                /**
                 * The space whose actions to list.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        responses: {
            /** The actions of the space. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiActionsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createAction: {
        parameters: {
            query: {
                /**
                 * The space that holds what the action belongs to.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        requestBody: {
            content: {
                "application/json": ApiActionConfig;
            };
        };
        responses: {
            /** The action that was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiActionResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAction: {
        parameters: {
            path: {
                /**
                 * The action.
                 * @example us_act_Tz4mW8sB
                 */
                actionId: ActionId;
            };
        };
        responses: {
            /** The action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiActionResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteAction: {
        parameters: {
            path: {
                /**
                 * The action.
                 * @example us_act_Tz4mW8sB
                 */
                actionId: ActionId;
            };
        };
        responses: {
            /** The action was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateAction: {
        parameters: {
            path: {
                /**
                 * The action.
                 * @example us_act_Tz4mW8sB
                 */
                actionId: ActionId;
            };
        };
        requestBody: {
            content: {
                "application/json": ActionUpdate;
            };
        };
        responses: {
            /** The action after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiActionResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    bulkCreateActions: {
        parameters: {
            query: {
                /**
                 * The space that holds what the actions belong to.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        requestBody: {
            content: {
                "application/json": ApiActionConfigs;
            };
        };
        responses: {
            /** The actions that were created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiActionsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAgentExports: {
        parameters: {
            query?: {
                /**
                 * Only exports of this agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId?: AgentId;
                /**
                 * Only exports of agents in this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
                /**
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber;
                /**
                 * How many items a page holds; 20 unless given.
                 * @example 20
                 */
                pageSize?: PageSize;
            };
        };
        responses: {
            /** One page of exports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentExportsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAgentExport: {
        parameters: {
            path: {
                /**
                 * The agent export.
                 * @example us_agx_Lw9fJ3tR
                 */
                agentExportId: AgentExportId;
            };
        };
        responses: {
            /** The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetAgentExportResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteAgentExport: {
        parameters: {
            path: {
                /**
                 * The agent export.
                 * @example us_agx_Lw9fJ3tR
                 */
                agentExportId: AgentExportId;
            };
        };
        responses: {
            /** The export was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    downloadAgentExport: {
        parameters: {
            path: {
                /**
                 * The agent export.
                 * @example us_agx_Lw9fJ3tR
                 */
                agentExportId: AgentExportId;
            };
        };
        responses: {
            /** The bytes of the archive. */
            200: {
                headers: {
                    /**
                     * Says that the body is a file to keep, and proposes its name.
                     * @example attachment; filename="price-checker-us_agx_Lw9fJ3tR.zip"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAgents: {
        parameters: {
            query: {
                /**
                 * The environment whose agents to list.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
                /**
                 * Only agents of the service when true, only agents of users when false; both when absent.
                 * @example false
                 */
                isSystem?: boolean;
                /**
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber;
                /**
                 * How many items a page holds; 20 unless given.
                 * @example 20
                 */
                pageSize?: PageSize;
                /**
                 * Text to look for in the id and the slug. A part is enough, and case does not matter.
                 * @example price
                 */
                search?: string;
            };
        };
        responses: {
            /** One page of agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createAgent: {
        parameters: {
            query: {
                /**
                 * The environment to deploy to.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
        };
        requestBody: {
            content: {
                "application/json": AgentConfig;
            };
        };
        responses: {
            /** The agent as deployed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentResponse;
                };
            };
            400: components["responses"]["AgentBadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAgent: {
        parameters: {
            query?: {
                /**
                 * The environment of the agent. Not needed, the id alone finds it.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
            };
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
        };
        responses: {
            /** The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentResponse;
                };
            };
            400: components["responses"]["AgentBadRequest"];
            404: components["responses"]["AgentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteAgent: {
        parameters: {
            query?: {
                /**
                 * Leave it out; the id alone finds the agent.
                 * @deprecated Unused.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
            };
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
        };
        responses: {
            /** The agent was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["AgentBadRequest"];
            404: components["responses"]["AgentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAgentLogs: {
        parameters: {
            query: {
                /**
                 * The environment to read logs from.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
        };
        responses: {
            /** The log entries of the agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetAgentLogsResponse;
                };
            };
            400: components["responses"]["AgentLogBadRequest"];
            404: components["responses"]["AgentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAgentRoles: {
        parameters: {
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
        };
        responses: {
            /** The role assignments of the agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListActorRolesResponse;
                };
            };
            400: components["responses"]["RoleBadRequest"];
            403: components["responses"]["RoleForbidden"];
            404: components["responses"]["AgentRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    assignAgentRole: {
        parameters: {
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
        };
        requestBody: {
            content: {
                "application/json": AssignActorRoleRequest;
            };
        };
        responses: {
            /** The assignment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AssignRoleResponse;
                };
            };
            400: components["responses"]["RoleBadRequest"];
            403: components["responses"]["RoleForbidden"];
            404: components["responses"]["AgentRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteAgentRole: {
        parameters: {
            path: {
                /**
                 * The assignment to remove; the `id` that `assignAgentRole` and `listAgentRoles` return, not a role id.
                 * @example us_acr_Yg6lS2kZ
                 */
                actorRoleId: ActorRoleId;
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
        };
        responses: {
            /** The assignment was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["RoleBadRequest"];
            403: components["responses"]["RoleForbidden"];
            404: components["responses"]["AgentRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAgentVersions: {
        parameters: {
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
        };
        responses: {
            /** The versions of the agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAgentVersionsResponse;
                };
            };
            400: components["responses"]["AgentBadRequest"];
            404: components["responses"]["AgentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    revertAgent: {
        parameters: {
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
                /**
                 * The version to go back to.
                 * @example us_agv_Tq3mC8fR
                 */
                agentVersionId: AgentVersionId;
            };
        };
        responses: {
            /** The version that the agent now runs. */
            200: {
                headers: {
                    /**
                     * Always `no-store`, so that no cache answers in place of the service.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgentVersionResponse;
                };
            };
            400: components["responses"]["AgentBadRequest"];
            404: components["responses"]["AgentVersionNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAgentLog: {
        parameters: {
            query: {
                /**
                 * The environment to read the log from.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
            path: {
                /**
                 * The event that caused the run.
                 * @example us_evt_Vs2hC5nL
                 */
                eventId: EventId;
            };
        };
        responses: {
            /** The run that the event caused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetDetailedAgentLogResponse;
                };
            };
            400: components["responses"]["AgentLogBadRequest"];
            404: components["responses"]["AgentLogNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listEnvironmentAgentLogs: {
        parameters: {
            query: {
                /**
                 * The environment to read logs from.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
                /**
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber;
                /**
                 * How many items a page holds; 20 unless given.
                 * @example 20
                 */
                pageSize?: PageSize;
                /**
                 * Only runs for events in this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId;
                /**
                 * Only runs that succeeded when true, only failed ones when false; both when absent.
                 * @example false
                 */
                success?: SuccessQueryParameter;
            };
        };
        responses: {
            /** One page of runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetDetailedAgentLogsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getApp: {
        parameters: {
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
            };
        };
        responses: {
            /** The app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCanvasAreas: {
        parameters: {
            query?: {
                /**
                 * Only areas of this canvas.
                 * @example us_cv_Dr9nF4jW
                 */
                canvasId?: CanvasId;
                /**
                 * Only areas of canvases in this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
                /**
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber;
                /**
                 * How many items a page holds; 20 unless given.
                 * @example 20
                 */
                pageSize?: PageSize;
                /**
                 * Only areas directly inside this area.
                 * @example us_cva_Sa2kT6cX
                 */
                parentId?: CanvasAreaId;
                /**
                 * Only areas of canvases in this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId;
            };
        };
        responses: {
            /** A page of canvas areas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCanvasAreasResponse;
                };
            };
            400: components["responses"]["CanvasAreaBadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteDataRetentionPolicy: {
        parameters: {
            path: {
                /**
                 * The data retention policy to delete.
                 * @example us_drp_Kf6oD3iB
                 */
                id: DataRetentionPolicyId;
            };
        };
        responses: {
            /** The policy is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * Only events of this domain, such as `workbook`.
                 * @example workbook
                 */
                domain?: string;
                /**
                 * Only events of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
                /**
                 * Whether to list acknowledged events too; `false` unless given.
                 * @example true
                 */
                includeAcknowledged?: boolean;
                /**
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber;
                /**
                 * How many events a page holds; 10 unless given.
                 * @example 10
                 */
                pageSize?: PageSize;
                /**
                 * Only events that happened at this time or later.
                 * @example 2026-03-02T09:00:00.000Z
                 */
                since?: string;
                /**
                 * Only events of this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId;
                /**
                 * Only events of this topic, such as `commit:created`.
                 * @example commit:created
                 */
                topic?: string;
            };
        };
        responses: {
            /** A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAllEventsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createEvent: {
        requestBody: {
            content: {
                "application/json": CreateEventConfig;
            };
        };
        responses: {
            /** The event as it was recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventResponse;
                };
            };
            400: components["responses"]["EventBadRequest"];
            404: components["responses"]["EventNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    uploadFile: {
        requestBody: {
            content: {
                "multipart/form-data": UploadFileRequest;
            };
        };
        responses: {
            /** The file, as far as it is known after the upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    assignGuestRole: {
        parameters: {
            path: {
                /**
                 * The guest who gets the role.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
        };
        requestBody: {
            content: {
                "application/json": AssignActorRoleRequest;
            };
        };
        responses: {
            /** The role assignment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AssignRoleResponse;
                };
            };
            400: components["responses"]["RoleBadRequest"];
            403: components["responses"]["RoleForbidden"];
            404: components["responses"]["GuestRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSheets: {
        parameters: {
            query: {
                /**
                 * The workbook whose sheets to return.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
        };
        responses: {
            /** The sheets of the workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListSheetsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCalculations: {
        parameters: {
            query?: {
                /**
                 * Whether to return the counts of each field as well.
                 * @example true
                 */
                byField?: boolean;
                /**
                 * Only the records that changed in the version of this commit or in a later one take part.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId?: CommitId;
                /**
                 * Selects records by validity.
                 * @example valid
                 */
                filter?: CalculationFilter;
                /**
                 * The key of the field that `filter` looks at; without it the whole record counts. Has no effect without
                 * `filter`.
                 * @example price
                 */
                filterField?: string;
                /**
                 * A query in the service's filter query language that selects the records to count, such as
                 * `price gte 20 and currency eq EUR`, `name ilike "%cup%"` or `price is error`.
                 * @example price gte 20
                 */
                q?: string;
                /**
                 * The key of the field that `searchValue` is looked for in; without it all fields are searched.
                 * @example name
                 */
                searchField?: string;
                /**
                 * A text to look for anywhere in the record. In double quotes it must match a whole value, and `""` finds
                 * empty values.
                 * @example cup
                 */
                searchValue?: string;
                /**
                 * Only the records that changed since this commit take part.
                 * @example us_vr_Bn4tS9gQ
                 */
                sinceCommitId?: CommitId;
                /**
                 * Only the records that changed since this version take part.
                 * @deprecated Use `sinceCommitId`.
                 * @example us_vr_Bn4tS9gQ
                 */
                sinceVersionId?: VersionId;
                /**
                 * Only the records that changed in this version take part.
                 * @example us_vr_Wd8jX5kV
                 */
                versionId?: VersionId;
            };
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The calculations over the selected records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCalculationsResponse;
                };
            };
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    insertRecords: {
        parameters: {
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        requestBody: {
            content: {
                "application/json": InsertRecordsRequest;
            };
        };
        responses: {
            /** The inserted records, valid or not, and the commit that groups them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecordsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateSpace: {
        parameters: {
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        requestBody: {
            content: {
                "application/json": SpaceConfig;
            };
        };
        responses: {
            /** The space after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpaceResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateDocument: {
        parameters: {
            path: {
                /**
                 * The document.
                 * @example us_dc_Jt5aY4rF
                 */
                documentId: DocumentId;
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        requestBody: {
            content: {
                "application/json": DocumentConfig;
            };
        };
        responses: {
            /** The document after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentResponse;
                };
            };
            400: components["responses"]["DocumentBadRequest"];
            404: components["responses"]["DocumentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getGuidance: {
        parameters: {
            query?: {
                /**
                 * Whether to return the guide together with the guidance; it is left out unless asked for.
                 * @example false
                 */
                includeGuide?: boolean;
            };
            path: {
                /**
                 * The guidance.
                 * @example us_gd_Mv7eL1zG
                 */
                guidanceId: GuidanceId;
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        responses: {
            /** The guidance, not wrapped in `data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Guidance;
                };
            };
            400: components["responses"]["GuidanceBadRequest"];
            403: components["responses"]["GuidanceForbidden"];
            404: components["responses"]["GuidanceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    bulkMutateFlags: {
        parameters: {
            path: {
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
        };
        requestBody: {
            content: {
                "application/json": BulkMutateFlagsRequest;
            };
        };
        responses: {
            /** The change is queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkMutateFlagsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWorkbookCommits: {
        parameters: {
            query?: {
                /**
                 * `true` returns only completed commits, `false` only those that are still open. Without it both are returned.
                 * @example false
                 */
                completed?: boolean;
            };
            path: {
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
        };
        responses: {
            /** The commits of the workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCommitsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
}
