// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    AccessToken,
    AccountId,
    AccountPatch,
    AccountResponse,
    ActionId,
    ActionUpdate,
    ActorIdUnion,
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
    ApiKeyId,
    ApiKeyType,
    ApiKeysResponse,
    ApiTokenId,
    ApiTokenResponse,
    AppCreate,
    AppId,
    AppPatch,
    AppResponse,
    AppsResponse,
    AssignActorRoleRequest,
    AssignRoleResponse,
    AuditAction,
    BulkMutateFlagsRequest,
    BulkMutateFlagsResponse,
    BulkUpdateRecordRequest,
    CalculationFilter,
    CanvasAreaId,
    CanvasAreaResponse,
    CanvasId,
    CellsResponse,
    ChangeType,
    CloneFileRequest,
    ColumnNames,
    CommitId,
    CommitResponse,
    ConstraintCreate,
    ConstraintId,
    ConstraintResponse,
    ConstraintUpdate,
    ConstraintVersionResponse,
    ConstraintVersionsResponse,
    ConstraintsResponse,
    CreateCanvasAreaRequest,
    CreateEventConfig,
    CreateFlagRequest,
    CreateGuestResponse,
    CreateGuidanceRequest,
    CreateImportSessionResponse,
    CreateMappingRulesRequest,
    CreatePersonalAccessTokenRequest,
    CreatePersonalAccessTokenResponse,
    CreateSnapshotRequest,
    CreateWebhook,
    CreateWorkbookConfig,
    Credentials,
    CurrentActorResponse,
    DataRetentionPolicyConfig,
    DataRetentionPolicyId,
    DataRetentionPolicyResponse,
    DeleteAllHistoryForUserRequest,
    DeleteMultipleRulesRequest,
    DetectHeaderRequest,
    DetectHeaderResponse,
    DiffRecordsResponse,
    DocumentConfig,
    DocumentId,
    DocumentResponse,
    DuplicateSheetRequest,
    DuplicatesResponse,
    Environment,
    EnvironmentConfigCreate,
    EnvironmentConfigUpdate,
    EnvironmentId,
    EnvironmentResponse,
    EventDomain,
    EventId,
    EventResponse,
    EventTopic,
    ExchangedInvitationResponse,
    FamilyId,
    FieldConfigResponse,
    FileId,
    FileMode,
    FileResponse,
    FindAndReplaceRecordRequest,
    Flag,
    GetAgentExportResponse,
    GetAgentLogsResponse,
    GetDetailedAgentLogResponse,
    GetDetailedAgentLogsResponse,
    GetExecutionsResponse,
    GetRecordIndicesResponse,
    GetRecordsResponse,
    GuestConfigUpdate,
    GuestConfigs,
    GuestId,
    GuestResponse,
    GuestTokenResponse,
    Guidance,
    GuidanceId,
    GuideCreateRequest,
    GuideDetailResponse,
    GuideId,
    GuideListResponse,
    GuideUpdateRequest,
    GuideVersionResponse,
    ImportSessionConfig,
    ImportSessionResponse,
    InsertRecordsRequest,
    InvitationExchange,
    InvitationsResponse,
    Invites,
    JobAckDetails,
    JobCancelDetails,
    JobCompleteDetails,
    JobConfig,
    JobExecutionPlanConfigRequest,
    JobExecutionPlanRequest,
    JobId,
    JobPlanResponse,
    JobResponse,
    JobSplitDetails,
    JobUpdate,
    ListActorRolesResponse,
    ListAgentExportsResponse,
    ListAgentVersionsResponse,
    ListAgentsResponse,
    ListAllEventsResponse,
    ListApiTokensResponse,
    ListAuditEntriesResponse,
    ListCalculationsResponse,
    ListCanvasAreasResponse,
    ListCommitChangesResponse,
    ListCommitsResponse,
    ListDataRetentionPoliciesResponse,
    ListDocumentsResponse,
    ListEntitlementsResponse,
    ListEnvironmentsResponse,
    ListFilesResponse,
    ListFlagsResponse,
    ListGuestsResponse,
    ListGuidanceResponse,
    ListJobsResponse,
    ListRolesResponse,
    ListSheetsResponse,
    ListSpacesResponse,
    ListUsersResponse,
    ListViewsResponse,
    ListWorkbooksResponse,
    MappingId,
    MappingRuleConfig,
    MappingRuleResponse,
    MappingRulesResponse,
    MergeDuplicatesRequest,
    MergeDuplicatesResponse,
    MutateJobConfig,
    PageNumber,
    PageSize,
    PersonalAccessTokenId,
    PersonalAccessTokensResponse,
    PersonalDataResponse,
    ProgramConfig,
    ProgramId,
    ProgramResponse,
    ProgramsResponse,
    Property,
    PublishableKeyResponse,
    RecordChangeLines,
    RecordCountsResponse,
    RecordId,
    RecordLines,
    RecordLinesResponse,
    RecordsResponse,
    RedeliverEvent,
    ResendInviteResponse,
    RestoreOptions,
    SecretId,
    SecretsResponse,
    SheetFormat,
    SheetId,
    SheetResponse,
    SheetUpdateRequest,
    SnapshotId,
    SnapshotResponse,
    SnapshotsResponse,
    SortDirection,
    SpaceConfig,
    SpaceId,
    SpaceResponse,
    SpaceSortField,
    Success,
    SuccessData,
    SuccessQueryParameter,
    UndoCommitResponse,
    UpdateCanvasAreaRequest,
    UpdateFileRequest,
    UpdateFlagRequest,
    UpdateGuidanceRequest,
    UpdateMappingRulesRequest,
    UpdateRecordsRequest,
    UpdateUserRequest,
    UpdateWebhook,
    UploadFileRequest,
    UserCreateAndInviteRequest,
    UserId,
    UserResponse,
    UserSortField,
    UserWithRolesResponse,
    VersionId,
    VersionResponse,
    VersionsPostRequestBody,
    ViewCreate,
    ViewId,
    ViewResponse,
    ViewUpdate,
    WebhookAttemptsResponse,
    WebhookId,
    WebhookResponse,
    WebhookSecretResponse,
    WebhooksResponse,
    WorkbookId,
    WorkbookResponse,
    WorkbookTreatment,
    WorkbookUpdate,
    WriteRecordsResponse,
    WriteSecret,
    components,
} from "@data-import/types";

/** The operations by path and method, with the types that openapi-fetch reads. */
export interface paths {
    "/accounts/current": {
        /**
         * Get the current account
         *
         * Returns the account that the access token belongs to. Use it to check a token, or to find the name of the account
         * and its default app.
         */
        get: operations["getCurrentAccount"];
        /**
         * Update the current account
         *
         * Changes the account that the access token belongs to and returns it. Only the name and the default app can be
         * changed; properties that are not sent stay as they are.
         */
        patch: operations["updateCurrentAccount"];
    };
    "/actions": {
        /**
         * List the actions of a space
         *
         * Returns every action of the space and of its workbooks, sheets, fields, documents and files, newest first: those of
         * `createAction` and those that were sent in configurations. Use it to find the id of an action, or to see which
         * buttons a space offers. The list is complete and has no pages.
         */
        get: operations["listActions"];
        /**
         * Create an action
         *
         * Adds one button to something inside the space and returns it with its id. `targetId` says what the action belongs to,
         * `mount` where the button appears, and `operation` which job it starts. To create several at once, use
         * `bulkCreateActions`. The `actions` of the target list it too. Emits `action:created`.
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
         * Removes the button, also from the `actions` of its target. Jobs that it has already started continue. Emits
         * `action:deleted`.
         */
        delete: operations["deleteAction"];
        /**
         * Update an action
         *
         * Changes the properties that are sent and returns the whole action; properties that are not sent stay as they are.
         * Lists such as `constraints` and `messages` are replaced, not merged. It may also be an action that was sent in the
         * configuration of its target; the configuration shows the change. What the action belongs to cannot be changed:
         * delete it and create another. Emits `action:updated`.
         */
        patch: operations["updateAction"];
    };
    "/actions/bulk": {
        /**
         * Create several actions
         *
         * Adds all actions of the list to the space in one request; the body is the list itself, without a wrapper. The
         * response has the created actions in the order of the request. Emits `action:created` once for each.
         */
        post: operations["bulkCreateActions"];
    };
    "/agent-exports": {
        /**
         * List agent exports
         *
         * Returns the exports that the token may see, a page at a time. The query parameters filter the list by environment
         * and by agent; if both are sent, an export must match both. An export is made by a job: `createJob` with the
         * operation `agent-export`.
         */
        get: operations["listAgentExports"];
    };
    "/agent-exports/{agentExportId}": {
        /**
         * Get an agent export
         *
         * Returns what is known about one export: its agent, its kind and its dates. The archive is not part of the
         * response; get it with `downloadAgentExport`.
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
         * proposes a file name. Failures still return JSON with the list of errors, so check the status before you write the
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
         * Stores an agent in an environment and returns it. If the service has a runner of agents, it runs the code of
         * `source` from then on. It runs it once for each event whose topic is in `topics`, one event after the other.
         * Instead, choose a `template` and send its `templateOptions`; a program of yours runs such an agent, and can report
         * its runs with jobs of the type `agent`, whose `source` is the agent and whose `subject` is the event. If the
         * environment already has an agent with the same `slug`, that agent is updated and gets a new version instead. Anyone
         * who deploys to an agent needs all permissions that the roles of the agent grant. If the service does not run the
         * agent, `problem` in the response says why, and what to do. Emits `agent:created`, or `agent:updated` for a new
         * version.
         *
         * The code calls the service with a token that has the roles of the agent. A run that fails is not repeated. An agent
         * waits longer after each failed run, and is paused after 20 failed runs in a row, which emits `agent:updated`. A
         * paused agent continues with its next event when it is deployed again.
         *
         * At most 2 agents of an environment run at the same time, if the operator of the service sets no other number. Further ones
         * take turns with them, event by event.
         *
         * No agent goes on for ever. If 100 runs of agents, each caused by the one before, led to an event, no agent is run for
         * it: it comes from a circle, of one agent or of several. An agent that has run 10,000 times in an hour, or 1,000 times
         * for events that agents caused, waits until the hour is over, and loses no event. `problem` says so, the log has an
         * entry for each event that is left out, and `agent:updated` is emitted. The operator of the service can change these
         * numbers.
         */
        post: operations["createAgent"];
    };
    "/agents/{agentId}": {
        /**
         * Get an agent
         *
         * Returns one agent with its current version: its code or its template. `listAgentVersions` returns earlier deployments.
         */
        get: operations["getAgent"];
        /**
         * Delete an agent
         *
         * Removes the agent with its versions and role assignments. A program that runs it can stop at `agent:deleted`, which
         * this operation emits.
         */
        delete: operations["deleteAgent"];
    };
    "/agents/{agentId}/logs": {
        /**
         * List the logs of an agent
         *
         * Returns the newest 100 runs of one agent, with what each printed, how long it took and what it used. There
         * are no page parameters here. To read many runs page by page, or the runs of all agents, use `listEnvironmentAgentLogs`.
         * Entries are kept for 30 days, if the operator of the service sets no other number or a data retention policy is not
         * shorter. If the entries of an agent take more than 32 MiB, the oldest ones are deleted before.
         */
        get: operations["listAgentLogs"];
    };
    "/agents/{agentId}/roles": {
        /**
         * List the roles of an agent
         *
         * Returns every role that the agent holds, each with the account, environment or space that it is granted on. The
         * list is complete and has no pages.
         */
        get: operations["listAgentRoles"];
        /**
         * Assign a role to an agent
         *
         * Gives the agent a role on one account, environment or space, and returns the assignment. The code of the
         * agent calls the service with all of its roles, and with no other rights. Keep the `id` of the assignment:
         * `deleteAgentRole` needs it to undo this.
         */
        post: operations["assignAgentRole"];
    };
    "/agents/{agentId}/roles/{actorRoleId}": {
        /**
         * Remove a role from an agent
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
         * Returns every version of the agent, one for each deployment. Use it to see what changed, or to find the version to
         * go back to with `revertAgent`. The list is complete and has no pages.
         */
        get: operations["listAgentVersions"];
    };
    "/agents/{agentId}/versions/{agentVersionId}/revert": {
        /**
         * Revert an agent to a version
         *
         * **Changes the agent although the method is GET**: the agent has the code and settings of the named version from
         * now on. A second request for the same version changes nothing more, so the operation is idempotent. Do not
         * prefetch this address, follow it as a link, cache its response or retry it automatically: the operation is not
         * safe in the sense of HTTP. Returns the version that the agent now has. Emits `agent:updated`.
         */
        get: operations["revertAgent"];
    };
    "/agents/executions": {
        /**
         * List the agent executions of an environment
         *
         * Returns the runs of the agents in one environment, newest first, a page at a time, with what each used, but without
         * its log. Narrow the list to one agent with `agentId`, to one space with `spaceId`, and to runs that succeeded or
         * failed with `success`. The log of a run is at `getAgentLog`.
         */
        get: operations["listEnvironmentAgentExecutions"];
    };
    "/agents/log/{eventId}": {
        /**
         * Get the log of an event
         *
         * Returns the run that one event caused; if there are several, the newest. Use it to find out what an agent did with
         * an event that you know, for example from `listEvents`.
         */
        get: operations["getAgentLog"];
    };
    "/agents/logs": {
        /**
         * List the agent logs of an environment
         *
         * Returns the runs of all agents in one environment, a page at a time. Narrow the list to one space with `spaceId`,
         * and to runs that succeeded or failed with `success`. The entries name the event, not the agent. For the resources
         * that the runs of one agent used, call `listAgentLogs`.
         */
        get: operations["listEnvironmentAgentLogs"];
    };
    "/apps": {
        /**
         * List apps
         *
         * Returns the apps of the account, newest first, in one response without pages. Use it to find the id that
         * `createSpace` and the filters of `listSpaces` take, or to show people which kinds of work exist.
         *
         * Apps that are not active yet are listed too; their `activatedAt` is `null`. Nothing is changed and no
         * event is emitted.
         */
        get: operations["listApps"];
        /**
         * Create an app
         *
         * Adds an app to the account: a name for one kind of work, and the namespace that its spaces share. Spaces join it
         * with their `appId`, and events in them name the namespace.
         *
         * The new app is not in use until `updateApp` sets `activatedAt`; that is a note for programs, and spaces can belong
         * to it before. Apps have no events of their own.
         */
        post: operations["createApp"];
    };
    "/apps/{appId}": {
        /**
         * Get an app
         *
         * Returns an app: the kind of work that its spaces are for, what one of them is called, and in which environments
         * programs should offer it. Use it to label spaces with the names that people know, or to find out whether an app is active.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getApp"];
        /**
         * Delete an app
         *
         * Removes an app: it is no longer listed and cannot be found by its id. Its spaces stay, with everything in them,
         * but no longer belong to an app. Its stored constraints are deleted; sheets that use them keep the rules.
         *
         * It cannot be undone and emits no event. Unlike the responses of other deletes, this response is not wrapped in
         * `data`.
         */
        delete: operations["deleteApp"];
        /**
         * Update an app
         *
         * Changes the properties of an app that the request names; all others stay as they are. Set `activatedAt` to a date
         * to put the app into use, and to `null` to take it out of use. The `type` of an app cannot be changed.
         *
         * A new `namespace` applies to spaces that are created later; existing spaces keep theirs. No event is emitted.
         */
        patch: operations["updateApp"];
    };
    "/apps/{appId}/constraints": {
        /**
         * List the stored constraints of an app
         *
         * Returns the stored constraints of an app with the content of their newest versions, newest first, in one response
         * without pages. Fields of sheets name them as a constraint of the type `stored`.
         */
        get: operations["getConstraints"];
        /**
         * Create a stored constraint
         *
         * Adds a rule for values to an app, as its version 1. A field of a sheet in a space of the app uses it if its
         * `constraints` name the `validator`. The service then checks each value of the field by the `rule` whenever its record
         * is validated: when it is inserted, updated or imported, when the constraints of the sheet change, and by
         * `validateSheet`.
         *
         * If the app or the service has a constraint with this `validator`, the status is 409. No event is emitted.
         */
        post: operations["createConstraint"];
    };
    "/apps/{appId}/constraints/{constraintId}": {
        /**
         * Get a stored constraint
         *
         * Returns a stored constraint of an app, or a built-in one, with the content of its newest version.
         */
        get: operations["getConstraintById"];
        /**
         * Delete a stored constraint
         *
         * Deletes a stored constraint with all its versions. If a field of a sheet uses one of them, the status is 409, and the
         * message names the sheet. A built-in constraint cannot be deleted.
         *
         * It cannot be undone: create the constraint again instead. It emits no event. The response is not wrapped in `data`.
         */
        delete: operations["deleteConstraint"];
        /**
         * Update a stored constraint
         *
         * Changes a stored constraint by adding a version, and returns it. `rule`, `function` and `options` are replaced as a
         * whole. A request that changes nothing adds no version. The `validator` cannot be changed, nor can a built-in constraint.
         *
         * Sheets keep the version that their fields name, so no record is validated again. To use the new version in a sheet,
         * set `version` in the constraints of its fields. No event is emitted.
         */
        patch: operations["updateConstraint"];
    };
    "/apps/{appId}/constraints/{constraintId}/versions": {
        /**
         * List the versions of a stored constraint
         *
         * Returns every version of a stored constraint, newest first, in one response without pages.
         */
        get: operations["getConstraintVersions"];
    };
    "/apps/{appId}/constraints/{constraintId}/versions/{version}": {
        /**
         * Get a version of a stored constraint
         *
         * Returns a stored constraint as one change left it. Fields that name this version are checked by its rule.
         */
        get: operations["getConstraintVersion"];
    };
    "/audit-entries": {
        /**
         * List the audit log
         *
         * Returns who signed in, who read secrets or took data out, and who changed tokens, roles, users and invitations of the
         * account: newest first, a page at a time. Filters combine. Only administrators of the whole account may read it.
         *
         * An entry about a change is written in the transaction of the change, so neither is stored without the other. What
         * can be repeated often has one entry for each hour: a wrong password, the reading of a secret, and a download. `times`
         * counts them, and `lastAt` is the last one. A read works also if nothing can be stored, because the storage is full;
         * then it has no entry.
         *
         * No operation deletes an entry, and only `deletePersonalData` changes entries: it removes `address`. The service removes entries that are older than a number of days, 365 if
         * its operator has set no other. Entries have ids, never names, mail addresses, values of secrets or texts of tokens.
         */
        get: operations["listAuditEntries"];
    };
    "/auth": {
        /**
         * Create an access token
         *
         * Exchanges credentials for an access token. The other operations take that token in the header `Authorization:
         * Bearer <ACCESS_TOKEN>`; this one needs none. Use `userCredentials` for a person and `apiCredentials` for a
         * program, with an API key or an API token of a user.
         *
         * Before `expires`, `refreshAccessToken` exchanges the token for a newer one. **The response is the token itself, not wrapped in
         * `data`.** Wrong credentials return 401, and the message does not say which part of them is wrong. An unknown
         * `clientId` returns 404. The body has at most 64 KiB.
         *
         * Nobody is locked out: who guesses waits, and comes behind the others. Wrong passwords count for 15 minutes. After 10
         * for one account from one address, one password from there is tried each second. After 100 for one account, so is
         * one from all addresses from which nobody has signed in to it. If others wait there already, the response is 429 with
         * `Retry-After`. If too many passwords are being checked, it is 503 with `Retry-After`. Keys and tokens have no limit.
         */
        post: operations["createAccessToken"];
    };
    "/auth/api-key": {
        /**
         * Create an API key
         *
         * Creates a key for a program that works in one environment, and returns it. A `SECRET` key may do everything in its
         * environment; keep it on servers. A `PUBLISHABLE` key may only create spaces, and may be part of a web page. Keys
         * do not expire; `deleteApiKey` revokes them.
         *
         * Everyone who opens the page has a publishable key. So name the `origins` of your pages: a browser that sends the key,
         * or the token of a space that it created, from another page gets 403. Programs send no origin. Each process of the
         * service takes `requestsPerMinute` requests with the key, and a sixth of them from one address; one more returns 429.
         *
         * **Keep `rawKey` of a secret key: only this response contains it.** `data` is a list with the new key as its only entry.
         */
        post: operations["createApiKey"];
        /**
         * Revoke an API key
         *
         * Revokes a key of an environment. Later requests with this key return 401. This cannot be undone.
         */
        delete: operations["deleteApiKey"];
    };
    "/auth/api-keys": {
        /**
         * List the API keys of an environment
         *
         * Returns every API key of one environment with what it may call, without the keys themselves: a key is returned
         * only by the request that creates it, and a publishable key by `getPublishableKey`. Revoked keys are left out. The list is complete and has no pages.
         */
        get: operations["listApiKeys"];
    };
    "/auth/current": {
        /**
         * Get the caller of this request
         *
         * Returns whom the token of the request represents, what it may do, and until when it is valid. Each valid token may
         * ask, whatever its roles grant. Use it to leave out what would return 403, and to show people who they are.
         *
         * With `spaceId`, `permissions` are those in this space. Without it, they are those that the caller has in at least one
         * place. A space that the caller may not read returns 404.
         */
        get: operations["getCurrentActor"];
    };
    "/auth/personal-access-tokens": {
        /**
         * List your personal access tokens
         *
         * Returns the personal access tokens of the calling user, without the tokens themselves. Use it to find out which
         * are still used, by `lastUsedAt`. The list is complete and has no pages.
         */
        get: operations["listPersonalAccessTokens"];
        /**
         * Create a personal access token
         *
         * Creates a token with the permissions of the calling user, in every environment, and returns it. Use it for scripts
         * and command-line programs that work for you. It does not expire; `deletePersonalAccessToken` revokes it.
         *
         * **Keep `token`: only this response contains it.**
         */
        post: operations["createPersonalAccessToken"];
    };
    "/auth/personal-access-tokens/{accessTokenId}": {
        /**
         * Revoke a personal access token
         *
         * Revokes one of your personal access tokens. Later requests with this token return 401. This cannot be undone. A
         * token can be used to revoke itself.
         *
         * The last administrator of the account who can sign in keeps a way to do so. If you are this administrator and have
         * neither a password nor another personal access token or API token, the response is 409: create another one first.
         */
        delete: operations["deletePersonalAccessToken"];
    };
    "/auth/publishable-key": {
        /**
         * Get the publishable key of an environment
         *
         * Returns the newest publishable key of an environment, with the key itself: it is part of web pages, so it is not a
         * secret. Use it in a program that writes such a page. If the environment has no publishable key, the response is 404;
         * `createApiKey` makes one.
         */
        get: operations["getPublishableKey"];
    };
    "/auth/refresh-token": {
        /**
         * Exchange an access token for a newer one
         *
         * Returns another access token with the same rights, valid for a day from now. The body is the present token, as a
         * JSON string. It must be valid still; this operation needs no other token. **The response is the token itself, not
         * wrapped in `data`.**
         *
         * The present token stays valid until its own `expires`, so requests that are on their way do not fail. A person or
         * a program must sign in again with `createAccessToken` 30 days after the last time: no newer token is valid for
         * longer. If the user, the API key, the API token or the space of a token is deleted, all of its tokens are invalid,
         * the newer ones too.
         *
         * A token that is wrong, has expired or was revoked returns 404. API keys and personal access tokens do not expire, and
         * the tokens of guests and agents are renewed without a request: these tokens return 400.
         */
        post: operations["refreshAccessToken"];
    };
    "/canvas-areas": {
        /**
         * List canvas areas
         *
         * Returns the areas that lay out canvases: what each one shows, its position and whether it is visible. Filter by
         * `canvasId` to get the whole layout of one canvas, or by `parentId` to get the areas nested in another area.
         * Filters combine; without any, all areas that the caller may see are listed.
         *
         * The response is one page, newest areas first. `pagination` says how many pages there are; ask for the next one
         * with `pageNumber`. Nothing is changed and no event is emitted.
         */
        get: operations["listCanvasAreas"];
        /**
         * Create a canvas area
         *
         * Adds an area to a canvas. `type` and `config` say what it shows, and `position` where it is. With `parentId` it is
         * inside another area of the same canvas instead of directly on the canvas.
         *
         * The defaults are the layout `split`, the visibility `visible`, empty `config` and `metadata`, and no overlay.
         * Several areas may share a position: show them in the order of their creation. Emits `canvas-area:created`.
         */
        post: operations["createCanvasArea"];
    };
    "/canvas-areas/{canvasAreaId}": {
        /**
         * Get a canvas area
         *
         * Returns one area: what it shows, its position and whether it is visible. The areas nested in it are not part of
         * the response; list them with `listCanvasAreas` and this id as `parentId`.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getCanvasArea"];
        /**
         * Delete a canvas area
         *
         * Removes an area and the areas nested in it from their canvas. What they show - a sheet, a file, a document -
         * stays.
         *
         * It cannot be undone. Emits `canvas-area:deleted` for each deleted area.
         */
        delete: operations["deleteCanvasArea"];
        /**
         * Update a canvas area
         *
         * Changes the properties of an area that the request names; all others stay as they are. `config`, `metadata` and
         * `overlay` are replaced as a whole. Use it to move an area, to show something else in it, or to hide it.
         *
         * An area cannot be moved into itself or into an area nested in it: that returns 400. An area that moves to another
         * canvas takes the areas nested in it with it. Emits `canvas-area:updated`.
         */
        patch: operations["updateCanvasArea"];
    };
    "/commits/{commitId}": {
        /**
         * Get a commit
         *
         * Returns one commit: who changed records of which sheet, and whether the commit is completed. Use it to wait for
         * the listeners that handle a commit; `completedAt` is absent until they have finished. The changed records
         * themselves come from `getRecords` with `commitId`. What was done with them comes from `listCommitChanges`.
         */
        get: operations["getCommit"];
    };
    "/commits/{commitId}/changes": {
        /**
         * List what a commit changed
         *
         * Returns which records a commit inserted, updated and deleted, a page at a time. It also names the records that the
         * commit judged: their values are the same, but their messages are not. For example, a record becomes invalid if
         * another one gets its unique value, or if the record of another sheet is deleted that it refers to. Use it to keep a
         * copy of a sheet up to date, or to show people what somebody has done.
         *
         * The records of the sheet of the commit come first, in the order of the sheet. The judged ones follow. A change has
         * no values: `getRecords` with `commitId` returns the records as they are now. What a commit did stays the same, also
         * if its records change later.
         *
         * The service does not know everything about commits of its earlier versions: what it does not know is absent, and
         * judged records are missing there. A record whose change is not known at all has the type `unknown`.
         *
         * The caller needs `records:read`, too. Judged records of sheets that the caller may not read are left out.
         */
        get: operations["listCommitChanges"];
    };
    "/commits/{commitId}/complete": {
        /**
         * Complete a commit
         *
         * Says that the caller has handled a commit. Call it after the event `commit:created` if the payload has
         * `trackChanges: true`; commits of other workbooks are already completed. The request has no body. A commit that is
         * already completed does not change.
         *
         * A commit waits for those in its `waitsFor`. The last of them completes it: `completedAt` and `completedBy` are set, and
         * the event `commit:completed` is recorded. The call of somebody for whom the commit does not wait changes nothing.
         */
        post: operations["completeCommit"];
    };
    "/commits/{commitId}/replay": {
        /**
         * Replay a commit
         *
         * Records the event `commit:created` of a commit once more, so that listeners handle it again, for example after you
         * have corrected the code of an agent. The request has no body. No record changes, and a commit that is completed stays
         * completed.
         */
        post: operations["replayCommit"];
    };
    "/commits/{commitId}/undo": {
        /**
         * Undo a commit
         *
         * Takes the changes of a commit back, by another commit. The records that it added are deleted, and the values that
         * it changed become what they were before, with the times and messages that they had. Messages that came since then
         * are about the undone value, and end with it. The records that it deleted with `deleteRecords` come back to their
         * place with their ids. The request has no body. To take the undo back, undo its commit.
         *
         * If a later commit changed the same value or record, nothing is undone, and the response is 409: its messages name
         * the records, fields and commits. Undo the later commits first, or send `skipChanged`. A commit that was undone does
         * not count, and neither does its undo: changes can be taken back one after the other. The response is 409, too, if
         * the service has not kept the deleted records: those of a job `delete-records`, more than 4 MiB of records that one
         * commit deleted, and those that were deleted while the disk of the service was full. For these, take a snapshot
         * before. A field that was removed from the sheet does not come back.
         *
         * What hooks changed when they handled the commit is taken back with it, if they named it in `X-Hook-Commit`.
         *
         * The undo is recorded as the event `commit:created` with the cause `undo`, and as `records:created`, `records:updated` and
         * `records:deleted`, each if there are such records. If the counts or calculations of the sheet change,
         * `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        post: operations["undoCommit"];
    };
    "/data-retention-policies": {
        /**
         * List data retention policies
         *
         * Returns the rules by which spaces expire after a number of days, newest first, in one response without pages. Use
         * it to tell people how long their data is kept. If several rules apply to a space, it expires by the rule that is
         * due first.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["listDataRetentionPolicies"];
        /**
         * Create a data retention policy
         *
         * Adds a rule that deletes old data automatically: spaces of the environment expire `period` days after they were
         * created, or after the last activity in them. With `target`, the rule is about the workbooks that the service makes
         * of files, or about the logs of agents. An expired space stays listed, but cannot be opened. Its workbooks and the
         * bytes of its files are deleted.
         *
         * The rule also applies to existing spaces. It is applied at least once a day, so spaces may expire within 24 hours of
         * this request. The request itself emits no event; `space:expired`, `workbook:expired` and `file:expired` follow when a
         * space expires.
         */
        post: operations["createDataRetentionPolicy"];
    };
    "/data-retention-policies/{id}": {
        /**
         * Get a data retention policy
         *
         * Returns one rule: what its days are counted from, after how many days spaces expire, and in which environment.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getDataRetentionPolicy"];
        /**
         * Delete a data retention policy
         *
         * Removes a rule by which spaces expire after a number of days. Spaces that have already expired stay expired. All
         * others are kept until another policy of their environment applies.
         *
         * Deleting a policy deletes no data and emits no event. It cannot be undone: create a new policy instead.
         */
        delete: operations["deleteDataRetentionPolicy"];
        /**
         * Update a data retention policy
         *
         * Replaces a rule: send all properties, including those that do not change; without `target` it is about spaces.
         * After a shorter `period`, spaces may expire within 24 hours. A longer one does not restore spaces that have expired.
         *
         * The request itself emits no event.
         */
        patch: operations["updateDataRetentionPolicy"];
    };
    "/entitlements": {
        /**
         * List the entitlements of a space
         *
         * Returns what was bought for a space in addition to what every space has. Programs that read files ask for it before
         * they begin. This service sells nothing and limits no program in this way, so the list is empty for every space. The
         * list is complete and has no pages.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["listEntitlements"];
    };
    "/environments": {
        /**
         * List the environments of the account
         *
         * Returns the environments that the caller may see, a page at a time. Use it to find the `environmentId` that many
         * other operations take. A new account has two: `development` and `production`.
         */
        get: operations["listEnvironments"];
        /**
         * Create an environment
         *
         * Adds an environment to the account and returns it. Spaces, agents, guests and API keys of one environment are not
         * visible in another, so you can use a further environment for tests. A new environment is empty. Emits
         * `environment:created`.
         */
        post: operations["createEnvironment"];
    };
    "/environments/{environmentId}": {
        /**
         * Get an environment
         *
         * Returns one environment with its settings. A space without its own `guestAuthentication` shows that of its
         * environment; programs also take `translationsPath` and `languageOverride` from here if a space has none.
         */
        get: operations["getEnvironment"];
        /**
         * Delete an environment
         *
         * Deletes an environment with everything in it: spaces with their workbooks, records and files, guests, agents,
         * webhooks, secrets, guides, mapping programs, jobs, data retention policies, API keys, and roles in it. **This
         * cannot be undone.** Nobody finds any of it after the response. The service frees the space of large sheets later,
         * in steps, so that nobody else waits for it.
         *
         * A job that is running, such as an import, stops at its next step. Tokens that are only for this environment are
         * invalid from now on. So the caller needs a role in the whole account: an API key of the environment cannot delete
         * it, the response is 403. The only environment of an account cannot be deleted, the response is 409 with the code
         * `last_environment`.
         *
         * Emits `environment:deleted`, and no events for the content of the environment. Earlier events stay, and
         * `listEvents` returns them to callers with a role in the whole account.
         */
        delete: operations["deleteEnvironment"];
        /**
         * Update an environment
         *
         * Changes an environment and returns it. Send only the properties to change; absent properties stay as they are.
         * Lists and `metadata` are replaced as a whole. **The response is the environment itself, not wrapped in `data`.**
         * Emits `environment:updated`.
         */
        patch: operations["updateEnvironment"];
    };
    "/environments/{environmentId}/guides": {
        /**
         * List the guides of an environment
         *
         * Returns every guide of an environment with all its versions, newest guide first, in one response without pages.
         */
        get: operations["listGuides"];
        /**
         * Create a guide
         *
         * Adds a guide to an environment, with the version 1 of its text. Guidance shows it in the spaces of the environment:
         * `createGuidance` names its `slug`. If another guide of the environment has the slug, the status is 409. No event is
         * emitted.
         */
        post: operations["createGuide"];
    };
    "/environments/{environmentId}/guides/{guideId}": {
        /**
         * Get a guide
         *
         * Returns one guide of an environment with all its versions.
         */
        get: operations["getGuide"];
        /**
         * Delete a guide
         *
         * Deletes a guide with all its versions. Guidance that names it stays, and finds no guide.
         *
         * It cannot be undone: create the guide again instead. No event is emitted.
         */
        delete: operations["deleteGuide"];
        /**
         * Update a guide
         *
         * Changes a guide and returns it. Absent properties stay as they are; `metadata` and `blocks` are replaced as a whole.
         * Other `blocks` than before add a version; the versions before stay. Guidance that names the former `slug` finds the
         * guide no longer. No event is emitted.
         */
        patch: operations["updateGuide"];
    };
    "/environments/{environmentId}/guides/{guideId}/versions/{version}": {
        /**
         * Get a version of a guide
         *
         * Returns the text of a guide as one change left it.
         */
        get: operations["getGuideVersion"];
    };
    "/events": {
        /**
         * List events
         *
         * Returns what happened: newest first, or with `after` oldest first. Filter by environment or space, by domain or
         * topic, and by time with `since`; filters combine. Events that a receiver acknowledged are left out unless
         * `includeAcknowledged` is `true`.
         *
         * If no environment or space has the id of a filter, the response is 404. The events of a deleted space are still
         * listed.
         *
         * To miss no event, poll with `after`: send the `cursor` of each response as `after` in the next request. Every
         * event comes in one of these responses, and in only one. An event is listed as soon as its change is committed,
         * and never before an event that was already listed. `createdAt` follows the same order.
         *
         * The response is one page, of 10 events unless `pageSize` is sent, and has no pagination object: the first page
         * with fewer events than `pageSize` is the last one. With `after`, a page ends early where its events would have more
         * than 8 MiB together, and the last one has no events. The request acknowledges no event and emits none.
         */
        get: operations["listEvents"];
        /**
         * Create an event
         *
         * Records that something happened, in the same way as events of the service. Use it to inform agents and other
         * receivers about work done outside the service, or to start a program that listens for a topic.
         *
         * `topic` and `domain` must be among the listed values, and everything that `context` names must exist. The response
         * is the event with its id and time. The emitted event is the one in the request, with the caller as
         * `context.actorId` and with `sentByClient`: it appears in the list, in streams and at webhooks. The service does not
         * act on it. Agents run for it if they were deployed with `clientEvents`, or if the service records no events of this
         * topic itself. A second request with the same body creates a second event.
         */
        post: operations["createEvent"];
    };
    "/events/{eventId}": {
        /**
         * Get an event
         *
         * Returns one event, acknowledged or not. Use it if you know only the id of an event, for example from the log of an
         * agent.
         *
         * The request does not acknowledge the event and emits none.
         */
        get: operations["getEvent"];
    };
    "/events/{eventId}/ack": {
        /**
         * Acknowledge an event
         *
         * Reports an event as handled. `listEvents` then leaves it out, unless the request includes acknowledged events. The
         * event records who acknowledged it and when. The `callbackUrl` of an event is the address of this operation.
         *
         * If the event is already acknowledged, nothing changes. The request emits no event, and does not complete the
         * commit or the job that the event is about; use `completeCommit` and `completeJob` for that.
         */
        post: operations["acknowledgeEvent"];
    };
    "/events/stream": {
        /**
         * Stream events
         *
         * Sends events as they happen, as server-sent events: the response stays open, and each event comes as soon as its
         * change is committed. The stream begins with the events that are recorded after the request, or with those behind
         * `after`, or with those since `since`. Filters combine, as in `listEvents`.
         *
         * The `data` of a message is one event as JSON, and its `id` is the cursor behind this event. The first message has
         * only an `id`, and another such message follows after 15 seconds without an event. If the connection breaks, send
         * the last `id` as `Last-Event-ID` or as `after`: then no event is missing, and none comes twice.
         *
         * The stream ends within a second if the token is revoked or expires, or if the roles of the caller change. It also
         * ends if the service stops, if the client does not read for 1 minute, and from time to time for a guest. Send the
         * request again; its response says if something is wrong. In each process of the service, a caller can
         * have 50 open streams, a space 250, and an environment 100 that are about no single space; the operator of the service
         * can change these numbers. One more is rejected with 429. The streams of an account that are about no single environment
         * count like those of one.
         *
         * The request acknowledges no event and emits none. `events.follow` of the client uses this operation, and polls
         * `listEvents` if a proxy holds the stream back.
         */
        get: operations["streamEvents"];
    };
    "/files": {
        /**
         * List files
         *
         * Returns the files that the caller may see, newest first and a page at a time, without their bytes. Use it to find
         * the files that were uploaded to a space or, with `mode=export`, the files to download.
         */
        get: operations["listFiles"];
        /**
         * Upload a file
         *
         * Uploads one file to a space, as `multipart/form-data`, and returns what the service knows about it. The service
         * reads the content of files with tables after the upload: CSV and other text, JSON, XML, web pages, XLSX, and ZIP and
         * gzip archives of them. Their status is `partial` at first. The first bytes of a file say what it is, and its name only
         * if they do not. A file that the service does not read is `complete` at once: one with the mode `export`, one in a
         * space whose `readFiles` is `false`, or one without a mode whose extension is that of another format. With the mode
         * `import`, it is read: if it is not a table, the job fails, and its `info` says what the file is.
         *
         * Send `actions` as one part for each action, with one JSON object in it, or as one part with a JSON array. The
         * parts may be in any order; `actions` and `origin` may follow the file, so the upload ends at the end of the
         * body, not at the end of the file.
         *
         * A file can also be sent in parts, so that the upload goes on after a break: with the tus protocol at `/v1/uploads`, as
         * the guide of this operation describes. Neither the specification of the service nor public facts know this.
         *
         * If the operator has a virus scanner, it looks at the file before there is one: `file_infected` means that it found
         * something, and then nothing of the file stays stored. A file that is larger than the scanner takes gets 413. If the
         * scanner does not respond, the upload gets 503 with `Retry-After`, and there is no file either.
         *
         * An archived space takes no uploads (409), and guests may upload only if the `access` of the space allows it (403).
         * A name of more than 255 characters is shortened before its extension.
         *
         * One job reads the content, in batches, into a workbook with a sheet for each table. These limits apply to what it
         * reads; if a file exceeds one of them, the job fails, and its `info` says where:
         *
         * | Limit | Value |
         * |---|---|
         * | columns of a table, keys of all JSON lines together | 1,000 |
         * | values in one row of a CSV file, also empty ones | 16,384 |
         * | length of a row of a CSV file, with its line break | 2,097,152 characters |
         * | a cell | 1,048,576 bytes |
         * | length of a JSON line | 524,288 characters |
         * | length of a value in a JSON array | 16,777,216 characters |
         * | length of a web page | 67,108,864 characters |
         * | what the file becomes: unpacked bytes; text of all cells, with 3 bytes for each cell and 100 for each record | 64 MiB, or 100 times its size if that is more; the operator may change the first number |
         * | sheets of a workbook | 500 |
         *
         * The job finds out the encoding, the delimiter, and where the names of the columns and the records are;
         * `detectHeader` describes how. To correct it, create a job `extract` with other `options`.
         *
         * The job says in its `info` and in the message of its `outcome` what is not in the sheets as it is in the file:
         * rows above the row with the column names, totals and notes below the records, hidden sheets, formulas without a
         * stored result, files of an archive that are not tables, and characters that cannot be read or stored, which become U+FFFD. Its `result` has the same for
         * programs: the `encoding`, the `delimiter`, and for each of the `tables` what `detectHeader` returns for it, with the
         * `sheetId`. The `metadata` of a sheet begin with a part of it, as `reading`. A column `__proto__` gets its position as
         * its key.
         *
         * To bring the rows of a file into a sheet that exists, send `extent` with the value `sample`, and create a job `map`
         * of the new sheet: `files.import` of the client does so. A job `extract` still reads the whole file later.
         *
         * The upload is recorded as the event `file:created`, the job that reads the content as `job:created` and
         * `job:ready`.
         */
        post: operations["uploadFile"];
    };
    "/files/{fileId}": {
        /**
         * Get a file
         *
         * Returns what the service knows about a file, without its bytes. Use it to follow `status` after an upload: when it
         * is `complete`, and the service reads the format of the file, `workbookId` names the workbook that holds the
         * content.
         */
        get: operations["getFile"];
        /**
         * Delete a file
         *
         * Deletes a file with its bytes. The workbook that its content was read into stays. This cannot be undone. Guests
         * may delete a file only if the `access` of its space has `*`.
         *
         * It is recorded as the event `file:deleted`.
         */
        delete: operations["deleteFile"];
        /**
         * Update a file
         *
         * Changes what is known about a file and returns it; the bytes do not change. Send only the properties to change. A
         * program that reads the content of a file reports its progress here: first `workbookId`, then `status`, whose last
         * value is `complete` or `failed`. Guests may change a file only if the `access` of its space has `*`.
         *
         * The change is recorded as the event `file:updated`.
         */
        patch: operations["updateFile"];
    };
    "/files/{fileId}/clone": {
        /**
         * Copy a file
         *
         * Adds a file with the same bytes to the same space, without sending them again. The service treats the copy as an
         * upload: with the mode `import`, it reads the content into another workbook. The copy has the mode and the origin of
         * the file, but not its actions and not its workbook. If one of the two files is deleted, the other one stays.
         *
         * Emits `file:created`. If the service reads the copy, `job:created` and `job:ready` follow.
         */
        post: operations["cloneFile"];
    };
    "/files/{fileId}/download": {
        /**
         * Download a file
         *
         * Streams the bytes of the file as they were uploaded; this is not JSON and has no `data`. The `Content-Disposition`
         * header proposes the name of the file. Failures still return JSON with the list of errors, so check the status
         * before you write the bytes to a file.
         */
        get: operations["downloadFile"];
    };
    "/files/detect-header": {
        /**
         * Detect the header of a file
         *
         * Shows how a file would be read, before it is: its encoding and delimiter, and for each table the rows of the header,
         * the columns, the rows that are no records, and the first records. Only the beginning of each table is read, and
         * nothing is stored. Instead of a file, send `data`: a grid of texts, such as cells that a program has read.
         *
         * Send `options` to correct what was detected. When the preview is right, send the same options to the job `extract`,
         * which reads the whole file.
         *
         * The service looks for: the names of columns below titles, in one row or in two, such as a group above its columns; a
         * first row that is a record already; columns without a name and a cell; and, below the records, totals, notes and
         * headers that each page repeats.
         */
        post: operations["detectHeader"];
    };
    "/guests": {
        /**
         * List the guests of a space
         *
         * Returns everyone who is invited to one space. Use `email` to find one guest. The list is complete and has no
         * pages.
         */
        get: operations["listGuests"];
        /**
         * Create guests
         *
         * Gives people access to spaces and returns them as guests, in the order of the request. The body is a list, so that
         * one request can invite a whole team. If a mail address is already known in the environment, its guest keeps the
         * guest id and gets the new spaces in addition. No mail is sent: `inviteGuests` sends the guests their links.
         *
         * Either all guests are created or none. Emits `space:guestAdded` for each guest and space.
         */
        post: operations["createGuests"];
    };
    "/guests/{guestId}": {
        /**
         * Get a guest
         *
         * Returns one guest with the spaces, workbooks and sheets that the guest may open. `listGuestRoles` returns what the
         * guest may do there.
         */
        get: operations["getGuest"];
        /**
         * Delete a guest
         *
         * Removes a guest from one space. If `spaceId` is absent, the guest is removed from all spaces and deleted, together
         * with the guest's roles. Tokens of the guest stop working at once for every space that the guest has lost. Emits
         * `space:guestRemoved` for each space.
         */
        delete: operations["deleteGuest"];
        /**
         * Update a guest
         *
         * Changes a guest and returns it. Send only the properties to change. `spaces` replaces the whole list: the guest
         * gains the spaces that are new in it and loses those that are missing. Emits `space:guestAdded` or
         * `space:guestRemoved` for each such space. To change the `email`, the caller needs all permissions of the guest: who
         * gets the mail can sign in as the guest.
         */
        patch: operations["updateGuest"];
    };
    "/guests/{guestId}/roles": {
        /**
         * List the roles of a guest
         *
         * Returns every role that the guest holds, each with the account, environment or space that it is granted on. The
         * list is complete and has no pages.
         */
        get: operations["listGuestRoles"];
        /**
         * Assign a role to a guest
         *
         * Gives a guest a role on an account, an environment or a space, and returns the assignment. Use it to give a guest
         * more or fewer permissions than other guests of the same space: the role says what the guest may do, and
         * `resourceId` says where.
         *
         * A guest may hold several roles; a new assignment does not change the others. No event is emitted.
         */
        post: operations["assignGuestRole"];
    };
    "/guests/{guestId}/roles/{actorRoleId}": {
        /**
         * Remove a role from a guest
         *
         * Removes one assignment of a role. The role itself stays, and so do the guest's other assignments, even those of the
         * same role on other resources. No event is emitted.
         */
        delete: operations["deleteGuestRole"];
    };
    "/guests/{guestId}/token": {
        /**
         * Get a token for a guest
         *
         * **Creates a token although the method is GET**, so it needs the permission to write, and its response must not be
         * cached. Requests with the token act as the guest. It is valid for one hour; a request in its last half hour extends
         * it to one hour from then. Use it on your server to sign a guest in to an embedded space. Earlier tokens stay valid
         * until they expire.
         */
        get: operations["getGuestToken"];
    };
    "/import-sessions": {
        /**
         * Create an import session
         *
         * Makes all that one person needs for one import: a space from a blueprint or a template, a guest, and a token for the
         * page on which the person works. Call it on your server with a secret key, and give `token` to the page. What a page
         * says, a visitor can change: so the sheet, the key fields and the person come from your server.
         *
         * The token may do what an import needs, in this space only: read a file, map its columns, correct the records, and end
         * the session. Browsers can send it only from pages of `origins`. It is good until the session ends or expires, and
         * cannot be renewed.
         *
         * The session ends when the page calls `completeJob` with its `id`: a session is a job. The event `job:completed` has the
         * id as `importSessionId` in its payload, as all events of this job. `cancelJob` ends it, too, and so do you.
         */
        post: operations["createImportSession"];
    };
    "/import-sessions/{importSessionId}": {
        /**
         * Get an import session
         *
         * Returns how far an import session is: its status, and how many records its sheet has. The token is not part of it.
         */
        get: operations["getImportSession"];
    };
    "/invitations": {
        /**
         * Invite guests to spaces
         *
         * Gives each guest a link of their own to one of their spaces, by mail if the operator of the service has named a mail
         * server. The link is valid for seven days, as often as the guest follows it, and a new invitation to the same space
         * replaces it. It needs `magic_link` in the `guestAuthentication` of the space, and a caller who has all permissions of
         * the guest there.
         *
         * Without a mail server, the response has the token of each link, for you to pass on: nobody else can read it later. If
         * the mail server does not take a mail, the response is 503.
         */
        post: operations["inviteGuests"];
    };
    "/invitations/exchange": {
        /**
         * Exchange an invitation for a token
         *
         * Signs a guest or a user in: the page that a link leads to sends what follows the `#` in the address. This operation
         * needs no access token.
         *
         * A guest gets a token for one space, which is valid for 1 hour and longer while it is used. A user gets a personal
         * access token, which is valid until it is revoked; the invitation of a user works once.
         *
         * A user who comes back from the OpenID provider of the service brings a code in place of an invitation. It works once,
         * within two minutes, and gives an access token, which is valid for a day.
         *
         * The link that the guests of a space share, `guestLink`, also needs `email` and `name`. A new mail address becomes a
         * new guest of the space, and `space:guestAdded` is emitted. Nothing proves that the address belongs to the person, so a
         * guest who was invited or has got a role under it cannot sign in with this link: that returns 403.
         *
         * A link that is not valid returns 404.
         */
        post: operations["exchangeInvitation"];
    };
    "/jobs": {
        /**
         * List jobs
         *
         * Returns the jobs that the caller may see, newest first unless `sortDirection` says otherwise. Use it to show the
         * current work in a space, or what happened to a file. Filters combine; parts of larger jobs are listed too, unless
         * `excludeChildJobs` is `true`.
         *
         * The response is one page. `pagination` says how many pages there are; ask for the next one with `pageNumber`.
         * Nothing is changed and no event is emitted.
         */
        get: operations["listJobs"];
        /**
         * Create a job
         *
         * Queues a piece of work and returns at once. The service itself carries out these operations:
         *
         * | `type` | `operation` | `source` | `config` | What it does |
         * |---|---|---|---|---|
         * | `workbook` | `delete-records` | a workbook | `DeleteRecordsJobConfig` | Deletes the selected records of a sheet. |
         * | `workbook` | `bulk-mutate-flags` | a workbook | `BulkMutateFlagsJobConfig` | What `bulkMutateFlags` queues. |
         * | `file` | `extract` | a file | `FileJobConfig` | Reads a file into a workbook. |
         * | `sheet` | `export` | a sheet | `ExportJobConfig` | Writes the records to a file of the space. |
         * | `agent` | `agent-export` | an agent | `AgentExportJobConfig` | Makes an archive of an agent. |
         * | `space` | `propagate` | a template | `PropagateJobConfig` | Brings its spaces up to date. |
         * | `workbook` | `map` | a workbook | `MappingProgramJobConfig` | Maps the records of a sheet to another sheet. |
         * | `sheet` | `restore-snapshot` | a sheet | `RestoreSnapshotJobConfig` | What `restoreSnapshot` queues. |
         * | `sheet` | `copy-records` | a sheet | `CopyRecordsJobConfig` | What `duplicateSheet` queues. |
         * | `workbook` | `mutate-records` | a workbook | `MutateJobConfig` | Applies rules to the records of a sheet. |
         *
         * Your own program carries out any other operation: listen for `job:ready` with `<type>:<operation>` as the `job` of
         * its payload, call `acknowledgeJob` when you begin and while you work, and `completeJob` or `failJob` at the end.
         *
         * If an action of the source has this operation, the job is a press of its button. So it is if an action of the
         * workbook or the space of the source is mounted on sources of this type. If the button is not on this source, or
         * `input` does not follow the `inputForm` of the action, the response is 400. It is 409 if a constraint of the action
         * does not hold, if the source is a sheet with an open commit, or if another job blocks the source. Without `mode`,
         * the job has the mode of the action. Parts of other jobs are not checked.
         *
         * Environments take turns: jobs that wait in one environment do not delay those of another one. The service carries out
         * four jobs of an environment at the same time, if its operator sets no other number.
         *
         * With the trigger `immediate` the job is ready at once; otherwise it waits for `executeJob`. With `startAt` it is
         * ready at that time. Emits `job:created`, `job:scheduled` if the job has a start time, and `job:ready` when the job
         * is ready. A job `map` that waits is `planning` as soon as its plan is there, and `job:updated` says so.
         * `job:completed` or `job:failed`, and `getJob`, report how it ends.
         */
        post: operations["createJob"];
    };
    "/jobs/{jobId}": {
        /**
         * Get a job
         *
         * Returns one job: its progress and, when it has ended, its outcome. Use it to wait for a job whose id you know, for
         * example from `bulkMutateFlags`: repeat the request until `status` is `complete`, `failed` or `canceled`.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getJob"];
        /**
         * Delete a job
         *
         * Removes a job and its parts from the history. Its results stay. If the job or one of its parts is executing, the
         * response is 409: cancel it first.
         *
         * This cannot be undone. Emits `job:deleted` for each job that is removed.
         */
        delete: operations["deleteJob"];
        /**
         * Update a job
         *
         * Changes the properties of a job that the request names; all others stay as they are. Use it for changes that the
         * other operations do not make, such as notes in `metadata`. `config` and `metadata` are replaced as a whole.
         *
         * A new `status` has the effect of the operation for it: `ready` is `executeJob`, `complete` is `completeJob`,
         * `failed` is `failJob`, `canceled` is `cancelJob`, and `executing` is `acknowledgeJob`. The status of a job that
         * has ended cannot be changed here: that returns 409. So does a change of `config` after a job of the service is
         * ready. Emits `job:updated`, and the events of that other operation.
         */
        patch: operations["updateJob"];
    };
    "/jobs/{jobId}/ack": {
        /**
         * Acknowledge a job
         *
         * Reports that you work on a job: its status becomes `executing`. Call it when `job:ready` arrives, and again while
         * you work, with `progress` and a line of `info`, so that people see the progress. The body is optional.
         *
         * If a managed job is ready and nobody acknowledges it within 5 minutes, the service marks it as failed. If the
         * job has ended, the response is 409. Emits `job:updated`.
         */
        post: operations["acknowledgeJob"];
    };
    "/jobs/{jobId}/cancel": {
        /**
         * Cancel a job
         *
         * Cancels a job: its status becomes `canceled`, and so does the status of its parts that have not ended. If the
         * service carries out the job, it stops as soon as possible. For any other job, the listener should check the status
         * while it works, and stop. The body is optional.
         *
         * Work that the job has already done is not undone, except by the operation `extract`, which deletes its workbook.
         * If the job has ended, the response is 409. Emits `job:updated`. If it was the last part of a job that `splitJob` has
         * split, `job:parts-completed` follows.
         */
        post: operations["cancelJob"];
    };
    "/jobs/{jobId}/complete": {
        /**
         * Complete a job
         *
         * Reports that the work on a job is done: its status becomes `complete`, its progress 100. People then see
         * `outcome`: a message, and the next step. The body is optional.
         *
         * If the job has ended, the response is 409. The job of an import session cannot be completed while a job of the service
         * runs or waits in its space, such as the import of a file: the response is 409, too. Emits `job:completed`. If it was the last part of a job that `splitJob` has
         * split, `job:parts-completed` follows.
         */
        post: operations["completeJob"];
    };
    "/jobs/{jobId}/execute": {
        /**
         * Execute a job
         *
         * Makes a job ready that was created with the trigger `manual`, so that the listener for its operation begins.
         *
         * `success` means that the job is ready, not that it is done. A job that is ready already stays so, and nothing else
         * happens. If somebody works on the job or it has ended, or a job of its `predecessorIds` has not ended, the response is
         * 409. Emits `job:ready`.
         */
        post: operations["executeJob"];
    };
    "/jobs/{jobId}/fail": {
        /**
         * Fail a job
         *
         * Reports that the work on a job has ended without success: its status becomes `failed`. Tell people the reason in
         * `outcome`, and offer them a next step, such as a retry. The body is optional.
         *
         * Work that the job has already done is not undone, except by the operation `extract`, which deletes its workbook.
         * If the job has ended, the response is 409. Emits `job:failed`. If it was the last part of a job that `splitJob` has
         * split, `job:parts-completed` follows.
         */
        post: operations["failJob"];
    };
    "/jobs/{jobId}/outcome/ack": {
        /**
         * Acknowledge the outcome of a job
         *
         * Reports that a person has seen how a job ended; `outcomeAcknowledgedAt` of the job has the time. Use it for
         * outcomes that require it with `acknowledge`.
         *
         * If the outcome is already acknowledged, nothing changes. If the job has not ended, the response is 409. Emits
         * `job:outcome-acknowledged`.
         */
        post: operations["acknowledgeJobOutcome"];
    };
    "/jobs/{jobId}/plan": {
        /**
         * Get the plan of a job
         *
         * Returns the plan of a job with the operation `map`: which column goes to which field, how sure the service is of
         * that, and what a person should look at before the job runs. The service suggests the plan when the job is created.
         * After the job has ended, the plan says what it did. Any other job has no plan: the response is 404.
         *
         * The service remembers what was decided about a column when a job was complete: by a change of the plan, or because the
         * job with the trigger `manual` was executed with it. It suggests the same for columns with this name, for each sheet
         * of the environment with the same `slug` in a workbook with the same `namespace`. The last decision counts.
         */
        get: operations["getJobPlan"];
        /**
         * Replace the plan of a job
         *
         * Replaces the plan of a job that waits. A column that the request does not name is left out, and a field that it does
         * not name stays empty. If a name is not a column or a field, or two rules fill one field, the response is 400, and
         * the plan stays as it was. If the job has been made ready already, the response is 409. No event is emitted.
         */
        put: operations["replaceJobPlan"];
        /**
         * Change the plan of a job
         *
         * Changes a part of the plan of a job that waits. Each entry of `fieldMapping` takes the place of what filled its field
         * and of where its column went; each of `rules` takes the place of what filled its fields. All else stays. The errors
         * are those of `replaceJobPlan`. No event is emitted.
         */
        patch: operations["updateJobPlan"];
    };
    "/jobs/{jobId}/retry": {
        /**
         * Retry a job
         *
         * Runs a job again that failed or was canceled, with the same id and settings: its status becomes `ready`, its
         * progress 0, and its `info`, its outcome, its result and the times of its run are removed.
         *
         * If the job has not ended, or is complete, the response is 409. Emits `job:ready`.
         */
        post: operations["retryJob"];
    };
    "/jobs/{jobId}/split": {
        /**
         * Split a job into parts
         *
         * Makes parts of a job, for programs that do its work piece by piece. Each part is a job of its own: it has the settings
         * of the job, its id as `parentId`, its number as `part`, counted from 0, and its `partData`. Send `parts` as a number,
         * or as a list with the `partData` of each part.
         *
         * With `runInParallel`, all parts are ready at once; otherwise, each part waits for the end of the one before it. The
         * job itself keeps its status. When all its parts have ended, `job:parts-completed` is recorded with the end of the last
         * one; then end the job. If the job has ended, or is split already, the response is 409. The service does not split its
         * own jobs: for them, the response is 400.
         *
         * Emits `job:updated`, `job:created` for each part, and `job:ready` for the parts that can start.
         */
        post: operations["splitJob"];
    };
    "/jobs/preview-mutation": {
        /**
         * Preview a change of records by rules
         *
         * Applies the rules of a job `mutate-records` to the first 200 selected records, and returns those that would change.
         * The values are validated as the job would validate them. Nothing is changed and no event is emitted. It needs
         * `records:write`, as the job does.
         */
        post: operations["previewMutation"];
    };
    "/mapping": {
        /**
         * List mapping programs
         *
         * Returns the saved programs of the environments that the caller may read, newest first, with their rules. Filters
         * combine.
         */
        get: operations["listMappingPrograms"];
        /**
         * Create a mapping program
         *
         * Suggests which column of a file goes to which field of a sheet, by the names in both configurations and by what
         * people accepted before. With `save`, the program is stored. The plans of jobs only use rules that somebody accepted;
         * `updateMappingRules` accepts them. If the program is stored, emits `program:created`.
         */
        post: operations["createMappingProgram"];
        /**
         * Delete your mapping history
         *
         * Deletes what the service remembers of the mappings of the caller: the rules that the caller accepted, and the programs
         * that the caller created, unless they have rules that somebody else accepted. Later suggestions do not use them. Plans
         * that exist already stay.
         *
         * It cannot be undone. No event is emitted.
         */
        delete: operations["deleteMappingHistory"];
    };
    "/mapping/{programId}": {
        /**
         * Get a mapping program
         *
         * Returns one program with its rules.
         */
        get: operations["getMappingProgram"];
        /**
         * Delete a mapping program
         *
         * Deletes a program with its rules. Later suggestions do not use them.
         *
         * It cannot be undone. No event is emitted.
         */
        delete: operations["deleteMappingProgram"];
        /**
         * Update a mapping program
         *
         * Replaces the two configurations of a program. Accepted rules stay if their columns and fields still exist. All other
         * columns get new suggestions. Without `familyId` or `namespace`, they
         * stay as they are. Emits `program:updated`.
         */
        patch: operations["updateMappingProgram"];
    };
    "/mapping/{programId}/rules": {
        /**
         * List the rules of a mapping program
         *
         * Returns all rules of a program in the order in which they were created, in one response without pages.
         */
        get: operations["listMappingRules"];
        /**
         * Add rules to a mapping program
         *
         * Adds rules, accepted by the caller. A new rule takes the place of each rule of the program that fills the same field,
         * and of each `assign` or `ignore` of the same column. Emits `program:updated`.
         */
        post: operations["createMappingRules"];
        /**
         * Delete rules of a mapping program
         *
         * Deletes several rules. If one of them does not exist, none is deleted. Emits `program:updated`.
         *
         * It cannot be undone.
         */
        delete: operations["deleteMappingRules"];
        /**
         * Update rules of a mapping program
         *
         * Changes rules and accepts them. Send the rules as `listMappingRules` returns them to accept them all. As with
         * `createMappingRules`, each one takes the place of other rules. Emits `program:updated`.
         */
        patch: operations["updateMappingRules"];
    };
    "/mapping/{programId}/rules/{mappingId}": {
        /**
         * Get a rule of a mapping program
         *
         * Returns one rule of a program.
         */
        get: operations["getMappingRule"];
        /**
         * Delete a rule of a mapping program
         *
         * Deletes a rule. Emits `program:updated`.
         *
         * It cannot be undone.
         */
        delete: operations["deleteMappingRule"];
        /**
         * Update a rule of a mapping program
         *
         * Replaces a rule and accepts it. As with `createMappingRules`, it takes the place of other rules. Emits
         * `program:updated`.
         */
        patch: operations["updateMappingRule"];
    };
    "/personal-data/{personId}": {
        /**
         * Get the data of a person
         *
         * Returns what the service has of a user or a guest, for a request of this person: name and mail address, roles,
         * sessions and tokens without their texts, the spaces of a guest, and what the person did, as ids and times. It has no
         * content of records, files and events: those are data of the account, and other operations return them.
         *
         * The rows are those of the tables in the guide on personal data, newest first. Of each table, a response has at most 500;
         * `nextCursor` leads to older ones. It also works for a person who was deleted: then only what the person did is left. If
         * nothing names the person, the response is 404.
         *
         * It is for those who may erase the person: for a user, an administrator of the whole account; for a guest, an
         * administrator of the environment or of all spaces of the guest. Each read is an entry of the audit log.
         */
        get: operations["getPersonalData"];
        /**
         * Erase a person
         *
         * Deletes a user or a guest, as `deleteUser` and `deleteGuest` do, and removes the network addresses of the person from
         * the audit log. Sessions, streams, tokens and links of the person end at once. An entry of the audit log has the id of
         * the person and who asked for it. For a guest, emits `space:guestRemoved` for each space of the guest.
         *
         * Records, files, commits and events stay: they are data of the account. Where they say who did something, the id stays,
         * and now means an erased person.
         *
         * A repeated request changes nothing. It also erases what is left of a person who was deleted, but not if the audit log
         * has nothing about the person: that returns 404. The last administrator of an account is not erased: that returns 409.
         * A person who signs in again at an OpenID provider becomes a new user.
         */
        delete: operations["deletePersonalData"];
    };
    "/roles": {
        /**
         * List the roles of the account
         *
         * Returns every role that can be granted. Use it to find the `roleId` that `assignUserRole`, `assignAgentRole`
         * and `assignGuestRole` take. The list is complete and has no pages. No operation adds a role.
         */
        get: operations["listRoles"];
    };
    "/secrets": {
        /**
         * List secrets
         *
         * Returns the secrets in the environments and spaces that the caller may read, by name, in one response without pages.
         * With `spaceId`, these are the secrets of the space and of its environment; if both have a secret with the same name,
         * only the one of the space is returned. With `environmentId` alone, these are the secrets of the environment itself,
         * without those of its spaces.
         *
         * A value is only for callers whose role grants `secrets:write` in the environment or space of the secret. If the secret
         * has an `actorId`, its value is only for this actor, who needs `secrets:read` there. For all others, `value` is
         * `********`.
         */
        get: operations["listSecrets"];
        /**
         * Store a secret
         *
         * Stores a value under a name for an environment, or for a space, for example the key of another service that an agent
         * needs. If there is a secret with the same name, environment, space and actor already, it gets the new value. The
         * service encrypts the value before it stores it, and shows it only in the responses of `listSecrets`; the response of
         * this operation has `********` instead. Emits `secret:created` or `secret:updated`, without the value.
         */
        post: operations["upsertSecret"];
    };
    "/secrets/{secretId}": {
        /**
         * Delete a secret
         *
         * Deletes a secret with its value, which cannot be restored. Emits `secret:deleted`. The secrets of a space are also
         * deleted with the space, and the secrets for an actor with the actor, without an event.
         */
        delete: operations["deleteSecret"];
    };
    "/sheets": {
        /**
         * List the sheets of a workbook
         *
         * Returns the sheets of a workbook with their whole field configuration, but without records. Use it to find out
         * which fields a record may have and which rules their values must follow. The list has no pages.
         */
        get: operations["listSheets"];
    };
    "/sheets/{sheetId}": {
        /**
         * Get a sheet
         *
         * Returns a sheet with its whole field configuration, but without records. Use it to find out which fields a record
         * may have, which rules their values must follow, and whether the sheet is locked.
         */
        get: operations["getSheet"];
        /**
         * Delete a sheet
         *
         * Deletes a sheet with its records and commits; the other sheets of the workbook stay. This cannot be undone.
         *
         * It is recorded as the event `sheet:deleted`.
         */
        delete: operations["deleteSheet"];
        /**
         * Update a sheet
         *
         * Changes the name, the slug or the metadata of a sheet and returns it. Send only the properties to change; absent
         * properties stay as they are. Fields are changed with `addField`, `removeField` and `updateWorkbook`.
         *
         * The change is recorded as the event `sheet:updated`.
         */
        patch: operations["updateSheet"];
    };
    "/sheets/{sheetId}/calculations": {
        /**
         * List the calculations of a sheet
         *
         * Returns counts, percentages, sums, averages, minimums and maximums for the fields of a sheet. Use it to assess the
         * data without reading the records: how complete a field is, and the sum of its numbers.
         *
         * Without parameters all records are included. `filter`, `searchValue` and `q` select records by what they hold; the
         * version and commit parameters select them by when they changed. The list has no pages.
         */
        get: operations["listCalculations"];
    };
    "/sheets/{sheetId}/cells": {
        /**
         * List the different values of fields
         *
         * Returns the different values that the selected records have in a field, or in each field. Use it to offer people
         * values to filter by. The most frequent values come first; equally frequent ones are in the order of the records.
         * Cells without a value are the value `null`. Two texts are one value only if all their characters are the same.
         *
         * Without conditions, all records are selected. The pages of all fields are cut at once. The response has no
         * `pagination`: read pages until each field has fewer values than `pageSize`.
         */
        get: operations["getCellValues"];
    };
    "/sheets/{sheetId}/commits": {
        /**
         * List the commits of a sheet
         *
         * Returns the commits of one sheet, newest first. Use it with `completed=false` to wait until listeners have handled
         * all changes, and with `createdBy=me` to show people what they can undo.
         *
         * Without `pageSize` and `cursor`, the response has all commits. With one of them, it is a page.
         */
        get: operations["listSheetCommits"];
    };
    "/sheets/{sheetId}/counts": {
        /**
         * Count the records of a sheet
         *
         * Returns how many records a sheet holds, how many of them are valid and how many have an error. Use it before
         * reading page by page, or to see whether a sheet is ready.
         *
         * Without parameters all records are included. `filter`, `searchValue` and `q` select records by their values; the
         * version and commit parameters select them by when they changed.
         */
        get: operations["getRecordCounts"];
    };
    "/sheets/{sheetId}/download": {
        /**
         * Download the records of a sheet
         *
         * Streams the records of a sheet as a file; this is not JSON and has no `data`. Use it to hand the data over to the
         * next system. The number of records has no limit, except for `xlsx`. The `Content-Disposition` header proposes a
         * name: that of the sheet, with the extension of the format. Failures still return JSON with the list of errors, so
         * check the status before you write the bytes to a file.
         *
         * Without parameters, it returns all records as CSV, in the order of their insertion. The parameters for the selection
         * mean the same as those of `getRecords`. The file has the values only, without messages and ids.
         *
         * The file is not of one moment. It has only records that the sheet had at the time of the request, each at most once,
         * with the values at the time when they are read; records that are deleted or no longer match before that are left
         * out. With `sortField`, the records and their order are those at the time of the request. To get a file of one
         * moment, lock the sheet first.
         *
         * If something fails after the response began, the connection breaks before the end of the body, and the file is
         * incomplete. The same happens if the sheet is deleted or if the caller loses the right to read it. Start the
         * download again then; a part of the file cannot be requested.
         */
        get: operations["downloadSheet"];
    };
    "/sheets/{sheetId}/duplicate": {
        /**
         * Duplicate a sheet
         *
         * Adds a copy of a sheet to the end of its workbook and returns it: with the configuration, the actions, the metadata
         * and the namespace of the sheet, and without its views, commits and snapshots. The copy is not locked, even if the
         * sheet is. Its slug must be free in the workbook; otherwise the response is 409.
         *
         * The copy has no records yet. A job copies them, whose id is the `jobId` of the response: wait for its end with
         * `getJob`. The records get other ids, and keep their order, values, messages of writers, metadata, `config` and flags.
         * They are those of one moment: the job takes a snapshot of the sheet when it begins, and deletes it at its end. Each
         * 500 records become one commit of the copy. Others can change the sheet meanwhile, but the job blocks the copy for
         * people: their changes are rejected with 409. If the service stops in the middle, the job goes on when it is back. If
         * the job fails or is canceled, its records and its snapshot stay, and `retryJob` continues behind them.
         *
         * The caller needs `records:write`, too. A guest who sees only some sheets, or may not write all fields of this one,
         * gets 403. Emits `sheet:created`, `job:created` and `job:ready`. Then each commit is recorded as `commit:created` and
         * `records:created`.
         */
        post: operations["duplicateSheet"];
    };
    "/sheets/{sheetId}/fields": {
        /**
         * Add a field to a sheet
         *
         * Adds one field to a sheet and returns it; the other fields and all values stay as they are. The sheet must have
         * `allowAdditionalFields` set. A key that the sheet already has is a conflict; upper and lower case make no
         * difference.
         *
         * The new field is empty in all records, so a field with the rule `required` makes them invalid until it has a
         * value.
         *
         * The change is recorded as the event `sheet:updated`. If the counts or calculations of the sheet change,
         * `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        post: operations["addField"];
    };
    "/sheets/{sheetId}/fields/{fieldKey}": {
        /**
         * Remove a field from a sheet
         *
         * Removes one field from a sheet, with its values in all records. This cannot be undone.
         *
         * The change is recorded as the event `sheet:updated`. If the counts or calculations of the sheet change,
         * `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        delete: operations["removeField"];
    };
    "/sheets/{sheetId}/find-replace": {
        /**
         * Find and replace values of a field
         *
         * Replaces values of one field in all selected records of a sheet. Without parameters, all records are selected.
         *
         * If `find` is a text, each place where it occurs in a value is replaced, in upper and lower case; a value may be
         * empty afterwards. Text in double quotes must be a whole value. Another `find` must equal the whole value; `null`,
         * an absent `find` and `""` find empty values. Numbers are searched as text, lists item by item. A new value is
         * converted and validated as by `updateRecords`, and messages of writers about it are deleted.
         *
         * The records are changed in steps, so that others can work meanwhile: the changed ones of at most
         * 1,000 selected records become one commit, of fewer if they are long or far apart. Records that are inserted meanwhile are not selected. If a step fails, the commits before
         * it stay: send the same request with the same `Idempotency-Key` again, and it continues behind them. If nothing
         * changes, there is no new commit, and the response names the newest commit of the sheet. If a guest changes a
         * read-only value, the response is 403.
         *
         * Each commit is recorded as the events `commit:created` and `records:updated`. If the counts or calculations of the
         * sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        put: operations["replaceRecordValues"];
    };
    "/sheets/{sheetId}/lock": {
        /**
         * Lock a sheet
         *
         * Locks a sheet against changes: until it is unlocked, writing its records, its fields or the sheet itself is a
         * conflict. Use it while the data is being handed over. `lockedBy` of the sheet says who locked it, and `lockedAt`
         * when. The request has no body. A sheet that is already locked does not change.
         *
         * The lock is recorded as the event `sheet:updated`.
         */
        post: operations["lockSheet"];
    };
    "/sheets/{sheetId}/records": {
        /**
         * Get the records of a sheet
         *
         * Returns records of a sheet, a page at a time. They are in the order of their insertion unless `sortField` is sent.
         * Use it to read a sheet, to search it, or to fetch the records that a commit changed.
         *
         * Without parameters it returns the first 10,000 records. `filter`, `searchValue` and `q` select records by their
         * values, the commit parameters by when they changed; a record must match all of them. Messages and linked records
         * are returned only on request. The response has no `pagination`: send `includeLength`, or read pages until one has
         * fewer records than `pageSize`. To read all records, send the `nextCursor` of each response as `cursor` in the next
         * request.
         */
        get: operations["getRecords"];
        /**
         * Update records of a sheet
         *
         * Changes existing records of a sheet. Send them as a JSON array, each with its `id` and the cells to change; cells
         * that are not named stay as they are. If the sheet has no record with one of the ids, nothing is changed.
         *
         * The `messages` of a cell in the request replace those that the caller stored there before; a cell without
         * `messages` loses them. Messages of others stay, whether they are sent back or not. They end when the value changes
         * that they are about, unless a hook changes it, which says so in `X-Hook-Name`. A cell without `value` keeps its
         * value. The service computes `valid` and the messages of its own rules again, and ignores `valid` in the request. So
         * you can send records back as `getRecords` with `includeMessages` returned them. If a guest changes a read-only value
         * or the `config` of a record, the response is 403.
         *
         * All changes become one commit, whose id is returned. If nothing changes, there is no new commit, and the response
         * names the newest commit of the sheet. No commit is completed: use `completeCommit`.
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
         */
        put: operations["updateRecords"];
        /**
         * Insert records into a sheet
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
         */
        post: operations["insertRecords"];
        /**
         * Delete records of a sheet
         *
         * Deletes up to 100 records by their ids. If the sheet has no record with one of the ids, nothing is deleted. To
         * delete more records, or all records that match a filter, create a job with the operation `delete-records`. To get
         * deleted records back, use `undoCommit`. If a guest deletes a read-only record, the response is 403.
         *
         * The deletion is recorded as the events `commit:created` and `records:deleted`. If records of another sheet refer to
         * a deleted one, there is `records:updated` for that sheet. If the counts or calculations of a sheet change,
         * `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        delete: operations["deleteRecords"];
    };
    "/sheets/{sheetId}/records.jsonl": {
        /**
         * Insert a stream of records into a sheet
         *
         * Adds any number of records to a sheet in one request; it changes existing ones only if you send `keyFields`. Send
         * JSON lines: each line is one object, a map from field key to value, such as `{"sku":"CUP-004","price":24.5}`. To
         * send your own messages, use `insertRecords`.
         *
         * The body is read as a stream: its length has no limit, and you may send it while you produce it. Each 10,000 lines
         * become one commit, or fewer if they have more bytes than a JSON body may have. A commit is stored before the
         * service reads the next lines, and others see its records at once. An invalid value does not make the request
         * fail; it is stored as by `insertRecords`.
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
         */
        post: operations["insertRecordLines"];
    };
    "/sheets/{sheetId}/records/bulk-update": {
        /**
         * Update the same fields of many records
         *
         * Writes the same cells into all selected records of a sheet, without reading them first. Without parameters, all
         * records are selected. Cells that are not named stay as they are; the others change as by `updateRecords`.
         *
         * The records are changed in steps, so that others can work meanwhile: at most 1,000 selected records become one
         * commit, fewer if they are long or far apart. Records that are inserted meanwhile are not selected. If a step fails, the commits before it stay: send the same
         * request with the same `Idempotency-Key` again, and it continues behind them. If nothing changes, there is no new
         * commit, and the response names the newest commit of the sheet. If a guest changes a read-only value, the response is
         * 403.
         *
         * Each commit is recorded as the events `commit:created` and `records:updated`. If the counts or calculations of the
         * sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        patch: operations["updateSelectedRecords"];
    };
    "/sheets/{sheetId}/records/duplicates": {
        /**
         * Find duplicate records
         *
         * Returns groups of records that have the same values in all `keyFields`, a page at a time, in the order of the first
         * record of each group. Records with an empty value in one of these fields are in no group. A group can come twice or be
         * left out only if its first record becomes another one meanwhile. To make one record out of each group, use
         * `mergeRecordDuplicates`.
         */
        get: operations["listRecordDuplicates"];
    };
    "/sheets/{sheetId}/records/indices": {
        /**
         * Get the places of records in a list
         *
         * Returns at which place records are in a list that `getRecords` would return with the same parameters. Use it to show
         * the page with a record that somebody looks for.
         *
         * With `after` or `before` in place of `ids`, it finds the nearest records that the other parameters select. Use it to go
         * to the next error: `after=41&filter=error`. Each of them has its `position` and the `fields` with an error, and its
         * `index` is the place in the list of all records, without other parameters.
         *
         * The response body is the list itself: it is not wrapped in `data`. It has the records in the order of `ids`, or the
         * nearest one first.
         */
        get: operations["getRecordIndices"];
    };
    "/sheets/{sheetId}/records/merge-duplicates": {
        /**
         * Merge duplicate records
         *
         * Makes one record out of each group that `listRecordDuplicates` finds with the same settings: one record of the group
         * stays, and the others are deleted. With `fillEmpty`, the record that stays gets the values that only the others have.
         *
         * The groups are merged in steps, so that others can work meanwhile: about 1,000 records become one commit. A record
         * that is no longer a duplicate when its step begins stays as it is. If a step fails, the commits before it stay; send
         * the request again. To take it back, undo its commits. If a guest deletes a read-only record, the response is 403.
         *
         * Each commit is recorded as the events `commit:created`, `records:deleted`, and `records:updated` if values were
         * filled in. If the counts or calculations of the sheet change, `sheet:counts-updated` and
         * `sheet:calculation-updated` follow.
         */
        put: operations["mergeRecordDuplicates"];
    };
    "/sheets/{sheetId}/unlock": {
        /**
         * Unlock a sheet
         *
         * Opens a locked sheet for changes again, no matter who locked it; `lockedBy` and `lockedAt` are removed. The
         * request has no body. A sheet that is not locked does not change.
         *
         * It is recorded as the event `sheet:updated`.
         */
        post: operations["unlockSheet"];
    };
    "/sheets/{sheetId}/validate": {
        /**
         * Validate the records of a sheet
         *
         * Validates every record of a sheet again by the rules of its fields, and replaces the messages of the service;
         * messages from other writers stay. Use it after a change of the rules, or of the records that references refer to.
         * The request has no body.
         *
         * A sheet with more than 1,000 records is validated in parts, and the response comes after the last one. Meanwhile,
         * others can read and change its records, but an insert with `keyFields` is a conflict. Each part has its own events.
         *
         * It is recorded as the event `sheet:updated`, after which listeners run their own validation again. Changes of
         * validity are recorded as `records:updated` and `sheet:counts-updated`.
         */
        post: operations["validateSheet"];
    };
    "/snapshots": {
        /**
         * List the snapshots of a sheet
         *
         * Returns the snapshots of a sheet, newest first, in one response without pages. Use it to find the state of a sheet
         * to compare with or to return to.
         */
        get: operations["listSnapshots"];
        /**
         * Take a snapshot of a sheet
         *
         * Keeps all records of a sheet as they are now, and its configuration. Use it before a change that may be a mistake:
         * `restoreSnapshot` brings the records back, and `getSnapshotRecords` shows what has changed since.
         *
         * The snapshot is of the moment of the request, and can be used at once. The records of a large sheet are copied in
         * steps, so that others can work meanwhile; the response comes after the last one. When all records are copied, the
         * event `snapshot:created` is recorded.
         */
        post: operations["createSnapshot"];
    };
    "/snapshots/{snapshotId}": {
        /**
         * Get a snapshot
         *
         * Returns one snapshot. With `includeSummary=true`, it says how many records were added, changed and deleted since, and
         * which fields the sheet has now that it did not have then. The records themselves come from `getSnapshotRecords`.
         */
        get: operations["getSnapshot"];
        /**
         * Delete a snapshot
         *
         * Deletes a snapshot, which then cannot be restored. The sheet does not change. The copied records are deleted in
         * steps, within minutes. The snapshots of a sheet are also deleted with the sheet.
         */
        delete: operations["deleteSnapshot"];
    };
    "/snapshots/{snapshotId}/records": {
        /**
         * Get what has changed since a snapshot
         *
         * Compares the records of a snapshot with those of the sheet, and returns the records that differ, a page at a time, in
         * the order of the sheet. Each has the values of the snapshot and the present ones.
         *
         * Only changes by commits count: changes of flags, and values that only a new rule has converted, are not listed. The
         * response has no `pagination`: to read on, send its `nextCursor` as `cursor`.
         */
        get: operations["getSnapshotRecords"];
    };
    "/snapshots/{snapshotId}/restore": {
        /**
         * Restore a snapshot
         *
         * Brings the records of a sheet back to what they were at the time of a snapshot. A job does it, whose id is the
         * `jobId` of the response. Records that were added since are deleted, and deleted ones come back to their place with
         * their ids. Changed ones get back their values, messages of writers, metadata and `config`. To do only a part of
         * this, send the options. The configuration of the sheet and the flags of its records stay as they are: values are
         * validated by the present rules, and a field that was removed does not come back.
         *
         * The job first takes a snapshot of the present state, so that you can restore that one if the restore was a mistake.
         * Then it works in steps: each 500 records that were changed since become one commit at most. Meanwhile it blocks the
         * sheet for other people: their changes are rejected with 409. Programs may write; records that they add meanwhile stay.
         * If the service stops in the middle, the job goes on when it is back. If the sheet is locked, or another job blocks
         * it, the response is 409.
         *
         * The caller needs `records:write`, too. Emits `job:created` and `job:ready`. Then each commit of the job is recorded as
         * `commit:created`, and as `records:created`, `records:updated` and `records:deleted`, each if there are such records.
         */
        post: operations["restoreSnapshot"];
    };
    "/spaces": {
        /**
         * List spaces
         *
         * Returns the spaces that the caller may see, a page at a time, newest first unless `sortField` and `sortDirection`
         * are sent. Filters combine. Archived spaces are left out unless `archived` is true.
         */
        get: operations["listSpaces"];
        /**
         * Create a space
         *
         * Creates a space and returns it. If the request has no name, the service chooses one. If it has no `environmentId`,
         * the space belongs to the environment of the token; with a token for several environments, `environmentId` is
         * required. The service also creates its canvas. Fill the space with `createWorkbook`, `uploadFile` and
         * `createDocument`, and invite people with `createGuests`.
         *
         * The space is made from a template if `spaceConfigId` names one, or if its app has one in the environment: a space
         * with `isAppTemplate` that is not archived, the newest if there are several. It then has the workbooks, sheets,
         * documents, guidance and actions of the template, but no records, no files and no workbooks that were made from
         * files. Each thing names the one that it was made from in `createdFrom`. The space takes over `settings`, `access`,
         * `guestAuthentication`, `metadata`, `labels`, `translationsPath` and `languageOverride`, unless the request has its
         * own. The job `propagate` takes over later changes of the template. Without a template, the space begins with the
         * `blueprint` of its app. A new template begins with it, too: it is made from another template only if
         * `spaceConfigId` names it. With `autoConfigure`, the space takes nothing over from its app: the job `space:configure` is
         * ready, for the program that sets it up.
         *
         * Emits `space:created`, `canvas:created`, and the events of the things that it makes in the space.
         */
        post: operations["createSpace"];
        /**
         * Delete several spaces
         *
         * Deletes spaces with everything in them, each as by `deleteSpace`, with one event `space:deleted` for each. All of them
         * are deleted, or none: if there is no space with one of the ids, the response is 404 and names the first such id.
         */
        delete: operations["bulkDeleteSpaces"];
    };
    "/spaces/{spaceId}": {
        /**
         * Get a space
         *
         * Returns one space with its settings and with the numbers of its workbooks and files. `listWorkbooks`, `listFiles`,
         * `listDocuments` and `listGuests` return its content. Archived spaces are returned too.
         */
        get: operations["getSpace"];
        /**
         * Delete a space
         *
         * Deletes a space with everything in it: workbooks, sheets and their records, files and documents. Guests lose their
         * access to it. To end the work but keep the data, use `archiveSpace`. Emits `space:deleted`, and no events for the
         * content of the space.
         */
        delete: operations["deleteSpace"];
        /**
         * Update a space
         *
         * Changes a space and returns it. Send only the properties to change, such as a new `name`; absent properties stay
         * as they are. Setting `archivedAt` archives the space, and `null` restores it.
         *
         * The change is recorded as the event `space:updated`. Archiving is also recorded as `space:archived`, and restoring
         * as `space:unarchived`.
         */
        patch: operations["updateSpace"];
    };
    "/spaces/{spaceId}/archive": {
        /**
         * Archive a space
         *
         * Ends the work in a space and keeps its data: the service sets `archivedAt`, and `listSpaces` leaves the space out
         * unless `archived` is true. If the space is already archived, nothing changes. Undo it with `unarchiveSpace`. Emits
         * `space:archived`.
         *
         * An archived space does not change: a request that would change something in it is rejected with 409, also of guests
         * and agents. Its content can be read and exported, and it can be deleted. A guest can be deleted as a whole, and events can
         * be acknowledged. A job that changes something in it fails at its next step; `retryJob` continues it when the space
         * is restored.
         */
        post: operations["archiveSpace"];
    };
    "/spaces/{spaceId}/documents": {
        /**
         * List the documents of a space
         *
         * Returns the documents of a space with their whole text, newest first. The list has no pages.
         */
        get: operations["listDocuments"];
        /**
         * Create a document
         *
         * Adds a document to a space and returns it. Use documents to tell people what to prepare, or what the next step is.
         * The body is Markdown, and `actions` adds buttons to the document. The treatment `ephemeral` asks programs to show
         * the document on the full screen and not in the sidebar.
         *
         * It is recorded as the event `document:created`.
         */
        post: operations["createDocument"];
    };
    "/spaces/{spaceId}/documents/{documentId}": {
        /**
         * Get a document
         *
         * Returns a document with its whole text. Use it before `updateDocument`, which requires title and body together.
         */
        get: operations["getDocument"];
        /**
         * Delete a document
         *
         * Removes a document from its space. This cannot be undone.
         *
         * It is recorded as the event `document:deleted`.
         */
        delete: operations["deleteDocument"];
        /**
         * Update a document
         *
         * Changes the title and the body of a document and returns it. Send both, even if only one of them changes.
         * `treatments` and `actions` are accepted, but nothing except the title and the body is updated. To change the
         * buttons on the document, use `createAction`, `updateAction` and `deleteAction`.
         *
         * The change is recorded as the event `document:updated`.
         */
        patch: operations["updateDocument"];
    };
    "/spaces/{spaceId}/guidance": {
        /**
         * List the guidance of a space
         *
         * Returns every guidance of a space, newest first, in one response without pages. Use it when a space opens, to find
         * out which guides to show, on which targets and to whom. Guests get no guidance with the role `admin`; all others
         * get every guidance, because they manage it.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["listGuidance"];
        /**
         * Create a guidance
         *
         * Tells the program that shows a space to show a guide. `guideSlug` names the guide; `options` say on which part of
         * the interface, when, in which form and to whom it should appear. Several guidances may show the same guide.
         *
         * The guide can be one that `createGuide` added to the environment, or a part of that program: the service does not
         * check the slug. The new guidance is the whole body; unlike most responses, it is not wrapped in `data`. No event is
         * emitted.
         */
        post: operations["createGuidance"];
    };
    "/spaces/{spaceId}/guidance/{guidanceId}": {
        /**
         * Get a guidance
         *
         * Returns one guidance of a space: which guide it shows, on which target, when, in which form, and to whom. The
         * guidance is the whole body; unlike most responses, it is not wrapped in `data`. For a guest, guidance with the role
         * `admin` does not exist.
         */
        get: operations["getGuidance"];
        /**
         * Delete a guidance
         *
         * Removes a guidance from its space, which no longer shows the guide there, unless other guidance does.
         *
         * It cannot be undone: create the guidance again instead. No event is emitted.
         */
        delete: operations["deleteGuidance"];
        /**
         * Update a guidance
         *
         * Replaces the options of a guidance: send all of them, including those that do not change. The guide itself cannot
         * be changed; create another guidance for another guide.
         *
         * The guidance is the whole body; unlike most responses, it is not wrapped in `data`. No event is emitted.
         */
        patch: operations["updateGuidance"];
    };
    "/spaces/{spaceId}/unarchive": {
        /**
         * Restore an archived space
         *
         * Restores an archived space with all its content: `archivedAt` is removed, and `listSpaces` returns the space
         * again. If the space is not archived, nothing changes. Emits `space:unarchived`.
         */
        post: operations["unarchiveSpace"];
    };
    "/users": {
        /**
         * List the users of the account
         *
         * Returns the users of the account, a page at a time, newest first unless `sortField` and `sortDirection` are sent.
         * Filters combine. This needs a role on the whole account, as all operations of users do.
         */
        get: operations["listUsers"];
    };
    "/users/{userId}": {
        /**
         * Get a user
         *
         * Returns one user of the account. `listUserRoles` returns what the user may do.
         */
        get: operations["getUser"];
        /**
         * Delete a user
         *
         * Deletes a user with the user's roles, tokens, secrets and invitation. Tokens of the user stop working at once. What
         * the user made stays.
         *
         * An account keeps an administrator: deleting the last user who has the role `Administrator` on the account and can
         * sign in returns 409. A user can sign in with a password, a personal access token or an API token, so one who has not
         * accepted an invitation does not count.
         */
        delete: operations["deleteUser"];
        /**
         * Update a user
         *
         * Changes a user and returns it. Send only the properties to change.
         *
         * A new mail address ends the invitation that was sent to the old one: send another with `resendUserInvite`. Invitations
         * go to this address, so only a caller with all permissions of the user can change it.
         */
        patch: operations["updateUser"];
    };
    "/users/{userId}/api-token": {
        /**
         * List the API tokens of a user
         *
         * Returns the API tokens of a user, newest first, a page at a time, without their secrets. Use it to find out which are
         * still used, by `lastUsedAt`. Revoked tokens are left out.
         *
         * Your own are listed with a role on any part of the account. As for all operations of users, those of others need a
         * role on the whole account.
         */
        get: operations["listApiTokens"];
        /**
         * Create an API token for a user
         *
         * Creates credentials for a program that works for a user. `createAccessToken` exchanges their `clientId` and `secret`
         * for an access token, which may do what the user may do at the time of each request, in every environment. The
         * credentials do not expire; `deleteApiToken` revokes them, and `deleteUser` revokes all of a user.
         *
         * Create them for yourself, or, with a role on the whole account, for a user who has no permission that you do not
         * have. Otherwise the response is 403.
         *
         * **Keep `secret`: only this response contains it.** It is not a token: a request that sends it as one gets 401. No
         * event is emitted.
         */
        post: operations["createApiToken"];
    };
    "/users/{userId}/api-token/{clientId}": {
        /**
         * Revoke an API token of a user
         *
         * Revokes an API token and the access tokens that were created with it. Later requests with them return 401. This cannot
         * be undone. You may revoke your own; those of others need a role on the whole account.
         *
         * The last administrator of the account who can sign in keeps a way to do so: as for `deletePersonalAccessToken`,
         * revoking the last one returns 409.
         */
        delete: operations["deleteApiToken"];
    };
    "/users/{userId}/resend-invite": {
        /**
         * Invite a user again
         *
         * Sends a new invitation, which replaces an earlier one. It also helps a user who has lost every token: earlier tokens
         * stay valid. Anyone with the invitation has the permissions of the user, so the caller must have these permissions,
         * too.
         *
         * Without a mail server, the response has the token of the invitation. If the mail server does not take the mail, the
         * response is 503.
         */
        post: operations["resendUserInvite"];
    };
    "/users/{userId}/roles": {
        /**
         * List the roles of a user
         *
         * Returns every role that the user holds, each with the account, environment or space that it is granted on. The
         * list is complete and has no pages.
         */
        get: operations["listUserRoles"];
        /**
         * Assign a role to a user
         *
         * Gives a user a role on the account, an environment or a space, and returns the assignment. You can give only what you
         * have yourself. A user may hold several roles; a new assignment does not change the others. The tokens of the user have
         * the role from then on.
         */
        post: operations["assignUserRole"];
    };
    "/users/{userId}/roles/{actorRoleId}": {
        /**
         * Remove a role from a user
         *
         * Removes one assignment of a role. The tokens of the user lose its permissions at once. The role itself stays, and so
         * do the user's other assignments, even those of the same role on other resources.
         *
         * The last administrator of the account who can sign in keeps the role: as for `deleteUser`, removing it returns 409.
         */
        delete: operations["deleteUserRole"];
    };
    "/users/invite": {
        /**
         * Create and invite a user
         *
         * Creates a user with roles and an invitation, by mail if the operator of the service has named a mail server. A user
         * without roles may do nothing. You can give only what you have yourself: a role that grants more than your roles
         * returns 403.
         *
         * The token of the invitation works once, for seven days: `exchangeInvitation` exchanges it for a token of the user.
         * Without a mail server, the response has the token, for you to pass on: nobody else can read it later. If the mail
         * server does not take the mail, the response is 503; the user exists then, and `resendUserInvite` tries it again.
         *
         * A mail address belongs to one user, in all accounts of the service. No event is emitted.
         */
        post: operations["createAndInviteUser"];
    };
    "/v1/workbooks/{workbookId}/flags": {
        /**
         * List the flags of a workbook
         *
         * Returns the flags that can mark records of a workbook, newest first. Use it to show people the flags to choose
         * from, or to find the slug that the other operations on flags take. A record names its flags in `metadata.flags`,
         * by their slugs.
         *
         * The response body is the list itself: it is not wrapped in `data` and has no pages. Nothing is changed and no
         * event is emitted.
         */
        get: operations["listFlags"];
        /**
         * Create a flag
         *
         * Adds a flag to a workbook. The new flag marks no records. To mark records, use `bulkMutateFlags`; that operation
         * also creates the flag if it does not exist.
         *
         * The slug identifies the flag within its workbook; a slug that is already in use returns 409. The new flag is not
         * wrapped in `data`. Emits `flag:created`.
         */
        post: operations["createFlag"];
    };
    "/v1/workbooks/{workbookId}/flags/{slug}": {
        /**
         * Get a flag
         *
         * Returns the flag of a workbook that has this slug: its label, its colour and its dates. The response does not say
         * which records have the flag; each record has the slugs of its flags in `metadata.flags`. The flag is not wrapped in
         * `data`.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getFlag"];
        /**
         * Delete a flag
         *
         * Removes a flag from its workbook and from every record that has it. To remove it from some records only, use
         * `bulkMutateFlags`.
         *
         * It cannot be undone. Emits `flag:deleted`.
         */
        delete: operations["deleteFlag"];
        /**
         * Update a flag
         *
         * Changes the label, the colour or the slug of a flag; properties that the request does not name stay as they are.
         * Records that have the flag keep it; if its slug changes, `metadata.flags` has the new one. A slug that another flag of the workbook already has
         * returns 409.
         *
         * The flag is not wrapped in `data`. Emits `flag:updated`.
         */
        patch: operations["updateFlag"];
    };
    "/v1/workbooks/{workbookId}/flags/bulk-mutate": {
        /**
         * Change a flag on many records
         *
         * Queues one change of a flag for a selection of a workbook's records, and returns at once with the id of the job
         * that does the work. Use it, for example, to mark every record with an error for review without listing record ids.
         *
         * - `apply` adds the flag to the selected records. Other flags on these records stay. `getRecords` shows the slug in
         *   the `metadata.flags` of each of them.
         * - `update` changes the label or the colour of the flag itself.
         * - `replace` leaves the selected records with this flag and no other.
         * - `delete` removes the flag from the selected records.
         *
         * The effects of the four operations are a decision of this description. The selection contains the records that
         * match every condition in the request (`query`, `filter` with `filterField`, `searchValue` with `searchField`, `q`)
         * or the records named in `ids`; `exceptions` are left out. Without any condition, it contains every record of the
         * workbook.
         *
         * `success` means that the job is queued, not that it is done: wait for `job:completed` or `job:failed` with this
         * job's id in the context, or call `getJob`. While the job runs, it also emits `job:updated`, `records:updated`,
         * `flag:created` or `flag:updated`, and `snapshot:created` if `snapshotLabel` is sent. The result is not wrapped in
         * `data`.
         */
        post: operations["bulkMutateFlags"];
    };
    "/v2-alpha/records.jsonl": {
        /**
         * Get the records of a sheet as lines
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
         * same as those of `downloadSheet`. `writeRecordLines` takes the lines back. A field whose key is one of these members is
         * not in the lines.
         *
         * The lines are not of one moment. They have only records that the sheet had at the time of the request, each at most
         * once, with the values at the time when they are read. If something fails after the response began, the connection breaks
         * before the end of the body.
         *
         * The address is also served without the version segment `/v1` of the base address: it has a version of its own.
         */
        get: operations["getRecordLines"];
        /**
         * Insert, update and delete records by lines
         *
         * Changes any number of records in one request. Send JSON lines as `getRecordLines` returns them, with the media type
         * `application/jsonl` or `application/x-ndjson`. A line without `__k` inserts a record. A line with `__k` updates the
         * record with this id: fields that are not named stay as they are. A line with `__k` and `__d: true` deletes it.
         *
         * A line is for the sheet of its `__s`, or of its `__n` in the workbook of `workbookId`. A line with neither is for the
         * sheet of the request: that of `X-Sheet-Id`, of `sheetId`, or of `workbookId` and `sheetSlug`, the first of these that is
         * sent. With a sheet of the request, `__n` needs no `workbookId`. If a line is for no sheet, the response is 400.
         *
         * The messages of `__i` replace those that the caller stored for these fields before, as in `updateRecords`; a list of
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
         */
        post: operations["writeRecordLines"];
    };
    "/versions": {
        /**
         * Ask for a version of a sheet
         *
         * Returns the id of the newest commit of a sheet, which `getRecords` takes as `sinceVersionId`. Nothing is stored: each change of records makes its commit itself, so there is no need to ask for an id before you write. If there is no `sheetId`, or the sheet has no commit, the id is a new one that no version has.
         * @deprecated
         */
        post: operations["createVersion"];
    };
    "/views": {
        /**
         * List the views of a sheet
         *
         * Returns the views of a sheet, newest first, a page at a time. Use it to offer people the selections of records that
         * they have saved. A guest sees its own views, and those of users, agents and programs, but not those of other guests.
         */
        get: operations["listViews"];
        /**
         * Save a view of a sheet
         *
         * Saves parameters of `getRecords` under a name, so that people find a selection of records again. To see the records
         * of a view, send its `config` as the parameters of `getRecords`: each property has the name of one of them.
         *
         * A `config` that `getRecords` rejects for this sheet is rejected here with the same status. The view belongs to the
         * sheet: everyone who may read the sheet sees it, and it is deleted with the sheet. Views make no events.
         *
         * The view of a guest is the guest's own: other guests do not see it, and users do. A guest changes and deletes only its
         * own views. A guest who may change the sheet itself is like a user here.
         */
        post: operations["createView"];
    };
    "/views/{viewId}": {
        /**
         * Get a view
         *
         * Returns one view. Its `config` is as it was saved: if a field was removed from the sheet since, `getRecords` rejects
         * the parameters that name it.
         */
        get: operations["getView"];
        /**
         * Delete a view
         *
         * Deletes a view. The sheet and its records stay as they are. A guest can delete only its own views.
         */
        delete: operations["deleteView"];
        /**
         * Change a view
         *
         * Replaces the whole `config` of a view, which `createView` describes. The name changes if you send one. A guest can
         * change only its own views.
         */
        patch: operations["updateView"];
    };
    "/webhooks": {
        /**
         * List webhooks
         *
         * Returns the webhooks in the environments and spaces that the caller may read, oldest first, in one response without
         * pages. No response of this operation has a secret.
         */
        get: operations["listWebhooks"];
        /**
         * Create a webhook
         *
         * Sends the events of an environment or of a space to an address, from now on. Each event is one `POST` with the event
         * as JSON, signed as [Standard Webhooks](https://www.standardwebhooks.com/) describes it. The response has the
         * secret of the signatures; later responses do not have it.
         *
         * The receiver responds with a status from 200 to 299 within 15 seconds. Any other response, also a redirect, is a
         * failure. A failed event is sent again, after 5 seconds first and then after longer and longer waits, for 24 hours.
         * The events of one sheet arrive in their order: those behind a failed one wait until it has arrived, or its 24 hours
         * are over. Each event arrives at least once. Sometimes it arrives again; then it has the same `webhook-id`.
         *
         * After 10 failures in a row, the service sends only one event at a time as a test, until one arrives. A receiver that
         * responds with 410 gets nothing more: its webhook is no longer active.
         *
         * Environments take turns: a receiver that is slow does not delay the events of other environments. Of one
         * environment, 8 webhooks are sent events at the same time, if the operator of the service sets no other number.
         *
         * Private addresses, such as `10.0.0.1` or `localhost`, are not reached, whatever name leads to them, unless the
         * operator of the service allows it. Emits no event.
         */
        post: operations["createWebhook"];
    };
    "/webhooks/{webhookId}": {
        /**
         * Get a webhook
         *
         * Returns one webhook, without its secret.
         */
        get: operations["getWebhook"];
        /**
         * Delete a webhook
         *
         * Deletes a webhook with its secret and its attempts; it sends nothing more. Emits no event.
         */
        delete: operations["deleteWebhook"];
        /**
         * Update a webhook
         *
         * Changes the properties in the request. A webhook that is not active sends nothing; when it is active again, it
         * continues with the events that were recorded meanwhile. Emits no event.
         */
        patch: operations["updateWebhook"];
    };
    "/webhooks/{webhookId}/attempts": {
        /**
         * List the attempts of a webhook
         *
         * Returns the requests that the webhook has sent in the last seven days, newest first, with the status of each
         * response or the reason why there is none.
         */
        get: operations["listWebhookAttempts"];
    };
    "/webhooks/{webhookId}/redeliver": {
        /**
         * Send an event again
         *
         * Sends an event of the environment or the space of the webhook once more, soon and whatever its topic is, also if it
         * has arrived before. It waits for no other event. Emits no event.
         */
        post: operations["redeliverEvent"];
    };
    "/webhooks/{webhookId}/secret": {
        /**
         * Rotate the secret of a webhook
         *
         * Gives the webhook a new secret and returns it. For 24 hours, each request has two signatures, one with the new secret
         * and one with the one before, so that the receiver can change it without a gap. Emits no event.
         */
        post: operations["rotateWebhookSecret"];
    };
    "/workbooks": {
        /**
         * List workbooks
         *
         * Returns the workbooks that the caller may see, newest first. A workbook must match all parameters in the request.
         * Use it to find a workbook by its name, or all workbooks of a space. The list has no pages.
         */
        get: operations["listWorkbooks"];
        /**
         * Create a workbook
         *
         * Creates a workbook with its sheets and their fields, and returns it. A workbook without sheets gets them later with
         * `updateWorkbook`. The slugs of its sheets must be unique, and so must the keys of the fields of one sheet.
         *
         * Set `settings.trackChanges` if a listener checks every change of records: each commit then stays open until it is
         * completed.
         *
         * The workbook is recorded as the event `workbook:created`, each of its sheets as `sheet:created`.
         */
        post: operations["createWorkbook"];
    };
    "/workbooks/{workbookId}": {
        /**
         * Get a workbook
         *
         * Returns a workbook with its sheets and their whole field configuration, but without records. Use it to find the
         * ids and slugs of the sheets.
         */
        get: operations["getWorkbook"];
        /**
         * Delete a workbook
         *
         * Deletes a workbook with its sheets, their records and its flags. This cannot be undone.
         *
         * It is recorded as the event `workbook:deleted`; the sheets have no events of their own.
         */
        delete: operations["deleteWorkbook"];
        /**
         * Update a workbook
         *
         * Changes a workbook and returns it. Send only the properties to change; absent properties stay as they are.
         *
         * An entry of `sheets` that names an existing sheet, by `id` or else by `slug`, changes that sheet; any other entry
         * adds one, and then needs `name`, `slug` and `fields`. Sheets that are not listed stay; use `deleteSheet` to remove
         * them. `fields` is the whole list: a field that is not in it is removed with its values, and all records are
         * validated again by the new rules. To add or remove one field, `addField` and `removeField` are safer.
         *
         * The records of large sheets are validated in parts, as by `validateSheet`. The response comes after the last part.
         *
         * The change is recorded as the event `workbook:updated`, and the changes of its sheets as `sheet:created` and
         * `sheet:updated`. If the counts or calculations of a sheet change, `sheet:counts-updated` and
         * `sheet:calculation-updated` follow.
         */
        patch: operations["updateWorkbook"];
    };
    "/workbooks/{workbookId}/commits": {
        /**
         * List the commits of a workbook
         *
         * Returns the commits over all sheets of a workbook. A commit groups the changes that one request made to the
         * records of one sheet; it stays open until it is completed. Use `completed` to list only the open commits, or only
         * the completed ones. The newest one is first.
         *
         * Without `pageSize` and `cursor`, the response has all commits. With one of them, it is a page.
         */
        get: operations["listWorkbookCommits"];
    };
}

export interface operations {
    getCurrentAccount: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
        };
        responses: {
            /** The account. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountResponse;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCurrentAccount: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": AccountPatch;
            };
        };
        responses: {
            /** The account after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiActionResponse;
                };
            };
            304: components["responses"]["NotModified"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                agentId?: AgentId | undefined;
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
                 * Only exports of agents in this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
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
            } | undefined;
        };
        responses: {
            /** One page of exports. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    /**
                     * Marks the body as a file to save, and proposes its name.
                     * @example attachment; filename="price-checker-us_agx_Lw9fJ3tR.zip"
                     */
                    "Content-Disposition"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * The environment whose agents to list.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
                /**
                 * Only agents of the service when true, only agents of users when false; both when absent.
                 * @example false
                 */
                isSystem?: boolean | undefined;
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
                 * Text to search for in the id and the slug. A part is enough, and upper and lower case make no difference.
                 * @example price
                 */
                search?: string | undefined;
            };
        };
        responses: {
            /** One page of agents. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * The environment of the agent. Optional: the id alone identifies the agent.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * Do not send it; the id alone identifies the agent.
                 * @deprecated Unused.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Sunset: components["headers"]["Sunset"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    /**
                     * Always `no-store`, so that no cache responds in place of the service.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
    listEnvironmentAgentExecutions: {
        parameters: {
            query: {
                /**
                 * Only runs of this agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId?: AgentId | undefined;
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
                 * The environment to read executions from.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
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
                 * Only runs whose requests all failed when true, also of those that succeeded; only other runs when false; both when
                 * absent.
                 * @example true
                 */
                requestsFailed?: boolean | undefined;
                /**
                 * Only runs for events in this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
                /**
                 * Only runs that succeeded when true, only failed ones when false; both when absent.
                 * @example true
                 */
                success?: SuccessQueryParameter | undefined;
            };
        };
        responses: {
            /** One page of executions. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetExecutionsResponse;
                };
            };
            400: components["responses"]["AgentLogBadRequest"];
            404: components["responses"]["AgentNotFound"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
                 * The environment to read logs from.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
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
                 * Only runs whose requests all failed when true, also of those that succeeded; only other runs when false; both when
                 * absent.
                 * @example true
                 */
                requestsFailed?: boolean | undefined;
                /**
                 * Only runs for events in this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
                /**
                 * Only runs that succeeded when true, only failed ones when false; both when absent.
                 * @example false
                 */
                success?: SuccessQueryParameter | undefined;
            };
        };
        responses: {
            /** One page of runs. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetDetailedAgentLogsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listApps: {
        responses: {
            /** The apps of the account. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createApp: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": AppCreate;
            };
        };
        responses: {
            /** The new app. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getApp: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppResponse;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteApp: {
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
            /** The app is deleted. The response is not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SuccessData;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateApp: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
            };
        };
        requestBody: {
            content: {
                "application/json": AppPatch;
            };
        };
        responses: {
            /** The app after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getConstraints: {
        parameters: {
            query?: {
                /**
                 * Whether the response also has the constraints that are built into the service, one for each format of a rule.
                 * @example true
                 */
                includeBuiltins?: boolean | undefined;
            } | undefined;
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
            };
        };
        responses: {
            /** The stored constraints of the app. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConstraintsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createConstraint: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
            };
        };
        requestBody: {
            content: {
                "application/json": ConstraintCreate;
            };
        };
        responses: {
            /** The new stored constraint. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConstraintResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getConstraintById: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
                /**
                 * The stored constraint.
                 * @example us_cn_Vn4kS7tZ
                 */
                constraintId: ConstraintId;
            };
        };
        responses: {
            /** The stored constraint. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConstraintResponse;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteConstraint: {
        parameters: {
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
                /**
                 * The stored constraint.
                 * @example us_cn_Vn4kS7tZ
                 */
                constraintId: ConstraintId;
            };
        };
        responses: {
            /** The stored constraint is deleted. The response is not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SuccessData;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateConstraint: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
                /**
                 * The stored constraint.
                 * @example us_cn_Vn4kS7tZ
                 */
                constraintId: ConstraintId;
            };
        };
        requestBody: {
            content: {
                "application/json": ConstraintUpdate;
            };
        };
        responses: {
            /** The stored constraint after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConstraintResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getConstraintVersions: {
        parameters: {
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
                /**
                 * The stored constraint.
                 * @example us_cn_Vn4kS7tZ
                 */
                constraintId: ConstraintId;
            };
        };
        responses: {
            /** The versions. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConstraintVersionsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getConstraintVersion: {
        parameters: {
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
                /**
                 * The stored constraint.
                 * @example us_cn_Vn4kS7tZ
                 */
                constraintId: ConstraintId;
                /**
                 * The number of the version, counted from 1.
                 * @example 1
                 */
                version: number;
            };
        };
        responses: {
            /** The version. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConstraintVersionResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * Only entries of this action.
                 * @example role:assigned
                 */
                action?: AuditAction | undefined;
                /**
                 * Only what this user, guest, agent or key did.
                 * @example us_usr_Nq8dK1yT
                 */
                actorId?: string | undefined;
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
                 * Only entries whose `createdAt` is this time or later.
                 * @example 2026-03-02T09:00:00.000Z
                 */
                since?: string | undefined;
                /**
                 * Only what was done to this user, guest, agent, key, secret, sheet or file.
                 * @example us_usr_Fy5jD2vS
                 */
                targetId?: string | undefined;
                /**
                 * Only entries whose `createdAt` is before this time.
                 * @example 2026-03-09T09:00:00.000Z
                 */
                until?: string | undefined;
            } | undefined;
        };
        responses: {
            /** A page of the audit log. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListAuditEntriesResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createAccessToken: {
        requestBody: {
            content: {
                "application/json": Credentials;
            };
        };
        responses: {
            /** The access token, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessToken;
                };
            };
            400: components["responses"]["AccessTokenBadRequest"];
            404: components["responses"]["AccessTokenNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createApiKey: {
        parameters: {
            query: {
                /**
                 * The environment that the key is for.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
                /**
                 * The origins of the pages that may send a publishable key, such as `https://shop.example`. Without it, all pages
                 * may. Repeat the parameter for each origin.
                 * @example [
                 *   "https://shop.harbor-goods.example"
                 * ]
                 */
                origins?: string[] | undefined;
                /**
                 * How many requests a publishable key has per minute, in each process of the service. The default is 60.
                 * @example 60
                 */
                requestsPerMinute?: number | undefined;
                /**
                 * What the key may do.
                 * @example PUBLISHABLE
                 */
                type: ApiKeyType;
            };
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        responses: {
            /** A list with the new key. Only this response contains the key itself. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiKeysResponse;
                };
            };
            400: components["responses"]["ApiKeyBadRequest"];
            404: components["responses"]["EnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteApiKey: {
        parameters: {
            query: {
                /**
                 * The environment of the key.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
                /**
                 * The `id` of the key, as `listApiKeys` returns it. Not the key itself, which must not be part of an address.
                 * @example us_key_Lb6wT1sG
                 */
                key: ApiKeyId;
            };
        };
        responses: {
            /** The key was revoked. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ApiKeyBadRequest"];
            404: components["responses"]["ApiKeyNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listApiKeys: {
        parameters: {
            query: {
                /**
                 * The environment whose keys to list.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
        };
        responses: {
            /** The API keys of the environment. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiKeysResponse;
                };
            };
            400: components["responses"]["ApiKeyBadRequest"];
            404: components["responses"]["EnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCurrentActor: {
        parameters: {
            query?: {
                /**
                 * The space whose permissions to return.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
            } | undefined;
        };
        responses: {
            /** The caller, with its permissions and its token. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CurrentActorResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listPersonalAccessTokens: {
        responses: {
            /** The personal access tokens of the user. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PersonalAccessTokensResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["PersonalAccessTokenOwnerNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createPersonalAccessToken: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": CreatePersonalAccessTokenRequest;
            };
        };
        responses: {
            /** The new token. Only this response contains the token itself. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreatePersonalAccessTokenResponse;
                };
            };
            400: components["responses"]["PersonalAccessTokenBadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deletePersonalAccessToken: {
        parameters: {
            path: {
                /**
                 * The `id` of the token, as `listPersonalAccessTokens` returns it. Not the token itself.
                 * @example us_pat_Gv8cX3nF
                 */
                accessTokenId: PersonalAccessTokenId;
            };
        };
        responses: {
            /** The token was revoked. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["PersonalAccessTokenBadRequest"];
            404: components["responses"]["PersonalAccessTokenNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPublishableKey: {
        parameters: {
            query: {
                /**
                 * The environment whose key to return.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
        };
        responses: {
            /** The newest publishable key. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublishableKeyResponse;
                };
            };
            400: components["responses"]["ApiKeyBadRequest"];
            404: components["responses"]["ApiKeyNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    refreshAccessToken: {
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** The newer token, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccessToken;
                };
            };
            400: components["responses"]["RefreshTokenBadRequest"];
            404: components["responses"]["RefreshTokenNotFound"];
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
                canvasId?: CanvasId | undefined;
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
                 * Only areas of canvases in this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
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
                 * Only areas directly inside this area.
                 * @example us_cva_Sa2kT6cX
                 */
                parentId?: CanvasAreaId | undefined;
                /**
                 * Only areas of canvases in this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
            } | undefined;
        };
        responses: {
            /** A page of canvas areas. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
    createCanvasArea: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": CreateCanvasAreaRequest;
            };
        };
        responses: {
            /** The new area. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanvasAreaResponse;
                };
            };
            400: components["responses"]["CanvasAreaBodyBadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCanvasArea: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The canvas area.
                 * @example us_cva_Sa2kT6cX
                 */
                canvasAreaId: CanvasAreaId;
            };
        };
        responses: {
            /** The area. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanvasAreaResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["CanvasAreaNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCanvasArea: {
        parameters: {
            path: {
                /**
                 * The canvas area.
                 * @example us_cva_Sa2kT6cX
                 */
                canvasAreaId: CanvasAreaId;
            };
        };
        responses: {
            /** The area is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["CanvasAreaNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateCanvasArea: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The canvas area.
                 * @example us_cva_Sa2kT6cX
                 */
                canvasAreaId: CanvasAreaId;
            };
        };
        requestBody: {
            content: {
                "application/json": UpdateCanvasAreaRequest;
            };
        };
        responses: {
            /** The area after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanvasAreaResponse;
                };
            };
            400: components["responses"]["CanvasAreaBodyBadRequest"];
            404: components["responses"]["CanvasAreaNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCommit: {
        parameters: {
            path: {
                /**
                 * The commit.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId: CommitId;
            };
        };
        responses: {
            /** The commit. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CommitResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["CommitNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCommitChanges: {
        parameters: {
            query?: {
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
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber | undefined;
                /**
                 * How many items a page holds. The default is 20, the maximum 1,000.
                 * @example 20
                 */
                pageSize?: PageSize | undefined;
            } | undefined;
            path: {
                /**
                 * The commit.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId: CommitId;
            };
        };
        responses: {
            /** A page of the changes. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCommitChangesResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    completeCommit: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The commit.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId: CommitId;
            };
        };
        responses: {
            /** The commit does not wait for the caller any more. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["CommitNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replayCommit: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
            } | undefined;
            path: {
                /**
                 * The commit.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId: CommitId;
            };
        };
        responses: {
            /** The event is recorded. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["CommitNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    undoCommit: {
        parameters: {
            query?: {
                /**
                 * Whether to leave values and records as they are that a later commit changed, and to undo everything else.
                 * @example true
                 */
                skipChanged?: boolean | undefined;
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
            } | undefined;
            path: {
                /**
                 * The commit.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId: CommitId;
            };
        };
        responses: {
            /** The commit is undone. The response has the commit that undid it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UndoCommitResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDataRetentionPolicies: {
        parameters: {
            query?: {
                /**
                 * Only policies of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
            } | undefined;
        };
        responses: {
            /** The policies that match. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListDataRetentionPoliciesResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["DataRetentionPolicyNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createDataRetentionPolicy: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": DataRetentionPolicyConfig;
            };
        };
        responses: {
            /** The new policy. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataRetentionPolicyResponse;
                };
            };
            400: components["responses"]["DataRetentionPolicyBadRequest"];
            404: components["responses"]["DataRetentionPolicyNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDataRetentionPolicy: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The data retention policy.
                 * @example us_drp_Kf6oD3iB
                 */
                id: DataRetentionPolicyId;
            };
        };
        responses: {
            /** The policy. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataRetentionPolicyResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["DataRetentionPolicyNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteDataRetentionPolicy: {
        parameters: {
            path: {
                /**
                 * The data retention policy.
                 * @example us_drp_Kf6oD3iB
                 */
                id: DataRetentionPolicyId;
            };
        };
        responses: {
            /** The policy is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateDataRetentionPolicy: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The data retention policy.
                 * @example us_drp_Kf6oD3iB
                 */
                id: DataRetentionPolicyId;
            };
        };
        requestBody: {
            content: {
                "application/json": DataRetentionPolicyConfig;
            };
        };
        responses: {
            /** The policy after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataRetentionPolicyResponse;
                };
            };
            400: components["responses"]["DataRetentionPolicyBadRequest"];
            404: components["responses"]["DataRetentionPolicyNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listEntitlements: {
        parameters: {
            query: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                resourceId: SpaceId;
            };
        };
        responses: {
            /** The entitlements of the space. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListEntitlementsResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SpaceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listEnvironments: {
        parameters: {
            query?: {
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
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber | undefined;
                /**
                 * How many environments a page holds. The default is 10, the maximum 1,000.
                 * @example 10
                 */
                pageSize?: PageSize | undefined;
            } | undefined;
        };
        responses: {
            /** One page of environments. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListEnvironmentsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createEnvironment: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": EnvironmentConfigCreate;
            };
        };
        responses: {
            /** The new environment. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvironmentResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getEnvironment: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
        };
        responses: {
            /** The environment. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvironmentResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["EnvironmentBadRequest"];
            404: components["responses"]["EnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteEnvironment: {
        parameters: {
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
        };
        responses: {
            /** The environment was deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["EnvironmentBadRequest"];
            404: components["responses"]["EnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateEnvironment: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
        };
        requestBody: {
            content: {
                "application/json": EnvironmentConfigUpdate;
            };
        };
        responses: {
            /** The environment after the change, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Environment;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listGuides: {
        parameters: {
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
        };
        responses: {
            /** The guides of the environment. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuideListResponse;
                };
            };
            400: components["responses"]["EnvironmentBadRequest"];
            404: components["responses"]["EnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createGuide: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
        };
        requestBody: {
            content: {
                "application/json": GuideCreateRequest;
            };
        };
        responses: {
            /** The new guide. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuideDetailResponse;
                };
            };
            400: components["responses"]["GuideBadRequest"];
            404: components["responses"]["EnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getGuide: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
                /**
                 * The guide.
                 * @example us_gu_Pd5wJ8rQ
                 */
                guideId: GuideId;
            };
        };
        responses: {
            /** The guide. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuideDetailResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["GuideNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteGuide: {
        parameters: {
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
                /**
                 * The guide.
                 * @example us_gu_Pd5wJ8rQ
                 */
                guideId: GuideId;
            };
        };
        responses: {
            /** The guide is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["GuideNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateGuide: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
                /**
                 * The guide.
                 * @example us_gu_Pd5wJ8rQ
                 */
                guideId: GuideId;
            };
        };
        requestBody: {
            content: {
                "application/json": GuideUpdateRequest;
            };
        };
        responses: {
            /** The guide after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuideDetailResponse;
                };
            };
            400: components["responses"]["GuideBadRequest"];
            404: components["responses"]["GuideNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getGuideVersion: {
        parameters: {
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
                /**
                 * The guide.
                 * @example us_gu_Pd5wJ8rQ
                 */
                guideId: GuideId;
                /**
                 * The number of the version, counted from 1.
                 * @example 1
                 */
                version: number;
            };
        };
        responses: {
            /** The version. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuideVersionResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["GuideNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * Only the events behind this one, oldest first: the `cursor` of an earlier response, the id of an event, or
                 * `start` for all events. If the service has removed events behind it because of their age, the error has the code
                 * `events_removed`.
                 * @example start
                 */
                after?: string | undefined;
                /**
                 * Whether the caller calls `completeCommit` after each event `commit:created` of a workbook with
                 * `trackChanges: true`. The commits of these workbooks then wait for it, also for 1 minute after its last request.
                 * `topic=commit:created` says the same.
                 * @example true
                 */
                completesCommits?: boolean | undefined;
                /**
                 * Only events of this domain, such as `workbook`.
                 * @example workbook
                 */
                domain?: EventDomain | undefined;
                /**
                 * Only events of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
                /**
                 * Whether to include acknowledged events. The default is `false`.
                 * @example true
                 */
                includeAcknowledged?: boolean | undefined;
                /**
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber | undefined;
                /**
                 * How many events a page holds. The default is 10, the maximum 1,000.
                 * @example 10
                 */
                pageSize?: PageSize | undefined;
                /**
                 * Only events whose `createdAt` is this time or later. If you poll with the `createdAt` of the newest event that
                 * you have received, you miss no event, but receive that event again.
                 * @example 2026-03-02T09:00:00.000Z
                 */
                since?: string | undefined;
                /**
                 * Only events of this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
                /**
                 * Only events of this topic, such as `commit:created`. A text that is not a topic is rejected with 400; the message
                 * names the topic that is most like it.
                 * @example commit:created
                 */
                topic?: EventTopic | undefined;
            } | undefined;
        };
        responses: {
            /** A page of events. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": CreateEventConfig;
            };
        };
        responses: {
            /** The event as it was recorded. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getEvent: {
        parameters: {
            path: {
                /**
                 * The event.
                 * @example us_evt_Vs2hC5nL
                 */
                eventId: EventId;
            };
        };
        responses: {
            /** The event. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    acknowledgeEvent: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The event.
                 * @example us_evt_Vs2hC5nL
                 */
                eventId: EventId;
            };
        };
        responses: {
            /** The event is acknowledged. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * Only the events behind this one: the `id` of a message, the `cursor` of `listEvents`, the id of an event, or
                 * `start` for all events. If the service has removed events behind it because of their age, the error has the code
                 * `events_removed`.
                 * @example start
                 */
                after?: string | undefined;
                /**
                 * Whether the caller calls `completeCommit` after each event `commit:created` of a workbook with
                 * `trackChanges: true`. The commits of these workbooks then wait for it, also for 1 minute after its last request.
                 * `topic=commit:created` says the same.
                 * @example true
                 */
                completesCommits?: boolean | undefined;
                /**
                 * Only events of this domain, such as `workbook`.
                 * @example workbook
                 */
                domain?: EventDomain | undefined;
                /**
                 * Only events of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
                /**
                 * Whether to include acknowledged events. The default is `false`.
                 * @example true
                 */
                includeAcknowledged?: boolean | undefined;
                /**
                 * Only events whose `createdAt` is this time or later.
                 * @example 2026-03-02T09:00:00.000Z
                 */
                since?: string | undefined;
                /**
                 * Only events of this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
                /**
                 * Only events of this topic, such as `commit:created`.
                 * @example commit:created
                 */
                topic?: EventTopic | undefined;
            } | undefined;
            header?: {
                /**
                 * The `id` of the last message before the connection broke. It replaces `after`.
                 * @example 4710
                 */
                "Last-Event-ID"?: string | undefined;
            } | undefined;
        };
        responses: {
            /** The events, until the stream ends. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": Blob;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
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
                 * Only the files with this mode are returned.
                 * @example import
                 */
                mode?: FileMode | undefined;
                /**
                 * Only the files with this text in their name. A part of the name is enough, and upper and lower case make no
                 * difference.
                 * @example autumn
                 */
                name?: string | undefined;
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
                 * Only the files of this space are returned.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
            } | undefined;
        };
        responses: {
            /** A page of files. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFilesResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    uploadFile: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "multipart/form-data": UploadFileRequest;
            };
        };
        responses: {
            /** What is known about the file after the upload. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFile: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId: FileId;
            };
        };
        responses: {
            /** The file. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["FileNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteFile: {
        parameters: {
            path: {
                /**
                 * The file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId: FileId;
            };
        };
        responses: {
            /** The file was deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["FileNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateFile: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId: FileId;
            };
        };
        requestBody: {
            content: {
                "application/json": UpdateFileRequest;
            };
        };
        responses: {
            /** The file after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileResponse;
                };
            };
            400: components["responses"]["FileBadRequest"];
            404: components["responses"]["FileNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    cloneFile: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId: FileId;
            };
        };
        requestBody?: {
            content: {
                "application/json": CloneFileRequest;
            };
        };
        responses: {
            /** The copy. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileResponse;
                };
            };
            400: components["responses"]["FileBadRequest"];
            404: components["responses"]["FileNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    downloadFile: {
        parameters: {
            path: {
                /**
                 * The file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId: FileId;
            };
        };
        responses: {
            /** The bytes of the file. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    /**
                     * Marks the body as a file to save, and proposes its name.
                     * @example attachment; filename="products.csv"
                     */
                    "Content-Disposition"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["FileNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    detectHeader: {
        requestBody: {
            content: {
                "application/json": DetectHeaderRequest;
            };
        };
        responses: {
            /** How the file would be read. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DetectHeaderResponse;
                };
            };
            400: components["responses"]["FileBadRequest"];
            404: components["responses"]["FileNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listGuests: {
        parameters: {
            query: {
                /**
                 * Only the guest with this mail address.
                 * @example tomas.alves@casa-alves.example
                 */
                email?: string | undefined;
                /**
                 * The space whose guests to list.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        responses: {
            /** The guests of the space. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGuestsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createGuests: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": GuestConfigs;
            };
        };
        responses: {
            /** The guests, in the order of the request. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateGuestResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getGuest: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The guest.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
        };
        responses: {
            /** The guest. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuestResponse;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteGuest: {
        parameters: {
            query?: {
                /**
                 * The space to remove the guest from. Without it, the guest loses access to every space and is deleted.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The guest.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
        };
        responses: {
            /** The guest has lost access. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateGuest: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The guest.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
        };
        requestBody: {
            content: {
                "application/json": GuestConfigUpdate;
            };
        };
        responses: {
            /** The guest after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuestResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listGuestRoles: {
        parameters: {
            path: {
                /**
                 * The guest.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
        };
        responses: {
            /** The role assignments of the guest. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListActorRolesResponse;
                };
            };
            400: components["responses"]["RoleBadRequest"];
            403: components["responses"]["RoleForbidden"];
            404: components["responses"]["GuestRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    assignGuestRole: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The guest.
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
    deleteGuestRole: {
        parameters: {
            path: {
                /**
                 * The assignment to remove; the `id` that `assignGuestRole` and `listGuestRoles` return, not a role id.
                 * @example us_acr_Wm2pV7dJ
                 */
                actorRoleId: ActorRoleId;
                /**
                 * The guest.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
        };
        responses: {
            /** The assignment was removed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["RoleBadRequest"];
            403: components["responses"]["RoleForbidden"];
            404: components["responses"]["GuestRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getGuestToken: {
        parameters: {
            query?: {
                /**
                 * The only space that the token is for. Without it, the token is for all spaces of the guest.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
            } | undefined;
            path: {
                /**
                 * The guest.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
        };
        responses: {
            /** The token. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    /**
                     * Always `no-store`, because the response contains a secret.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuestTokenResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createImportSession: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": ImportSessionConfig;
            };
        };
        responses: {
            /** The session with its token. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateImportSessionResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getImportSession: {
        parameters: {
            path: {
                /**
                 * The session.
                 * @example us_jb_Is5eS8xQ
                 */
                importSessionId: JobId;
            };
        };
        responses: {
            /** The session. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportSessionResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    inviteGuests: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": Invites;
            };
        };
        responses: {
            /** The invitations, in the order of the request. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    exchangeInvitation: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": InvitationExchange;
            };
        };
        responses: {
            /** The guest has signed in. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExchangedInvitationResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
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
                 * Only jobs of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
                /**
                 * Whether to leave out the parts of larger jobs. The default is `false`.
                 * @example true
                 */
                excludeChildJobs?: boolean | undefined;
                /**
                 * Only jobs that read or create this file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId?: FileId | undefined;
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
                 * Only the parts of this job.
                 * @example us_jb_Lf8wZ1nH
                 */
                parentId?: JobId | undefined;
                /**
                 * Whether to begin with the oldest jobs, `asc`, or with the newest, `desc`. The default is `desc`.
                 * @example desc
                 */
                sortDirection?: SortDirection | undefined;
                /**
                 * Only jobs that work on the resource with this id.
                 * @example us_wb_Rm5yZ1hC
                 */
                source?: string | undefined;
                /**
                 * Only jobs of this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
                /**
                 * Only jobs that read or write this workbook or a sheet of it.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId?: WorkbookId | undefined;
            } | undefined;
        };
        responses: {
            /** A page of jobs. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListJobsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createJob: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": JobConfig;
            };
        };
        responses: {
            /** The new job. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getJob: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        responses: {
            /** The job. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteJob: {
        parameters: {
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        responses: {
            /** The job is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateJob: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        requestBody: {
            content: {
                "application/json": JobUpdate;
            };
        };
        responses: {
            /** The job after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    acknowledgeJob: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        requestBody?: {
            content: {
                "application/json": JobAckDetails;
            };
        };
        responses: {
            /** The job, now executing. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    cancelJob: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        requestBody?: {
            content: {
                "application/json": JobCancelDetails;
            };
        };
        responses: {
            /** The job, now canceled. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    completeJob: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        requestBody?: {
            content: {
                "application/json": JobCompleteDetails;
            };
        };
        responses: {
            /** The job, now complete. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    executeJob: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        responses: {
            /** The job is ready. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    failJob: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        requestBody?: {
            content: {
                "application/json": JobCompleteDetails;
            };
        };
        responses: {
            /** The job, now failed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    acknowledgeJobOutcome: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        responses: {
            /** The job with the time of the acknowledgement. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getJobPlan: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * A job with the operation `map`.
                 * @example us_jb_Tq6mX2vD
                 */
                jobId: JobId;
            };
        };
        responses: {
            /** The job and its plan. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobPlanResponse;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replaceJobPlan: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * A job with the operation `map`.
                 * @example us_jb_Tq6mX2vD
                 */
                jobId: JobId;
            };
        };
        requestBody: {
            content: {
                "application/json": JobExecutionPlanRequest;
            };
        };
        responses: {
            /** The job and its new plan. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobPlanResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateJobPlan: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * A job with the operation `map`.
                 * @example us_jb_Tq6mX2vD
                 */
                jobId: JobId;
            };
        };
        requestBody: {
            content: {
                "application/json": JobExecutionPlanConfigRequest;
            };
        };
        responses: {
            /** The job and its plan after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobPlanResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    retryJob: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        responses: {
            /** The job, ready again. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    splitJob: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
        };
        requestBody: {
            content: {
                "application/json": JobSplitDetails;
            };
        };
        responses: {
            /** The job that was split. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    previewMutation: {
        requestBody: {
            content: {
                "application/json": MutateJobConfig;
            };
        };
        responses: {
            /** The records that would change. `snapshotValue` is the present value, `value` the new one. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DiffRecordsResponse;
                };
            };
            400: components["responses"]["MutationBadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listMappingPrograms: {
        parameters: {
            query?: {
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
            } | undefined;
        };
        responses: {
            /** A page of programs. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProgramsResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createMappingProgram: {
        parameters: {
            query?: {
                /**
                 * The environment of the program. The default is the oldest environment that the caller may change.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": ProgramConfig;
            };
        };
        responses: {
            /** The program with its suggested rules. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProgramResponse;
                };
            };
            400: components["responses"]["ProgramBadRequest"];
            404: components["responses"]["EnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteMappingHistory: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody?: {
            content: {
                "application/json": DeleteAllHistoryForUserRequest;
            };
        };
        responses: {
            /** The history is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ProgramBadRequest"];
            404: components["responses"]["EnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getMappingProgram: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        responses: {
            /** The program. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProgramResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["ProgramNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteMappingProgram: {
        parameters: {
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        responses: {
            /** The program is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["ProgramNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateMappingProgram: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        requestBody: {
            content: {
                "application/json": ProgramConfig;
            };
        };
        responses: {
            /** The program after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProgramResponse;
                };
            };
            400: components["responses"]["ProgramBadRequest"];
            404: components["responses"]["ProgramNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listMappingRules: {
        parameters: {
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        responses: {
            /** The rules. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MappingRulesResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["ProgramNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createMappingRules: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        requestBody: {
            content: {
                "application/json": CreateMappingRulesRequest;
            };
        };
        responses: {
            /** The new rules, in the order of the request. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MappingRulesResponse;
                };
            };
            400: components["responses"]["MappingRuleBadRequest"];
            404: components["responses"]["ProgramNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteMappingRules: {
        parameters: {
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        requestBody: {
            content: {
                "application/json": DeleteMultipleRulesRequest;
            };
        };
        responses: {
            /** The rules are deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["MappingRuleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateMappingRules: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        requestBody: {
            content: {
                "application/json": UpdateMappingRulesRequest;
            };
        };
        responses: {
            /** The changed rules, in the order of the request. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MappingRulesResponse;
                };
            };
            400: components["responses"]["MappingRuleBadRequest"];
            404: components["responses"]["MappingRuleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getMappingRule: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The rule of the mapping program.
                 * @example us_mr_Xq2fT8vL
                 */
                mappingId: MappingId;
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        responses: {
            /** The rule. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MappingRuleResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["MappingRuleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteMappingRule: {
        parameters: {
            path: {
                /**
                 * The rule of the mapping program.
                 * @example us_mr_Xq2fT8vL
                 */
                mappingId: MappingId;
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        responses: {
            /** The rule is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["MappingRuleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateMappingRule: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The rule of the mapping program.
                 * @example us_mr_Xq2fT8vL
                 */
                mappingId: MappingId;
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
        };
        requestBody: {
            content: {
                "application/json": MappingRuleConfig;
            };
        };
        responses: {
            /** The rule after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MappingRuleResponse;
                };
            };
            400: components["responses"]["MappingRuleBadRequest"];
            404: components["responses"]["MappingRuleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPersonalData: {
        parameters: {
            query?: {
                /**
                 * Only the rows behind those of a response, by its `nextCursor`. Requires `table`.
                 * @example WyJwZXJzb25hbCBkYXRhIHVzX3Vzcl9GeTVqRDJ2UyBjb21taXRzIiwyLDEwNF0
                 */
                cursor?: string | undefined;
                /**
                 * Only the rows of this table.
                 * @example commits
                 */
                table?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The user or the guest.
                 * @example us_usr_Fy5jD2vS
                 */
                personId: string;
            };
        };
        responses: {
            /** The data of the person. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PersonalDataResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deletePersonalData: {
        parameters: {
            path: {
                /**
                 * The user or the guest.
                 * @example us_usr_Fy5jD2vS
                 */
                personId: string;
            };
        };
        responses: {
            /** The person is erased. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listRoles: {
        responses: {
            /** The roles of the account. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListRolesResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSecrets: {
        parameters: {
            query?: {
                /**
                 * Only secrets for this actor.
                 * @example us_ag_Hn6cV2pY
                 */
                actorId?: ActorIdUnion | undefined;
                /**
                 * Only secrets of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
                /**
                 * Only secrets of this space and of its environment.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
            } | undefined;
        };
        responses: {
            /** The secrets that match. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    /**
                     * Always `no-store`, because the response contains a secret.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecretsResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SecretNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    upsertSecret: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": WriteSecret;
            };
        };
        responses: {
            /** The stored secret, without its value. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecretsResponse;
                };
            };
            400: components["responses"]["SecretBadRequest"];
            404: components["responses"]["SecretNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSecret: {
        parameters: {
            path: {
                /**
                 * The secret.
                 * @example us_sec_Jd5vP9xU
                 */
                secretId: SecretId;
            };
        };
        responses: {
            /** The deleted secret, without its value. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecretsResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SecretNotFound"];
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListSheetsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSheet: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The sheet. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SheetResponse;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSheet: {
        parameters: {
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The sheet was deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateSheet: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
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
                "application/json": SheetUpdateRequest;
            };
        };
        responses: {
            /** The sheet after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SheetResponse;
                };
            };
            400: components["responses"]["SheetBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCalculations: {
        parameters: {
            query?: {
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
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Sunset: components["headers"]["Sunset"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
    getCellValues: {
        parameters: {
            query: {
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
            /** The values, by the keys of their fields. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CellsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSheetCommits: {
        parameters: {
            query?: {
                /**
                 * `true` returns only completed commits, `false` only those that are still open. Without it both are returned.
                 * @example false
                 */
                completed?: boolean | undefined;
                /**
                 * Returns only the commits of one actor: `me` for the caller, or the id of a user, a guest, an agent or an API key.
                 * @example me
                 */
                createdBy?: string | undefined;
                /**
                 * Continues behind a page: the `nextCursor` of its response. Send it with the same other parameters; only `pageSize` may
                 * change. Commits that others make meanwhile are not in the pages that follow. A text that is not a cursor of commits is
                 * rejected with 400.
                 * @example WyJjb21taXRzIiwyLDQxN10
                 */
                cursor?: string | undefined;
                /**
                 * How many commits a page holds. With a `cursor`, the default is 20. The maximum is 1,000.
                 * @example 50
                 */
                pageSize?: PageSize | undefined;
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The commits of the sheet. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListCommitsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRecordCounts: {
        parameters: {
            query?: {
                /**
                 * Whether to return the counts of each field as well, in `byField`.
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
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The counts over the selected records. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Sunset: components["headers"]["Sunset"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecordCountsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    downloadSheet: {
        parameters: {
            query?: {
                /**
                 * Whether a CSV file begins with a byte order mark. Some versions of Excel need it to read letters that are not
                 * English. Has no effect for other formats.
                 * @example false
                 */
                byteOrderMark?: boolean | undefined;
                /**
                 * What the columns of the file are called. The default is `key`. Has no effect for formats whose columns always
                 * have the keys.
                 * @example label
                 */
                columnNames?: ColumnNames | undefined;
                /**
                 * Only the records that this commit added or changed are in the file, as they are now.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId?: CommitId | undefined;
                /**
                 * Whether a CSV file has an apostrophe before each text that a spreadsheet program could run as a formula: one
                 * that begins with `=`, `+`, `-`, `@`, a tab or a carriage return. Send it if people open the file in such a
                 * program and you do not trust the records. The values are then not the same as in the sheet. Has no effect for
                 * other formats, which cannot have formulas.
                 * @example false
                 */
                escapeFormulas?: boolean | undefined;
                /**
                 * The keys of the fields that the file has, in this order. The default is all fields, in the order of the sheet.
                 * Repeat the parameter for each key.
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
                 * The format of the file. The default is `csv`.
                 * @example csv
                 */
                format?: SheetFormat | undefined;
                /**
                 * The records in the file, at most 100. Together with `searchValue` or a `filter` other than `none` it has the
                 * opposite effect: these records are left out. Repeat the parameter for each id.
                 * @example [
                 *   "us_rc_Qa1sD4fG",
                 *   "us_rc_Lh5pE8uJ"
                 * ]
                 */
                ids?: RecordId[] | undefined;
                /**
                 * A query in the service's filter query language that selects records, such as `price gte 20`; the same as in
                 * `getRecords`.
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
                 * Only the records that changed after this commit are in the file.
                 * @example us_vr_Bn4tS9gQ
                 */
                sinceCommitId?: CommitId | undefined;
                /**
                 * Only the records that changed after this version are in the file.
                 * @example us_vr_Bn4tS9gQ
                 */
                sinceVersionId?: VersionId | undefined;
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
                 * Only the records that changed in this version are in the file.
                 * @example us_vr_Wd8jX5kV
                 */
                versionId?: VersionId | undefined;
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The file with the records. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    /**
                     * Marks the body as a file to save, and proposes its name.
                     * @example attachment; filename="Products.csv"
                     */
                    "Content-Disposition"?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    duplicateSheet: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                "application/json": DuplicateSheetRequest;
            };
        };
        responses: {
            /** The copy, and the job that fills it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SheetResponse;
                };
            };
            400: components["responses"]["SheetBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addField: {
        parameters: {
            query?: {
                /**
                 * The position of the field among the others, counted from 0. The default is the end.
                 * @example 1
                 */
                insertAtIndex?: number | undefined;
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                "application/json": Property;
            };
        };
        responses: {
            /** The field, as it is now part of the sheet. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FieldConfigResponse;
                };
            };
            400: components["responses"]["FieldBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    removeField: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The key of the field.
                 * @example in_stock
                 */
                fieldKey: string;
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The field and its values were removed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["FieldNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    replaceRecordValues: {
        parameters: {
            query?: {
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
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
                /**
                 * The commit that the hook handles. An undo of this commit takes the changes of the hook back, too. If it was undone
                 * already, `updateRecords` changes nothing. An id of another sheet has no effect.
                 * @example us_vr_Wd8jX5kV
                 */
                "X-Hook-Commit"?: string | undefined;
                /**
                 * Which hook of the caller writes. Messages that it writes have the name in `hook`, and only the same hook of the same
                 * caller replaces them: several hooks can write messages about one cell. The caller's messages without a name are not
                 * those of a hook.
                 * @example prices
                 */
                "X-Hook-Name"?: string | undefined;
            } | undefined;
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
                "application/json": FindAndReplaceRecordRequest;
            };
        };
        responses: {
            /** The values are replaced. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VersionResponse;
                };
            };
            400: components["responses"]["RecordBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    lockSheet: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The sheet is locked. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRecords: {
        parameters: {
            query?: {
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
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** A page of the records that match. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Sunset: components["headers"]["Sunset"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetRecordsResponse;
                };
            };
            400: components["responses"]["RecordBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateRecords: {
        parameters: {
            query?: {
                /**
                 * The commit that the caller handles, as in the `dataUrl` of an event: the same as `ifCommitId` for each record and
                 * `X-Hook-Commit`. There is no 409: cells that have changed since, and records that were deleted, are named in
                 * `left`.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId?: CommitId | undefined;
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `return=representation`, the response has `records`, and the header `Preference-Applied` with this preference.
                 * All other preferences have no effect.
                 * @example return=representation
                 */
                Prefer?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
                /**
                 * The commit that the hook handles. An undo of this commit takes the changes of the hook back, too. If it was undone
                 * already, `updateRecords` changes nothing. An id of another sheet has no effect.
                 * @example us_vr_Wd8jX5kV
                 */
                "X-Hook-Commit"?: string | undefined;
                /**
                 * Which hook of the caller writes. Messages that it writes have the name in `hook`, and only the same hook of the same
                 * caller replaces them: several hooks can write messages about one cell. The caller's messages without a name are not
                 * those of a hook.
                 * @example prices
                 */
                "X-Hook-Name"?: string | undefined;
            } | undefined;
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
                "application/json": UpdateRecordsRequest;
            };
        };
        responses: {
            /** The commit that groups the changes. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VersionResponse;
                };
            };
            400: components["responses"]["RecordBadRequest"];
            404: components["responses"]["RecordNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    insertRecords: {
        parameters: {
            query?: {
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
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `return=minimal`, the response has no `records`, only the ids of the commit and the counts. This is
                 * faster. With `handling=lenient`, unknown names are left out of the request. All other preferences have no effect.
                 * @example return=minimal
                 */
                Prefer?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
                /**
                 * The commit that the hook handles. An undo of this commit takes the changes of the hook back, too. If it was undone
                 * already, `updateRecords` changes nothing. An id of another sheet has no effect.
                 * @example us_vr_Wd8jX5kV
                 */
                "X-Hook-Commit"?: string | undefined;
                /**
                 * Which hook of the caller writes. Messages that it writes have the name in `hook`, and only the same hook of the same
                 * caller replaces them: several hooks can write messages about one cell. The caller's messages without a name are not
                 * those of a hook.
                 * @example prices
                 */
                "X-Hook-Name"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecordsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteRecords: {
        parameters: {
            query: {
                /**
                 * The records to delete, at most 100. Repeat the parameter for each id.
                 * @example [
                 *   "us_rc_Lh5pE8uJ"
                 * ]
                 */
                ids: RecordId[];
            };
            header?: {
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The records were deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["RecordBadRequest"];
            404: components["responses"]["RecordNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    insertRecordLines: {
        parameters: {
            query?: {
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
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
            } | undefined;
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
                "application/x-ndjson": RecordLines;
            };
        };
        responses: {
            /** All lines are saved. The response has the counts of their records, and the commits. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecordLinesResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateSelectedRecords: {
        parameters: {
            query?: {
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
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
                /**
                 * The commit that the hook handles. An undo of this commit takes the changes of the hook back, too. If it was undone
                 * already, `updateRecords` changes nothing. An id of another sheet has no effect.
                 * @example us_vr_Wd8jX5kV
                 */
                "X-Hook-Commit"?: string | undefined;
                /**
                 * Which hook of the caller writes. Messages that it writes have the name in `hook`, and only the same hook of the same
                 * caller replaces them: several hooks can write messages about one cell. The caller's messages without a name are not
                 * those of a hook.
                 * @example prices
                 */
                "X-Hook-Name"?: string | undefined;
            } | undefined;
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
                "application/json": BulkUpdateRecordRequest;
            };
        };
        responses: {
            /** The selected records are changed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VersionResponse;
                };
            };
            400: components["responses"]["RecordBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listRecordDuplicates: {
        parameters: {
            query: {
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
            /** A page of groups. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DuplicatesResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRecordIndices: {
        parameters: {
            query?: {
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
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The places of the records, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GetRecordIndicesResponse;
                };
            };
            400: components["responses"]["RecordBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    mergeRecordDuplicates: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
            } | undefined;
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
                "application/json": MergeDuplicatesRequest;
            };
        };
        responses: {
            /** The groups are merged. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MergeDuplicatesResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    unlockSheet: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The sheet is open. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    validateSheet: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
            } | undefined;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** The records were validated. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSnapshots: {
        parameters: {
            query: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
                /**
                 * Only snapshots with this `threadId`.
                 * @example thread-42
                 */
                threadId?: string | undefined;
            };
        };
        responses: {
            /** The snapshots of the sheet. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SnapshotsResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createSnapshot: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": CreateSnapshotRequest;
            };
        };
        responses: {
            /** The new snapshot. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SnapshotResponse;
                };
            };
            400: components["responses"]["SnapshotBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSnapshot: {
        parameters: {
            query: {
                /**
                 * Whether the response has the `summary`, for which all records are read that were changed since.
                 * @example true
                 */
                includeSummary: boolean;
            };
            path: {
                /**
                 * The snapshot.
                 * @example us_ss_Bc7vN2mQ
                 */
                snapshotId: SnapshotId;
            };
        };
        responses: {
            /** The snapshot. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SnapshotResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSnapshot: {
        parameters: {
            path: {
                /**
                 * The snapshot.
                 * @example us_ss_Bc7vN2mQ
                 */
                snapshotId: SnapshotId;
            };
        };
        responses: {
            /** The snapshot is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSnapshotRecords: {
        parameters: {
            query?: {
                /**
                 * Only records with this kind of change. The default is all of them.
                 * @example updatedSince
                 */
                changeType?: ChangeType | undefined;
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
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber | undefined;
                /**
                 * How many items a page holds. The default is 20, the maximum 1,000.
                 * @example 20
                 */
                pageSize?: PageSize | undefined;
            } | undefined;
            path: {
                /**
                 * The snapshot.
                 * @example us_ss_Bc7vN2mQ
                 */
                snapshotId: SnapshotId;
            };
        };
        responses: {
            /** A page of the records that differ. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DiffRecordsResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    restoreSnapshot: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The snapshot.
                 * @example us_ss_Bc7vN2mQ
                 */
                snapshotId: SnapshotId;
            };
        };
        requestBody?: {
            content: {
                "application/json": RestoreOptions;
            };
        };
        responses: {
            /** The snapshot, and the job that restores it. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SnapshotResponse;
                };
            };
            400: components["responses"]["SnapshotBadRequest"];
            404: components["responses"]["SnapshotNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSpaces: {
        parameters: {
            query?: {
                /**
                 * Only spaces of this app.
                 * @example us_app_Ib3pQ8mH
                 */
                app?: AppId | undefined;
                /**
                 * Only spaces of this app.
                 * @deprecated Use `app`.
                 * @example us_app_Ib3pQ8mH
                 */
                appId?: AppId | undefined;
                /**
                 * Only archived spaces when true, only spaces in use when false or absent.
                 * @example false
                 */
                archived?: boolean | undefined;
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
                 * Only spaces of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
                /**
                 * Only templates of apps when true, only the other spaces when false; both when absent.
                 * @example false
                 */
                isAppTemplate?: boolean | undefined;
                /**
                 * Only spaces in which several people may work at a time when true: all of them. Only the others when false: none.
                 * @example true
                 */
                isCollaborative?: boolean | undefined;
                /**
                 * Only spaces with this namespace.
                 * @example supplier-onboarding
                 */
                namespace?: string | undefined;
                /**
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber | undefined;
                /**
                 * How many spaces a page holds. The default is 10, the maximum 1,000.
                 * @example 10
                 */
                pageSize?: PageSize | undefined;
                /**
                 * Text to search for in the name. A part of the name is enough, and upper and lower case make no difference.
                 * @example spring
                 */
                search?: string | undefined;
                /**
                 * The direction to sort in. Requires `sortField`.
                 * @example desc
                 */
                sortDirection?: SortDirection | undefined;
                /**
                 * The property to sort by. Requires `sortDirection`.
                 * @example lastActivityAt
                 */
                sortField?: SpaceSortField | undefined;
            } | undefined;
        };
        responses: {
            /** One page of spaces. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Sunset: components["headers"]["Sunset"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListSpacesResponse;
                };
            };
            400: components["responses"]["SpaceListBadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createSpace: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": SpaceConfig;
            };
        };
        responses: {
            /** The new space. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpaceResponse;
                };
            };
            400: components["responses"]["SpaceBadRequest"];
            404: components["responses"]["SpaceEnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    bulkDeleteSpaces: {
        parameters: {
            query: {
                /**
                 * The spaces to delete, at most 100. Repeat the parameter for each id.
                 * @example [
                 *   "us_sp_8vKd3QxN"
                 * ]
                 */
                spaceIds: SpaceId[];
            };
        };
        responses: {
            /** The spaces were deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["SpaceBadRequest"];
            404: components["responses"]["SpaceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSpace: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        responses: {
            /** The space. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpaceResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["SpaceBadRequest"];
            404: components["responses"]["SpaceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSpace: {
        parameters: {
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        responses: {
            /** The space was deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["SpaceBadRequest"];
            404: components["responses"]["SpaceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateSpace: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpaceResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    archiveSpace: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        responses: {
            /** The space is archived. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["SpaceBadRequest"];
            404: components["responses"]["SpaceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDocuments: {
        parameters: {
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        responses: {
            /** The documents of the space. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListDocumentsResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SpaceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createDocument: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                "application/json": DocumentConfig;
            };
        };
        responses: {
            /** The new document. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentResponse;
                };
            };
            400: components["responses"]["DocumentBadRequest"];
            404: components["responses"]["SpaceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDocument: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
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
        responses: {
            /** The document. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["DocumentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteDocument: {
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
        responses: {
            /** The document was deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["DocumentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateDocument: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
    listGuidance: {
        parameters: {
            query?: {
                /**
                 * Whether to return the guides together with the guidance. The default is `false`.
                 * @example false
                 */
                includeGuide?: boolean | undefined;
            } | undefined;
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        responses: {
            /** The guidance of the space. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListGuidanceResponse;
                };
            };
            400: components["responses"]["GuidanceBadRequest"];
            403: components["responses"]["GuidanceForbidden"];
            404: components["responses"]["GuidanceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createGuidance: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                "application/json": CreateGuidanceRequest;
            };
        };
        responses: {
            /** The new guidance, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Guidance;
                };
            };
            400: components["responses"]["GuidanceBodyBadRequest"];
            403: components["responses"]["GuidanceWriteForbidden"];
            404: components["responses"]["GuidanceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getGuidance: {
        parameters: {
            query?: {
                /**
                 * Whether to return the guide together with the guidance. The default is `false`.
                 * @example false
                 */
                includeGuide?: boolean | undefined;
            } | undefined;
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Guidance;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["GuidanceBadRequest"];
            403: components["responses"]["GuidanceForbidden"];
            404: components["responses"]["GuidanceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteGuidance: {
        parameters: {
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
            /** The guidance is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            403: components["responses"]["GuidanceWriteForbidden"];
            404: components["responses"]["GuidanceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateGuidance: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
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
        requestBody: {
            content: {
                "application/json": UpdateGuidanceRequest;
            };
        };
        responses: {
            /** The guidance after the change, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Guidance;
                };
            };
            400: components["responses"]["GuidanceBodyBadRequest"];
            403: components["responses"]["GuidanceWriteForbidden"];
            404: components["responses"]["GuidanceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    unarchiveSpace: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
        };
        responses: {
            /** The space is in use again. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["SpaceBadRequest"];
            404: components["responses"]["SpaceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
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
                 * Only the user with this mail address. Upper and lower case make no difference.
                 * @example ines.harbour@harbor-goods.example
                 */
                email?: string | undefined;
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
                 * Text to search for in the name and the mail address. A part of one of them is enough, and upper and lower case
                 * make no difference.
                 * @example harbour
                 */
                search?: string | undefined;
                /**
                 * The direction to sort in. Requires `sortField`.
                 * @example asc
                 */
                sortDirection?: SortDirection | undefined;
                /**
                 * The property to sort by. Requires `sortDirection`.
                 * @example name
                 */
                sortField?: UserSortField | undefined;
            } | undefined;
        };
        responses: {
            /** A page of the users. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListUsersResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getUser: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
        };
        responses: {
            /** The user. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserResponse;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteUser: {
        parameters: {
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
        };
        responses: {
            /** The user was deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateUser: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
        };
        requestBody: {
            content: {
                "application/json": UpdateUserRequest;
            };
        };
        responses: {
            /** The user after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listApiTokens: {
        parameters: {
            query: {
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
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber | undefined;
                /**
                 * How many API tokens a page holds. The default is 10, the maximum 1,000.
                 * @example 10
                 */
                pageSize?: PageSize | undefined;
                /**
                 * The account of the user. It must be the account of the caller.
                 * @example us_acc_Kp7Rw2Nx
                 */
                tenantId: AccountId;
            };
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
        };
        responses: {
            /** A page of the API tokens of the user. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListApiTokensResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createApiToken: {
        parameters: {
            query: {
                /**
                 * The account of the user. It must be the account of the caller.
                 * @example us_acc_Kp7Rw2Nx
                 */
                tenantId: AccountId;
            };
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
        };
        responses: {
            /** The new API token. Only this response contains the secret. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiTokenResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteApiToken: {
        parameters: {
            path: {
                /**
                 * The API token, as `listApiTokens` returns it. Not its secret.
                 * @example us_apt_Hs3mV9qC
                 */
                clientId: ApiTokenId;
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
        };
        responses: {
            /** The API token was revoked. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    resendUserInvite: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
        };
        responses: {
            /** The invitation. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResendInviteResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listUserRoles: {
        parameters: {
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
        };
        responses: {
            /** The role assignments of the user. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListActorRolesResponse;
                };
            };
            400: components["responses"]["RoleBadRequest"];
            403: components["responses"]["RoleForbidden"];
            404: components["responses"]["UserRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    assignUserRole: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AssignRoleResponse;
                };
            };
            400: components["responses"]["RoleBadRequest"];
            403: components["responses"]["RoleForbidden"];
            404: components["responses"]["UserRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteUserRole: {
        parameters: {
            path: {
                /**
                 * The assignment to remove; the `id` that `assignUserRole` and `listUserRoles` return, not a role id.
                 * @example us_acr_Dv9cH4tL
                 */
                actorRoleId: ActorRoleId;
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
        };
        responses: {
            /** The assignment was removed. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["RoleBadRequest"];
            403: components["responses"]["RoleForbidden"];
            404: components["responses"]["UserRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createAndInviteUser: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": UserCreateAndInviteRequest;
            };
        };
        responses: {
            /** The user, with the roles and the invitation. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserWithRolesResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFlags: {
        parameters: {
            path: {
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
        };
        responses: {
            /** The flags of the workbook, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListFlagsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createFlag: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                "application/json": CreateFlagRequest;
            };
        };
        responses: {
            /** The new flag, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Flag;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFlag: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The slug of the flag, which identifies it within its workbook.
                 * @example needs-review
                 */
                slug: string;
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
        };
        responses: {
            /** The flag, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Flag;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteFlag: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The slug of the flag, which identifies it within its workbook.
                 * @example needs-review
                 */
                slug: string;
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
        };
        responses: {
            /** The flag is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateFlag: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The slug of the flag, which identifies it within its workbook.
                 * @example needs-review
                 */
                slug: string;
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
        };
        requestBody: {
            content: {
                "application/json": UpdateFlagRequest;
            };
        };
        responses: {
            /** The flag after the change, not wrapped in `data`. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Flag;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    bulkMutateFlags: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkMutateFlagsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getRecordLines: {
        parameters: {
            query: {
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
            };
        };
        responses: {
            /** A line for each record that matches. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["RecordBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    writeRecordLines: {
        parameters: {
            query?: {
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
            } | undefined;
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * With `true`, agents are not run for the changes of records that this request makes, and their events have
                 * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
                 * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
                 * @example true
                 */
                "X-Disable-Hooks"?: "true" | "false" | undefined;
                /**
                 * The commit that the hook handles. An undo of this commit takes the changes of the hook back, too. If it was undone
                 * already, `updateRecords` changes nothing. An id of another sheet has no effect.
                 * @example us_vr_Wd8jX5kV
                 */
                "X-Hook-Commit"?: string | undefined;
                /**
                 * Which hook of the caller writes. Messages that it writes have the name in `hook`, and only the same hook of the same
                 * caller replaces them: several hooks can write messages about one cell. The caller's messages without a name are not
                 * those of a hook.
                 * @example prices
                 */
                "X-Hook-Name"?: string | undefined;
                /**
                 * The sheet of the request.
                 * @example us_sh_Pe3rT7nK
                 */
                "X-Sheet-Id"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/x-ndjson": RecordChangeLines;
            };
        };
        responses: {
            /** All lines are saved. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WriteRecordsResponse;
                };
            };
            400: components["responses"]["RecordBadRequest"];
            404: components["responses"]["RecordNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createVersion: {
        requestBody: {
            content: {
                "application/json": VersionsPostRequestBody;
            };
        };
        responses: {
            /** The id of a version. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Sunset: components["headers"]["Sunset"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VersionResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listViews: {
        parameters: {
            query: {
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
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber | undefined;
                /**
                 * How many views a page holds. The default is 10, the maximum 1,000.
                 * @example 10
                 */
                pageSize?: PageSize | undefined;
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
        };
        responses: {
            /** A page of the views of the sheet. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListViewsResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createView: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": ViewCreate;
            };
        };
        responses: {
            /** The new view. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewResponse;
                };
            };
            400: components["responses"]["ViewBadRequest"];
            404: components["responses"]["SheetNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getView: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The view.
                 * @example us_vi_Xe5nR8kT
                 */
                viewId: ViewId;
            };
        };
        responses: {
            /** The view. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["ViewNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteView: {
        parameters: {
            path: {
                /**
                 * The view.
                 * @example us_vi_Xe5nR8kT
                 */
                viewId: ViewId;
            };
        };
        responses: {
            /** The view is deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateView: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The view.
                 * @example us_vi_Xe5nR8kT
                 */
                viewId: ViewId;
            };
        };
        requestBody: {
            content: {
                "application/json": ViewUpdate;
            };
        };
        responses: {
            /** The changed view. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewResponse;
                };
            };
            400: components["responses"]["ViewBadRequest"];
            404: components["responses"]["ViewNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * Only webhooks of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
                /**
                 * Only webhooks of this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
            } | undefined;
        };
        responses: {
            /** The webhooks that match. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhooksResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createWebhook: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": CreateWebhook;
            };
        };
        responses: {
            /** The webhook, with its secret. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSecretResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    getWebhook: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The webhook.
                 * @example us_wh_Qy4tN8cR
                 */
                webhookId: WebhookId;
            };
        };
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookResponse;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWebhook: {
        parameters: {
            path: {
                /**
                 * The webhook.
                 * @example us_wh_Qy4tN8cR
                 */
                webhookId: WebhookId;
            };
        };
        responses: {
            /** The webhook was deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateWebhook: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The webhook.
                 * @example us_wh_Qy4tN8cR
                 */
                webhookId: WebhookId;
            };
        };
        requestBody: {
            content: {
                "application/json": UpdateWebhook;
            };
        };
        responses: {
            /** The webhook after the change. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWebhookAttempts: {
        parameters: {
            query?: {
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
                 * Only attempts to send this event.
                 * @example us_evt_Vs2hC5nL
                 */
                eventId?: EventId | undefined;
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
            } | undefined;
            path: {
                /**
                 * The webhook.
                 * @example us_wh_Qy4tN8cR
                 */
                webhookId: WebhookId;
            };
        };
        responses: {
            /** A page of attempts. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookAttemptsResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    redeliverEvent: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The webhook.
                 * @example us_wh_Qy4tN8cR
                 */
                webhookId: WebhookId;
            };
        };
        requestBody: {
            content: {
                "application/json": RedeliverEvent;
            };
        };
        responses: {
            /** The event will be sent. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The webhook.
                 * @example us_wh_Qy4tN8cR
                 */
                webhookId: WebhookId;
            };
        };
        responses: {
            /** The webhook, with its new secret. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSecretResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWorkbooks: {
        parameters: {
            query?: {
                /**
                 * Whether the sheets have record counts; they are all zero.
                 * @deprecated Use `getRecordCounts`.
                 * @example false
                 */
                includeCounts?: boolean | undefined;
                /**
                 * Whether each workbook includes its sheets and their whole field configuration.
                 * @example false
                 */
                includeSheets?: boolean | undefined;
                /**
                 * Only the workbooks with this label are returned.
                 * @example spring
                 */
                label?: string | undefined;
                /**
                 * Only the workbooks with this name are returned.
                 * @example Spring catalogue
                 */
                name?: string | undefined;
                /**
                 * Only the workbooks with this namespace are returned.
                 * @example supplier-onboarding
                 */
                namespace?: string | undefined;
                /**
                 * Only the workbooks of this space are returned.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId | undefined;
                /**
                 * Only the workbooks with this treatment are returned.
                 * @example EXTRACTED_FROM_SOURCE
                 */
                treatment?: WorkbookTreatment | undefined;
                /**
                 * Only the workbooks without this treatment are returned. `EXTRACTED_FROM_SOURCE` leaves out the workbooks that the
                 * service makes of files: people want to see their own.
                 * @example EXTRACTED_FROM_SOURCE
                 */
                withoutTreatment?: WorkbookTreatment | undefined;
            } | undefined;
        };
        responses: {
            /** The workbooks. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    Deprecation: components["headers"]["Deprecation"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Sunset: components["headers"]["Sunset"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ListWorkbooksResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createWorkbook: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
            } | undefined;
        };
        requestBody: {
            content: {
                "application/json": CreateWorkbookConfig;
            };
        };
        responses: {
            /** The workbook with its sheets. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkbookResponse;
                };
            };
            400: components["responses"]["WorkbookBadRequest"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getWorkbook: {
        parameters: {
            header?: {
                /**
                 * The `ETag` of an earlier response: as long as the resource is the same, the response is 304 without a body. Several tags
                 * may be separated by commas, also weak ones (`W/"…"`), and `*` stands for any.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-None-Match"?: string | undefined;
            } | undefined;
            path: {
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
        };
        responses: {
            /** The workbook with its sheets. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkbookResponse;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["WorkbookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWorkbook: {
        parameters: {
            path: {
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
        };
        responses: {
            /** The workbook was deleted. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Success;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["WorkbookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    updateWorkbook: {
        parameters: {
            header?: {
                /**
                 * Makes it safe to send the request again after a lost response: an ASCII text without spaces that you choose for this
                 * piece of work, such as a UUID. For 24 hours after a success, the same request with the same key changes nothing and
                 * gets the same response, with the header `Idempotency-Replayed: true`. A key that was used for another request is
                 * rejected with 409. If two requests with one key arrive at once, one of them waits for the other. After a failure
                 * nothing is kept, so the key can be used again. The response to a repeated `insertRecords` shows the records of the
                 * first request as they are now, without those that were deleted; everything else in it is as it was.
                 *
                 * A key belongs to its caller. If the response has a secret, the key needs at least 16 characters, because only the
                 * key protects the kept response. An operation that makes several commits continues behind the last one if the same request
                 * comes again after a failure.
                 * @example 3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21
                 */
                "Idempotency-Key"?: string | undefined;
                /**
                 * Changes the resource only if it is still as you have read it: the `ETag` of a response to its GET. If it has changed
                 * since, the response is 412 and nothing is changed. Without the header, the change is made in any case. Several tags
                 * may be separated by commas, and `*` stands for any. A request that repeats another one, with the same
                 * `Idempotency-Key`, gets the kept response.
                 * @example "9b2f6d1c0a4e8375b1d2c3f4a5968770"
                 */
                "If-Match"?: string | undefined;
            } | undefined;
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
                "application/json": WorkbookUpdate;
            };
        };
        responses: {
            /** The workbook after the change, with its sheets. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkbookResponse;
                };
            };
            400: components["responses"]["WorkbookBadRequest"];
            404: components["responses"]["WorkbookNotFound"];
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
                completed?: boolean | undefined;
                /**
                 * Returns only the commits of one actor: `me` for the caller, or the id of a user, a guest, an agent or an API key.
                 * @example me
                 */
                createdBy?: string | undefined;
                /**
                 * Continues behind a page: the `nextCursor` of its response. Send it with the same other parameters; only `pageSize` may
                 * change. Commits that others make meanwhile are not in the pages that follow. A text that is not a cursor of commits is
                 * rejected with 400.
                 * @example WyJjb21taXRzIiwyLDQxN10
                 */
                cursor?: string | undefined;
                /**
                 * How many commits a page holds. With a `cursor`, the default is 20. The maximum is 1,000.
                 * @example 50
                 */
                pageSize?: PageSize | undefined;
            } | undefined;
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
                    "Access-Control-Allow-Origin": components["headers"]["AccessControlAllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "X-Ignored-Names": components["headers"]["IgnoredNames"];
                    "X-Request-Id": components["headers"]["RequestId"];
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
