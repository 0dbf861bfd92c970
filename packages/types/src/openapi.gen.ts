// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

/** A token for requests to the service, and whom it represents. */
export interface AccessToken {
    /** The token, to send as a bearer token. */
    accessToken: string;
    /** The account that the token gives access to. */
    accountId?: AccountId;
    /**
     * The mail address of the person whom the token represents.
     * Format: email
     */
    email?: string;
    /**
     * Until when the token is valid, as a date and time.
     * @example 2026-03-03T09:00:00.000Z
     */
    expires: string;
    /**
     * How long the token is valid, in seconds, as a string.
     * @example 86400
     */
    expiresIn: string;
    /** The user whom the token represents. */
    userId?: UserId;
}

/**
 * A customer of the service; everything else belongs to one. The service has `id`, `name`, `metadata`, `defaultAppId`
 * and the dates. An installation that knows the other properties can add them; without it they are absent.
 */
export interface Account {
    /**
     * When the account was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * The sender address of mails to guests.
     * Format: email
     */
    customFromEmail?: string;
    /** The dashboard version that the account uses. */
    dashboard?: number;
    /** The app that new spaces belong to unless they name another. */
    defaultAppId?: AppId;
    /** Host names that may embed the account's spaces. */
    embeddedDomainWhitelist?: string[];
    /** Identifies the account. */
    id: AccountId;
    /** Free-form notes on the account. */
    metadata: {
        [key: string]: unknown;
    };
    /** The name of the account. */
    name: string;
    /**
     * The mail domain of the account's users.
     * Format: hostname
     */
    primaryDomain?: string;
    /** The account's number at the payment provider. */
    stripeCustomerId?: string;
    /** The account's own label below the service's domain. */
    subdomain?: string;
    /**
     * When the account was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /**
     * The account's own host name for the dashboard.
     * Format: hostname
     */
    vanityDomainDashboard?: string;
    /**
     * The account's own host name for spaces.
     * Format: hostname
     */
    vanityDomainSpaces?: string;
}

/**
 * Identifies an account.
 * @example us_acc_Kp7Rw2Nx
 */
export type AccountId = `${string}_acc_${string}`;

/** The properties of an account to change. Absent properties stay as they are. */
export interface AccountPatch {
    /** The app that new spaces belong to unless they name another. */
    defaultAppId?: AppId | undefined;
    /** The new name of the account. */
    name?: string | undefined;
}

/** An account. */
export interface AccountResponse {
    data: Account;
}

/**
 * A button and what it starts. A press of the button starts a job named after `operation`; the listener for that job
 * decides what the job does. The program that shows the button to people starts the job with `createJob`, and the
 * service checks whether it may be pressed. With a `schedule`, the service starts jobs, too.
 *
 * The same actions are in two places: `listActions` has them all, and the `actions` of a space, workbook, sheet, field,
 * document or file has those that belong to it, without their ids. Those of a field belong to its sheet and are mounted
 * on the field. In an update of a configuration, a list replaces the existing actions there: one with the `operation`
 * of an existing action (or its `label`, if it has no operation) changes that one, and it keeps its id and its `createdFrom`. If the list is
 * absent, the actions stay. Actions in a configuration have no events of their own: the event of their target is enough.
 *
 * The defaults are `background` for `mode`, true for `confirm` and false for `primary`.
 */
export interface Action {
    /** Whether a dialog asks for confirmation before the job starts. */
    confirm?: boolean | undefined;
    /** Conditions for pressing the button. All of them must hold; otherwise it is disabled. */
    constraints?: ActionConstraint[] | undefined;
    /** The action of the template that this one was made from. For any other action, what the program that cloned it sent. */
    createdFrom?: ActionId | undefined;
    /**
     * When the action was deleted; absent while it exists. A value in a request is ignored.
     * Format: date-time
     */
    deletedAt?: string | undefined;
    /** The text of the dialog that opens when the button is pressed. */
    description?: string | undefined;
    /** A warning to read before going on. */
    guardrail?: Guardrail | undefined;
    /** Help that explains the action. */
    guide?: Guide | undefined;
    /**
     * The icon on the button, as a name that the program knows. The service does not check it. Use it on primary actions
     * only.
     */
    icon?: string | undefined;
    /** A form to fill in after a press of the button; the job receives the input. */
    inputForm?: InputForm | undefined;
    /**
     * Whether the dialog chooses its text by the validity of the records, from `validRecordsMessage` and
     * `invalidRecordsMessage`, instead of always showing `description`.
     */
    invalidConditionalMessaging?: boolean | undefined;
    /** The text of the dialog if some records are invalid. Used only when `invalidConditionalMessaging` is true. */
    invalidRecordsMessage?: string | undefined;
    /** The text on the button. */
    label: string;
    /**
     * When the action last took something over from the action that it was made from. For any other action, what the
     * program that cloned it sent.
     * Format: date-time
     */
    lastPropagatedAt?: string | undefined;
    /** Notes shown with the action. */
    messages?: ActionMessage[] | undefined;
    /** Which parts people can still use while the job runs. */
    mode?: ActionMode | undefined;
    /** Where the button appears. */
    mount?: ActionMount | undefined;
    /** The operation of the job that the button starts. Listeners wait for this name. */
    operation?: string | undefined;
    /** Whether the button stands out from the others. */
    primary?: boolean | undefined;
    /** @deprecated Use `constraints` with an entry of type `hasAllValid`. */
    requireAllValid?: boolean | undefined;
    /** @deprecated Use `constraints` with an entry of type `hasSelection`. */
    requireSelection?: boolean | undefined;
    /** How often the service runs the action automatically. */
    schedule?: ActionSchedule | undefined;
    /** @deprecated Use `operation`. */
    slug?: string | undefined;
    /** The text shown while the pointer rests on the button. */
    tooltip?: string | undefined;
    /**
     * Do not send it.
     * @deprecated Nothing replaces it.
     */
    type?: string | undefined;
    /** The text of the dialog if all records are valid. Used only when `invalidConditionalMessaging` is true. */
    validRecordsMessage?: string | undefined;
}

/** A condition for pressing the button of an action. */
export type ActionConstraint =
    | ActionConstraintHasAllValid
    | ActionConstraintHasSelection
    | ActionConstraintHasData
    | ActionConstraintHasColumnEnabled;

/**
 * Every record must be valid. If the job has a selection, this applies to the selected records, otherwise to all records
 * of the source. A document and a file have no records.
 */
export interface ActionConstraintHasAllValid {
    /** Whether the condition applies to all records, even if only some are selected. */
    ignoreSelection?: boolean | undefined;
    /** The type of the condition. */
    type: "hasAllValid";
}

/**
 * The column that the action is on must be enabled: the sheet has a field with this key that is not read-only. If the
 * `subject` of the job names no `fieldKey`, this applies to each of the `keys` of the mount; if there are none, one field
 * of the sheet must be enabled.
 */
export interface ActionConstraintHasColumnEnabled {
    /** The type of the condition. */
    type: "hasColumnEnabled";
}

/** There must be at least one record in the source, also if some are selected. */
export interface ActionConstraintHasData {
    /** The type of the condition. */
    type: "hasData";
}

/** At least one record must be selected. The `subject` of the job names the selected records. */
export interface ActionConstraintHasSelection {
    /** The type of the condition. */
    type: "hasSelection";
}

/** An action was added to something in a space. Optional in the context: `appId`, `namespaces`. */
export interface ActionCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actionId: ActionId;
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The text on the button at the time of this event. */
        label: string;
        /** The operation of the jobs that the action starts. */
        operation?: string;
    };
    /** Always `action:created`. */
    topic: "action:created";
}

/** An action was deleted, together with its button. Optional in the context: `appId`, `namespaces`. */
export interface ActionDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actionId: ActionId;
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The text on the button at the time of this event. */
        label: string;
        /** The operation of the jobs that the action starts. */
        operation?: string;
    };
    /** Always `action:deleted`. */
    topic: "action:deleted";
}

/**
 * Identifies an action.
 * @example us_act_Tz4mW8sB
 */
export type ActionId = `${string}_act_${string}`;

/** Settings of the agent that runs a function when the job of an action starts. */
export interface ActionListenerTemplateOptions {
    /** The code of the function to run. */
    actionFunction: string;
    /**
     * The job to wait for, as domain and operation with a colon between them.
     * @example workbook:submitProducts
     */
    jobName: string;
    /** The namespace that the agent works in. */
    namespace?: string | undefined;
    /** The template that these settings are for. */
    template: "action-listener";
}

/** A note shown with an action. */
export interface ActionMessage {
    /** The text of the note. */
    content: string;
    /** How serious the note is. */
    type: ActionMessageType;
}

/** How serious a note on an action is. */
export type ActionMessageType = "error" | "info";

/**
 * Which parts people can still use while the job of an action runs. `foreground` and `toolbarBlocking` both block the
 * resource of the action until the job is complete; `background` does not block it.
 */
export type ActionMode = "foreground" | "background" | "toolbarBlocking";

/**
 * What the button of an action appears on. Without a mount, that is the resource that the action belongs to. The type
 * of the job is the type of the mount; for a column it is `sheet`.
 */
export type ActionMount =
    | ActionMountSheet
    | ActionMountWorkbook
    | ActionMountField
    | ActionMountDocument
    | ActionMountFile;

/** The button appears on documents. */
export interface ActionMountDocument {
    /** Says that the action is on documents. */
    type: "document";
}

/** The button appears on the columns of a sheet. */
export interface ActionMountField {
    /** The keys of the fields that show the button; every field shows it when absent. */
    keys?: string[] | undefined;
    /** Says that the action is on fields. */
    type: "field";
}

/** The button appears on files. */
export interface ActionMountFile {
    /** Says that the action is on files. */
    type: "file";
}

/** The button appears on sheets. */
export interface ActionMountSheet {
    /** The slugs of the sheets that show the button; every sheet shows it when absent. */
    slugs?: string[] | undefined;
    /** Says that the action is on sheets. */
    type: "sheet";
}

/** The button appears on workbooks. */
export interface ActionMountWorkbook {
    /** The slugs of the workbooks that show the button; every workbook shows it when absent. */
    slugs?: string[] | undefined;
    /** Says that the action is on workbooks. */
    type: "workbook";
}

/**
 * How often an action runs automatically: at the start of each week, which is Monday, of each day or of each hour, in
 * UTC. The job works on the resource that the action belongs to. An action without `operation` starts none.
 *
 * The next job is there in advance, with the status `scheduled`. If the action was deleted, or its `schedule` or
 * `operation` has changed, this job is canceled. If several times passed while the service was stopped, the action runs
 * once for all of them. If its space is archived then, or the button could not be pressed, the job is canceled. Operations
 * of the service itself need settings, so they are not scheduled.
 */
export type ActionSchedule = "weekly" | "daily" | "hourly";

/** The properties of an action to change. Absent properties stay as they are. */
export interface ActionUpdate {
    /** Whether a dialog asks for confirmation before the job starts. */
    confirm?: boolean | undefined;
    /** Conditions for pressing the button. All of them must hold; otherwise it is disabled. */
    constraints?: ActionConstraint[] | undefined;
    /** The action of the template that this one was made from. For any other action, what the program that cloned it sent. */
    createdFrom?: ActionId | undefined;
    /**
     * When the action was deleted; absent while it exists. A value in a request is ignored.
     * Format: date-time
     */
    deletedAt?: string | undefined;
    /** The text of the dialog that opens when the button is pressed. */
    description?: string | undefined;
    /** A warning to read before going on. */
    guardrail?: Guardrail | undefined;
    /** Help that explains the action. */
    guide?: Guide | undefined;
    /**
     * The icon on the button, as a name that the program knows. The service does not check it. Use it on primary actions
     * only.
     */
    icon?: string | undefined;
    /** A form to fill in after a press of the button; the job receives the input. */
    inputForm?: InputForm | undefined;
    /**
     * Whether the dialog chooses its text by the validity of the records, from `validRecordsMessage` and
     * `invalidRecordsMessage`, instead of always showing `description`.
     */
    invalidConditionalMessaging?: boolean | undefined;
    /** The text of the dialog if some records are invalid. Used only when `invalidConditionalMessaging` is true. */
    invalidRecordsMessage?: string | undefined;
    /** The text on the button. */
    label?: string | undefined;
    /**
     * When the action last took something over from the action that it was made from. For any other action, what the
     * program that cloned it sent.
     * Format: date-time
     */
    lastPropagatedAt?: string | undefined;
    /** Notes shown with the action. */
    messages?: ActionMessage[] | undefined;
    /** Which parts people can still use while the job runs. */
    mode?: ActionMode | undefined;
    /** Where the button appears. */
    mount?: ActionMount | undefined;
    /** The operation of the job that the button starts. Listeners wait for this name. */
    operation?: string | undefined;
    /** Whether the button stands out from the others. */
    primary?: boolean | undefined;
    /** @deprecated Use `constraints` with an entry of type `hasAllValid`. */
    requireAllValid?: boolean | undefined;
    /** @deprecated Use `constraints` with an entry of type `hasSelection`. */
    requireSelection?: boolean | undefined;
    /** How often the service runs the action automatically. */
    schedule?: ActionSchedule | undefined;
    /** @deprecated Use `operation`. */
    slug?: string | undefined;
    /** The text shown while the pointer rests on the button. */
    tooltip?: string | undefined;
    /**
     * Do not send it.
     * @deprecated Nothing replaces it.
     */
    type?: string | undefined;
    /** The text of the dialog if all records are valid. Used only when `invalidConditionalMessaging` is true. */
    validRecordsMessage?: string | undefined;
}

/** An action was changed, such as its text or where it is mounted. Optional in the context: `appId`, `namespaces`. */
export interface ActionUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actionId: ActionId;
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The text on the button at the time of this event. */
        label: string;
        /** The operation of the jobs that the action starts. */
        operation?: string;
    };
    /** Always `action:updated`. */
    topic: "action:updated";
}

/**
 * The id of who holds a role - a user, an agent or a guest.
 * @example us_ag_Hn6cV2pY
 */
export type ActorIdUnion = `${string}_usr_${string}` | `${string}_ag_${string}` | `${string}_g_${string}`;

/**
 * Identifies the assignment of a role to an actor.
 * @example us_acr_Yg6lS2kZ
 */
export type ActorRoleId = `${string}_acr_${string}`;

/** One assignment of a role to an actor on a resource. */
export interface ActorRoleResponse {
    /** Who holds the role. */
    actorId: ActorIdUnion;
    /**
     * When the role was assigned.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the assignment, not the role. Use this id to remove the assignment. */
    id: ActorRoleId;
    /** The resource that the role is granted on. */
    resourceId: ResourceIdUnion;
    /** The role that the actor holds. */
    roleId: RoleId;
    /**
     * When the assignment was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** Code, or a template, that runs when events happen in its environment. */
export interface Agent extends AgentConfig {
    /** The account that the agent belongs to. */
    accountId: AccountId;
    /**
     * When the agent was first deployed.
     * Format: date-time
     */
    createdAt: string;
    /** The agent that this one was cloned from. Absent, because the service clones no agents. */
    createdFrom?: AgentId;
    /** The environment whose events the agent runs for. */
    environmentId: EnvironmentId;
    /** Identifies the agent. */
    id: AgentId;
    /**
     * When the configuration was last propagated from the agent it was cloned from. Absent, because the service
     * clones no agents.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /**
     * Since when the agent is paused, because 20 runs in a row failed. Absent if it is not paused.
     * Format: date-time
     */
    pausedAt?: string;
    /**
     * Why the service does not run the code of the agent now, and what to do: no process of the service runs agents, the
     * agent has no topics, or it is paused. Absent if the service runs it, and if it has no `source`.
     */
    problem?: string;
    /**
     * When the agent was last deployed or reverted.
     * Format: date-time
     */
    updatedAt: string;
}

/**
 * What an agent runs and when. An agent either brings its own code in `source`, or is made from a `template` with
 * `templateOptions`.
 */
export interface AgentConfig {
    /** Where the code comes from in version control; free-form. */
    commitInfo?: {
        [key: string]: unknown;
    } | undefined;
    /** The language of `source`. */
    compiler?: Compiler | undefined;
    /** Whether the service itself manages the agent. Send false, or leave it out, for your own agents. */
    isSystem?: boolean | undefined;
    /** The namespace that the agent was written for. For information only; it does not filter events. */
    namespace?: string | undefined;
    /** @deprecated Use `templateOptions`. */
    options?: {
        [key: string]: unknown;
    } | undefined;
    /** Whether the agent is also run for events that its own requests cause. The default is false. */
    ownEvents?: boolean | undefined;
    /** The versions of the packages that `source` was bundled with, by package name. */
    packageVersions?: {
        [key: string]: string;
    } | undefined;
    /** A name that you choose and that stays the same in all deployments. Unique within the environment. */
    slug?: string | undefined;
    /**
     * The code of the agent, bundled into one text: a CommonJS or an ES module. Its export, or the `default` of its export,
     * is a function that gets the event, or an object with a function `dispatchEvent` that does.
     */
    source?: string | undefined;
    /** The source map of `source`, as JSON text; with it, errors show the original lines. */
    sourceMap?: string | undefined;
    /** The template that the agent is made from, instead of code. */
    template?: AgentTemplate | undefined;
    /** The settings of the template. Required if `template` is set, and for the same template. */
    templateOptions?: TemplateOptions | undefined;
    /**
     * The topics of the events that the agent is run for. It is not run for changes of records by requests with
     * `X-Disable-Hooks`.
     */
    topics?: EventTopic[] | undefined;
}

/** An agent was deployed under a slug that its environment did not have yet. */
export interface AgentCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The slug of the agent. */
        slug: string;
    };
    /** Always `agent:created`. */
    topic: "agent:created";
}

/** An agent was deleted and receives no further events. */
export interface AgentDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The slug of the agent. */
        slug: string;
    };
    /** Always `agent:deleted`. */
    topic: "agent:deleted";
}

/** An archive made from an agent. The archive itself comes from `downloadAgentExport`. */
export interface AgentExport {
    /** The account that the export belongs to. */
    accountId: AccountId;
    /** The agent that was exported. */
    agentId: AgentId;
    /**
     * When the export was made.
     * Format: date-time
     */
    createdAt: string;
    /**
     * When the export was deleted; absent while it exists.
     * Format: date-time
     */
    deletedAt?: string;
    /** The environment of the agent. */
    environmentId: EnvironmentId;
    /** What the archive holds. */
    exportType: AgentExportType | (string & {});
    /** Identifies the export. */
    id: AgentExportId;
    /**
     * When the export was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/**
 * Identifies an export of an agent.
 * @example us_agx_Lw9fJ3tR
 */
export type AgentExportId = `${string}_agx_${string}`;

/** The settings of the operation `agent-export` on an agent. */
export interface AgentExportJobConfig {
    /** The content of the archive. */
    exportType: AgentExportType;
}

/**
 * What the archive of an export holds. `AUTOBUILD_INLINED`: a generated agent with its resources written into the code.
 * `SYSTEM_COMBINED`: the same, and the other system agents with it. `SOURCE`: the original files, rebuilt from the source
 * map of the deployed code.
 */
export type AgentExportType = "AUTOBUILD_INLINED" | "SYSTEM_COMBINED" | "SOURCE";

/**
 * Identifies an agent.
 * @example us_ag_Hn6cV2pY
 */
export type AgentId = `${string}_ag_${string}`;

/** One run of an agent for one event, with what it used. */
export interface AgentLog {
    /** The agent that ran. */
    agentId: AgentId;
    /** How much the run received over the network, in bytes. */
    bytesReceived?: number;
    /** How much the run sent over the network, in bytes. */
    bytesSent?: number;
    /**
     * When the run ended, as text.
     * @example 2026-03-02T10:31:01.052Z
     */
    completedAt: string;
    /** The context of the event, which says where it happened. */
    context?: {
        [key: string]: unknown;
    };
    /**
     * When the run started, as text.
     * @example 2026-03-02T10:31:00.412Z
     */
    createdAt: string;
    /** How long the run took, in milliseconds. */
    duration?: number;
    /** The event that the agent ran for. */
    eventId: EventId;
    /** Identifies the log entry. */
    id: AgentLogId;
    /** What the agent printed, one line after the other. */
    log?: string;
    /** How much memory the run used, in bytes. */
    memoryUsage?: number;
    /** The namespaces of the event. */
    namespaces?: string[];
    /** How long the event waited before the run started, in milliseconds. */
    queueLag?: number;
    /** How many requests the run made. */
    requestCount?: number;
    /** How long the run waited for responses to its own requests, in milliseconds. */
    requestTime?: number;
    /** Whether the run ended without an error. */
    success: boolean;
    /**
     * The topic of the event.
     * @example commit:created
     */
    topic?: string;
}

/**
 * Identifies a log entry of an agent.
 * @example us_lg_Xi4gM6bA
 */
export type AgentLogId = `${string}_lg_${string}`;

/** An agent. */
export interface AgentResponse {
    data?: Agent;
}

/** The templates that agents can be made from without writing code. */
export type AgentTemplate =
    | "constraints"
    | "autobuild"
    | "autocast"
    | "webhook-egress"
    | "action-listener"
    | "automap";

/**
 * An agent got a new version, because its slug was deployed again or because it was reverted to an older version; or it
 * was paused, because 20 runs in a row failed. Optional in the context: `actorId`.
 */
export interface AgentUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        entityId: string;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** How many runs failed in a row before the agent was paused. */
        failures?: number;
        /** Whether the agent was paused. */
        paused?: boolean;
        /** The slug of the agent. */
        slug: string;
        /** The number of the version that runs after this event. */
        version: number;
    };
    /** Always `agent:updated`. */
    topic: "agent:updated";
}

/** An agent as one deployment left it. Every deployment adds a version. */
export interface AgentVersion extends AgentConfig {
    /** The agent that this is a version of. Spelled with an underscore, unlike every other property. */
    agent_id: AgentId;
    /**
     * When the version was deployed.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the version. */
    id: AgentVersionId;
    /** The number of the version that this one was made from; the first version names itself. */
    origin: number;
    /**
     * When the version was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /** The number of the version, counted from 1 for each agent. */
    version: number;
}

/**
 * Identifies a version of an agent.
 * @example us_agv_Zk1uE7oD
 */
export type AgentVersionId = `${string}_agv_${string}`;

/** A version of an agent. */
export interface AgentVersionResponse {
    data?: AgentVersion;
}

/** An action as the service stores it, with its id and the resource that it belongs to. */
export interface ApiAction extends Action {
    /**
     * When the action was created.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the action. */
    id: ActionId;
    /**
     * The id of the resource that the action belongs to, such as a workbook or a sheet.
     * @example us_wb_Rm5yZ1hC
     */
    targetId: string;
    /**
     * When the action was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** An action to create. */
export interface ApiActionConfig extends Action {
    /**
     * The id of the resource that the action will belong to, such as a workbook or a sheet.
     * @example us_wb_Rm5yZ1hC
     */
    targetId: string;
}

/** The actions to create, in one list. */
export type ApiActionConfigs = ApiActionConfig[];

/** An action. */
export interface ApiActionResponse {
    data: ApiAction;
}

/** Actions, in one list. */
export interface ApiActionsResponse {
    /** The actions; empty when there are none. */
    data: ApiAction[];
}

/** The credentials of a program. */
export interface ApiCredentials {
    /** Identifies the program; the `id` of an API key, or the `clientId` of an API token. */
    clientId: string;
    /**
     * The secret of the program; the `secret` from the response that created the API key or the API token.
     * Format: password
     */
    secret: string;
    /** Says that these are the credentials of a program. */
    type: "apiCredentials";
}

/** A key for the requests of programs to the service, in one environment. */
export interface ApiKey {
    /** The account that the key belongs to. */
    accountId?: AccountId;
    /**
     * When the key was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * Always absent, because revoked keys are not returned.
     * Format: date-time
     */
    deletedAt?: string;
    /** The environment that the key is for. */
    environmentId?: EnvironmentId;
    /** Identifies the key. */
    id: ApiKeyId;
    /** The operations that the key may call; all of them when the list is empty. */
    operations: ApiKeyOperation[];
    /** The key itself, to send as a bearer token. Only in the response that creates the key. */
    rawKey?: string;
    /**
     * The value to send to `createAccessToken` as `secret`, with the `id` of the key as `clientId`. Only in the
     * response that creates a secret key.
     */
    secret?: string;
    /** What the key may do. */
    type: ApiKeyType | (string & {});
    /**
     * When the key was created; a key does not change.
     * Format: date-time
     */
    updatedAt?: string;
}

/**
 * Identifies an API key. It is not the key itself.
 * @example us_key_Lb6wT1sG
 */
export type ApiKeyId = `${string}_key_${string}`;

/** An operation that an API key may call. */
export interface ApiKeyOperation {
    /** The HTTP method of the operation, in capitals. */
    method: string;
    /** The path of the operation, as this description writes it. */
    path: string;
}

/** API keys of an environment. */
export interface ApiKeysResponse {
    /** The keys; only the new one in the response that creates it. */
    data: ApiKey[];
}

/**
 * What an API key may do: `SECRET` allows everything in its environment, `PUBLISHABLE` only creates spaces. Keep
 * secret keys on servers.
 */
export type ApiKeyType = "PUBLISHABLE" | "SECRET";

/** Credentials of a program that works for a user. The secret is not part of it. */
export interface ApiToken {
    /** Identifies the API token. `createAccessToken` takes it as `clientId`. */
    clientId: ApiTokenId;
    /**
     * When the API token was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * When it was last exchanged for an access token; absent before the first time.
     * Format: date-time
     */
    lastUsedAt?: string;
    /** The account that the API token gives access to. */
    tenantId: AccountId;
    /** The user for whom the program works. */
    userId: UserId;
}

/**
 * Identifies an API token of a user. It is not a secret.
 * @example us_apt_Hs3mV9qC
 */
export type ApiTokenId = `${string}_apt_${string}`;

/** An API token that was just created. */
export interface ApiTokenResponse {
    data: ApiTokenWithSecret;
}

/** A new API token with its secret. */
export interface ApiTokenWithSecret {
    /** Identifies the API token. `createAccessToken` takes it as `clientId`. */
    clientId: ApiTokenId;
    /**
     * When the API token was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * When it was last exchanged for an access token; absent before the first time.
     * Format: date-time
     */
    lastUsedAt?: string;
    /** The value to send to `createAccessToken` as `secret`. It is not shown again. */
    secret: string;
    /** The account that the API token gives access to. */
    tenantId: AccountId;
    /** The user for whom the program works. */
    userId: UserId;
}

/** A group of spaces of one kind, and the names for such a space. */
export interface App {
    /**
     * When the app was put into use; `null` before that. Spaces can belong to it in both cases.
     * Format: date-time
     */
    activatedAt?: string | null;
    /** What new spaces of the app begin with. */
    blueprint?: SpaceBlueprint;
    /**
     * When the app was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * When the app was deleted; `null` while it is not.
     * Format: date-time
     */
    deletedAt?: string | null;
    /** What one space of the app is called, such as `Supplier`. */
    entity: string;
    /** What several spaces of the app are called, such as `Suppliers`. */
    entityPlural: string;
    /** In which environments programs should offer the app. The service only stores it. */
    environmentFilters: AppEnvironmentFilters;
    /** The icon of the app as SVG markup. */
    icon?: string;
    /** Identifies the app. */
    id: AppId;
    /** Free-form notes on the app. */
    metadata: {
        [key: string]: unknown;
    };
    /** The name of the app, as people read it. */
    name: string;
    /**
     * The namespace of the app's spaces: a new space of the app gets it, unless its request has its own. Events in the
     * space name it, so that listeners can filter by it.
     */
    namespace: string;
    /** What kind of work the app is for. */
    type: AppType;
    /**
     * When the app was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** An app to create. The service adds its id and the dates. */
export interface AppCreate {
    /** What new spaces of the app begin with. */
    blueprint?: SpaceBlueprint | undefined;
    /** What one space of the app is called. The default is `Space`. */
    entity?: string | undefined;
    /** What several spaces of the app are called. The default is `Spaces`. */
    entityPlural?: string | undefined;
    /** In which environments programs should offer the app. The service only stores it. */
    environmentFilters?: AppEnvironmentFilters | undefined;
    /** The icon of the app as SVG markup. */
    icon?: string | undefined;
    /** Free-form notes on the app. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /** The name of the app, as people read it. */
    name: string;
    /**
     * The namespace of the app's spaces: a new space of the app gets it, unless its request has its own. Events in the
     * space name it, so that listeners can filter by it.
     */
    namespace: string;
    /** What kind of work the app is for. */
    type: AppType;
}

/** In which environments programs should offer an app. Without any property, in all of them. */
export interface AppEnvironmentFilters {
    /** Environments not to offer it in, by id, even when their kind matches. */
    exclude_ids?: string[] | undefined;
    /** The kinds of environment to offer it in, such as `development` and `production`. */
    type?: string[] | undefined;
}

/**
 * Identifies an app.
 * @example us_app_Ib3pQ8mH
 */
export type AppId = `${string}_app_${string}`;

/** The properties of an app to change. Absent properties stay as they are. */
export interface AppPatch {
    /**
     * When the app is put into use; `null` takes it out of use.
     * Format: date-time
     */
    activatedAt?: string | null | undefined;
    /** What new spaces of the app begin with. */
    blueprint?: SpaceBlueprint | undefined;
    /** What one space of the app is called, such as `Supplier`. */
    entity?: string | undefined;
    /** What several spaces of the app are called, such as `Suppliers`. */
    entityPlural?: string | undefined;
    /** In which environments programs should offer the app. The service only stores it. */
    environmentFilters?: AppEnvironmentFilters | undefined;
    /** The icon of the app as SVG markup. */
    icon?: string | undefined;
    /** Free-form notes on the app. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /** The name of the app, as people read it. */
    name?: string | undefined;
    /**
     * The namespace of the app's spaces: a new space of the app gets it, unless its request has its own. Events in the
     * space name it, so that listeners can filter by it.
     */
    namespace?: string | undefined;
}

/** An app. */
export interface AppResponse {
    data: App;
}

/** The apps of an account. */
export interface AppsResponse {
    /** The apps, newest first; this list has no pages. */
    data: App[];
}

/**
 * What kind of work an app is for. Kinds in common use are `PORTAL`, `PROJECTS`, `MAPPING`, `WORKBOOKS` and `CUSTOM`,
 * one that its account built for itself. Any other name is possible, because nothing in the service depends on it.
 */
export type AppType = "PORTAL" | "PROJECTS" | "MAPPING" | "WORKBOOKS" | "CUSTOM" | (string & {});

/** Which role an actor gets, and on what. */
export interface AssignActorRoleRequest {
    /** The resource that the role is granted on. The role also covers everything inside it, such as the spaces of an environment. */
    resourceId: ResourceIdUnion;
    /** The role to assign. */
    roleId: RoleId;
}

/** The assignment that was made. */
export interface AssignRoleResponse {
    data: AssignRoleResponseData;
}

/** A new assignment of a role to an actor on a resource. */
export interface AssignRoleResponseData {
    /** Who holds the role. */
    actorId: ActorIdUnion;
    /**
     * When the role was assigned.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the assignment, not the role. Use this id to remove the assignment. */
    id: ActorRoleId;
    /** The resource that the role is granted on. */
    resourceId: ResourceIdUnion;
    /** The role that the actor holds. */
    roleId: RoleId;
    /**
     * When the assignment was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** The value of one column. */
export interface AssignRule {
    /** The key of the column. */
    column: string;
    /** The key of the field. */
    field: string;
    /** How the text changes on its way, in this order. An empty text stays empty. */
    steps?: RuleStep[] | undefined;
    /** The type of the rule: one column. */
    type: "assign";
}

/** Settings of the agent that sets up spaces from a stored build. */
export interface AutobuildTemplateOptions {
    /** The id of the build. */
    autobuildId: string;
    /** The namespace that the agent works in. */
    namespace?: string | undefined;
    /** The template that these settings are for. */
    template: "autobuild";
}

/** Settings of the agent that turns text into the type of its field, such as "24.50" into a number. */
export interface AutocastTemplateOptions {
    /** The keys of the fields to convert; all fields when absent. */
    fieldFilters?: string[] | undefined;
    /** The namespace that the agent works in. */
    namespace?: string | undefined;
    /** Further settings of the conversion; free-form. */
    options?: {
        [key: string]: unknown;
    } | undefined;
    /** The slug of the sheet whose records are converted. */
    sheetSlug: string;
    /** The template that these settings are for. */
    template: "autocast";
}

/** Which files are mapped automatically, to which sheet, and the required confidence of a match. */
export interface AutomapOptions {
    /**
     * The confidence that the match of a column needs to be accepted.
     * @example confident
     */
    accuracy: string;
    /**
     * The sheet that receives the records.
     * @example products
     */
    defaultTargetSheet: string;
    /**
     * A pattern for file names; files that do not match are left alone.
     * @example ^products.*\.csv$
     */
    matchFilename: string;
}

/** Settings of the agent that maps uploaded files to a sheet automatically. */
export interface AutomapTemplateOptions {
    /** The namespace that the agent works in. */
    namespace?: string | undefined;
    /** Which files are mapped, to which sheet, and the required confidence of a match. */
    options: AutomapOptions;
    /** The template that these settings are for. */
    template: "automap";
}

/** The properties that fields of every type have. */
export interface BaseProperty {
    /**
     * The actions of the field, in the order of the buttons: those of its sheet that are mounted on this field alone. If
     * absent in an update, the field keeps its actions; an empty list removes them.
     */
    actions?: Action[] | undefined;
    /** Other names of the field in files, for programs that map columns to fields. */
    alternativeNames?: string[] | undefined;
    /** How the program that shows the sheet should draw the column. */
    appearance?: FieldAppearance | undefined;
    /** The rules that its values must follow; at most 10. */
    constraints?: Constraint[] | undefined;
    /** What the field is for, in Markdown. */
    description?: string | undefined;
    /** The name of the field for programs; records use it for their values. It must not be `__proto__`. */
    key: string;
    /** The name of the field, as people see it. The default is the key. */
    label?: string | undefined;
    /** Your own notes on the field, any JSON value. */
    metadata?: unknown;
    /** Whether the values are read-only for guests. Guests can neither change them nor set them in new records. */
    readonly?: boolean | undefined;
    /**
     * What distinguishes the field from others, for your own programs. Programs that let people add fields mark them
     * with `user-defined`.
     */
    treatments?: string[] | undefined;
}

/** A workbook of new spaces. */
export interface BlueprintWorkbook {
    /** The actions of the workbook, in the order of the buttons. */
    actions?: Action[] | undefined;
    /** Labels to find the workbook by. */
    labels?: string[] | undefined;
    /** Your own notes on the workbook, any JSON value. */
    metadata?: unknown;
    /** The name of the workbook, as people see it. */
    name: string;
    /** A name that listeners filter the events of the workbook by. */
    namespace?: string | undefined;
    /** How the workbook behaves. */
    settings?: WorkbookSettings | undefined;
    /** The sheets, in their order. Their slugs must be unique; a sheet without a slug gets one from its name. */
    sheets?: SheetConfig[] | undefined;
}

/**
 * A field that holds yes or no. The texts `true`, `yes`, `y`, `t`, `on` and `1` and the number 1 are converted to `true`;
 * `false`, `no`, `n`, `f`, `off` and `0` and the number 0 to `false`. Case and spaces around make no difference. Other
 * values are invalid.
 */
export type BooleanProperty = {
    /** Whether a third state is allowed. */
    config?: BooleanPropertyConfig | undefined;
    /** The type of the field: it holds yes or no. */
    type: "boolean";
} & (BaseProperty & {
    type: "boolean";
});
/** The settings of a boolean field. */
export interface BooleanPropertyConfig {
    /**
     * Whether `null` is allowed as a third state. With `false`, an empty cell is invalid. Fields without `config` allow
     * it.
     */
    allowIndeterminate: boolean;
}

/**
 * The settings of the operation `bulk-mutate-flags` on a workbook: the change of a flag, and the records to change.
 * `bulkMutateFlags` creates them from its request.
 */
export interface BulkMutateFlagsJobConfig {
    /**
     * Records to leave out of the selection, even if another parameter selects them. With the filter `none`, they are
     * the only records that change.
     */
    exceptions?: RecordId[] | undefined;
    /**
     * Selects records by validity: `valid`, `error`, `all` or `none`. Or an object of conditions on fields, which must
     * all be met. For each field it has the value, or a list of values of which the record has one, or an object of
     * operators of the filter query language with their values: `{"currency": ["EUR", "USD"], "price": {"gte": 20}}`.
     * `null` means no value. An object has at most 100 conditions. Other values, and fields that no sheet of the
     * workbook has, are rejected.
     */
    filter?: unknown;
    /** The key of the field that `valid` or `error` applies to. Without it, they apply to the whole record. Has no effect without `filter`. */
    filterField?: string | undefined;
    /**
     * The records to change, by id. Together with `searchValue` or a `filter` of `valid`, `error` or `all`, these
     * records are left out of the selection instead.
     */
    ids?: RecordId[] | undefined;
    /** What to do with the flag. */
    mutation: FlagMutationConfig;
    /**
     * Text to search for in all fields of the records, like `searchValue`. It is not a query in the filter query
     * language: that is `query`.
     */
    q?: string | undefined;
    /**
     * A query in the filter query language that the records must meet, such as `price gt 100`. Every other operation
     * calls it `q`; here, `q` is a text to search for. A sheet without one of the fields has no matching records; a
     * field that no sheet of the workbook has is rejected.
     */
    query?: string | undefined;
    /** The key of the field to search for `searchValue`. Without it, all fields are searched. */
    searchField?: string | undefined;
    /** Text that the records must contain. Text in double quotes must match a whole value; `""` finds empty values. */
    searchValue?: string | undefined;
    /** If given, the service takes a snapshot of the sheets concerned before anything changes, and gives it this label. */
    snapshotLabel?: string | undefined;
    /** The workbook whose records are selected. */
    workbookId: WorkbookId;
}

/** The change of a flag, and the records to change. */
export interface BulkMutateFlagsRequest {
    /**
     * Records to leave out of the selection, even if another parameter selects them. With the filter `none`, they are
     * the only records that change.
     */
    exceptions?: RecordId[] | undefined;
    /**
     * Selects records by validity: `valid`, `error`, `all` or `none`. Or an object of conditions on fields, which must
     * all be met. For each field it has the value, or a list of values of which the record has one, or an object of
     * operators of the filter query language with their values: `{"currency": ["EUR", "USD"], "price": {"gte": 20}}`.
     * `null` means no value. An object has at most 100 conditions. Other values, and fields that no sheet of the
     * workbook has, are rejected.
     */
    filter?: unknown;
    /** The key of the field that `valid` or `error` applies to. Without it, they apply to the whole record. Has no effect without `filter`. */
    filterField?: string | undefined;
    /**
     * The label and colour of the flag, for `apply` and `update`. With `apply` they have an effect only if the
     * workbook has no flag with this slug yet; the flag is then created. Ignored by `replace` and `delete`.
     */
    flag?: FlagMutationData | undefined;
    /**
     * The records to change, by id. Together with `searchValue` or a `filter` of `valid`, `error` or `all`, these
     * records are left out of the selection instead.
     */
    ids?: RecordId[] | undefined;
    /** What to do with the flag. */
    operation: FlagOperation;
    /**
     * Text to search for in all fields of the records, like `searchValue`. It is not a query in the filter query
     * language: that is `query`.
     */
    q?: string | undefined;
    /**
     * A query in the filter query language that the records must meet, such as `price gt 100`. Every other operation
     * calls it `q`; here, `q` is a text to search for. A sheet without one of the fields has no matching records; a
     * field that no sheet of the workbook has is rejected.
     */
    query?: string | undefined;
    /** The key of the field to search for `searchValue`. Without it, all fields are searched. */
    searchField?: string | undefined;
    /** Text that the records must contain. Text in double quotes must match a whole value; `""` finds empty values. */
    searchValue?: string | undefined;
    /** The slug of the flag, which identifies it within the workbook. */
    slug: string;
    /** If given, the service takes a snapshot of the sheets concerned before anything changes, and gives it this label. */
    snapshotLabel?: string | undefined;
}

/** Reports that a change of flags is queued, and names its job. */
export interface BulkMutateFlagsResponse {
    /** The job that makes the change. Its `job:*` events report the progress. */
    jobId: JobId;
    /** Whether the change was queued. */
    success: boolean;
}

/** The cells to write into each selected record. */
export interface BulkUpdateRecordRequest {
    /** The cells, as a map from field key to cell. A field that the sheet does not have is rejected. */
    fieldUpdates: {
        [key: string]: CellValue;
    };
}

/** One number about one field, computed over the selected records of a sheet. */
export interface Calculation {
    /** The counts of the field over the selected records; absent unless `byField` is `true`. */
    counts?: FieldRecordCounts;
    /** The key of the field that was counted. */
    fieldKey: string;
    /** Identifies the calculation. */
    id: CalculationId;
    /** The sheet whose records were counted. */
    sheetId: SheetId;
    /** What was computed. */
    type: CalculationType;
    /**
     * The result; percentages are from 0 to 100. Absent if there is no result, such as for the average of a field
     * without any number.
     * Format: double
     */
    value?: number;
    /** The workbook that holds the sheet. */
    workbookId: WorkbookId;
}

/**
 * Which records are included, by their validity: `valid` for those without an error, `error` for those with at least
 * one, `all` for every record, `none` for no record. With `none`, only records that are named by their ids are
 * included, if the operation takes ids. All other conditions of the request apply in addition.
 */
export type CalculationFilter = "valid" | "error" | "all" | "none";

/**
 * Identifies a calculation.
 * @example us_calc_Uo6iP9lE
 */
export type CalculationId = `${string}_calc_${string}`;

/**
 * What a calculation computes over the values of one field.
 *
 * | Value | Result |
 * |---|---|
 * | `COUNT_EMPTY` | How many records have no value in the field. |
 * | `COUNT_NON_EMPTY` | How many records have a value in the field. |
 * | `PERCENT_EMPTY` | The share of records without a value. |
 * | `PERCENT_NON_EMPTY` | The share of records with a value. |
 * | `COUNT_CHANGED` | How many records had their value changed. |
 * | `PERCENT_CHANGED` | The share of records whose value was changed. |
 * | `SUM` | The sum of the values. |
 * | `AVERAGE` | The arithmetic mean of the values. |
 * | `MIN` | The smallest value. |
 * | `MAX` | The largest value. |
 *
 * `null` and the empty text count as no value. The last four ignore values that are not numbers.
 */
export type CalculationType =
    | "COUNT_EMPTY"
    | "COUNT_NON_EMPTY"
    | "PERCENT_EMPTY"
    | "PERCENT_NON_EMPTY"
    | "COUNT_CHANGED"
    | "PERCENT_CHANGED"
    | "SUM"
    | "AVERAGE"
    | "MIN"
    | "MAX"
    | (string & {});

/** One part of a canvas - what it shows, its position and how it opens. An area may contain further areas. */
export interface CanvasArea {
    /** The canvas that the area is part of. */
    canvasId: CanvasId;
    /** What the area shows, in the form that its `type` requires, such as the id of a sheet. Any JSON value. */
    config: unknown;
    /**
     * When the area was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * When the area was deleted. Absent on areas that are still there.
     * Format: date-time
     */
    deletedAt?: string;
    /** Identifies the area. */
    id: CanvasAreaId;
    /** How the area uses space on the screen. */
    layout: CanvasAreaLayout | (string & {});
    /** Free-form notes on the area. Any JSON value; the service does not read it. */
    metadata: unknown;
    /** What is shown above the area, such as a hint while data is loading. Any JSON value; `null` if there is no overlay. */
    overlay: unknown;
    /** The area that this one is nested in. Absent on areas that stand directly on the canvas. */
    parentId?: CanvasAreaId;
    /** The position of the area within its parent, or on the canvas. */
    position: CanvasAreaPosition | (string & {});
    /** What kind of content the area shows. */
    type: CanvasAreaType | (string & {});
    /**
     * When the area was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /** Whether the area is shown. */
    visibility: CanvasAreaVisibility | (string & {});
}

/** An area was added to a canvas. Optional in the context: `appId`, `namespaces`. */
export interface CanvasAreaCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `canvas-area`. */
    domain: "canvas-area";
    /** What is known about it. */
    payload: {
        /** The canvas that the area is part of. */
        canvasId: string;
        /** What kind of content the area shows, as in its `type`. */
        type: string;
    };
    /** Always `canvas-area:created`. */
    topic: "canvas-area:created";
}

/** An area of a canvas was deleted, with the areas nested in it. Optional in the context: `appId`, `namespaces`. */
export interface CanvasAreaDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `canvas-area`. */
    domain: "canvas-area";
    /** What is known about it. */
    payload: {
        /** The canvas that the area is part of. */
        canvasId: string;
        /** What kind of content the area shows, as in its `type`. */
        type: string;
    };
    /** Always `canvas-area:deleted`. */
    topic: "canvas-area:deleted";
}

/**
 * Identifies an area of a canvas.
 * @example us_cva_Sa2kT6cX
 */
export type CanvasAreaId = `${string}_cva_${string}`;

/** How an area uses space on the screen. `split` shares the space with its neighbours, `drawer` slides in from an edge, `modal` opens above everything else. */
export type CanvasAreaLayout = "split" | "drawer" | "modal";

/** The edge of an area's position, or the middle. */
export type CanvasAreaPosition = "top" | "left" | "right" | "middle" | "bottom";

/** A canvas area. */
export interface CanvasAreaResponse {
    data: CanvasArea;
}

/** What an area shows. `sheet` is one sheet, `sheets` lets the viewer switch between several, `iframe` embeds a web page. */
export type CanvasAreaType =
    | "mapping"
    | "header"
    | "agent"
    | "form"
    | "sheet"
    | "sheets"
    | "workbook"
    | "document"
    | "file"
    | "iframe";

/** An area of a canvas was changed, such as its content or its position. Optional in the context: `appId`, `namespaces`. */
export interface CanvasAreaUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `canvas-area`. */
    domain: "canvas-area";
    /** What is known about it. */
    payload: {
        /** The canvas that the area is part of. */
        canvasId: string;
        /** What kind of content the area shows, as in its `type`. */
        type: string;
    };
    /** Always `canvas-area:updated`. */
    topic: "canvas-area:updated";
}

/** Whether an area is shown. `optional` leaves it to the viewer, `skeleton` shows an outline in its place until there is content. */
export type CanvasAreaVisibility = "visible" | "hidden" | "optional" | "skeleton";

/** A canvas was added to a space; every space has one from its creation. Optional in the context: `appId`, `namespaces`. The payload is empty. */
export interface CanvasCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `canvas`. */
    domain: "canvas";
    /** Always `canvas:created`. */
    topic: "canvas:created";
}

/** A canvas was deleted, with its areas. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. The payload is empty. */
export interface CanvasDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `canvas`. */
    domain: "canvas";
    /** Always `canvas:deleted`. */
    topic: "canvas:deleted";
}

/**
 * Identifies a canvas.
 * @example us_cv_Dr9nF4jW
 */
export type CanvasId = `${string}_cv_${string}`;

/** A canvas was changed. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. The payload is empty. */
export interface CanvasUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `canvas`. */
    domain: "canvas";
    /** Always `canvas:updated`. */
    topic: "canvas:updated";
}

/** Writes the text in capital or small letters. */
export interface CaseStep {
    /** The letters of the result. */
    to: LetterCase;
    /** The type of the step: capital or small letters. */
    type: "case";
}

/** Which changes to one cell of a record are allowed. */
export interface CellConfig {
    /** Whether the cell is read-only for guests. */
    readonly?: boolean | undefined;
}

/** What to write into one cell. */
export interface CellData {
    /** The writer's own messages about the value. They are stored together with those of the service. */
    messages?: ValidationMessage[] | undefined;
    /**
     * Whether the writer considers the value valid. With `false` and no message of the type `error`, the cell gets an
     * error message with the source `custom-logic`. `true` has no effect: the service decides by the error messages.
     */
    valid?: boolean | undefined;
    /** The value of the cell; `null` empties it. */
    value?: CellValueUnion | undefined;
}

/** The different values of fields. */
export interface CellsResponse {
    data: CellsResponseData;
}

/** A list of different values for each field key. */
export interface CellsResponseData {
    [key: string]: CellValueWithCounts[];
}

/** One cell of a record. */
export interface CellValue {
    /** Only in requests: the commit that the change of this cell is based on, in place of the `ifCommitId` of its record. */
    ifCommitId?: CommitId | undefined;
    /** The layer that produced the value, if a commit changed it automatically. */
    layer?: string | undefined;
    /** The records that a reference refers to, if requested. */
    links?: Record[] | undefined;
    /** All messages about the value, from the service and from the writers of records. */
    messages?: ValidationMessage[] | undefined;
    /** @deprecated No longer stored; use the `metadata` of the record. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * When the value was last changed.
     * Format: date-time
     */
    updatedAt?: string | undefined;
    /** Whether the cell has no message of the type `error`. */
    valid?: boolean | undefined;
    /** What the cell holds; `null` when it is empty. */
    value?: CellValueUnion | undefined;
}

/**
 * The value of a cell. Numbers may be whole or not; dates are strings such as `2026-03-02`; fields of the list types
 * hold a list of strings; `null` is an empty cell, and the empty text counts as empty, too. Empty texts in a list are
 * left out. The type of the field says which other values are converted. An invalid value is stored too, with an error
 * message. Text with the character U+0000 or half of a surrogate pair is rejected; in a file, each such character is
 * replaced by U+FFFD, with a warning.
 */
export type CellValueUnion = string | number | boolean | string[] | null;

/** A value of a field. */
export interface CellValueWithCounts {
    /** The counts of the selected records with this value, if requested. */
    counts?: RecordCounts;
    /** The value; `null` stands for all cells without a value. */
    value?: CellValueUnion;
}

/**
 * What happened to a record since a snapshot.
 *
 * - `createdSince`: it was added.
 * - `updatedSince`: it was changed.
 * - `deletedSince`: it was deleted.
 */
export type ChangeType = "createdSince" | "updatedSince" | "deletedSince";

/** How to name the copy of a file. */
export interface CloneFileRequest {
    /**
     * The beginning of the name of the copy. A space and the name of the file follow it.
     * @default Copy of
     */
    prefix?: string | undefined;
}

/** The first of several columns that is not empty. */
export interface CoalesceRule {
    /** The keys of the columns, in their order. */
    columns: string[];
    /** The key of the field. */
    field: string;
    /** How the text changes on its way, in this order. An empty text stays empty. */
    steps?: RuleStep[] | undefined;
    /** The type of the rule: the first column with a text. */
    type: "coalesce";
}

/** Many resources that a job is about, as the request that lists them. */
export interface CollectionJobSubject {
    /**
     * The path parameters of that request, such as `sheetId`, and `fieldKey` if an action is pressed on a column. The
     * default of `sheetId` is the source.
     */
    params?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * The query parameters of that request. For records, these are `ids`, `exceptions`, `filter`, `filterField`,
     * `searchValue`, `searchField` and `q`.
     */
    query?: {
        [key: string]: unknown;
    } | undefined;
    /** The kind of resource in the list, such as `records` or `fields`. */
    resource: string;
    /** The type of the subject: many resources. */
    type: "collection";
}

/** What columns are called: by the `key` of their field, or by its `label`. A field without a label has its key. */
export type ColumnNames = "key" | "label";

/** A record of a request that was combined with an earlier one, because both have the same key. */
export interface CombinedRecord {
    /** The place of the record. */
    record: number;
    /** The place of the earlier record; absent in the result of a job if it was in an earlier commit. */
    with?: number;
}

/**
 * One group of changes to the records of a sheet. A commit is open until it is completed: before that, `completedAt`
 * and `completedBy` are absent; after that, they are present.
 */
export interface Commit {
    /**
     * When the commit was acknowledged; absent while the commit is open.
     * Format: date-time
     */
    completedAt?: string;
    /** Who completed the commit, a user or a part of the system; absent while the commit is open. */
    completedBy?: string;
    /**
     * When an open commit completes itself at the latest. Absent after it is completed.
     * Format: date-time
     */
    completesAt?: string;
    /**
     * When the changes were written.
     * Format: date-time
     */
    createdAt: string;
    /** Who made the changes, a user or a part of the system. */
    createdBy: string;
    /** Identifies the commit; the same value as the version of the records that it made. */
    id: CommitId;
    /** The sheet whose records were changed. */
    sheetId: SheetId;
    /**
     * For whom the commit is open: the ids of the agents that run for it, and of the users and keys whose programs said
     * that they complete commits. Absent after it is completed.
     */
    waitsFor?: string[];
}

/** A tracked commit was acknowledged as handled, so that actions on its sheet are possible again. Optional in the context: `appId`, `namespaces`. */
export interface CommitCompletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        commitId: CommitId;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /**
         * `undo` if the commit takes another one back, `restore` if it brings records back from a snapshot; absent for all
         * others. Programs that correct records should leave such commits alone: people have decided how the records are.
         */
        cause?: "undo" | "restore";
        /** Whether the commit stays open until a receiver completes it. */
        trackChanges: boolean;
    };
    /** Always `commit:completed`. */
    topic: "commit:completed";
}

/** Records of a sheet were added, changed or deleted; the commit groups the changes of one request. Optional in the context: `appId`, `namespaces`. */
export interface CommitCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        commitId: CommitId;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /**
         * `undo` if the commit takes another one back, `restore` if it brings records back from a snapshot; absent for all
         * others. Programs that correct records should leave such commits alone: people have decided how the records are.
         */
        cause?: "undo" | "restore";
        /** Whether the commit stays open until a receiver completes it. */
        trackChanges: boolean;
    };
    /** Always `commit:created`. */
    topic: "commit:created";
}

/**
 * Identifies a commit.
 * @example us_vr_Wd8jX5kV
 */
export type CommitId = `${string}_vr_${string}`;

/** A commit. */
export interface CommitResponse {
    data: Commit;
}

/** Further changes of records joined an open commit. Reserved: In this version, each write makes its own commit. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. */
export interface CommitUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        commitId: CommitId;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /**
         * `undo` if the commit takes another one back, `restore` if it brings records back from a snapshot; absent for all
         * others. Programs that correct records should leave such commits alone: people have decided how the records are.
         */
        cause?: "undo" | "restore";
        /** Whether the commit stays open until a receiver completes it. */
        trackChanges: boolean;
    };
    /** Always `commit:updated`. */
    topic: "commit:updated";
}

/** The language of an agent's code. There is one, JavaScript. */
export type Compiler = "js";

/**
 * No two records of the sheet may have the same values in all the named fields. Values are compared as the rule
 * `unique` of one field does by default: upper and lower case make no difference, and `null` is the same as the empty
 * text. A record without a value in all of these fields is left out of the comparison.
 */
export interface CompositeUniqueConstraint {
    /** How a broken rule is reported. */
    config?: CompositeUniqueConstraintConfig | undefined;
    /** The keys of the fields whose values are compared together. */
    fields: string[];
    /** The name of the rule. */
    name: string;
    /** The keys of fields that must have a value for the rule to apply to a record. */
    requiredFields?: string[] | undefined;
    /** How the values are compared. Both ways find the same duplicates. */
    strategy: CompositeUniqueConstraintStrategy;
    /** The type of the rule. */
    type: "unique";
}

/** How a duplicate combination is reported. */
export interface CompositeUniqueConstraintConfig {
    /** How serious a duplicate combination is. The default is `error`. */
    level?: ValidationType | undefined;
    /** The text of the message, instead of the default text. */
    message?: string | undefined;
}

/**
 * How the values of several fields are compared: as one text (`concat`) or by a hash of it (`hash`). Both find the same
 * duplicates.
 */
export type CompositeUniqueConstraintStrategy = "hash" | "concat";

/** The value is computed, so programs that map columns should leave the field out. The service only stores the rule. */
export interface ComputedConstraint {
    /** The type of the rule. */
    type: "computed";
}

/** The texts of several columns as one text. Empty ones are left out. */
export interface ConcatenateRule {
    /** The keys of the columns, in their order. */
    columns: string[];
    /** The key of the field. */
    field: string;
    /** What stands between the texts. The default is a space. */
    separator?: string | undefined;
    /** How the text changes on its way, in this order. An empty text stays empty. */
    steps?: RuleStep[] | undefined;
    /** The type of the rule: several columns as one text. */
    type: "concatenate";
}

/** The same value in each record. */
export interface ConstantRule {
    /** The key of the field. */
    field: string;
    /** The type of the rule: one value. */
    type: "constant";
    /** The value. `null` leaves the field empty. */
    value: string | number | boolean | null;
}

/** A rule that the values of one field must follow. */
export type Constraint =
    | RequiredConstraint
    | UniqueConstraint
    | ComputedConstraint
    | ExternalConstraint
    | StoredConstraint;

/** A stored constraint to create. It needs a `rule`, too. */
export interface ConstraintCreate {
    /** The app of the path; no other value is accepted. */
    appId?: AppId | undefined;
    /** What the constraint checks. */
    description?: string | undefined;
    /**
     * Code is not accepted: the status is 400. The service runs no code of others beside its records. Write a `rule`, or
     * check the values in an agent or a listener with a constraint `external`.
     */
    function?: string | undefined;
    /** The name of the constraint, as people see it. */
    label?: string | undefined;
    /** How a broken rule is reported. */
    options?: StoredConstraintOptions | undefined;
    /** What a value must be like. */
    rule?: StoredRule | undefined;
    /**
     * The name that fields use, unique in the app. Upper and lower case make a difference. The names of built-in
     * constraints are taken.
     */
    validator: string;
}

/**
 * Identifies a stored constraint of an app.
 * @example us_cn_Vn4kS7tZ
 */
export type ConstraintId = `${string}_cn_${string}`;

/** A rule for values that the fields of many sheets can use, with the content of its newest version. */
export interface ConstraintResource {
    /** The app of the path. */
    appId: AppId;
    /**
     * When the stored constraint was created.
     * Format: date-time
     */
    createdAt: string;
    /** What the constraint checks. */
    description?: string;
    /** Identifies the stored constraint. */
    id: ConstraintId;
    /** Whether the constraint is a part of the service. Then every app has it, and no request can change it. */
    isBuiltin: boolean;
    /** The name of the constraint, as people see it. */
    label?: string;
    /** How a broken rule is reported. */
    options?: StoredConstraintOptions;
    /** What a value must be like. */
    rule: StoredRule;
    /**
     * When its newest version was created.
     * Format: date-time
     */
    updatedAt: string;
    /** The name that fields use. */
    validator: string;
    /** The number of the newest version, counted from 1. */
    version: number;
}

/** A stored constraint. */
export interface ConstraintResponse {
    data: ConstraintResource;
}

/** The stored constraints of an app. */
export interface ConstraintsResponse {
    /** The stored constraints, newest first, and then those that are built in. This list has no pages. */
    data: ConstraintResource[];
}

/** Settings of the agent that checks records against the constraints of their sheet. */
export interface ConstraintsTemplateOptions {
    /** The namespace that the agent works in. */
    namespace?: string | undefined;
    /** The template that these settings are for. */
    template: "constraints";
}

/** The properties of a stored constraint to change. Absent properties stay as they are. */
export interface ConstraintUpdate {
    /** What the constraint checks. */
    description?: string | undefined;
    /** Not accepted here either. */
    function?: string | undefined;
    /** The name of the constraint, as people see it. */
    label?: string | undefined;
    /** How a broken rule is reported. */
    options?: StoredConstraintOptions | undefined;
    /** What a value must be like. */
    rule?: StoredRule | undefined;
}

/** A stored constraint as one change left it. A version never changes. */
export interface ConstraintVersionResource {
    /** The app of the path. */
    appId: AppId;
    /**
     * When the version was created.
     * Format: date-time
     */
    createdAt: string;
    /** What the constraint checks. */
    description?: string;
    /** Identifies the stored constraint. */
    id: ConstraintId;
    /** Whether the constraint is a part of the service. Then every app has it, and no request can change it. */
    isBuiltin: boolean;
    /** The name of the constraint, as people see it. */
    label?: string;
    /** How a broken rule is reported. */
    options?: StoredConstraintOptions;
    /** What a value must be like. */
    rule: StoredRule;
    /**
     * The time of its creation, too.
     * Format: date-time
     */
    updatedAt: string;
    /** The name that fields use. */
    validator: string;
    /** The number of the version, counted from 1. */
    version: number;
}

/** A version of a stored constraint. */
export interface ConstraintVersionResponse {
    data: ConstraintVersionResource;
}

/** The versions of a stored constraint. */
export interface ConstraintVersionsResponse {
    /** Every version, newest first; this list has no pages. */
    data: ConstraintVersionResource[];
}

/** Where an event happened, from the account down to the sheet, and who did it. Which of the optional ids are set depends on the topic. */
export interface Context {
    /** The account it happened in. */
    accountId: AccountId;
    /** The action it is about, or the action that led to it. */
    actionId?: ActionId | undefined;
    /** The name of the action that led to it, as `<resource>:<operation>`, for example `sheet:submitProducts`. */
    actionName?: string | undefined;
    /**
     * Who did it - the id of a user, a guest or an agent. Absent if the service itself did it.
     * @example us_usr_Nq8dK1yT
     */
    actorId?: string | undefined;
    /** The app that the space belongs to. */
    appId?: AppId | undefined;
    /** The commit that holds the changes it is about. */
    commitId?: CommitId | undefined;
    /** The data clip it is about. */
    dataClipId?: DataClipId | undefined;
    /** The document it is about. */
    documentId?: DocumentId | undefined;
    /**
     * The id of the resource that it is about, such as a canvas, if the context has no other property for that id.
     * @example us_cv_Dr9nF4jW
     */
    entityId?: string | undefined;
    /** The environment it happened in. */
    environmentId: EnvironmentId;
    /** The file it is about. */
    fileId?: FileId | undefined;
    /** Further values that receivers can filter events by. The sender chooses their names. */
    filters?: {
        [key: string]: string;
    } | undefined;
    /** The job it is about, or the job that caused it. */
    jobId?: JobId | undefined;
    /**
     * The namespaces of the space, workbook and sheet it happened in, in this order and each once. Absent if none of
     * them has a namespace.
     */
    namespaces?: string[] | undefined;
    /** The event that this one follows from. */
    precedingEventId?: EventId | undefined;
    /** The mapping program it is about. */
    programId?: ProgramId | undefined;
    /** The sheet it happened in. */
    sheetId?: SheetId | undefined;
    /** The slug of that sheet, so that a receiver need not look up the id. */
    sheetSlug?: string | undefined;
    /** The slugs of the space, workbook and sheet it happened in. */
    slugs?: EventContextSlugs | undefined;
    /** The snapshot it is about. */
    snapshotId?: SnapshotId | undefined;
    /** The space it happened in. */
    spaceId?: SpaceId | undefined;
    /** The thread it is about. */
    threadId?: ThreadId | undefined;
    /**
     * The version that holds the changes it is about.
     * @deprecated Use `commitId`, which has the same value.
     */
    versionId?: VersionId | undefined;
    /** The workbook it happened in. */
    workbookId?: WorkbookId | undefined;
}

/**
 * The settings of the operation `copy-records` on a sheet: which sheet to copy records from. `duplicateSheet` creates
 * them.
 */
export interface CopyRecordsJobConfig {
    /** The sheet to copy from. It must be another sheet of the same workbook. */
    sheetId: SheetId;
}

/** An area to add to a canvas. The service adds its id and the dates. */
export interface CreateCanvasAreaRequest {
    /** The canvas that the area is part of. */
    canvasId: CanvasId;
    /** What the area shows, in the form that its `type` requires, such as the id of a sheet. Any JSON value. */
    config?: unknown;
    /** How the area uses space on the screen. */
    layout?: CanvasAreaLayout | undefined;
    /** Free-form notes on the area. Any JSON value; the service does not read it. */
    metadata?: unknown;
    /** What is shown above the area, such as a hint while data is loading. Any JSON value; `null` removes it. */
    overlay?: unknown;
    /** The area to nest this one in. It must be part of the same canvas. */
    parentId?: CanvasAreaId | undefined;
    /** The position of the area within its parent, or on the canvas. */
    position: CanvasAreaPosition;
    /** What kind of content the area shows. */
    type: CanvasAreaType;
    /** Whether the area is shown. */
    visibility?: CanvasAreaVisibility | undefined;
}

/** An event to record. The service adds its id and the time. */
export interface CreateEventConfig {
    /** What the event says about the state of its target, if it says something. */
    attributes?: EventAttributes | undefined;
    /**
     * Where to acknowledge the event once it is handled, with `POST`. A URL relative to the address of the service
     * without its path, such as `v1/events/us_evt_Vs2hC5nL/ack`; an event of `createEvent` has the URL of its request,
     * if that has one.
     */
    callbackUrl?: string | undefined;
    /** Where it happened and who did it, as ids. */
    context: Context;
    /**
     * Where to read the data that the event is about, such as the records of a commit, with `GET`. A URL relative to
     * the address of the service without its path, such as `v1/sheets/us_sh_Pe3rT7nK/records?commitId=us_vr_Bn4tS9gQ`;
     * an event of `createEvent` has the URL of its request.
     */
    dataUrl?: string | undefined;
    /**
     * When the event was deleted. Only an event of `createEvent` has it, if its request has it.
     * Format: date-time
     */
    deletedAt?: string | undefined;
    /** The kind of resource that the event belongs to. */
    domain: EventDomain;
    /**
     * The namespaces that the event belongs to: those of its context. An event of `createEvent` has the namespaces of
     * its request.
     */
    namespaces?: string[] | undefined;
    /** What caused the event, if it was recorded with `createEvent` and the request has it. */
    origin?: Origin | undefined;
    /** What is known about it beyond the context. The keys depend on the topic; ignore those you do not know. */
    payload: {
        [key: string]: unknown;
    };
    /**
     * The id of the resource that the event is about, such as a commit or a sheet. Every event of the service has it; an
     * event of `createEvent` has the target of its request, if that has one.
     */
    target?: string | undefined;
    /** What happened. */
    topic: EventTopic;
}

/** A flag to create. The service adds its id and the dates. */
export interface CreateFlagRequest {
    /**
     * The colour of the flag as `#` and three or six hexadecimal digits.
     * @example #F5A623
     */
    colorHex: string;
    /** The name of the flag, as people read it. */
    label: string;
    /** The slug of the flag, which identifies it within the workbook. */
    slug: string;
}

/** The guests that were created. */
export interface CreateGuestResponse {
    /** The guests, in the order of the request. */
    data: Guest[];
}

/** A guidance to create. The service adds its id. */
export interface CreateGuidanceRequest {
    /** The slug of the guide to show. */
    guideSlug: string;
    /** Where the guide appears, when, and to whom. */
    options: GuidanceOptions;
}

/** Rules to add. */
export type CreateMappingRulesRequest = MappingRuleConfig[];

/** The personal access token to create. */
export interface CreatePersonalAccessTokenRequest {
    /** What the token is for, so that you can recognise it in the list. */
    name: string;
}

/** A personal access token that was just created. */
export interface CreatePersonalAccessTokenResponse {
    data: CreatePersonalAccessTokenResponseData;
}

/** A personal access token. Only this response contains the token itself. */
export interface CreatePersonalAccessTokenResponseData {
    /** What the list shows of the token. */
    personalAccessToken: PersonalAccessToken;
    /** The token itself, to send as a bearer token. It is not shown again. */
    token: string;
}

/** Of which sheet to take a snapshot. */
export interface CreateSnapshotRequest {
    /**
     * A text by which people recognise the snapshot.
     * @example Before the correction of prices
     */
    label?: string | undefined;
    /** The sheet. */
    sheetId: SheetId;
    /** Any id of your own by which `listSnapshots` finds the snapshot. */
    threadId?: string | undefined;
}

/** Where to send which events. */
export interface CreateWebhook {
    /** The environment whose events are sent. */
    environmentId: EnvironmentId;
    /** Whether events are sent. */
    isActive?: boolean | undefined;
    /** The only space whose events are sent. Without it, the events of the whole environment are sent. */
    spaceId?: SpaceId | undefined;
    /** The topics that are sent. Without it or if it is empty, all topics are sent. */
    topics?: EventTopic[] | undefined;
    /**
     * Where the receiver listens. It must be an `https` address without a user name; `http` is possible if the operator
     * of the service allows private addresses.
     * Format: uri
     */
    url: string;
}

/** What a new workbook holds and how it behaves. */
export interface CreateWorkbookConfig {
    /** The actions of the workbook, in the order of the buttons. */
    actions?: Action[] | undefined;
    /** The environment of that space; no other value is accepted. */
    environmentId?: EnvironmentId | undefined;
    /** The folder of a sidebar in which a program should show the workbook. */
    folder?: string | undefined;
    /** Labels to find the workbook by. `file` marks a workbook that was made from a file. */
    labels?: string[] | undefined;
    /** Your own notes on the workbook, any JSON value. */
    metadata?: unknown;
    /** The name of the workbook, as people see it. */
    name: string;
    /** A name that listeners filter the events of the workbook by. */
    namespace?: string | undefined;
    /** How the workbook behaves. */
    settings?: WorkbookSettings | undefined;
    /** The sheets, in their order. Their slugs must be unique; a sheet without a slug gets one from its name. */
    sheets?: SheetConfig[] | undefined;
    /** The space that holds the workbook. Required, unless the access token is valid for one space only. */
    spaceId?: SpaceId | undefined;
    /** How the records are stored. A hint only; what the operations do does not depend on it. */
    storageStrategy?: StorageStrategy | undefined;
    /** What distinguishes the workbook from an ordinary one. */
    treatments?: WorkbookTreatment[] | undefined;
}

/** The credentials that are exchanged for an access token. */
export type Credentials = UserCredentials | ApiCredentials;

/**
 * Five minutes have passed, counted from the full hour in UTC. The clock of the service records it once in each environment that has an agent or a webhook with this topic. After a
 * stop of the service, it records the times of the last seven days that it missed.
 */
export interface Cron5MinutesEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `cron`. */
    domain: "cron";
    /** What is known about it. */
    payload: {
        /**
         * The scheduled time, which identifies this occurrence.
         * Format: date-time
         */
        dueAt: string;
    };
    /** Always `cron:5-minutes`. */
    topic: "cron:5-minutes";
}

/**
 * A new day has begun in UTC. The clock of the service records it once in each environment that has an agent or a webhook with this topic. After a
 * stop of the service, it records the times of the last seven days that it missed.
 */
export interface CronDailyEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `cron`. */
    domain: "cron";
    /** What is known about it. */
    payload: {
        /**
         * The scheduled time, which identifies this occurrence.
         * Format: date-time
         */
        dueAt: string;
    };
    /** Always `cron:daily`. */
    topic: "cron:daily";
}

/**
 * A new hour has begun in UTC. The clock of the service records it once in each environment that has an agent or a webhook with this topic. After a
 * stop of the service, it records the times of the last seven days that it missed.
 */
export interface CronHourlyEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `cron`. */
    domain: "cron";
    /** What is known about it. */
    payload: {
        /**
         * The scheduled time, which identifies this occurrence.
         * Format: date-time
         */
        dueAt: string;
    };
    /** Always `cron:hourly`. */
    topic: "cron:hourly";
}

/**
 * A new week has begun, on Monday in UTC. The clock of the service records it once in each environment that has an agent or a webhook with this topic. After a
 * stop of the service, it records the times of the last seven days that it missed.
 */
export interface CronWeeklyEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `cron`. */
    domain: "cron";
    /** What is known about it. */
    payload: {
        /**
         * The scheduled time, which identifies this occurrence.
         * Format: date-time
         */
        dueAt: string;
    };
    /** Always `cron:weekly`. */
    topic: "cron:weekly";
}

/** The settings of an operation that your own listener carries out. Any keys, any values. */
export interface CustomJobConfig {
    [key: string]: unknown;
}

/** The people who work on a data clip changed, or the permissions of one of them. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. */
export interface DataClipCollaboratorUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `data-clip`. */
    domain: "data-clip";
    /** What is known about it. */
    payload: {
        /** The account that the data clip belongs to. */
        accountId: string;
        /** Identifies the data clip. */
        dataClipId: string;
        /** The status of the data clip, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:collaborator-updated`. */
    topic: "data-clip:collaborator-updated";
}

/** Records were clipped from a sheet, so that people can edit them separately. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. */
export interface DataClipCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `data-clip`. */
    domain: "data-clip";
    /** What is known about it. */
    payload: {
        /** The account that the data clip belongs to. */
        accountId: string;
        /** Identifies the data clip. */
        dataClipId: string;
        /** The status of the data clip, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:created`. */
    topic: "data-clip:created";
}

/** A data clip was deleted; the records of its sheet stay. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. */
export interface DataClipDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `data-clip`. */
    domain: "data-clip";
    /** What is known about it. */
    payload: {
        /** The account that the data clip belongs to. */
        accountId: string;
        /** Identifies the data clip. */
        dataClipId: string;
        /** The status of the data clip, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:deleted`. */
    topic: "data-clip:deleted";
}

/**
 * Identifies a data clip.
 * @example us_clip_Pz5vH7tM
 */
export type DataClipId = `${string}_clip_${string}`;

/** The differences between a data clip and its sheet were listed, so that people can resolve them one by one. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`, `actorId`. */
export interface DataClipResolutionsCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        dataClipId: DataClipId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `data-clip`. */
    domain: "data-clip";
    /** What is known about it. */
    payload: {
        /** The account that the data clip belongs to. */
        accountId: string;
        /** Identifies the data clip. */
        dataClipId: string;
        /** The status of the data clip, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:resolutions-created`. */
    topic: "data-clip:resolutions-created";
}

/** The differences between a data clip and its sheet were listed again, because the sheet had changed. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`, `actorId`. */
export interface DataClipResolutionsRefreshedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        dataClipId: DataClipId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `data-clip`. */
    domain: "data-clip";
    /** What is known about it. */
    payload: {
        /** The account that the data clip belongs to. */
        accountId: string;
        /** Identifies the data clip. */
        dataClipId: string;
        /** The status of the data clip, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:resolutions-refreshed`. */
    topic: "data-clip:resolutions-refreshed";
}

/** Differences between a data clip and its sheet were resolved. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. */
export interface DataClipResolutionsUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `data-clip`. */
    domain: "data-clip";
    /** What is known about it. */
    payload: {
        /** The account that the data clip belongs to. */
        accountId: string;
        /** Identifies the data clip. */
        dataClipId: string;
        /** The status of the data clip, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:resolutions-updated`. */
    topic: "data-clip:resolutions-updated";
}

/** A data clip was changed, such as its name or its status. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. */
export interface DataClipUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `data-clip`. */
    domain: "data-clip";
    /** What is known about it. */
    payload: {
        /** The account that the data clip belongs to. */
        accountId: string;
        /** Identifies the data clip. */
        dataClipId: string;
        /** The status of the data clip, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:updated`. */
    topic: "data-clip:updated";
}

/** A rule by which the spaces of an environment expire after a number of days. */
export interface DataRetentionPolicy {
    /**
     * When the policy was created.
     * Format: date-time
     */
    createdAt: string;
    /** The environment whose spaces the policy applies to. */
    environmentId: EnvironmentId;
    /** Identifies the policy. */
    id: DataRetentionPolicyId;
    /** After how many days a space expires. */
    period: number;
    /** What the days are counted from. */
    type: DataRetentionPolicyType | (string & {});
    /**
     * When the policy was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** The settings of a data retention policy. */
export interface DataRetentionPolicyConfig {
    /** The environment whose spaces the policy applies to. */
    environmentId: EnvironmentId;
    /** After how many days a space expires. */
    period: number;
    /** What the days are counted from. */
    type: DataRetentionPolicyType;
}

/**
 * Identifies a data retention policy.
 * @example us_drp_Kf6oD3iB
 */
export type DataRetentionPolicyId = `${string}_drp_${string}`;

/** A data retention policy. */
export interface DataRetentionPolicyResponse {
    data: DataRetentionPolicy;
}

/**
 * What the days of a policy are counted from: `lastActivity` is the last activity in the space, `sinceCreated` is its
 * creation.
 */
export type DataRetentionPolicyType = "lastActivity" | "sinceCreated";

/** The order of day, month and year in a date. */
export type DateOrder = "day-first" | "month-first" | "year-first";

/**
 * A field that holds days, written as `2026-03-02`. Spaces around are removed; other spellings, and days that do not
 * exist, are invalid. There is no type for a time of day.
 */
export type DateProperty = {
    /** The type of the field: it holds days. */
    type: "date";
} & (BaseProperty & {
    type: "date";
});
/** Makes a date such as `2026-03-02` of a date as the source writes it. */
export interface DateStep {
    /** The order of day, month and year in the source. */
    order: DateOrder;
    /** The type of the step: a date. */
    type: "date";
}

/** The sign between the whole number and the decimal places. */
export type DecimalSign = "." | ",";

/** Where the history is deleted. */
export interface DeleteAllHistoryForUserRequest {
    /** Only the history of this environment. Without it, that of all environments that the caller may change. */
    environmentId?: EnvironmentId | undefined;
}

/** Which rules to delete. */
export interface DeleteMultipleRulesRequest {
    /** The rules to delete. */
    ruleIds: MappingId[];
}

/**
 * The settings of the operation `delete-records` on a workbook: which records of which sheet to delete. Without any
 * condition, all records of the sheet are deleted.
 */
export interface DeleteRecordsJobConfig {
    /**
     * Records to leave out of the selection, even if another parameter selects them. With the filter `none`, they are
     * the only records that change.
     */
    exceptions?: RecordId[] | undefined;
    /** Selects records by validity. With `none`, only those named in `exceptions` are deleted. */
    filter?: CalculationFilter | undefined;
    /** The key of the field that `valid` or `error` applies to. Without it, they apply to the whole record. Has no effect without `filter`. */
    filterField?: string | undefined;
    /**
     * A query in the filter query language that the records must meet, such as `price gt 100`. A field that the sheet
     * does not have is rejected. If such a field was removed since, the job fails and deletes nothing more.
     */
    q?: string | undefined;
    /** The key of the field to search for `searchValue`. Without it, all fields are searched. */
    searchField?: string | undefined;
    /** Text that the records must contain. Text in double quotes must match a whole value; `""` finds empty values. */
    searchValue?: string | undefined;
    /** The sheet to delete from. It must be part of the workbook that is the source of the job. */
    sheet: SheetId;
    /** If given, the service takes a snapshot of the sheets concerned before anything changes, and gives it this label. */
    snapshotLabel?: string | undefined;
}

/** One run for one event, found by the event instead of by the agent. */
export interface DetailedAgentLog {
    /**
     * When the run ended.
     * Format: date-time
     */
    completedAt: string;
    /** The context of the event, which says where it happened. */
    context: {
        [key: string]: unknown;
    };
    /**
     * When the run started.
     * Format: date-time
     */
    createdAt: string;
    /** How long the run took, in milliseconds. */
    duration: number;
    /** The event that caused the run. */
    eventId: EventId;
    /** What the agent printed, one line after the other. */
    log?: string;
    /** Whether the run ended without an error. */
    success: boolean;
    /**
     * The topic of the event.
     * @example commit:created
     */
    topic: string;
}

/** A column of a table. */
export interface DetectedColumn {
    /** The key of its field. It is unique in the table. */
    key: string;
    /** Its name in the file. */
    label: string;
}

/** How the bytes of a file become rows, and its tables. */
export interface DetectedHeader {
    /** The character between two values of a CSV file. Absent for other formats. */
    delimiter?: string;
    /** How sure it is, from 0 to 1. It is 1 if the file or the request says it. */
    delimiterConfidence?: number;
    /**
     * The encoding of a text file, by its name in the WHATWG encoding standard. Absent if the examined part has ASCII
     * only, and for spreadsheets.
     * @example windows-1252
     */
    encoding?: string;
    /** How sure it is, from 0 to 1. It is 1 if the file or the request says it. */
    encodingConfidence?: number;
    /** The tables of the file, in its order. */
    tables: DetectedTable[];
}

/** The parts of a table. Rows and columns are counted from 0, also empty ones. */
export interface DetectedTable {
    /** The columns. One without a name has its position as its name. */
    columns: DetectedColumn[];
    /** How sure it is, from 0 to 1. It is 1 if the file or the request says it. */
    confidence: number;
    /** The first row that may be a record. */
    dataRow: number;
    /** The columns without a name and without a cell. They become no fields. */
    emptyColumns: number[];
    /** The rows with the names of the columns. Empty if the table has no names, or if the request gives them. */
    headerRows: number[];
    /** How many rows of the examined part are no records. Empty rows do not count. */
    leftOut: number;
    /** The first fifty of them. */
    leftOutRows: LeftOutRow[];
    /** The name of the sheet, or that of the file without its extension. Empty for `rows`. */
    name: string;
    /** The first records, at most ten, with the cells in the order of the columns. */
    rows: string[][];
}

/** Cells whose header to detect: those of a file, or a grid. Send either `fileId` or `rows`. */
export interface DetectHeaderRequest {
    /** The format to read the file as. Without it, the name and the media type of the file decide. */
    driver?: FileDriver | undefined;
    /** The file. */
    fileId?: FileId | undefined;
    /** How to read the file. For `rows`, only `header` and `keepAllRows` apply. */
    options?: FileReadOptions | undefined;
    /** The first rows of a table, with the text of each cell. */
    rows?: string[][] | undefined;
}

/** How a file would be read. */
export interface DetectHeaderResponse {
    data: DetectedHeader;
}

/** The values of a record, by the keys of their fields. */
export interface DiffData {
    [key: string]: DiffValue;
}

/** A record that differs from a snapshot. A deleted record is shown as it was in the snapshot. */
export interface DiffRecord {
    /** What happened to the record. */
    changeType?: ChangeType | (string & {});
    /** Its configuration. */
    config?: RecordConfig;
    /** Identifies the record. */
    id: RecordId;
    /** Its metadata. */
    metadata?: {
        [key: string]: unknown;
    };
    /** Whether the record has no error. */
    valid?: boolean;
    /** Its values in all fields of the sheet. */
    values: DiffData;
}

/** Records that differ from a snapshot. */
export interface DiffRecordsResponse {
    /** The records, in the order of the sheet. */
    data: DiffRecord[];
}

/** The value of a field in a snapshot and in the sheet. */
export interface DiffValue {
    /** The value in the snapshot; absent if the snapshot does not have the record or the field. */
    snapshotValue?: CellValueUnion;
    /** Whether the value has no error. */
    valid?: boolean;
    /** The present value; absent if the record was deleted. */
    value?: CellValueUnion;
}

/** A Markdown page inside a space. */
export interface Document {
    /** The actions of the document, in the order of the buttons. */
    actions?: Action[];
    /** The text of the document, in Markdown. */
    body: string;
    /**
     * When the document was created.
     * Format: date-time
     */
    createdAt: string;
    /** The document of the template that this one was made from; absent if it was made from none. */
    createdFrom?: DocumentId;
    /** The environment that the document belongs to. */
    environmentId?: EnvironmentId;
    /** Identifies the document. */
    id: DocumentId;
    /**
     * When the document last took something over from the document that it was made from.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /** The space that holds the document. */
    spaceId?: SpaceId;
    /** The title of the document. */
    title: string;
    /**
     * How the document should look or behave, for the program that shows it; the service only stores it. `ephemeral`
     * asks for the full screen, and for no entry in the sidebar.
     */
    treatments?: string[];
    /**
     * When the document was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** What a document says and how it is shown. */
export interface DocumentConfig {
    /** The actions of the document, in the order of the buttons. */
    actions?: Action[] | undefined;
    /** The text of the document, in Markdown. */
    body: string;
    /** The title of the document. */
    title: string;
    /**
     * How the document should look or behave, for the program that shows it; the service only stores it. `ephemeral`
     * asks for the full screen, and for no entry in the sidebar.
     */
    treatments?: string[] | undefined;
}

/** A document was added to a space. Optional in the context: `appId`, `namespaces`. */
export interface DocumentCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        documentId: DocumentId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `document`. */
    domain: "document";
    /** What is known about it. */
    payload: {
        /** The title of the document at the time of this event. */
        title: string;
    };
    /** Always `document:created`. */
    topic: "document:created";
}

/** A document was removed from its space. Optional in the context: `appId`, `namespaces`. */
export interface DocumentDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        documentId: DocumentId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `document`. */
    domain: "document";
    /** What is known about it. */
    payload: {
        /** The title of the document at the time of this event. */
        title: string;
    };
    /** Always `document:deleted`. */
    topic: "document:deleted";
}

/**
 * Identifies a document.
 * @example us_dc_Jt5aY4rF
 */
export type DocumentId = `${string}_dc_${string}`;

/** A document. */
export interface DocumentResponse {
    data: Document;
}

/** The title or the body of a document was changed. Optional in the context: `appId`, `namespaces`. */
export interface DocumentUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        documentId: DocumentId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `document`. */
    domain: "document";
    /** What is known about it. */
    payload: {
        /** The title of the document at the time of this event. */
        title: string;
    };
    /** Always `document:updated`. */
    topic: "document:updated";
}

/** Records that have the same values in the compared fields. */
export interface DuplicateGroup {
    /** How many records the group has. */
    count: number;
    /** The ids of its records in the order of the sheet, at most 100. */
    recordIds: RecordId[];
    /** The compared values, as the first record of the group has them. */
    values: {
        [key: string]: CellValueUnion;
    };
}

/** What to call the copy of a sheet. */
export interface DuplicateSheetRequest {
    /** The name of the copy, as people see it. The default is `Copy of` and the name of the sheet. */
    name?: string | undefined;
    /** The name of the copy for programs. The default is the slug of the sheet, `-copy-` and the time in milliseconds. */
    slug?: string | undefined;
}

/** A page of groups of duplicate records. */
export interface DuplicatesResponse {
    /** The groups, in the order of their first records. */
    data: DuplicateGroup[];
    /** The place of this page in the list of all groups. */
    pagination: Pagination;
}

/** The options of a field that the values of a column mean. */
export interface EnumDetails {
    /** The values with a known option. A value that is an option needs no entry. */
    mapping: EnumValueMapping[];
    /** The values of the sample without an option. It has no effect in a request. */
    unknownValues?: string[] | undefined;
}

/** A field that holds several options of a list. */
export type EnumListProperty = {
    /** The options to choose from. */
    config: EnumPropertyConfig;
    /** The type of the field: several options of a list. */
    type: "enum-list";
} & (BaseProperty & {
    type: "enum-list";
});
/**
 * A field that holds one option of a list. A value that is written like the value of an option, such as the text `5` for
 * the option 5, is converted to it. Case makes a difference; labels and alternative names are not compared.
 */
export type EnumProperty = {
    /** The options to choose from. */
    config: EnumPropertyConfig;
    /**
     * Whether a cell holds a list of options.
     * @deprecated Use a field of type `enum-list`.
     */
    isArray?: boolean | undefined;
    /**
     * Whether several options may be chosen.
     * @deprecated Use a field of type `enum-list`.
     */
    multi?: boolean | undefined;
    /** The type of the field: one option of a list. */
    type: "enum";
} & (BaseProperty & {
    type: "enum";
});
/** The options of an enum field. */
export interface EnumPropertyConfig {
    /**
     * Whether the program that shows the field lets people enter a value that is not an option. Through the API, every
     * value is stored, and one that is not an option is invalid.
     */
    allowCustom?: boolean | undefined;
    /** The options to choose from; at most 100. */
    options: EnumPropertyOption[];
    /**
     * The order in which a program should show the options. The default is `label`. Here they stay in the order of
     * the request.
     */
    sortBy?: EnumPropertySortBy | undefined;
}

/** One option of an enum field. */
export interface EnumPropertyOption {
    /** Other names of the option in files, for programs that map values to options. */
    alternativeNames?: string[] | undefined;
    /** The colour of the option. */
    color?: string | undefined;
    /** What the option means. */
    description?: string | undefined;
    /** The icon of the option. */
    icon?: string | undefined;
    /** The name of the option, as people see it. The default is the value. */
    label?: string | undefined;
    /** Your own notes on the option. */
    meta?: {
        [key: string]: unknown;
    } | undefined;
    /** The position of the option if the options are sorted by `ordinal`. */
    ordinal?: number | undefined;
    /** The value that records hold when this option is chosen. */
    value: string | number | boolean;
}

/** What decides the order of the options of an enum field. */
export type EnumPropertySortBy = "label" | "value" | "ordinal";

/** A value and the option that it means. */
export interface EnumValueMapping {
    /** How sure this is, from 0 to 1. It has no effect in a request. */
    confidence?: number | undefined;
    /** The value of the column. */
    from: string;
    /** The value of the option. */
    to: string | number | boolean;
}

/** A part of an account that is separate from the others, with its own spaces, agents, guests and API keys. */
export interface Environment {
    /** The account that the environment belongs to. */
    accountId: AccountId;
    /**
     * The features that are switched on or off for this environment, by name. Set by the service; it has no features to
     * switch yet, so the object is empty.
     */
    features: {
        [key: string]: unknown;
    };
    /** How guests may sign in to spaces that have no setting of their own. */
    guestAuthentication: (GuestAuthentication | (string & {}))[];
    /** Identifies the environment. */
    id: EnvironmentId;
    /** Whether this environment is for production. False for development and test environments. */
    isProd: boolean;
    /** The language in which a program should show spaces, regardless of the language of the browser. */
    languageOverride?: string;
    /** Your own notes on the environment. */
    metadata: {
        [key: string]: unknown;
    };
    /** The name of the environment, such as `production`. */
    name: string;
    /** The namespaces that your listeners in this environment filter events by. The service only stores them. */
    namespaces?: string[];
    /** The address of a file with translations, for the program that shows spaces without their own setting. */
    translationsPath?: string;
}

/** The service created a configuration for an environment automatically, as a start for its spaces. Reserved: Configurations are not built automatically in this version. Clients may record it with `createEvent`. Optional in the context: `actorId`. The payload is empty. */
export interface EnvironmentAutobuildCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `environment`. */
    domain: "environment";
    /** Always `environment:autobuild-created`. */
    topic: "environment:autobuild-created";
}

/** The properties of an environment to create. Without `guestAuthentication`, every way is allowed. */
export interface EnvironmentConfigCreate {
    /** How guests may sign in to spaces that have no setting of their own. */
    guestAuthentication?: GuestAuthentication[] | undefined;
    /** Whether this environment is for production. */
    isProd: boolean;
    /** The language in which a program should show spaces, regardless of the language of the browser. */
    languageOverride?: string | undefined;
    /** Your own notes on the environment. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /** The name of the environment. No other environment of the account may have it. */
    name: string;
    /** The namespaces that your listeners in this environment filter events by. The service only stores them. */
    namespaces?: string[] | undefined;
    /** The address of a file with translations, for the program that shows spaces without their own setting. */
    translationsPath?: string | undefined;
}

/** The properties of an environment to change. Absent properties stay as they are. */
export interface EnvironmentConfigUpdate {
    /** How guests may sign in to spaces that have no setting of their own. */
    guestAuthentication?: GuestAuthentication[] | undefined;
    /** Whether this environment is for production. */
    isProd?: boolean | undefined;
    /** The language in which a program should show spaces, regardless of the language of the browser. */
    languageOverride?: string | undefined;
    /** Your own notes on the environment. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /** The name of the environment. No other environment of the account may have it. */
    name?: string | undefined;
    /** The namespaces that your listeners in this environment filter events by. The service only stores them. */
    namespaces?: string[] | undefined;
    /** The address of a file with translations, for the program that shows spaces without their own setting. */
    translationsPath?: string | undefined;
}

/** An environment was created in the account. */
export interface EnvironmentCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
    };
    /** Always `environment`. */
    domain: "environment";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `environment:created`. */
    topic: "environment:created";
}

/** An environment was deleted, with everything in it. There are no events for its content. */
export interface EnvironmentDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
    };
    /** Always `environment`. */
    domain: "environment";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `environment:deleted`. */
    topic: "environment:deleted";
}

/**
 * Identifies an environment.
 * @example us_env_4hTq9LmZ
 */
export type EnvironmentId = `${string}_env_${string}`;

/** An environment. */
export interface EnvironmentResponse {
    data: Environment;
}

/** Properties of an environment were changed, such as how its guests sign in. */
export interface EnvironmentUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
    };
    /** Always `environment`. */
    domain: "environment";
    /** What is known about it. */
    payload: {
        /** The properties that were changed. */
        changed: string[];
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `environment:updated`. */
    topic: "environment:updated";
}

/** One error in a request, or one failure while it was processed. */
export interface Error {
    code?: ErrorCode;
    /** The field, parameter, header or id that the message is about. */
    key?: string;
    /** What was wrong and how to correct it, for people to read. */
    message: string;
}

/**
 * What kind of error it is, for programs: a code keeps its meaning, its status and its name, while the text of `message`
 * may change. A later version of the service may add codes: treat an unknown code as its status says.
 * @example not_found
 */
export type ErrorCode =
    | "action_constraint"
    | "action_not_applicable"
    | "body_malformed"
    | "body_too_complex"
    | "body_too_large"
    | "busy"
    | "commit_not_undoable"
    | "commit_open"
    | "constraint_in_use"
    | "content_encoding_unsupported"
    | "content_type_unsupported"
    | "created_meanwhile"
    | "credentials_invalid"
    | "cursor_invalid"
    | "expectation_unsupported"
    | "field_unknown"
    | "file_unreadable"
    | "guest_restricted"
    | "headers_too_large"
    | "idempotency_key_reused"
    | "internal_error"
    | "invitation_required"
    | "job_blocks"
    | "job_state"
    | "last_administrator"
    | "last_environment"
    | "link_invalid"
    | "method_not_allowed"
    | "name_taken"
    | "name_unknown"
    | "not_acceptable"
    | "not_found"
    | "not_implemented"
    | "path_unknown"
    | "permission_exceeded"
    | "permission_missing"
    | "prefetch_forbidden"
    | "query_malformed"
    | "range_not_satisfiable"
    | "rate_limited"
    | "read_only"
    | "record_changed"
    | "records_ambiguous"
    | "reference_mismatch"
    | "request_malformed"
    | "request_too_slow"
    | "sheet_locked"
    | "sheet_revalidating"
    | "sign_in_limited"
    | "space_archived"
    | "space_expired"
    | "storage_full"
    | "streams_limited"
    | "token_invalid"
    | "token_missing"
    | "too_slow"
    | "unavailable"
    | "upload_offset"
    | "upload_version"
    | "value_invalid"
    | "value_malformed"
    | "value_missing"
    | "value_not_allowed"
    | "value_out_of_range"
    | "value_repeated"
    | "value_too_long"
    | "value_too_short"
    | "wrong_type"
    | (string & {});

/** The body of every response that is not a success. */
export interface ErrorEnvelope {
    /** All errors that were found, one entry each. */
    errors: Error[];
}

/** Something that happened, where it happened, and what is known about it. Events are stored in order. They never change, except that they can be acknowledged. Narrows by `topic`. */
export type Event =
    | AgentCreatedEvent
    | AgentUpdatedEvent
    | AgentDeletedEvent
    | SpaceCreatedEvent
    | SpaceUpdatedEvent
    | SpaceDeletedEvent
    | SpaceArchivedEvent
    | SpaceUnarchivedEvent
    | SpaceExpiredEvent
    | SpaceGuestAddedEvent
    | SpaceGuestRemovedEvent
    | DocumentCreatedEvent
    | DocumentUpdatedEvent
    | DocumentDeletedEvent
    | WorkbookCreatedEvent
    | WorkbookUpdatedEvent
    | WorkbookDeletedEvent
    | WorkbookExpiredEvent
    | WorkbookThawedEvent
    | FlagCreatedEvent
    | FlagUpdatedEvent
    | FlagDeletedEvent
    | SheetCreatedEvent
    | SheetUpdatedEvent
    | SheetDeletedEvent
    | SheetCountsUpdatedEvent
    | SheetCalculationUpdatedEvent
    | SnapshotCreatedEvent
    | RecordsCreatedEvent
    | RecordsUpdatedEvent
    | RecordsDeletedEvent
    | FileCreatedEvent
    | FileUpdatedEvent
    | FileDeletedEvent
    | FileExpiredEvent
    | JobCreatedEvent
    | JobUpdatedEvent
    | JobDeletedEvent
    | JobCompletedEvent
    | JobReadyEvent
    | JobScheduledEvent
    | JobOutcomeAcknowledgedEvent
    | JobPartsCompletedEvent
    | JobFailedEvent
    | ProgramCreatedEvent
    | ProgramUpdatedEvent
    | ProgramRecomputingEvent
    | ProgramRecomputedEvent
    | CommitCreatedEvent
    | CommitUpdatedEvent
    | CommitCompletedEvent
    | LayerCreatedEvent
    | SecretCreatedEvent
    | SecretUpdatedEvent
    | SecretDeletedEvent
    | Cron5MinutesEvent
    | CronHourlyEvent
    | CronDailyEvent
    | CronWeeklyEvent
    | EnvironmentCreatedEvent
    | EnvironmentUpdatedEvent
    | EnvironmentDeletedEvent
    | EnvironmentAutobuildCreatedEvent
    | ActionCreatedEvent
    | ActionUpdatedEvent
    | ActionDeletedEvent
    | DataClipCreatedEvent
    | DataClipUpdatedEvent
    | DataClipDeletedEvent
    | DataClipCollaboratorUpdatedEvent
    | DataClipResolutionsCreatedEvent
    | DataClipResolutionsUpdatedEvent
    | DataClipResolutionsRefreshedEvent
    | CanvasCreatedEvent
    | CanvasUpdatedEvent
    | CanvasDeletedEvent
    | CanvasAreaCreatedEvent
    | CanvasAreaUpdatedEvent
    | CanvasAreaDeletedEvent
    | ThreadCreatedEvent
    | ThreadUpdatedEvent
    | ThreadDeletedEvent
    | UnknownEvent;

/** What an event says about the state of its target. */
export interface EventAttributes {
    /** The progress of the work, if the event is one of a series about the same work, as `job:updated` is. */
    progress?: Progress | undefined;
    /**
     * When the target was last changed, at the time of this event. Compare it to ignore events that arrive late. Events
     * about a space, workbook, sheet, document or environment itself have it.
     * Format: date-time
     */
    targetUpdatedAt?: string | undefined;
}

/** The properties that every event has. */
export interface EventBase {
    /**
     * When a receiver reported the event as handled. Absent before that.
     * Format: date-time
     */
    acknowledgedAt?: string;
    /** The user or system actor who acknowledged the event. */
    acknowledgedBy?: string;
    /** What the event says about the state of its target, if it says something. */
    attributes?: EventAttributes;
    /**
     * Where to acknowledge the event once it is handled, with `POST`. A URL relative to the address of the service
     * without its path, such as `v1/events/us_evt_Vs2hC5nL/ack`; an event of `createEvent` has the URL of its request,
     * if that has one.
     */
    callbackUrl?: string;
    /** Where it happened and who did it, as ids. */
    context: Context;
    /**
     * When it was recorded, at the end of the change that it describes. Never before the time of an event that was already listed.
     * Format: date-time
     */
    createdAt: string;
    /**
     * Where to read the data that the event is about, such as the records of a commit, with `GET`. A URL relative to
     * the address of the service without its path, such as `v1/sheets/us_sh_Pe3rT7nK/records?commitId=us_vr_Bn4tS9gQ`;
     * an event of `createEvent` has the URL of its request.
     */
    dataUrl?: string;
    /**
     * When the event was deleted. Only an event of `createEvent` has it, if its request has it.
     * Format: date-time
     */
    deletedAt?: string;
    /** The kind of resource that the event belongs to. */
    domain: EventDomain | (string & {});
    /**
     * True if the request that changed records had the header `X-Disable-Hooks`: hooks should not react to the event.
     * Otherwise absent.
     */
    hooksDisabled?: boolean;
    /** Identifies the event. */
    id: EventId;
    /**
     * The namespaces that the event belongs to: those of its context. An event of `createEvent` has the namespaces of
     * its request.
     */
    namespaces?: string[];
    /** What caused the event, if it was recorded with `createEvent` and the request has it. */
    origin?: Origin;
    /** What is known about it beyond the context. The keys depend on the topic; ignore those you do not know. */
    payload: {
        [key: string]: unknown;
    };
    /**
     * The id of the resource that the event is about, such as a commit or a sheet. Every event of the service has it; an
     * event of `createEvent` has the target of its request, if that has one.
     */
    target?: string;
    /** What happened. */
    topic: EventTopic | (string & {});
}

/** The type of the events of each topic. */
export interface EventByTopic {
    "action:created": ActionCreatedEvent;
    "action:deleted": ActionDeletedEvent;
    "action:updated": ActionUpdatedEvent;
    "agent:created": AgentCreatedEvent;
    "agent:deleted": AgentDeletedEvent;
    "agent:updated": AgentUpdatedEvent;
    "canvas-area:created": CanvasAreaCreatedEvent;
    "canvas-area:deleted": CanvasAreaDeletedEvent;
    "canvas-area:updated": CanvasAreaUpdatedEvent;
    "canvas:created": CanvasCreatedEvent;
    "canvas:deleted": CanvasDeletedEvent;
    "canvas:updated": CanvasUpdatedEvent;
    "commit:completed": CommitCompletedEvent;
    "commit:created": CommitCreatedEvent;
    "commit:updated": CommitUpdatedEvent;
    "cron:5-minutes": Cron5MinutesEvent;
    "cron:daily": CronDailyEvent;
    "cron:hourly": CronHourlyEvent;
    "cron:weekly": CronWeeklyEvent;
    "data-clip:collaborator-updated": DataClipCollaboratorUpdatedEvent;
    "data-clip:created": DataClipCreatedEvent;
    "data-clip:deleted": DataClipDeletedEvent;
    "data-clip:resolutions-created": DataClipResolutionsCreatedEvent;
    "data-clip:resolutions-refreshed": DataClipResolutionsRefreshedEvent;
    "data-clip:resolutions-updated": DataClipResolutionsUpdatedEvent;
    "data-clip:updated": DataClipUpdatedEvent;
    "document:created": DocumentCreatedEvent;
    "document:deleted": DocumentDeletedEvent;
    "document:updated": DocumentUpdatedEvent;
    "environment:autobuild-created": EnvironmentAutobuildCreatedEvent;
    "environment:created": EnvironmentCreatedEvent;
    "environment:deleted": EnvironmentDeletedEvent;
    "environment:updated": EnvironmentUpdatedEvent;
    "file:created": FileCreatedEvent;
    "file:deleted": FileDeletedEvent;
    "file:expired": FileExpiredEvent;
    "file:updated": FileUpdatedEvent;
    "flag:created": FlagCreatedEvent;
    "flag:deleted": FlagDeletedEvent;
    "flag:updated": FlagUpdatedEvent;
    "job:completed": JobCompletedEvent;
    "job:created": JobCreatedEvent;
    "job:deleted": JobDeletedEvent;
    "job:failed": JobFailedEvent;
    "job:outcome-acknowledged": JobOutcomeAcknowledgedEvent;
    "job:parts-completed": JobPartsCompletedEvent;
    "job:ready": JobReadyEvent;
    "job:scheduled": JobScheduledEvent;
    "job:updated": JobUpdatedEvent;
    "layer:created": LayerCreatedEvent;
    "program:created": ProgramCreatedEvent;
    "program:recomputed": ProgramRecomputedEvent;
    "program:recomputing": ProgramRecomputingEvent;
    "program:updated": ProgramUpdatedEvent;
    "records:created": RecordsCreatedEvent;
    "records:deleted": RecordsDeletedEvent;
    "records:updated": RecordsUpdatedEvent;
    "secret:created": SecretCreatedEvent;
    "secret:deleted": SecretDeletedEvent;
    "secret:updated": SecretUpdatedEvent;
    "sheet:calculation-updated": SheetCalculationUpdatedEvent;
    "sheet:counts-updated": SheetCountsUpdatedEvent;
    "sheet:created": SheetCreatedEvent;
    "sheet:deleted": SheetDeletedEvent;
    "sheet:updated": SheetUpdatedEvent;
    "snapshot:created": SnapshotCreatedEvent;
    "space:archived": SpaceArchivedEvent;
    "space:created": SpaceCreatedEvent;
    "space:deleted": SpaceDeletedEvent;
    "space:expired": SpaceExpiredEvent;
    "space:guestAdded": SpaceGuestAddedEvent;
    "space:guestRemoved": SpaceGuestRemovedEvent;
    "space:unarchived": SpaceUnarchivedEvent;
    "space:updated": SpaceUpdatedEvent;
    "thread:created": ThreadCreatedEvent;
    "thread:deleted": ThreadDeletedEvent;
    "thread:updated": ThreadUpdatedEvent;
    "workbook:created": WorkbookCreatedEvent;
    "workbook:deleted": WorkbookDeletedEvent;
    "workbook:expired": WorkbookExpiredEvent;
    "workbook:thawed": WorkbookThawedEvent;
    "workbook:updated": WorkbookUpdatedEvent;
}

/**
 * The readable names of where an event happened, at that time, for receivers that filter by slug instead of id. Those
 * of the space, workbook and sheet whose ids the context has. Spaces and workbooks have no slugs of their own: theirs
 * are made from their names, in lower case, with hyphens instead of characters other than letters and digits.
 */
export interface EventContextSlugs {
    /** The slug of the sheet. */
    sheet?: string | undefined;
    /** The slug of the space, such as `spring-products` for `Spring products`. Two spaces can have the same. */
    space?: string | undefined;
    /** The slug of the workbook, made in the same way. */
    workbook?: string | undefined;
}

/**
 * The kind of resource that an event belongs to, for use in filters. It is not always the first part of the topic:
 * `commit:created` belongs to `workbook`, `agent:created` to `space`.
 */
export type EventDomain =
    | "file"
    | "space"
    | "workbook"
    | "flag"
    | "job"
    | "document"
    | "sheet"
    | "program"
    | "secret"
    | "cron"
    | "environment"
    | "data-clip"
    | "canvas"
    | "canvas-area"
    | "thread";

/**
 * Identifies an event.
 * @example us_evt_Vs2hC5nL
 */
export type EventId = `${string}_evt_${string}`;

/** One event. */
export interface EventResponse {
    data: Event;
}

/**
 * What happened, as `<subject>:<what>`. Every topic has an entry in the webhooks of this description. It says when the
 * topic is recorded, what its payload contains and which ids its context has.
 */
export type EventTopic =
    | "agent:created"
    | "agent:updated"
    | "agent:deleted"
    | "space:created"
    | "space:updated"
    | "space:deleted"
    | "space:archived"
    | "space:unarchived"
    | "space:expired"
    | "space:guestAdded"
    | "space:guestRemoved"
    | "document:created"
    | "document:updated"
    | "document:deleted"
    | "workbook:created"
    | "workbook:updated"
    | "workbook:deleted"
    | "workbook:expired"
    | "workbook:thawed"
    | "flag:created"
    | "flag:updated"
    | "flag:deleted"
    | "sheet:created"
    | "sheet:updated"
    | "sheet:deleted"
    | "sheet:counts-updated"
    | "sheet:calculation-updated"
    | "snapshot:created"
    | "records:created"
    | "records:updated"
    | "records:deleted"
    | "file:created"
    | "file:updated"
    | "file:deleted"
    | "file:expired"
    | "job:created"
    | "job:updated"
    | "job:deleted"
    | "job:completed"
    | "job:ready"
    | "job:scheduled"
    | "job:outcome-acknowledged"
    | "job:parts-completed"
    | "job:failed"
    | "program:created"
    | "program:updated"
    | "program:recomputing"
    | "program:recomputed"
    | "commit:created"
    | "commit:updated"
    | "commit:completed"
    | "layer:created"
    | "secret:created"
    | "secret:updated"
    | "secret:deleted"
    | "cron:5-minutes"
    | "cron:hourly"
    | "cron:daily"
    | "cron:weekly"
    | "environment:created"
    | "environment:updated"
    | "environment:deleted"
    | "environment:autobuild-created"
    | "action:created"
    | "action:updated"
    | "action:deleted"
    | "data-clip:created"
    | "data-clip:updated"
    | "data-clip:deleted"
    | "data-clip:collaborator-updated"
    | "data-clip:resolutions-created"
    | "data-clip:resolutions-updated"
    | "data-clip:resolutions-refreshed"
    | "canvas:created"
    | "canvas:updated"
    | "canvas:deleted"
    | "canvas-area:created"
    | "canvas-area:updated"
    | "canvas-area:deleted"
    | "thread:created"
    | "thread:updated"
    | "thread:deleted";

/** A token for a guest or a user who has signed in. */
export interface ExchangedInvitation {
    /**
     * Until when the token is valid. Each use in its last half hour makes it valid for another hour. Absent for a user.
     * Format: date-time
     */
    expiresAt?: string;
    /** The guest. Absent for a user. */
    guestId?: GuestId;
    /** The only space that the token is valid for. Absent for a user. */
    spaceId?: SpaceId;
    /** The token, to send as a bearer token. */
    token: string;
    /** The user. Absent for a guest. */
    userId?: UserId;
}

/** A guest or a user who has signed in. */
export interface ExchangedInvitationResponse {
    data: ExchangedInvitation;
}

/** One run of an agent, with what it used. */
export interface Execution {
    /**
     * When the run ended.
     * Format: date-time
     */
    completedAt: string;
    /**
     * When the run started.
     * Format: date-time
     */
    createdAt: string;
    /** How long the run took, in milliseconds. */
    duration: number;
    /** The event that caused the run. */
    eventId: EventId;
    /** How much memory the run used, in bytes. */
    memoryUsage?: number;
    /** How many requests the run made. */
    requestCount?: number;
    /** How long the run waited for responses to its own requests, in milliseconds. */
    requestTime?: number;
    /** The space of the event. */
    spaceId?: SpaceId;
    /** Whether the run ended without an error. */
    success: boolean;
    /**
     * The topic of the event.
     * @example commit:created
     */
    topic: string;
}

/**
 * The settings of the operation `export` on a sheet. It writes the selected records to a file in the space of the sheet,
 * with the `mode` `export`, and says so with `file:created`. Use it instead of `downloadSheet` if people are to find the
 * file in the space, or if nobody waits for the end. It needs `sheets:read` and `files:write`.
 *
 * The `fileId` of the job, and of its `result`, is that of the file. The file is created when it is complete: a job that
 * fails or is canceled leaves no file. If the service stops meanwhile, the job begins again.
 */
export interface ExportJobConfig {
    /** Which records the file has, and in which format. Without any option, it has all records, as CSV. */
    options: ExportOptions;
}

/** Which records an exported file has, and how they are written. They mean the same as the parameters of `downloadSheet`. */
export interface ExportOptions {
    /** Whether a CSV file begins with a byte order mark. */
    byteOrderMark?: boolean | undefined;
    /** What the columns of the file are called. The default is `key`. */
    columnNames?: ColumnNames | undefined;
    /** Only the records that this commit added or changed are in the file, as they are now. */
    commitId?: CommitId | undefined;
    /** Whether texts in a CSV file that a spreadsheet program could run as formulas have an apostrophe before them. */
    escapeFormulas?: boolean | undefined;
    /** The keys of the fields that the file has, in this order. The default is all fields. */
    fields?: string[] | undefined;
    /** Selects records by validity. */
    filter?: CalculationFilter | undefined;
    /** The key of the field that `valid` or `error` applies to. Without it, they apply to the whole record. Has no effect without `filter`. */
    filterField?: string | undefined;
    /** The format of the file. The default is `csv`. */
    format?: SheetFormat | undefined;
    /**
     * The records in the file, by id. Together with `searchValue` or a `filter` other than `none`, these records are left
     * out instead.
     */
    ids?: RecordId[] | undefined;
    /** A query in the filter query language that the records must meet, such as `price gt 100`. */
    q?: string | undefined;
    /** The key of the field to search for `searchValue`. Without it, all fields are searched. */
    searchField?: string | undefined;
    /** Text that the records must contain. Text in double quotes must match a whole value; `""` finds empty values. */
    searchValue?: string | undefined;
    /** The order of the values of `sortField`. */
    sortDirection?: SortDirection | undefined;
    /** The key of the field to sort by. Send it together with `sortDirection`. */
    sortField?: string | undefined;
    /** Only the records that changed in this version are in the file. */
    versionId?: VersionId | undefined;
}

/** Your own code validates the values. It finds its rule by the name of the validator. */
export interface ExternalConstraint {
    /** Settings for the validator, any JSON value. */
    config?: unknown;
    /** What the rule checks. */
    description?: string | undefined;
    /** The name of the rule, as people see it. */
    label?: string | undefined;
    /** The type of the rule. */
    type: "external";
    /** The name of the validator; used once per field. */
    validator: string;
}

/** Your own code validates the records. It finds its rule by the name of the validator. */
export interface ExternalSheetConstraint {
    /** Settings for the validator, any JSON value. */
    config?: unknown;
    /** The keys of the fields that the validator reads. */
    fields?: string[] | undefined;
    /** The type of the rule. */
    type: "external";
    /** The name of the validator. */
    validator: string;
}

/**
 * Identifies a family of mapping programs. The service creates none; any text that you choose is one.
 * @example us_mf_Rt4zL7hK
 */
export type FamilyId = `${string}_mf_${string}`;

/** How the column of a field looks. */
export interface FieldAppearance {
    /** The width of the column. */
    size?: FieldSize | undefined;
}

/** A field of a sheet. */
export interface FieldConfigResponse {
    data: Property;
}

/** A column and the field that it goes to. */
export interface FieldMapping {
    /** The field. */
    destinationField: PlanField;
    /** The options that the values mean. Absent if the field has no options. */
    enumDetails?: EnumDetails;
    /** Why the column goes to the field. */
    metadata: FieldMappingMetadata;
    /** Some values of the column, at most five and at most 100 characters of each. */
    preview: string[];
    /** The column. */
    sourceField: PlanField;
    /** How the text changes on its way, in this order. */
    steps: RuleStep[];
}

/**
 * A column and the field that it goes to. Without `destinationField`, the column is left out. Without `sourceField`, the
 * field stays empty. An entry of a plan may be sent as it was returned.
 */
export interface FieldMappingConfig {
    /** The field, by its key. */
    destinationField?: PlanField | undefined;
    /** The options that the values mean. Without it, the service suggests them. */
    enumDetails?: EnumDetails | undefined;
    /** It has no effect. */
    metadata?: FieldMappingMetadata | undefined;
    /** It has no effect. */
    preview?: string[] | undefined;
    /** The column, by its key. */
    sourceField?: PlanField | undefined;
    /** How the text changes on its way. Without it, the service suggests steps by the values. */
    steps?: RuleStep[] | undefined;
}

/** Why a column goes to a field. */
export interface FieldMappingMetadata {
    /** The expected share of right suggestions among those with this confidence. 1 if a person decided it. */
    confidence: number;
    /** What the suggestion is based on. */
    reason: MappingReason;
}

/** The counts of one field over a set of records. */
export interface FieldRecordCounts {
    /** The number of records without a value in the field. */
    empty: number;
    /** The number of records with an error in the field. */
    error: number;
    /** The number of records. */
    total: number;
    /** The number of records without an error in the field. */
    valid: number;
}

/**
 * Where the value of one field, or of several, comes from. `column` is the key of a field of the source, `field` the key
 * of a field of the destination. A rule only reads the record of the source.
 */
export type FieldRule = AssignRule | ConcatenateRule | SplitRule | ConstantRule | CoalesceRule;

/** The width of a column, from very narrow to very wide. */
export type FieldSize = "xs" | "s" | "m" | "l" | "xl";

/** An uploaded or exported file of a space, without its bytes. */
export interface File {
    /** The actions of the file, in the order of the buttons. */
    actions?: Action[];
    /** How many bytes have arrived so far. */
    bytesReceived: number;
    /**
     * When the upload began.
     * Format: date-time
     */
    createdAt: string;
    /** A note on the file. */
    description?: string;
    /**
     * How the content was encoded for the transfer.
     * @example 7bit
     */
    encoding: string;
    /**
     * When the file expired; absent before that.
     * Format: date-time
     */
    expiredAt?: string;
    /** The extension of the name, without the dot. */
    ext: string;
    /** Identifies the file. */
    id: FileId;
    /** The media type of the content. */
    mimetype: string;
    /** What the file is for. */
    mode?: FileMode | (string & {});
    /** The name of the file, with its extension. */
    name: string;
    /** Where the person picked the file. */
    origin?: FileOrigin | (string & {});
    /** The sheet that the content was read into, if it is only one; absent otherwise. */
    sheetId?: SheetId;
    /** The size of the file in bytes. */
    size: number;
    /** The space that the file belongs to. */
    spaceId: SpaceId;
    /** The status of the file. */
    status: FileStatus | (string & {});
    /** What the service found out about the structure of the content. */
    treatments?: FileTreatment[];
    /**
     * When the file was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /** The workbook that the content was read into; absent until then. */
    workbookId?: WorkbookId;
}

/** A file was uploaded to a space, or made by an export. Optional in the context: `appId`, `namespaces`. */
export interface FileCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        fileId: FileId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `file`. */
    domain: "file";
    /** What is known about it. */
    payload: {
        /** The media type of the content. */
        mimetype: string;
        /** The name of the file with its extension. */
        name: string;
        /** The size of the file in bytes. */
        size: number;
        /** The status of the file, as in its `status`. */
        status: string;
    };
    /** Always `file:created`. */
    topic: "file:created";
}

/** A file was deleted, with its content. Optional in the context: `appId`, `namespaces`. */
export interface FileDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        fileId: FileId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `file`. */
    domain: "file";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `file:deleted`. */
    topic: "file:deleted";
}

/**
 * The format that a file is read as: `csv` and `tsv` have one record in each line, with commas or tabs between the
 * values, `jsonl` has one JSON object in each line, `xlsx` is a spreadsheet. Only `csv` is publicly known.
 */
export type FileDriver = "csv" | "tsv" | "jsonl" | "xlsx";

/** A file expired together with its space, by a data retention policy, and its content was deleted. A schedule of the service causes it. Optional in the context: `appId`, `namespaces`. */
export interface FileExpiredEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        fileId: FileId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `file`. */
    domain: "file";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `file:expired`. */
    topic: "file:expired";
}

/**
 * How much of a file is read into its workbook: all of it (`whole`), or the first 1000 records of each table (`sample`). A
 * sheet that has only a sample is locked, and its `metadata.reading.extent` says so.
 *
 * A job `map` of such a sheet reads the rows from the file, and fails if the file was deleted. Its `info` says what it did
 * not read, and its `result` has the `table`, as `detectHeader` returns it.
 */
export type FileExtent = "whole" | "sample";

/**
 * Identifies a file.
 * @example us_fl_Gx3zH8wS
 */
export type FileId = `${string}_fl_${string}`;

/**
 * The settings of the operation `extract` on a file: how to read its content into a workbook, with one sheet for each
 * sheet of the file.
 */
export interface FileJobConfig {
    /**
     * The row with the names of the columns, counted from 0, at most 1000. It is short for a `header` that uses this row
     * alone, and overrides it.
     */
    detectedHeaderRow?: number | undefined;
    /** The format to read the file as. */
    driver: FileDriver;
    /** How to read the file. What is absent, the service finds out. */
    options?: FileReadOptions | undefined;
}

/**
 * What a file is for. The content of an `import` is read into a workbook. An `export` is for people to download, and
 * its content is not read.
 */
export type FileMode = "import" | "export";

/** Where a person picked a file: on their own device (`filesystem`) or at a storage service. */
export type FileOrigin = "filesystem" | "googledrive" | "box" | "onedrive";

/**
 * How to read a file. The service finds out everything that is absent, from the beginning of the file. Other settings
 * have no effect.
 */
export type FileReadOptions = {
    /**
     * The character between two values of a CSV file. A first line such as `sep=;` states it, too. Without both, it is the
     * comma, semicolon, tab or vertical bar that explains most of the first fifty rows.
     * @example ;
     */
    delimiter?: string | undefined;
    /**
     * The encoding of a text file, by a name of the WHATWG encoding standard such as `windows-1252`, `iso-8859-15`,
     * `shift_jis` or `utf-16le`. If the file begins with a byte order mark, the mark decides.
     * @example windows-1252
     */
    encoding?: string | undefined;
    /** How much is read, `whole` by default. `detectHeader` ignores it. */
    extent?: FileExtent | undefined;
    /** Where the names of the columns are. The default is `dataRowAndSubHeaderDetection`. */
    header?: HeaderDetectionOptions | undefined;
    /** Whether the hidden sheets of a spreadsheet are read, too. The default is false. */
    hiddenSheets?: boolean | undefined;
    /** Whether all rows below the header become records, also totals, notes and repeated headers. The default is false. */
    keepAllRows?: boolean | undefined;
    /**
     * The names of the sheets of a spreadsheet to read, also of hidden ones. Without it, all shown ones are read.
     * @example [
     *   "Prices"
     * ]
     */
    sheets?: string[] | undefined;
} & {
    [key: string]: unknown;
};

/** A file. */
export interface FileResponse {
    data: File;
}

/**
 * The status of a file. An upload that the service reads begins as `partial`. It is `analyzing` while the content is
 * read, and then `complete` or `failed`. Any other upload is `complete` at once. The bytes of a `purged` file have been
 * deleted. The service sets no file to `analyzed` or `archived`: these are for programs that read or keep files.
 */
export type FileStatus = "partial" | "analyzing" | "analyzed" | "complete" | "archived" | "purged" | "failed";

/**
 * What the service found out about the structure of a file's content: `IS_BASIC_FILE_SHAPE` for a plain table,
 * `IS_COMPLEX_FILE_SHAPE` for anything that is harder to read.
 */
export type FileTreatment = "IS_BASIC_FILE_SHAPE" | "IS_COMPLEX_FILE_SHAPE" | (string & {});

/** The status of a file changed, or it became known which workbook holds its content. The service itself causes it, as a consequence of another change. Optional in the context: `appId`, `namespaces`, `workbookId`, `actorId`. */
export interface FileUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        fileId: FileId;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `file`. */
    domain: "file";
    /** What is known about it. */
    payload: {
        /** The status of the file, as in its `status`. */
        status: string;
        /** The workbook that holds the content of the file. */
        workbookId?: string;
    };
    /** Always `file:updated`. */
    topic: "file:updated";
}

/** What to find in a field, and what to write instead. */
export interface FindAndReplaceRecordRequest {
    /** The key of the field. A field that the sheet does not have is rejected. */
    fieldKey: string;
    /** What to find. A text has at most 10000 characters. */
    find?: CellValueUnion | undefined;
    /** What to write instead; `null`, or nothing, deletes what was found. */
    replace?: CellValueUnion | undefined;
}

/** Something in a file that does not arrive as it was sent, or that was guessed. */
export interface Finding {
    /** What it is, for programs. */
    code: FindingCode;
    /** How many rows, cells, columns or sheets it is about. For a guess it is 1. */
    count: number;
    /** What it is, in one sentence for people. */
    message: string;
    /** Where it is. Absent if it is about the whole file. */
    place?: FindingPlace;
    /** What to do about it, for people. Absent if nothing can be done. */
    remedy?: string;
}

/**
 * What people should know about a file.
 *
 * | Value | Meaning |
 * |---|---|
 * | `encoding-guessed` | The encoding is not marked and not sure. |
 * | `delimiter-guessed` | The delimiter explains less than 90 % of the first rows. |
 * | `header-guessed` | It is less than 90 % sure which row has the names of the columns. |
 * | `header-joined` | The names of the columns are made of two rows. |
 * | `header-missing` | No row has names of columns. |
 * | `rows-above` | The rows above the header are no records. |
 * | `rows-left-out` | These rows are totals, notes or repeated headers, and no records. |
 * | `rows-combined` | These rows have the key of an earlier one, and replaced its values. |
 * | `keys-differ-in-case` | The keys of these rows differ in case only from those of the records that they changed. |
 * | `rows-without-key` | These rows have no key, so each import adds them. |
 * | `characters-replaced` | Some characters cannot be read or stored. |
 * | `formulas-without-result` | Some formulas have no stored result: their cells are empty. |
 * | `merged-cells` | Only the first of several merged cells has their value. |
 * | `hidden-rows` | Rows that a spreadsheet program hides are records. |
 * | `hidden-columns` | Columns that a spreadsheet program hides are read. |
 * | `hidden-sheets` | Hidden sheets are not read. |
 * | `columns-late` | Columns that begin below the sample are not read. |
 * | `tables-not-read` | A plan reads one table of a file that has others. |
 * | `column-left-out` | A column goes to no field, and no person decided that. |
 * | `format-guessed` | The sample does not prove the order of dates or the decimal sign. |
 * | `digits-lost` | A spreadsheet program wrote long numbers without their last digits. |
 *
 * The sample is the first 1000 records of the source.
 */
export type FindingCode =
    | "encoding-guessed"
    | "delimiter-guessed"
    | "header-guessed"
    | "header-joined"
    | "header-missing"
    | "rows-above"
    | "rows-left-out"
    | "rows-combined"
    | "keys-differ-in-case"
    | "rows-without-key"
    | "characters-replaced"
    | "formulas-without-result"
    | "merged-cells"
    | "hidden-rows"
    | "hidden-columns"
    | "hidden-sheets"
    | "columns-late"
    | "tables-not-read"
    | "column-left-out"
    | "format-guessed"
    | "digits-lost"
    | (string & {});

/** A place in a file. */
export interface FindingPlace {
    /** The name of the column. */
    column?: string;
    /** The first 50 of the rows, counted from 0. The sentence counts them from 1, as spreadsheet programs do. */
    rows?: number[];
    /** The name of the sheet or table. */
    sheet?: string;
}

/** A mark with a colour that records of a workbook can have. */
export interface Flag {
    /**
     * The colour of the flag as `#` and three or six hexadecimal digits.
     * @example #F5A623
     */
    colorHex: string;
    /**
     * When the flag was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * Identifies the flag. The operations on flags take its slug instead.
     * @example us_flg_Hc4vM8eZ
     */
    id: string;
    /** The name of the flag, as people read it. */
    label: string;
    /** The slug of the flag, which identifies it within the workbook. */
    slug: string;
    /**
     * When the flag was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /** The workbook that the flag belongs to. */
    workbookId: WorkbookId;
}

/** A workbook got a new flag, for example because a bulk change applied one that it did not have yet. A job causes it while it runs. Optional in the context: `appId`, `namespaces`, `jobId`. */
export interface FlagCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `flag`. */
    domain: "flag";
    /** What is known about it. */
    payload: {
        /** The colour of the flag as `#` and six hexadecimal digits. */
        colorHex: string;
        /** The name of the flag, as people read it. */
        label: string;
        /** The slug of the flag within its workbook. */
        slug: string;
    };
    /** Always `flag:created`. */
    topic: "flag:created";
}

/** A flag was removed from its workbook and from every record that had it. Optional in the context: `appId`, `namespaces`. */
export interface FlagDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `flag`. */
    domain: "flag";
    /** What is known about it. */
    payload: {
        /** The colour of the flag as `#` and six hexadecimal digits. */
        colorHex: string;
        /** The name of the flag, as people read it. */
        label: string;
        /** The slug of the flag within its workbook. */
        slug: string;
    };
    /** Always `flag:deleted`. */
    topic: "flag:deleted";
}

/** A change of a flag, as a job carries it out. */
export interface FlagMutationConfig {
    /** The flag. */
    flag: FlagMutationConfigData;
    /** The slugs of further flags to remove, for `delete`. */
    flags?: string[] | undefined;
    /** What to do with the flag. */
    operation: FlagOperation;
    /** The kind of change; always a change of a flag. */
    type: "flag";
}

/** The flag that a job changes, and how it looks. */
export interface FlagMutationConfigData {
    /**
     * The colour of the flag as `#` and three or six hexadecimal digits.
     * @example #F5A623
     */
    colorHex?: string | undefined;
    /** The name of the flag, as people read it. */
    label?: string | undefined;
    /** The slug of the flag, which identifies it within the workbook. */
    slug: string;
}

/** How a flag looks. Absent properties stay as they are. */
export interface FlagMutationData {
    /**
     * The colour of the flag as `#` and three or six hexadecimal digits.
     * @example #F5A623
     */
    colorHex?: string | undefined;
    /** The name of the flag, as people read it. */
    label?: string | undefined;
}

/**
 * The effect of a bulk change. `apply` adds the flag to the selected records, `update` changes its label or colour,
 * `replace` leaves the selected records with this flag and no other, `delete` removes it from them.
 */
export type FlagOperation = "apply" | "update" | "delete" | "replace";

/** The label or the colour of a flag was changed. A job causes it while it runs. Optional in the context: `appId`, `namespaces`, `jobId`. */
export interface FlagUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `flag`. */
    domain: "flag";
    /** What is known about it. */
    payload: {
        /** The colour of the flag as `#` and six hexadecimal digits. */
        colorHex: string;
        /** The name of the flag, as people read it. */
        label: string;
        /** The slug of the flag within its workbook. */
        slug: string;
    };
    /** Always `flag:updated`. */
    topic: "flag:updated";
}

/** An export of an agent. */
export interface GetAgentExportResponse {
    data: AgentExport;
}

/** The runs of one agent. */
export interface GetAgentLogsResponse {
    /** The log entries, one for each run. */
    data?: AgentLog[];
    pagination?: Pagination;
}

/** One run for one event. */
export interface GetDetailedAgentLogResponse {
    data: DetailedAgentLog;
}

/** One page of the runs in an environment. */
export interface GetDetailedAgentLogsResponse {
    /** The runs of this page. */
    data: DetailedAgentLog[];
    pagination?: Pagination;
}

/** One page of executions. */
export interface GetExecutionsResponse {
    /** The executions of this page. */
    data: Execution[];
    pagination?: Pagination;
}

/** The places of records in a list. */
export type GetRecordIndicesResponse = RecordIndices[];

/** A page of records. */
export interface GetRecordsResponse {
    /** The records, and the requested details about them. */
    data: GetRecordsResponseData;
}

/** A page of records, and the requested details about them. */
export interface GetRecordsResponseData {
    /**
     * The newest commit of the sheet that the records and counts of this response include. Send it as `sinceCommitId`
     * to get every later change.
     */
    commitId?: CommitId;
    /** The number of matching records on all pages; absent unless requested. */
    counts?: RecordCounts;
    /** Where the next page begins. Absent if the page has fewer records than `pageSize`: it is the last one. */
    nextCursor?: NextCursor;
    /** The records of the page. */
    records: Record[];
    /** Whether the records could be read. */
    success: boolean;
    /** The version that this commit made; the same value as `commitId`. */
    versionId?: VersionId;
}

/** A warning that people see after a press of the button and before the job starts. */
export interface Guardrail {
    /** The warning, in Markdown. */
    content: string;
}

/** A person who is not a user of the account but is invited to some of its spaces. */
export interface Guest {
    /**
     * When the guest was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * The mail address of the guest; within an environment no two guests share one.
     * Format: email
     */
    email: string;
    /** The environment that the guest belongs to. */
    environmentId: EnvironmentId;
    /** Identifies the guest. */
    id: GuestId;
    /** The name of the guest. */
    name: string;
    /** The spaces that the guest may open. */
    spaces: GuestSpace[];
    /**
     * When the guest was last changed by `createGuests`, `updateGuest` or `deleteGuest`.
     * Format: date-time
     */
    updatedAt: string;
}

/**
 * A way for guests to sign in: `shared_link` is one link that everyone may use, `magic_link` is a personal link sent
 * by mail. The service stores the setting for programs that make such links; it makes none itself, and `getGuestToken`
 * does not depend on it. A request may have no other value, because no program would know it; a newer version of the
 * service may return further ones.
 */
export type GuestAuthentication = "shared_link" | "magic_link";

/** A guest to create. */
export interface GuestConfig {
    /**
     * The mail address of the guest.
     * Format: email
     */
    email: string;
    /** The environment that the guest will belong to. It must be the environment of the spaces. */
    environmentId: EnvironmentId;
    /** The name of the guest. */
    name: string;
    /** The spaces that the guest may open. */
    spaces: GuestSpace[];
}

/** The guests to create, in one list. */
export type GuestConfigs = GuestConfig[];

/** The properties of a guest to change. Absent properties stay as they are. */
export interface GuestConfigUpdate {
    /**
     * The new mail address of the guest.
     * Format: email
     */
    email?: string | undefined;
    /** The environment that the guest belongs to. It cannot change; send it as it is, or leave it out. */
    environmentId?: EnvironmentId | undefined;
    /** The new name of the guest. */
    name?: string | undefined;
    /** The new list of spaces that the guest may open; the guest loses all spaces that are not in the list. */
    spaces?: GuestSpace[] | undefined;
}

/**
 * Identifies a guest.
 * @example us_g_Oj7wR3vP
 */
export type GuestId = `${string}_g_${string}`;

/** A guest. */
export interface GuestResponse {
    data: Guest;
}

/** A sheet that a guest may see. */
export interface GuestSheet {
    /** The sheet. */
    id: SheetId;
}

/** A space that a guest may open, all of it or parts of it. */
export interface GuestSpace {
    /** The space. */
    id: SpaceId;
    /**
     * When the guest last opened the space with `getSpace`, to the minute; absent before the first time. Set by the
     * service.
     * Format: date-time
     */
    lastAccessed?: string | undefined;
    /** The sheets that the guest may see; all of them when absent. */
    sheets?: GuestSheet[] | undefined;
    /** The workbooks that the guest may see; all of them when absent. */
    workbooks?: GuestWorkbook[] | undefined;
}

/** A token that represents a guest. */
export interface GuestToken {
    /** The token, to send as a bearer token. */
    token: string;
    /** Whether the token can be used. False if the guest has no space to open. */
    valid: boolean;
}

/** A token for a guest. */
export interface GuestTokenResponse {
    data: GuestToken;
}

/** A workbook that a guest may see. */
export interface GuestWorkbook {
    /** The workbook. */
    id: WorkbookId;
}

/** Says which guide a space shows, on which target, when, and to whom. */
export interface Guidance {
    /** The guidance of the template that this one was made from; absent if it was made from none. */
    createdFrom?: GuidanceId;
    /** The guide with the slug, in the environment of the space. Absent without `includeGuide`, and if there is none. */
    guide?: GuideResource;
    /** The slug of the guide to show. */
    guideSlug: string;
    /** Identifies the guidance. */
    id: GuidanceId;
    /**
     * When the guidance last took something over from the guidance that it was made from.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /** Where the guide appears, when, and to whom. */
    options: GuidanceOptions;
}

/**
 * Identifies a guidance.
 * @example us_gd_Mv7eL1zG
 */
export type GuidanceId = `${string}_gd_${string}`;

/** Where a guide appears, when, and to whom. */
export interface GuidanceOptions {
    /** Who sees the guide. If absent, both administrators and guests see it. */
    role?: GuidanceRole | undefined;
    /** The part of the interface that the guide is about. */
    target: string;
    /** What makes the guide appear. */
    trigger: GuidanceTrigger;
    /** The form in which the guide appears. */
    type: GuidanceType;
}

/** Who sees a guide: `admin` administrators, `guest` guests. The service returns guidance for administrators to no guest. */
export type GuidanceRole = "admin" | "guest";

/**
 * What makes a guide appear: `first` is the first visit, `hover` the pointer on the target, `event` an event, `manual`
 * only a request for it.
 */
export type GuidanceTrigger = "first" | "hover" | "event" | "manual";

/** The form of a guide: `sidebar` beside the content, `popout` in a window above it, `tooltip` next to the target. */
export type GuidanceType = "sidebar" | "popout" | "tooltip";

/** Help for the person who is about to press the button. */
export interface Guide {
    /** The help, in Markdown. */
    content: string;
}

/** A part of the text of a guide; free-form. */
export interface GuideBlock {
    [key: string]: unknown;
}

/** A guide to create. The service adds its id and its first version. */
export interface GuideCreateRequest {
    /** The parts of the text. The program that shows the guide knows their form. */
    blocks: GuideBlock[];
    /** What the guide is about. */
    description: string;
    /** The environment of the path; no other value is accepted. */
    environmentId: EnvironmentId;
    /** Free-form notes on the guide. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /** The name by which guidance finds the guide. Unique within the environment. */
    slug: string;
    /** The title of the guide, as people read it. */
    title: string;
}

/** A guide. */
export interface GuideDetailResponse {
    data: GuideResource;
}

/**
 * Identifies a guide.
 * @example us_gu_Pd5wJ8rQ
 */
export type GuideId = `${string}_gu_${string}`;

/** The guides of an environment. */
export interface GuideListResponse {
    /** Every guide of the environment, newest first; this list has no pages. */
    data: GuideResource[];
}

/** A text that helps people in the spaces of an environment. */
export interface GuideResource {
    /** The parts of the text, as the newest version has them. The program that shows the guide knows their form. */
    blocks: GuideBlock[];
    /**
     * When the guide was created.
     * Format: date-time
     */
    createdAt: string;
    /** What the guide is about. */
    description?: string;
    /** Identifies the guide. */
    id: GuideId;
    /** Free-form notes on the guide. */
    metadata?: {
        [key: string]: unknown;
    };
    /** The name by which guidance finds the guide. Unique within the environment. */
    slug: string;
    /** The title of the guide, as people read it. */
    title: string;
    /**
     * When the guide was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /** The versions of the text, newest first. In a guidance, only the newest version. */
    versions: GuideVersionResource[];
}

/** The properties of a guide to change. Absent properties stay as they are. */
export interface GuideUpdateRequest {
    /** The parts of the text. The program that shows the guide knows their form. */
    blocks?: GuideBlock[] | undefined;
    /** What the guide is about. */
    description?: string | undefined;
    /** Free-form notes on the guide. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /** The name by which guidance finds the guide. Unique within the environment. */
    slug?: string | undefined;
    /** The title of the guide, as people read it. */
    title?: string | undefined;
}

/** The text of a guide as one change left it. */
export interface GuideVersionResource {
    /** The `blocks` of the version, as JSON text. */
    content: string;
    /**
     * When the version was created.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the version. */
    id: string;
    /**
     * When the version was last changed. A version never changes, so it is the time of its creation.
     * Format: date-time
     */
    updatedAt: string;
    /** The number of the version, counted from 1 for each guide. */
    version: number;
}

/** A version of a guide. */
export interface GuideVersionResponse {
    data: GuideVersionResource;
}

/**
 * A way to find the header row: `default` examines the cells, `explicitHeaders` uses the given names, `specificRows`
 * uses the given rows, `dataRowAndSubHeaderDetection` also detects sub-headers and the first row of data,
 * `aiDetection` uses a language model. The service has none, and detects sub-headers instead.
 */
export type HeaderDetectionAlgorithm =
    | "aiDetection"
    | "default"
    | "explicitHeaders"
    | "specificRows"
    | "dataRowAndSubHeaderDetection";

/** How to find the names of the columns of a table. Rows are counted from 0, and empty ones count. */
export interface HeaderDetectionOptions {
    /** The way to find the header row. */
    algorithm: HeaderDetectionAlgorithm;
    /**
     * The names of the columns, one entry per column, for `explicitHeaders`. If one of the examined rows has the same names,
     * the records begin below it; otherwise they begin with the first row.
     */
    headers?: string[] | undefined;
    /**
     * The rows that make up the header, for `specificRows`. With several rows, the names in a column are joined. With none,
     * the columns have no names, and the records begin with the first row.
     */
    rowNumbers?: number[] | undefined;
    /** How many rows are examined, at most 1000. The default is 50. */
    rowsToSearch?: number | undefined;
    /** How many rows at the top are ignored, at most 1000. The default is 0. */
    skip?: number | undefined;
}

/** The settings of a field whose value is chosen from a list. */
export interface InputConfig {
    /** The options to choose from, in the order in which they are shown. */
    options: InputEnumPropertyOption[];
}

/** A constraint on the input of a field. */
export interface InputConstraint {
    /** The kind of constraint. */
    type: InputConstraintType;
}

/**
 * The kind of constraint on an input. There is one; it makes the input mandatory: `null` and the empty text are not
 * enough.
 */
export type InputConstraintType = "required";

/** One of the options to choose from. */
export interface InputEnumPropertyOption {
    /** The colour of the option. */
    color?: string | undefined;
    /** A longer explanation of the option. */
    description?: string | undefined;
    /** The icon of the option. */
    icon?: string | undefined;
    /** The text of the option. The default is the value. */
    label?: string | undefined;
    /** Your own notes on the option, which hooks can read. */
    meta?: {
        [key: string]: unknown;
    } | undefined;
    /** The value that is sent for this option - a string, an integer or a boolean. */
    value: unknown;
}

/** One field of a form. */
export interface InputField {
    /** The options to choose from, for a field of type `enum`. */
    config?: InputConfig | undefined;
    /** The constraints on the input. */
    constraints?: InputConstraint[] | undefined;
    /** The initial value of the field, and its value if the input does not have it; any JSON value that fits `type`. */
    defaultValue?: unknown;
    /** A longer explanation of the field. */
    description?: string | undefined;
    /** The name under which the job receives the input. */
    key: string;
    /** The text beside the field. */
    label: string;
    /**
     * The kind of input. Known kinds are `string`, `textarea`, `number`, `boolean` and `enum`; a field of another kind
     * accepts every value.
     * @example number
     */
    type: string;
}

/** A form that collects the input of an action before its job starts. */
export interface InputForm {
    /** The fields of the form, in the order in which they are shown. */
    fields: InputField[];
    /** The kind of form. */
    type: InputFormType;
}

/** The kind of form. There is one; it shows its fields one below the other. */
export type InputFormType = "simple";

/** The records to insert, one entry each. At most 10,000 in one request. */
export type InsertRecordsRequest = RecordData[];

/** The invitation of a guest to a space. */
export interface Invitation {
    /**
     * Until when the link is valid.
     * Format: date-time
     */
    expiresAt: string;
    /** The guest who is invited. */
    guestId: GuestId;
    /** Whether the mail server has taken a mail with the link. */
    isMailed: boolean;
    /**
     * The link. Only if no mail was sent, and the operator of the service has named a page for guests.
     * Format: uri
     */
    link?: string;
    /** The space of the invitation. */
    spaceId: SpaceId;
    /** The token of the link, for `exchangeInvitation`. Only if no mail was sent. */
    token?: string;
}

/** The link that a guest or a user signs in with. */
export interface InvitationExchange {
    /**
     * The mail address of the guest. Required with a link that several people share; otherwise it has no effect.
     * Format: email
     */
    email?: string | undefined;
    /** The name of the guest. Required with a link that several people share; otherwise it has no effect. */
    name?: string | undefined;
    /**
     * What follows the `#` in the link.
     * Format: password
     */
    token: string;
}

/** The invitations. */
export interface InvitationsResponse {
    data: InvitationsResponseData;
}

/** The invitations, in the order of the request. */
export interface InvitationsResponseData {
    /** One entry for each guest. */
    invitations: Invitation[];
    /** Always true. */
    success: boolean;
}

/** An invitation to send. */
export interface Invite {
    /** The name of the person who invites, as the mail shows it. */
    fromName?: string | undefined;
    /** The guest to invite. */
    guestId: GuestId;
    /** A text of your own for the mail. */
    message?: string | undefined;
    /** The space to invite to, one of the spaces of the guest. */
    spaceId: SpaceId;
}

/** The guests to invite, in one list. */
export type Invites = Invite[];

/** A piece of work that continues after the response to the request that started it. */
export interface Job {
    /** The action that started the job. Absent if none did. */
    actionId?: ActionId;
    /** The settings of the operation, as they were sent. */
    config?: {
        [key: string]: unknown;
    };
    /**
     * When the job was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * Who started the job - the id of a user, a guest or an API key. If the schedule of an action started it, the id of
     * the account.
     * @example us_usr_Nq8dK1yT
     */
    createdBy: string;
    /** The workbook that the job writes to, if that is not its source. */
    destination?: WorkbookId;
    /**
     * The environment of the job. The default is the environment of its source. A source without one, such as an app,
     * needs this property.
     */
    environmentId?: EnvironmentId;
    /** The file that the job reads or creates. */
    fileId?: FileId;
    /**
     * When the job ended, with success or without. Absent before that.
     * Format: date-time
     */
    finishedAt?: string;
    /** Identifies the job. */
    id: JobId;
    /** One line about the progress, for people to read. */
    info?: string;
    /**
     * What was entered into the form of the action that started the job, by the keys of its fields. If a field is absent
     * and has a `defaultValue`, the job gets this value.
     */
    input?: {
        [key: string]: unknown;
    };
    /**
     * Whether the service monitors the job and marks it as failed if nobody acknowledges it in time.
     * @default true
     */
    managed?: boolean;
    /** Free-form notes on the job; the service does not read them. */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * Whether people can still use the source while the job runs. The default is the mode of the action that the job
     * presses.
     */
    mode?: JobMode | (string & {});
    /** What the job does. Listeners wait for `<type>:<operation>`. */
    operation: string;
    /** How the job ended, for people to read; in the form that `completeJob` takes. */
    outcome?: {
        [key: string]: unknown;
    };
    /**
     * When a person confirmed that they have seen the outcome. Absent before that.
     * Format: date-time
     */
    outcomeAcknowledgedAt?: string;
    /** The job that this one is a part of. */
    parentId?: JobId;
    /** The number of this part among those of its parent job. */
    part?: number;
    /** The difference between this part and the others, such as the records that it covers. */
    partData?: {
        [key: string]: unknown;
    };
    /** The order in which the program that runs the parts of the job should run them. */
    partExecution?: JobPartExecution | (string & {});
    /** The jobs that must have ended before this one starts. */
    predecessorIds?: JobId[];
    /** How much of the work is done, in percent. */
    progress?: number;
    /** What the job produced, for programs to read. Its keys depend on the operation. */
    result?: {
        [key: string]: unknown;
    };
    /** The id of what the job works on, such as a workbook, a file or an agent. */
    source: string;
    /** The space of the source. Absent if the source is not in a space, for example an agent. */
    spaceId?: SpaceId;
    /**
     * When the job becomes ready. Until then, its status is `scheduled`; `executeJob` makes it ready earlier. If the time
     * has passed already, the job is ready at once.
     * Format: date-time
     */
    startAt?: string;
    /**
     * When the status became `executing`. Absent before that.
     * Format: date-time
     */
    startedAt?: string;
    /** The status of the job. */
    status?: JobStatus | (string & {});
    /**
     * What the job is about, if `source` alone does not say it. The selected records of an action that is pressed are a
     * collection of `records`.
     */
    subject?: JobSubject;
    /** Whether the job waits for `executeJob`. */
    trigger?: JobTrigger | (string & {});
    /** The kind of resource that the job works on. */
    type: JobType | (string & {});
    /**
     * When the job was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** The progress of the work on a job. */
export interface JobAckDetails {
    /**
     * When the work will probably be done. Accepted, but not stored.
     * Format: date-time
     */
    estimatedCompletionAt?: string | undefined;
    /** One line about the progress, for people to read. */
    info?: string | undefined;
    /** How much of the work is done, in percent. */
    progress?: number | undefined;
}

/** Why a job is canceled. */
export interface JobCancelDetails {
    /** The reason, for people to read. */
    info?: string | undefined;
}

/** The result of a job that ended, with or without success. */
export interface JobCompleteDetails {
    /** One line about the result, for people to read. */
    info?: string | undefined;
    /** What to show to people now that the job has ended. */
    outcome?: JobOutcome | undefined;
}

/** A job finished with success. A job causes it while it runs. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`. */
export interface JobCompletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
    };
    /** Always `job`. */
    domain: "job";
    /** What is known about it. */
    payload: {
        /** The kind of resource that the job works on, such as `workbook`. */
        domain: string;
        /** One line about the progress, for people to read. */
        info?: string;
        /** What was entered into the form of the action that started the job. */
        input?: {
            [key: string]: unknown;
        };
        /** Whether the job is a part of a larger one. */
        isPart?: boolean;
        /** What the job does, as `<domain>:<operation>`, to listen for. */
        job: string;
        /** The operation of the job; for a job started by an action, that of the action. */
        operation: string;
        /**
         * The status of the job: `created`, `planning`, `scheduled`, `ready`, `executing`, `complete`, `failed`,
         * `canceled` or `waiting`.
         */
        status: string;
    };
    /** Always `job:completed`. */
    topic: "job:completed";
}

/** A job to create. The service adds its id, its author and the dates. */
export interface JobConfig {
    /** The settings of the operation. */
    config?: JobOperationConfig | undefined;
    /** The workbook that the job writes to, if that is not its source. */
    destination?: WorkbookId | undefined;
    /**
     * The environment of the job. The default is the environment of its source. A source without one, such as an app,
     * needs this property.
     */
    environmentId?: EnvironmentId | undefined;
    /** The file that the job reads or creates. */
    fileId?: FileId | undefined;
    /** One line about the progress, for people to read. */
    info?: string | undefined;
    /**
     * What was entered into the form of the action that started the job, by the keys of its fields. If a field is absent
     * and has a `defaultValue`, the job gets this value.
     */
    input?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * Whether the service monitors the job and marks it as failed if nobody acknowledges it in time.
     * @default true
     */
    managed?: boolean | undefined;
    /** Free-form notes on the job; the service does not read them. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * Whether people can still use the source while the job runs. The default is the mode of the action that the job
     * presses.
     */
    mode?: JobMode | undefined;
    /** What the job does. Listeners wait for `<type>:<operation>`. */
    operation: string;
    /** How the job ended, for people to read; in the form that `completeJob` takes. */
    outcome?: {
        [key: string]: unknown;
    } | undefined;
    /** The job that this one is a part of. */
    parentId?: JobId | undefined;
    /** The number of this part among those of its parent job. */
    part?: number | undefined;
    /** The difference between this part and the others, such as the records that it covers. */
    partData?: {
        [key: string]: unknown;
    } | undefined;
    /** The order in which the program that runs the parts of the job should run them. */
    partExecution?: JobPartExecution | undefined;
    /** The jobs that must have ended before this one starts. */
    predecessorIds?: JobId[] | undefined;
    /** How much of the work is done, in percent. */
    progress?: number | undefined;
    /** What the job produced, for programs to read. Its keys depend on the operation. */
    result?: {
        [key: string]: unknown;
    } | undefined;
    /** The id of what the job works on, such as a workbook, a file or an agent. */
    source: string;
    /**
     * When the job becomes ready. Until then, its status is `scheduled`; `executeJob` makes it ready earlier. If the time
     * has passed already, the job is ready at once.
     * Format: date-time
     */
    startAt?: string | undefined;
    /** The initial status. If absent, it depends on `trigger`. */
    status?: JobStatus | undefined;
    /**
     * What the job is about, if `source` alone does not say it. The selected records of an action that is pressed are a
     * collection of `records`.
     */
    subject?: JobSubject | undefined;
    /** Whether the job waits for `executeJob`. */
    trigger?: JobTrigger | undefined;
    /** The kind of resource that the job works on. */
    type: JobType;
}

/** A job was created; it runs when it is ready. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`. */
export interface JobCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
    };
    /** Always `job`. */
    domain: "job";
    /** What is known about it. */
    payload: {
        /** The kind of resource that the job works on, such as `workbook`. */
        domain: string;
        /** One line about the progress, for people to read. */
        info?: string;
        /** What was entered into the form of the action that started the job. */
        input?: {
            [key: string]: unknown;
        };
        /** Whether the job is a part of a larger one. */
        isPart?: boolean;
        /** What the job does, as `<domain>:<operation>`, to listen for. */
        job: string;
        /** The operation of the job; for a job started by an action, that of the action. */
        operation: string;
        /**
         * The status of the job: `created`, `planning`, `scheduled`, `ready`, `executing`, `complete`, `failed`,
         * `canceled` or `waiting`.
         */
        status: string;
    };
    /** Always `job:created`. */
    topic: "job:created";
}

/** A job was deleted from the history. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`. */
export interface JobDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
    };
    /** Always `job`. */
    domain: "job";
    /** What is known about it. */
    payload: {
        /** The kind of resource that the job works on, such as `workbook`. */
        domain: string;
        /** One line about the progress, for people to read. */
        info?: string;
        /** What was entered into the form of the action that started the job. */
        input?: {
            [key: string]: unknown;
        };
        /** Whether the job is a part of a larger one. */
        isPart?: boolean;
        /** What the job does, as `<domain>:<operation>`, to listen for. */
        job: string;
        /** The operation of the job; for a job started by an action, that of the action. */
        operation: string;
        /**
         * The status of the job: `created`, `planning`, `scheduled`, `ready`, `executing`, `complete`, `failed`,
         * `canceled` or `waiting`.
         */
        status: string;
    };
    /** Always `job:deleted`. */
    topic: "job:deleted";
}

/**
 * Which column of the source goes to which field of the destination. A suggestion is in the plan if its confidence is at
 * least the `mappingConfidenceThreshold` of the destination.
 */
export interface JobExecutionPlan {
    /**
     * Whether the case of keys matters. If nobody has said so, it is true if keys of the sample differ in case only, so
     * that no record is lost; then there is a question. Absent without `keyFields`, and if the fields say so.
     */
    caseSensitive?: boolean;
    /** The columns that go to a field, in the order of the columns. */
    fieldMapping: FieldMapping[];
    /**
     * What does not arrive as it was sent, and what was guessed. The `result` of the jobs `extract` and `map` has
     * `findings`, too.
     */
    findings?: Finding[];
    /** What a person should look at before the job runs. The list is empty if the plan is sure. */
    questions: PlanQuestion[];
    /** The other rules, for fields that are not filled by one column alone. */
    rules: FieldRule[];
    /** The fields that nothing fills. Computed fields are left out. */
    unmappedDestinationFields: UnmappedDestinationField[];
    /** The columns that nothing reads. */
    unmappedSourceFields: UnmappedSourceField[];
}

/** The changes of a plan. */
export interface JobExecutionPlanConfigRequest {
    /** Whether the case of the keys in `keyFields` matters. */
    caseSensitive?: boolean | undefined;
    /** The columns that go to a field. */
    fieldMapping?: FieldMappingConfig[] | undefined;
    /** Rules for fields that are not filled by one column alone. */
    rules?: FieldRule[] | undefined;
}

/** A whole plan. */
export interface JobExecutionPlanRequest {
    /** Whether the case of the keys in `keyFields` matters. */
    caseSensitive?: boolean | undefined;
    /** The columns that go to a field. */
    fieldMapping: FieldMappingConfig[];
    /** Rules for fields that are not filled by one column alone. */
    rules?: FieldRule[] | undefined;
}

/** A job ended without success, because it failed or because nobody acknowledged it in time. A job causes it while it runs. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`. */
export interface JobFailedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
    };
    /** Always `job`. */
    domain: "job";
    /** What is known about it. */
    payload: {
        /** The kind of resource that the job works on, such as `workbook`. */
        domain: string;
        /** One line about the progress, for people to read. */
        info?: string;
        /** What was entered into the form of the action that started the job. */
        input?: {
            [key: string]: unknown;
        };
        /** Whether the job is a part of a larger one. */
        isPart?: boolean;
        /** What the job does, as `<domain>:<operation>`, to listen for. */
        job: string;
        /** The operation of the job; for a job started by an action, that of the action. */
        operation: string;
        /**
         * The status of the job: `created`, `planning`, `scheduled`, `ready`, `executing`, `complete`, `failed`,
         * `canceled` or `waiting`.
         */
        status: string;
    };
    /** Always `job:failed`. */
    topic: "job:failed";
}

/**
 * Identifies a job.
 * @example us_jb_Eh4yU8rN
 */
export type JobId = `${string}_jb_${string}`;

/**
 * Whether people can still use the source while a job runs. `foreground` and `toolbarBlocking` both block it from
 * `ready` until the job has ended. `background`, the default, does not block it. `hidden` does not block it either, and
 * is for user interfaces, which do not show the job: the service lists every job.
 *
 * While a sheet, or its workbook or space, is blocked, users and guests cannot change its records or its configuration,
 * and cannot press other actions on it: the response is 409. API keys, agents and the caller who acknowledged the job
 * can, because they do the work.
 */
export type JobMode = "foreground" | "background" | "toolbarBlocking" | "hidden";

/**
 * The settings of a job. They depend on its `operation`. The operations of the service have settings of their own. The
 * listeners of any other operation define its settings.
 */
export type JobOperationConfig = {
    [key: string]: unknown;
} | DeleteRecordsJobConfig | BulkMutateFlagsJobConfig | FileJobConfig | ExportJobConfig | AgentExportJobConfig | PropagateJobConfig | MappingProgramJobConfig | RestoreSnapshotJobConfig | MutateJobConfig | CopyRecordsJobConfig | CustomJobConfig;
/**
 * What people see when a job has ended, and their next step. It is for user interfaces: the service stores it as it was
 * sent.
 */
export interface JobOutcome {
    /** Whether the outcome stays until a person confirms it; the confirmation calls `acknowledgeJobOutcome`. */
    acknowledge?: boolean | undefined;
    /** The text on the button that leads to `next`. */
    buttonText?: string | undefined;
    /** The heading above the message. */
    heading?: string | undefined;
    /** Whether to leave out the button that only closes the outcome. */
    hideDefaultButton?: boolean | undefined;
    /** The message, in Markdown. */
    message?: string | undefined;
    /** The next step. */
    next?: JobOutcomeNext | undefined;
    /** What takes people to `next`. */
    trigger?: JobOutcomeTrigger | undefined;
}

/** A person confirmed that they have seen the outcome of a job. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`. */
export interface JobOutcomeAcknowledgedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        jobId: JobId;
    };
    /** Always `job`. */
    domain: "job";
    /** What is known about it. */
    payload: {
        /** The kind of resource that the job works on, such as `workbook`. */
        domain: string;
        /** One line about the progress, for people to read. */
        info?: string;
        /** What was entered into the form of the action that started the job. */
        input?: {
            [key: string]: unknown;
        };
        /** Whether the job is a part of a larger one. */
        isPart?: boolean;
        /** What the job does, as `<domain>:<operation>`, to listen for. */
        job: string;
        /** The operation of the job; for a job started by an action, that of the action. */
        operation: string;
        /**
         * The status of the job: `created`, `planning`, `scheduled`, `ready`, `executing`, `complete`, `failed`,
         * `canceled` or `waiting`.
         */
        status: string;
    };
    /** Always `job:outcome-acknowledged`. */
    topic: "job:outcome-acknowledged";
}

/** Which people an outcome takes to its next step: `originator` is the person who started the job, `all` is everyone in the space. */
export type JobOutcomeAudience = "originator" | "all";

/** The next step of an outcome; `type` says which kind of step. */
export type JobOutcomeNext =
    | JobOutcomeNextId
    | JobOutcomeNextUrl
    | JobOutcomeNextDownload
    | JobOutcomeNextFiles
    | JobOutcomeNextWait
    | JobOutcomeNextSnapshot
    | JobOutcomeNextRetry
    | JobOutcomeNextView
    | JobOutcomeNextClearFilters;

/** Removes all filters, so that all records are shown again. */
export interface JobOutcomeNextClearFilters {
    /** The text of the link. */
    label?: string | undefined;
    /** The sheets whose filters are cleared. Without it, the filters of all sheets are cleared. */
    sheetIds?: SheetId[] | undefined;
    /** The type of the step: clear filters. */
    type: "clearFilters";
}

/** Downloads a file from an address. */
export interface JobOutcomeNextDownload {
    /** The name to save the file under. */
    fileName?: string | undefined;
    /** The text of the link. */
    label?: string | undefined;
    /** The type of the step: download a file from an address. */
    type: "download";
    /** The address. */
    url: string;
}

/** One file to download. */
export interface JobOutcomeNextFileObject {
    /** The file. */
    fileId: FileId;
    /** The text of the link. */
    label?: string | undefined;
}

/** Downloads files of the space. */
export interface JobOutcomeNextFiles {
    /** The files. */
    files: JobOutcomeNextFileObject[];
    /** The text of the link. */
    label?: string | undefined;
    /** The type of the step: download files of the space. */
    type: "files";
}

/** Goes to a resource in the space, by its id. */
export interface JobOutcomeNextId {
    /** The id of the resource to go to, such as a sheet or a document. */
    id: string;
    /** The text of the link. */
    label?: string | undefined;
    /** A path below the address of the resource. */
    path?: string | undefined;
    /** Query parameters for the address, as one text. */
    query?: string | undefined;
    /** The type of the step: go to a resource by its id. */
    type: "id";
}

/** Runs the job again. */
export interface JobOutcomeNextRetry {
    /** The text of the link. */
    label?: string | undefined;
    /** The type of the step: run the job again. */
    type: "retry";
}

/** Shows a snapshot of a sheet. */
export interface JobOutcomeNextSnapshot {
    /** The sheet it was taken of. */
    sheetId: SheetId;
    /** The snapshot. */
    snapshotId: SnapshotId;
    /** The type of the step: show a snapshot. */
    type: "snapshot";
}

/** Opens an address. */
export interface JobOutcomeNextUrl {
    /** The text of the link. */
    label?: string | undefined;
    /** Whether the address opens in the current page instead of a new one. */
    replace?: boolean | undefined;
    /** The type of the step: open an address. */
    type: "url";
    /** The address. */
    url: string;
}

/** Shows a sheet without some of its fields. */
export interface JobOutcomeNextView {
    /** The keys of the fields to leave out. */
    hiddenColumns: string[];
    /** The text of the link. */
    label?: string | undefined;
    /** The sheet. */
    sheetId: SheetId;
    /** The type of the step: show a sheet. */
    type: "view";
}

/** Stays on the current page. */
export interface JobOutcomeNextWait {
    /** Whether to show a celebration. */
    confetti?: boolean | undefined;
    /** Whether the outcome disappears automatically. */
    fade?: boolean | undefined;
    /** The type of the step: stay on the current page. */
    type: "wait";
}

/** What takes people to the next step of an outcome. An object also says which people. */
export type JobOutcomeTrigger = JobOutcomeTriggerType | JobOutcomeTriggerDetails;

/** What takes people to the next step of an outcome, and which people. */
export interface JobOutcomeTriggerDetails {
    /** Which people it takes there. */
    audience?: JobOutcomeAudience | undefined;
    /** What takes people there. */
    type: JobOutcomeTriggerType;
}

/**
 * What takes people to the next step of an outcome: `manual` is a press of the button, `automatic` is the end of the
 * job, `automatic_silent` is the same, but the outcome is not shown first.
 */
export type JobOutcomeTriggerType = "manual" | "automatic" | "automatic_silent";

/** The order in which the parts of a job run: `sequential` one after the other, `parallel` all at once. */
export type JobPartExecution = "sequential" | "parallel";

/** The parts of a job, at most 100, as a number or one by one. */
export type JobParts = number | {
    [key: string]: unknown;
}[];
/** All parts of a job that was split have ended, with success or without. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`. */
export interface JobPartsCompletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
    };
    /** Always `job`. */
    domain: "job";
    /** What is known about it. */
    payload: {
        /** The kind of resource that the job works on, such as `workbook`. */
        domain: string;
        /** One line about the progress, for people to read. */
        info?: string;
        /** What was entered into the form of the action that started the job. */
        input?: {
            [key: string]: unknown;
        };
        /** Whether the job is a part of a larger one. */
        isPart?: boolean;
        /** What the job does, as `<domain>:<operation>`, to listen for. */
        job: string;
        /** The operation of the job; for a job started by an action, that of the action. */
        operation: string;
        /** How the parts ended. */
        parts: {
            /** How many of them were canceled. */
            canceled: number;
            /** How many of them finished with success. */
            completed: number;
            /** How many of them failed. */
            failed: number;
            /** How many parts there were. */
            total: number;
        };
        /**
         * The status of the job: `created`, `planning`, `scheduled`, `ready`, `executing`, `complete`, `failed`,
         * `canceled` or `waiting`.
         */
        status: string;
    };
    /** Always `job:parts-completed`. */
    topic: "job:parts-completed";
}

/** A job and its plan. */
export interface JobPlan {
    /** The job. */
    job: Job;
    /** What the job will do, or did. */
    plan: JobExecutionPlan;
}

/** A job and its plan. */
export interface JobPlanResponse {
    data: JobPlan;
}

/** A job can run now; the listener for its operation starts the work. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `sheetId`, `actionId`, `actionName`, `actorId`. */
export interface JobReadyEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
    };
    /** Always `job`. */
    domain: "job";
    /** What is known about it. */
    payload: {
        /** The kind of resource that the job works on, such as `workbook`. */
        domain: string;
        /** One line about the progress, for people to read. */
        info?: string;
        /** What was entered into the form of the action that started the job. */
        input?: {
            [key: string]: unknown;
        };
        /** Whether the job is a part of a larger one. */
        isPart?: boolean;
        /** What the job does, as `<domain>:<operation>`, to listen for. */
        job: string;
        /** The operation of the job; for a job started by an action, that of the action. */
        operation: string;
        /**
         * The status of the job: `created`, `planning`, `scheduled`, `ready`, `executing`, `complete`, `failed`,
         * `canceled` or `waiting`.
         */
        status: string;
    };
    /** Always `job:ready`. */
    topic: "job:ready";
}

/** A job. */
export interface JobResponse {
    data: Job;
}

/** A start time was set for a job, such as the next run of an action with a schedule. A schedule of the service causes it. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actionId`, `actionName`, `actorId`. */
export interface JobScheduledEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
    };
    /** Always `job`. */
    domain: "job";
    /** What is known about it. */
    payload: {
        /** The kind of resource that the job works on, such as `workbook`. */
        domain: string;
        /** One line about the progress, for people to read. */
        info?: string;
        /** What was entered into the form of the action that started the job. */
        input?: {
            [key: string]: unknown;
        };
        /** Whether the job is a part of a larger one. */
        isPart?: boolean;
        /** What the job does, as `<domain>:<operation>`, to listen for. */
        job: string;
        /** The operation of the job; for a job started by an action, that of the action. */
        operation: string;
        /**
         * When the job becomes ready.
         * Format: date-time
         */
        startAt: string;
        /**
         * The status of the job: `created`, `planning`, `scheduled`, `ready`, `executing`, `complete`, `failed`,
         * `canceled` or `waiting`.
         */
        status: string;
    };
    /** Always `job:scheduled`. */
    topic: "job:scheduled";
}

/** The parts to make of a job. */
export interface JobSplitDetails {
    /** How many parts to make, or the `partData` of each part. */
    parts: JobParts;
    /**
     * Whether the parts run at the same time. `partExecution` of the job shows it.
     * @default false
     */
    runInParallel?: boolean | undefined;
}

/**
 * The status of a job.
 *
 * | Value | Meaning |
 * |---|---|
 * | `created` | It waits for `executeJob`. |
 * | `planning` | Your own program plans its work. |
 * | `scheduled` | It becomes ready at `startAt`, or your own program starts it. |
 * | `ready` | It can run; `job:ready` informed the listeners for its operation. |
 * | `executing` | A listener acknowledged it and works on it. |
 * | `waiting` | It waits for something else, such as earlier jobs. |
 * | `complete` | It ended with success. |
 * | `failed` | It ended without success. |
 * | `canceled` | It was canceled. |
 *
 * The last three are final; only `retryJob` changes `failed` and `canceled`.
 */
export type JobStatus =
    | "created"
    | "planning"
    | "scheduled"
    | "ready"
    | "executing"
    | "complete"
    | "failed"
    | "canceled"
    | "waiting";

/** What a job is about; `type` says whether that is one resource or many. */
export type JobSubject = ResourceJobSubject | CollectionJobSubject;

/**
 * When a job without `startAt` becomes ready. `immediate` is at once; `manual`, the default, is after a call of
 * `executeJob`.
 */
export type JobTrigger = "manual" | "immediate";

/** The kind of resource that a job works on. */
export type JobType =
    | "file"
    | "workbook"
    | "sheet"
    | "space"
    | "document"
    | "app"
    | "agent"
    | "autobuild"
    | "onboarding";

/** The properties of a job to change. Absent properties stay as they are. */
export interface JobUpdate {
    /** The new settings of the operation. They replace the existing settings. */
    config?: JobOperationConfig | undefined;
    /** One line about the progress, for people to read. */
    info?: string | undefined;
    /** Free-form notes on the job; the service does not read them. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /**
     * When a person confirmed that they have seen the outcome. Absent before that.
     * Format: date-time
     */
    outcomeAcknowledgedAt?: string | undefined;
    /** How much of the work is done, in percent. */
    progress?: number | undefined;
    /** The new status of the job. */
    status?: JobStatus | undefined;
}

/** The status, the progress or the info of a job changed. A job causes it while it runs. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`. */
export interface JobUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
    };
    /** Always `job`. */
    domain: "job";
    /** What is known about it. */
    payload: {
        /** The kind of resource that the job works on, such as `workbook`. */
        domain: string;
        /** One line about the progress, for people to read. */
        info?: string;
        /** What was entered into the form of the action that started the job. */
        input?: {
            [key: string]: unknown;
        };
        /** Whether the job is a part of a larger one. */
        isPart?: boolean;
        /** What the job does, as `<domain>:<operation>`, to listen for. */
        job: string;
        /** The operation of the job; for a job started by an action, that of the action. */
        operation: string;
        /**
         * The status of the job: `created`, `planning`, `scheduled`, `ready`, `executing`, `complete`, `failed`,
         * `canceled` or `waiting`.
         */
        status: string;
    };
    /** Always `job:updated`. */
    topic: "job:updated";
}

/**
 * Which of several duplicate records stays.
 *
 * - `first`: the first one in the order of the sheet.
 * - `last`: the last one.
 * - `mostComplete`: the first one of those with the most values.
 */
export type KeptDuplicate = "first" | "last" | "mostComplete";

/** A layer of values was added to the records of a sheet, in addition to the imported values. Reserved: Records have one layer of values in this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`, `commitId`. The payload is empty. */
export interface LayerCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** Always `layer:created`. */
    topic: "layer:created";
}

/** Cells of a record that a request has left as they are. */
export interface LeftCells {
    /** The keys of their fields. */
    fields: string[];
    /** The record of the cells. */
    recordId: RecordId;
}

/**
 * Why a row is not a record: a `title` is above the header or the first record, a `header` repeats the names of the columns,
 * a `total` adds the records up, a `note` is text below them.
 */
export type LeftOutReason = "title" | "header" | "total" | "note" | (string & {});

/** A row of a file that is not a record. */
export interface LeftOutRow {
    /** Why it is not a record. */
    reason: LeftOutReason;
    /** Its place, counted from 0. */
    row: number;
    /** The beginning of its text, at most 200 characters. */
    text: string;
}

/** Small letters, capital letters, or `title`: each word begins with a capital letter. */
export type LetterCase = "lower" | "upper" | "title";

/** Every role that an actor holds. */
export interface ListActorRolesResponse {
    /** One entry for each assignment; empty when the actor holds no role. */
    data: ActorRoleResponse[];
}

/** One page of agent exports. */
export interface ListAgentExportsResponse {
    /** The exports of this page. */
    data: AgentExport[];
    pagination: Pagination;
}

/** One page of agents. */
export interface ListAgentsResponse {
    /** The agents of this page. */
    data?: Agent[];
    pagination?: Pagination;
}

/** Every version of an agent. */
export interface ListAgentVersionsResponse {
    /** The versions of the agent. */
    data?: AgentVersion[];
}

/** A page of events. */
export interface ListAllEventsResponse {
    /**
     * Where to continue. Send it as `after` to receive the events behind this page. A request without `after` returns
     * the newest events; then these are the events that are recorded after this response. Without new events, the
     * cursor can be the same as before. Do not compute with it.
     * @example 4711
     */
    cursor: string;
    /** The events that match, newest first, or with `after` oldest first. */
    data: Event[];
}

/** One page of API tokens. */
export interface ListApiTokensResponse {
    /** The API tokens of the page. */
    data: ApiToken[];
    /** The position of the page in the whole list. */
    pagination?: Pagination;
}

/** The calculations over a set of records of a sheet. */
export interface ListCalculationsResponse {
    /** The calculations, one entry per field and type; this list has no pages. */
    data: Calculation[];
}

/** A page of canvas areas. */
export interface ListCanvasAreasResponse {
    /** The areas that match, newest first. */
    data: CanvasArea[];
    /** The position of this page in the whole list. */
    pagination?: Pagination;
}

/** The commits of a workbook, or of one of its sheets. */
export interface ListCommitsResponse {
    /** All commits; this list has no pages. */
    data: Commit[];
}

/** The data retention policies that match. */
export interface ListDataRetentionPoliciesResponse {
    /** The policies, newest first; this list has no pages. */
    data: DataRetentionPolicy[];
}

/** The documents of a space. */
export interface ListDocumentsResponse {
    /** All documents; this list has no pages. */
    data: Document[];
}

/** One page of environments. */
export interface ListEnvironmentsResponse {
    /** The environments of the page. */
    data: Environment[];
    /** The position of the page in the whole list. */
    pagination?: Pagination;
}

/** A page of files. */
export interface ListFilesResponse {
    /** The files of the page. */
    data: File[];
    /** The position of the page in the whole list. */
    pagination?: Pagination;
}

/** The flags of a workbook, newest first; this list has no pages and is not wrapped in `data`. */
export type ListFlagsResponse = Flag[];

/** The guests of a space. */
export interface ListGuestsResponse {
    /** One entry for each guest; empty if nobody is invited. */
    data: Guest[];
}

/** The guidance of a space. */
export interface ListGuidanceResponse {
    /** Every guidance of the space, newest first; this list has no pages. */
    data: Guidance[];
}

/** A page of jobs. */
export interface ListJobsResponse {
    /** The jobs that match, newest first unless `sortDirection` is `asc`. */
    data: Job[];
    /** The position of this page in the whole list. */
    pagination?: Pagination;
}

/** Every role of an account. */
export interface ListRolesResponse {
    /** One entry for each role. */
    data: RoleResponse[];
}

/** The sheets of a workbook. */
export interface ListSheetsResponse {
    /** All sheets; this list has no pages. */
    data: Sheet[];
}

/** One page of spaces. */
export interface ListSpacesResponse {
    /** The spaces of the page; empty when none match. */
    data: Space[];
    /** The position of the page in the whole list. */
    pagination?: Pagination;
}

/** One page of users. */
export interface ListUsersResponse {
    /** The users of the page. */
    data: User[];
    /** The position of the page in the whole list. */
    pagination?: Pagination;
}

/** A page of views. */
export interface ListViewsResponse {
    /** The views, newest first. */
    data: View[];
    /** The position of this page in the whole list. */
    pagination?: Pagination;
}

/** The workbooks that match. */
export interface ListWorkbooksResponse {
    /** All workbooks; this list has no pages. */
    data: Workbook[];
}

/** `keep` leaves a text as it is, `empty` leaves the field empty. */
export type LookupDefault = "keep" | "empty";

/** Makes a value another one. */
export interface LookupStep {
    /** What happens to a text that is not in the table. The default is `keep`. */
    otherwise?: LookupDefault | undefined;
    /** The type of the step: a table of values. */
    type: "lookup";
    /** The new values, by the texts of the source. */
    values: {
        [key: string]: string | number | boolean;
    };
}

/**
 * Identifies a rule of a mapping program.
 * @example us_mr_Bd6nK3wS
 */
export type MappingId = `${string}_mr_${string}`;

/**
 * The settings of the operation `map` on a workbook: it reads the records of one sheet, or the file of a sample, applies the
 * plan, and inserts the result into another sheet, in commits of at most 4000 records. If the job fails or is canceled,
 * `retryJob` continues. It needs `records:write` in both places. Without it at the destination, the
 * response is 403, or 404 if the caller may not see that sheet.
 */
export interface MappingProgramJobConfig {
    /** Whether the case of the values in `keyFields` matters. Without it, the plan says so: see `caseSensitive` there. */
    caseSensitive?: boolean | undefined;
    /** The sheet to write to. If the job has a `destination`, the sheet must be part of that workbook. */
    destinationSheetId: SheetId;
    /**
     * The keys of the fields that identify a record, as for `insertRecords`: a record of the destination with the same
     * values is changed, and none is added. If the plan does not fill one of them, the job fails.
     */
    keyFields?: string[] | undefined;
    /**
     * Rules of the plan, instead of what the service would suggest for their fields. The columns that they read get no
     * suggestion.
     */
    mappingRules?: FieldRule[] | undefined;
    /** The sheet to read. It must be part of the workbook that is the source of the job. */
    sourceSheetId: SheetId;
    /**
     * Whether a job with the trigger `immediate` waits for `executeJob` if its suggested plan has `questions`.
     * @default false
     */
    waitIfUnsure?: boolean | undefined;
}

/**
 * What a match of a column with a field is based on.
 *
 * | Value | Meaning |
 * |---|---|
 * | `confirmed` | A person decided it, for this job or for an earlier one. |
 * | `exact` | The name is the key or the label of the field. |
 * | `alternative` | The name is one of the `alternativeNames` of the field. |
 * | `normal` | The names differ only in case, accents, punctuation or the order of words. |
 * | `meaning` | The names mean the same, also in two languages. |
 * | `fuzzy` | The names are written alike. |
 * | `values` | The name says nothing, but the values do. |
 *
 * A decision of a person is above all others.
 */
export type MappingReason = "confirmed" | "exact" | "alternative" | "normal" | "meaning" | "fuzzy" | "values";

/** A rule of a saved program. */
export interface MappingRule {
    /**
     * When somebody last accepted the rule. Absent for a suggestion that nobody accepted.
     * Format: date-time
     */
    acceptedAt?: string;
    /** Who last accepted the rule. */
    acceptedBy?: string;
    /** How sure the suggestion was. Absent if a person wrote the rule. */
    confidence?: number;
    /** The columns and fields of the rule. */
    config: MappingRuleSettings;
    /**
     * When the rule was created.
     * Format: date-time
     */
    createdAt: string;
    /** Who created the rule, or the program that it was suggested for. */
    createdBy?: string;
    /** Identifies the rule. */
    id: MappingId;
    /** The name of the rule, as people read it. */
    name: string;
    /** What the rule does. */
    type: MappingRuleType | (string & {});
    /**
     * When the rule was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** A rule of a program, with changes. A rule may be sent as it was returned. */
export interface MappingRuleChange {
    /**
     * It has no effect. Who sends a rule accepts it.
     * Format: date-time
     */
    acceptedAt?: string | undefined;
    /** It has no effect. */
    acceptedBy?: string | undefined;
    /** It has no effect. */
    confidence?: number | undefined;
    /** The columns and fields of the rule. */
    config: MappingRuleSettings;
    /**
     * It has no effect.
     * Format: date-time
     */
    createdAt?: string | undefined;
    /** It has no effect. */
    createdBy?: string | undefined;
    /** The rule to change. */
    id: MappingId;
    /** The name of the rule, as people read it. */
    name: string;
    /** What the rule does. */
    type: MappingRuleType;
    /**
     * It has no effect.
     * Format: date-time
     */
    updatedAt?: string | undefined;
}

/** A rule of a program. */
export interface MappingRuleConfig {
    /**
     * It has no effect. Who sends a rule accepts it.
     * Format: date-time
     */
    acceptedAt?: string | undefined;
    /** It has no effect. */
    acceptedBy?: string | undefined;
    /** The columns and fields of the rule. */
    config: MappingRuleSettings;
    /** The name of the rule, as people read it. */
    name: string;
    /** What the rule does. */
    type: MappingRuleType;
}

/** A rule of a program. If the program is not saved, its rules have no ids and no times. */
export interface MappingRuleOrConfig {
    /**
     * When somebody last accepted the rule. Absent for a suggestion that nobody accepted.
     * Format: date-time
     */
    acceptedAt?: string;
    /** Who last accepted the rule. */
    acceptedBy?: string;
    /** How sure the suggestion was. Absent if a person wrote the rule. */
    confidence?: number;
    /** The columns and fields of the rule. */
    config: MappingRuleSettings;
    /**
     * When the rule was created.
     * Format: date-time
     */
    createdAt?: string;
    /** Who created the rule, or the program that it was suggested for. */
    createdBy?: string;
    /** Identifies the rule. */
    id?: MappingId;
    /** The name of the rule, as people read it. */
    name: string;
    /** What the rule does. */
    type: MappingRuleType | (string & {});
    /**
     * When the rule was last changed.
     * Format: date-time
     */
    updatedAt?: string;
}

/** A rule of a program. */
export interface MappingRuleResponse {
    data: MappingRule;
}

/** The columns and fields of a rule. Each type needs some of them, and takes no others than its `FieldRule` has. */
export interface MappingRuleSettings {
    /** The key of the column. */
    column?: string | undefined;
    /** The keys of the columns, in their order. */
    columns?: string[] | undefined;
    /** The key of the field. */
    field?: string | undefined;
    /** The keys of the fields, in the order of the parts. */
    fields?: string[] | undefined;
    /** Which field gets the text of several parts. The default is `last`. */
    rest?: SplitRest | undefined;
    /** What stands between the texts or the parts. The default is a space. */
    separator?: string | undefined;
    /** How the text changes on its way. An `assign` without it gets the steps that the values of each file need. */
    steps?: RuleStep[] | undefined;
    /** The value. `null` leaves the field empty. */
    value?: string | number | boolean | null | undefined;
}

/** Rules of a program. */
export interface MappingRulesResponse {
    /** The rules. */
    data: MappingRule[];
}

/**
 * What a rule of a program does.
 *
 * | Value | Meaning | Needs in `config` |
 * |---|---|---|
 * | `assign` | A column goes to a field. | `column`, `field` |
 * | `concatenate` | The texts of several columns become one. | `columns`, `field` |
 * | `split` | The parts of a column go to several fields. | `column`, `fields` |
 * | `constant` | A field has the same value in each record. | `field`, `value` |
 * | `coalesce` | The first column that is not empty goes to a field. | `columns`, `field` |
 * | `ignore` | A column is left out. | `column` |
 *
 * All but `ignore` are types of a `FieldRule`.
 */
export type MappingRuleType = "assign" | "concatenate" | "split" | "constant" | "coalesce" | "ignore";

/** The commits of a merge, and what they did. */
export interface MergedDuplicates {
    /** The commits, in their order. */
    commitIds: CommitId[];
    /** How many records were deleted. */
    deleted: number;
    /** How many groups were merged. */
    groups: number;
    /** How many records that stay got values of others. */
    updated: number;
}

/** Which records are duplicates, and which one of them stays. */
export interface MergeDuplicatesRequest {
    /**
     * Whether texts in upper and lower case differ.
     * @default false
     */
    caseSensitive?: boolean | undefined;
    /**
     * Whether the empty cells of the record that stays get the first value that the others have there, in the order of
     * the sheet.
     * @default false
     */
    fillEmpty?: boolean | undefined;
    /**
     * Only groups that have one of these records are merged. The default is all groups. If the sheet has no record with
     * one of the ids, nothing is merged.
     */
    ids?: RecordId[] | undefined;
    /** Which record of a group stays. The default is `first`. */
    keep?: KeptDuplicate | undefined;
    /** The keys of the fields that are compared, as in `listRecordDuplicates`. */
    keyFields: string[];
    /**
     * Whether spaces at the beginning and at the end of a text count, and whether one space differs from several.
     * @default false
     */
    spaceSensitive?: boolean | undefined;
}

/** The result of a merge of duplicate records. */
export interface MergeDuplicatesResponse {
    /** The commits of the merge, and what they did. */
    data: MergedDuplicates;
}

/**
 * The settings of the operation `mutate-records` on a workbook: it applies rules to the selected records of a sheet, in
 * commits of at most 1000 records. Without any condition, these are all records. It needs `records:write`.
 *
 * The service does not run code of requests, so it rejects a `mutateRecord`: use an agent for it.
 */
export interface MutateJobConfig {
    /** Selects records by validity. */
    filter?: CalculationFilter | undefined;
    /** The key of the field that `valid` or `error` applies to. Without it, they apply to the whole record. Has no effect without `filter`. */
    filterField?: string | undefined;
    /**
     * The records to change, by id. Together with `searchValue` or a `filter` other than `none`, these records are left
     * out instead.
     */
    ids?: RecordId[] | undefined;
    /** A query in the filter query language that the records must meet, such as `price gt 100`. */
    q?: string | undefined;
    /**
     * Where the new values come from. Both the columns and the fields of a rule are fields of the sheet. All rules read
     * the record as it was before.
     */
    rules: FieldRule[];
    /** The key of the field to search for `searchValue`. Without it, all fields are searched. */
    searchField?: string | undefined;
    /** Text that the records must contain. Text in double quotes must match a whole value; `""` finds empty values. */
    searchValue?: string | undefined;
    /** The sheet to change. It must be part of the workbook that is the source of the job. */
    sheetId: SheetId;
    /** If given, the service takes a snapshot of the sheets concerned before anything changes, and gives it this label. */
    snapshotLabel?: string | undefined;
}

/**
 * A place in a list. Send it as `cursor` to get the items behind it. Do not compute with it, and do not store it for
 * longer than you read the list.
 */
export type NextCursor = string;

/** The settings of a number field. */
export interface NumberConfig {
    /**
     * How many decimal places a number has. Numbers with more are rounded, with a warning. A last digit of 5 is rounded
     * away from zero: with 2 places, 1.005 becomes 1.01.
     */
    decimalPlaces?: number | undefined;
}

/**
 * A field that holds numbers, whole or not. A text such as `12`, ` 1.50 ` or `1e3` is converted to a number. Other texts,
 * such as `1,50` or `0x10`, are invalid.
 */
export type NumberProperty = {
    /** The precision of the numbers. */
    config?: NumberConfig | undefined;
    /** Whether a cell holds a list of numbers instead of one. */
    isArray?: boolean | undefined;
    /** The type of the field: it holds numbers. */
    type: "number";
} & (BaseProperty & {
    type: "number";
});
/** Makes a number such as `1234.5` of a number as the source writes it. */
export interface NumberStep {
    /** The decimal sign of the source. */
    decimal: DecimalSign;
    /** The type of the step: a number. */
    type: "number";
}

/** What caused an event. */
export interface Origin {
    /** The id of what caused it, for example of an action. */
    id?: string | undefined;
    /** The slug of what caused it, for receivers that do not know the id. */
    slug?: string | undefined;
}

/** The number of a page, counted from 1. */
export type PageNumber = number;

/** How many items a page holds. */
export type PageSize = number;

/** The position of a page in the whole list. */
export interface Pagination {
    /** The number of this page, counted from 1. */
    currentPage: number;
    /** Where the next page begins. Absent on the last page, and if the list takes no `cursor`. */
    nextCursor?: NextCursor;
    /** How many pages there are. */
    pageCount: number;
    /** How many items there are over all pages. */
    totalCount: number;
}

/** A token that a user created for programs that work for them. The token itself is not part of it. */
export interface PersonalAccessToken {
    /**
     * When the token was created.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the token. */
    id: PersonalAccessTokenId;
    /**
     * When the token was last used; absent if it was never used.
     * Format: date-time
     */
    lastUsedAt?: string;
    /** What the token is for, in the words of its user. */
    name: string;
}

/**
 * Identifies a personal access token. It is not the token itself.
 * @example us_pat_Gv8cX3nF
 */
export type PersonalAccessTokenId = `${string}_pat_${string}`;

/** The personal access tokens of a user. */
export interface PersonalAccessTokensResponse {
    /** One entry for each token. */
    data: PersonalAccessToken[];
}

/** A field of the source or of the destination. */
export interface PlanField {
    /** The key of the field. */
    key: string;
    /** The name of the field, as people read it. */
    label?: string | undefined;
    /** The type of the field. */
    type?: string | undefined;
}

/** Something in a plan that a person should look at. */
export interface PlanQuestion {
    /** The field that it is about. */
    destinationField?: PlanField;
    /** The question, for people to read. */
    message: string;
    /** The column that it is about. */
    sourceField?: PlanField;
    /** What is unsure. */
    type: PlanQuestionType;
}

/**
 * What is unsure in a plan.
 *
 * | Value | Meaning |
 * |---|---|
 * | `unsure-match` | The confidence of a suggestion is less than 0.9. |
 * | `required-field` | Nothing fills a field that must have a value. |
 * | `unknown-values` | Some values of the sample are not an option of the field. |
 * | `unproven-format` | The sample does not prove the order of dates or the decimal sign. |
 * | `similar-keys` | Values of a key field differ in case only, and nobody has said whether case matters. |
 *
 * The sample is the first 1000 records of the source.
 */
export type PlanQuestionType =
    | "unsure-match"
    | "required-field"
    | "unknown-values"
    | "unproven-format"
    | "similar-keys"
    | (string & {});

/**
 * The rules by which the columns of one kind of file go to the fields of one kind of sheet. The sheets of an environment
 * with the same `slug`, in workbooks with the same `namespace`, are of one kind.
 */
export interface Program {
    /**
     * When the program was created. Absent if it is not saved.
     * Format: date-time
     */
    createdAt?: string;
    /** Who created the program. Absent if it is not saved. */
    createdBy?: string;
    /** The keys of the fields that can be filled. */
    destinationKeys: string[];
    /** The `slug` of the sheets that the program is for. */
    destinationSlug?: string;
    /** The environment of the program. Absent if it is not saved. */
    environmentId?: EnvironmentId;
    /** The family of the program, if it has one. */
    familyId?: FamilyId;
    /** Identifies the program. Absent if it is not saved. */
    id?: ProgramId;
    /** The namespace of the workbooks whose sheets the program is for. Absent if they have none. */
    namespace?: string;
    /** The rules, in the order in which they were created. */
    rules: MappingRuleOrConfig[];
    /** The keys of the columns. */
    sourceKeys: string[];
    /** How many rules the program has and had. */
    summary?: ProgramSummary;
    /**
     * When the program or a rule of it was last changed. Absent if it is not saved.
     * Format: date-time
     */
    updatedAt?: string;
}

/** A file and a sheet, by their fields. */
export interface ProgramConfig {
    /**
     * The sheet, with at most 500 fields. The program is for sheets with its `slug`. If it has none, the slug is made
     * from its name, as for a new sheet.
     */
    destination: SheetConfig;
    /**
     * A name that you choose for programs that belong together. The rules that people accepted in the other programs of
     * the family are used for the suggestion, too, also if these are for other kinds of sheets.
     */
    familyId?: FamilyId | undefined;
    /** The namespace of the workbooks whose sheets the program is for. */
    namespace?: string | undefined;
    /**
     * Whether the program is stored. The default is `false`. For a program that is stored already, it has no effect.
     * @default false
     */
    save?: boolean | undefined;
    /** The file. Its fields are the columns, at most 500. */
    source: SheetConfig;
}

/**
 * A mapping program was created - the rules that bring the columns of one sheet into the fields of another. A job with
 * the operation `map` creates one, too. A job causes it while it runs. Optional in the context: `spaceId`. The payload is empty.
 */
export interface ProgramCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        programId: ProgramId;
    };
    /** Always `program`. */
    domain: "program";
    /** Always `program:created`. */
    topic: "program:created";
}

/**
 * Identifies a mapping program.
 * @example us_mp_Aw1xJ9qC
 */
export type ProgramId = `${string}_mp_${string}`;

/** The rules of a mapping program were computed again and can be used. Reserved: Mapping programs are not recomputed in this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty. */
export interface ProgramRecomputedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        programId: ProgramId;
    };
    /** Always `program`. */
    domain: "program";
    /** Always `program:recomputed`. */
    topic: "program:recomputed";
}

/** The service began to compute the rules of a mapping program again. Reserved: Mapping programs are not recomputed in this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty. */
export interface ProgramRecomputingEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        programId: ProgramId;
    };
    /** Always `program`. */
    domain: "program";
    /** Always `program:recomputing`. */
    topic: "program:recomputing";
}

/** A mapping program. */
export interface ProgramResponse {
    data: Program;
}

/** A page of mapping programs. */
export interface ProgramsResponse {
    /** The programs that match, newest first. */
    data: Program[];
    /** The position of this page in the whole list. */
    pagination?: Pagination;
}

/** How many rules a program has and had. */
export interface ProgramSummary {
    /** How many rules were added since its creation, also those that were deleted later. */
    addedRuleCount: number;
    /** How many rules were deleted or replaced by others since its creation. */
    deletedRuleCount: number;
    /** The number of its rules. */
    totalRuleCount: number;
}

/** The rules of a mapping program were changed, by a request or by a job with the operation `map`. A job causes it while it runs. Optional in the context: `spaceId`. The payload is empty. */
export interface ProgramUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        programId: ProgramId;
    };
    /** Always `program`. */
    domain: "program";
    /** Always `program:updated`. */
    topic: "program:updated";
}

/** A position within a series of events about the same work. */
export interface Progress {
    /** How far the work is, from 0 to `total`. */
    current?: number | undefined;
    /** The share of the work that is done, from 0 to 100. */
    percent?: number | undefined;
    /** The value of `current` when the work is done; 100 in `job:updated`. */
    total?: number | undefined;
}

/**
 * The settings of the operation `propagate` on a template. Each space that was made from it gets what is new there, and
 * takes over what has changed. What was changed in the space stays. Nothing is deleted, and what was deleted from the
 * space does not come back. Archived spaces and locked sheets are left out. It needs `spaces:write` in the environment.
 */
export interface PropagateJobConfig {
    /** Only these spaces of the template. */
    spaceIds?: SpaceId[] | undefined;
}

/** A field of a sheet. Its `type` decides which values it may have. */
export type Property =
    | StringProperty
    | NumberProperty
    | BooleanProperty
    | DateProperty
    | EnumProperty
    | ReferenceProperty
    | ReferenceListProperty
    | StringListProperty
    | EnumListProperty;

/** A row of a sheet, with its validity and the messages about its values. */
export interface Record {
    /** The commit that last changed the record. In a request, it has no effect. */
    commitId?: CommitId | undefined;
    /** Which changes to the record are allowed. */
    config?: RecordConfig | undefined;
    /** Identifies the record. */
    id: RecordId;
    /**
     * Only in requests: the commit that the change is based on, such as the `commitId` of the record when you read it. If
     * one of the sent cells has changed since, nothing is changed.
     */
    ifCommitId?: CommitId | undefined;
    /** @deprecated No longer stored; use the `messages` of the cells. */
    messages?: ValidationMessage[] | undefined;
    /** Your own notes on the record, and its flags. */
    metadata?: RecordMetadata | undefined;
    /** Whether no cell has an error. The service derives it; it cannot be set. */
    valid?: boolean | undefined;
    /** The cells of the record. */
    values: RecordValues;
    /**
     * The version that last changed the record.
     * @deprecated Use `commitId`.
     */
    versionId?: VersionId | undefined;
}

/** Which changes to a record are allowed. */
export interface RecordConfig {
    /** For each field key, which changes to that cell are allowed. */
    fields?: {
        [key: string]: CellConfig;
    } | undefined;
    /** Whether your own programs are about to delete the record. The service only stores it. */
    markedForDeletion?: boolean | undefined;
    /** Whether the whole record is read-only for guests. They can neither change its values nor delete it. */
    readonly?: boolean | undefined;
}

/** How many records a set has, and how many of them are valid. */
export interface RecordCounts {
    /** For each field key, the counts of that field. */
    byField?: {
        [key: string]: FieldRecordCounts;
    };
    /** The number of records with at least one error. */
    error: number;
    /** For each field key, the number of records with an error in that field. */
    errorsByField?: {
        [key: string]: number;
    };
    /** The number of records. */
    total: number;
    /** The number of records without an error. */
    valid: number;
}

/** The counts over a set of records of a sheet. */
export interface RecordCountsResponse {
    data: RecordCountsResponseData;
}

/** The counts over a set of records, and whether they could be made. */
export interface RecordCountsResponseData {
    /** How many records were selected, and how many of them are valid. */
    counts: RecordCounts;
    /** Whether the records were counted. */
    success: boolean;
}

/** A record to write, as a map from field key to cell. Fields that are not named stay empty. */
export interface RecordData {
    [key: string]: CellData;
}

/**
 * Identifies a record.
 * @example us_rc_Qa1sD4fG
 */
export type RecordId = `${string}_rc_${string}`;

/** The place of a record in a list. */
export interface RecordIndices {
    /** The record, as you named it. */
    id: RecordId;
    /** The number of records before it in the list; -1 if the list does not have the record. */
    index: number;
}

/** JSON lines in UTF-8. Each line is one record, a map from field key to value. */
export type RecordLines = Blob;

/** The result of an insert of JSON lines. */
export interface RecordLinesResponse {
    /** The counts of the inserted records, and their commits. */
    data: RecordLinesResponseData;
}

/** The counts of the inserted records, and their commits. */
export interface RecordLinesResponseData {
    /** The commits of the records, in the order of the lines. Empty if there were no records. */
    commitIds: CommitId[];
    /** How many records all lines have, and how many of them are valid. */
    counts: RecordCounts;
    /** Whether all lines are saved. */
    success: boolean;
    /** What happened to the records of the request; absent unless `keyFields` was sent. */
    upserted?: UpsertCounts;
}

/** Your own notes on a record, and its flags. */
export type RecordMetadata = {
    /**
     * The slugs of the flags that the record has, in the order in which it got them; absent if it has none. Set by the
     * service: `bulkMutateFlags` changes it, and in a request it has no effect.
     */
    flags?: string[] | undefined;
} & {
    [key: string]: unknown;
};

/** Records were added to a sheet. Optional in the context: `appId`, `namespaces`. */
export interface RecordsCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        commitId: CommitId;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `sheet`. */
    domain: "sheet";
    /** What is known about it. */
    payload: {
        /** The number of records that were changed. */
        count: number;
    };
    /** Always `records:created`. */
    topic: "records:created";
}

/** Records were removed from a sheet. Optional in the context: `appId`, `namespaces`. */
export interface RecordsDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        commitId: CommitId;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `sheet`. */
    domain: "sheet";
    /** What is known about it. */
    payload: {
        /** The number of records that were changed. */
        count: number;
    };
    /** Always `records:deleted`. */
    topic: "records:deleted";
}

/** The result of an insert. */
export interface RecordsResponse {
    /** The records that were written, and the commit that groups them. */
    data: RecordsResponseData;
}

/** The inserted records and the commit that groups them. */
export interface RecordsResponseData {
    /** The commit that groups the inserted records. */
    commitId?: CommitId;
    /** How many records were inserted, and how many of them are valid. */
    counts?: RecordCounts;
    /**
     * The inserted records, each with its new id; absent if the request has `Prefer: return=minimal`. With `keyFields`,
     * also the records that were changed or are the same already.
     */
    records?: Record[];
    /** Whether the records were inserted. */
    success: boolean;
    /** What happened to the records of the request; absent unless `keyFields` was sent. */
    upserted?: UpsertCounts;
    /** The version that the insert made; the same value as `commitId`. */
    versionId?: VersionId;
}

/** Existing records of a sheet were changed - their values, their validity or their flags. A job causes it while it runs. Optional in the context: `appId`, `namespaces`, `commitId`, `jobId`. */
export interface RecordsUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `sheet`. */
    domain: "sheet";
    /** What is known about it. */
    payload: {
        /** The number of records that were changed. */
        count: number;
    };
    /** Always `records:updated`. */
    topic: "records:updated";
}

/** The cells of a record, as a map from field key to cell. */
export interface RecordValues {
    [key: string]: CellValue;
}

/** Which event to send. */
export interface RedeliverEvent {
    /** The event. */
    eventId: EventId;
}

/** Limits which records may be referred to: those whose `refField` equals the `recordField` of the referring record. */
export interface ReferenceFilter {
    /** The key of a field of the referring record. */
    recordField: string;
    /** The key of a field of the sheet that is referred to. */
    refField: string;
}

/** A field whose values must all exist in a field of another sheet of the workbook. */
export type ReferenceListProperty = {
    /** What the field refers to. */
    config: ReferenceListPropertyConfig;
    /** Whether a cell holds a list; references of this type always do. */
    isArray?: boolean | undefined;
    /** The type of the field: it refers to several records of another sheet. */
    type: "reference-list";
} & (BaseProperty & {
    type: "reference-list";
});
/** What a field with several references refers to. */
export interface ReferenceListPropertyConfig {
    /** Limits which records of that sheet may be referred to. */
    filter?: ReferenceFilter | undefined;
    /** The key of the field there that holds the values. */
    key: string;
    /**
     * The slug of the sheet it refers to, in the same workbook. The sheet may be created later. If its slug changes,
     * change this slug, too.
     */
    ref: string;
}

/**
 * A field whose value must exist in a field of another sheet of the workbook. If several records have the value, the
 * reference is valid. Values are compared as text, in the same case. If the sheet or its field does not exist, for
 * example because its slug changed, each value is invalid until it exists.
 */
export type ReferenceProperty = {
    /** What the field refers to. */
    config: ReferencePropertyConfig;
    /** Whether a cell holds a list of references instead of one. */
    isArray?: boolean | undefined;
    /** The type of the field: it refers to another sheet. */
    type: "reference";
} & (BaseProperty & {
    type: "reference";
});
/** What a reference field refers to. */
export interface ReferencePropertyConfig {
    /** Limits which records of that sheet may be referred to. */
    filter?: ReferenceFilter | undefined;
    /** The key of the field there that holds the values. */
    key: string;
    /**
     * The slug of the sheet it refers to, in the same workbook. The sheet may be created later. If its slug changes,
     * change this slug, too.
     */
    ref: string;
    /** How many values a cell has. */
    relationship?: ReferencePropertyRelationship | undefined;
}

/**
 * How many values a cell of a reference has: one (`has-one`, the default) or a list of them (`has-many`). A value may
 * exist in several records of the other sheet in both cases.
 */
export type ReferencePropertyRelationship = "has-one" | "has-many";

/** The field must have a value; `null` and the empty text are none. */
export interface RequiredConstraint {
    /** How a broken rule is reported. */
    config?: RequiredConstraintConfig | undefined;
    /** The type of the rule. */
    type: "required";
}

/** How a missing value is reported. */
export interface RequiredConstraintConfig {
    /** How serious a missing value is. The default is `error`. */
    level?: ValidationType | undefined;
    /** The text of the message, instead of the default text. */
    message?: string | undefined;
}

/** A new invitation. */
export interface ResendInviteResponse {
    data: ResendInviteResponseData;
}

/** A new invitation of a user. */
export interface ResendInviteResponseData {
    /** The invitation. */
    invitation: UserInvitation;
    /** Always true. */
    success: boolean;
}

/**
 * The id of what a role is granted on - an account, an environment or a space.
 * @example us_sp_8vKd3QxN
 */
export type ResourceIdUnion = `${string}_acc_${string}` | `${string}_env_${string}` | `${string}_sp_${string}`;

/** One resource that a job is about. */
export interface ResourceJobSubject {
    /** The id of the resource. */
    id: string;
    /** The type of the subject: one resource. */
    type: "resource";
}

/** Which changes since a snapshot to take back. Without a body, these are all of them. */
export interface RestoreOptions {
    /** Whether records that were added since are deleted. */
    created: boolean;
    /** Whether records that were deleted since come back. */
    deleted: boolean;
    /** Whether records that were changed since become what they were. */
    updated: boolean;
}

/**
 * The settings of the operation `restore-snapshot` on a sheet: which snapshot to restore, and which changes to take back.
 * `restoreSnapshot` creates them from its request.
 */
export interface RestoreSnapshotJobConfig {
    /** Which changes to take back. Without it, these are all of them. */
    options?: RestoreOptions | undefined;
    /** The snapshot. It must be one of the sheet that is the source of the job. */
    snapshotId: SnapshotId;
}

/**
 * Identifies a role.
 * @example us_rol_Ce5tB9xU
 */
export type RoleId = `${string}_rol_${string}`;

/** A role, which can be granted to an actor on an account, an environment or a space. */
export interface RoleResponse {
    /** The account that the role belongs to. */
    accountId: AccountId;
    /**
     * When the role was created.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the role. */
    id: RoleId;
    /** The name of the role, as people see it. */
    name: string;
    /**
     * When the role was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/**
 * A change of a text on its way from a column to a field. A text that a step cannot read stays as it is in the source;
 * the rules of the field then mark it.
 */
export type RuleStep = TrimStep | CaseStep | DateStep | NumberStep | LookupStep;

/**
 * What happened to a field since a snapshot.
 *
 * - `added`: the sheet did not have it then.
 * - `removed`: the sheet does not have it now.
 * - `unchanged`: the sheet has it, as it had then.
 */
export type SchemaDiffEnum = "added" | "removed" | "unchanged" | (string & {});

/** By the key of each field, whether the sheet has it since the snapshot. */
export interface SchemaDiffRecord {
    [key: string]: SchemaDiffEnum;
}

/** A value under a name that only some callers may read, such as the key of another service. */
export interface Secret {
    /** The only user, agent or guest that the value is for. */
    actorId?: ActorIdUnion;
    /** The environment of the secret; for a secret of a space, the environment of this space. */
    environmentId?: EnvironmentId;
    /** Identifies the secret. */
    id: SecretId;
    /**
     * The name by which programs find the secret.
     * @example SHOP_API_KEY
     */
    name: string;
    /** The space of the secret. Absent for a secret of a whole environment. */
    spaceId?: SpaceId;
    /**
     * The value; `********` in a response that is not meant to have it.
     * Format: password
     */
    value: string;
}

/** A secret was stored for an environment, a space or an actor. Optional in the context: `spaceId`. */
export interface SecretCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
    };
    /** Always `secret`. */
    domain: "secret";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `secret:created`. */
    topic: "secret:created";
}

/** A secret was deleted and can no longer be read. Optional in the context: `spaceId`. */
export interface SecretDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
    };
    /** Always `secret`. */
    domain: "secret";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `secret:deleted`. */
    topic: "secret:deleted";
}

/**
 * Identifies a secret.
 * @example us_sec_Jd5vP9xU
 */
export type SecretId = `${string}_sec_${string}`;

/** Secrets. */
export interface SecretsResponse {
    /** The secrets, sorted by name. */
    data: Secret[];
}

/** A secret got a new value. Optional in the context: `spaceId`. */
export interface SecretUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
    };
    /** Always `secret`. */
    domain: "secret";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `secret:updated`. */
    topic: "secret:updated";
}

/** A table of a workbook. It holds records and defines their fields. */
export interface Sheet {
    /** The group of sheets that the sheet belongs to, for your own programs. */
    collection?: string;
    /** The fields of the sheet and how it behaves. */
    config: SheetConfig;
    /**
     * When the sheet was created.
     * Format: date-time
     */
    createdAt: string;
    /** The sheet of the template that this one was made from; absent if it was made from none. */
    createdFrom?: SheetId;
    /** Identifies the sheet. */
    id: SheetId;
    /** The job that fills the copy; only in the response of `duplicateSheet`. */
    jobId?: JobId;
    /**
     * When the sheet last took something over from the sheet that it was made from.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /**
     * When the sheet was locked; absent while it is open.
     * Format: date-time
     */
    lockedAt?: string;
    /** Who locked the sheet against changes; absent while it is open. */
    lockedBy?: string;
    /** Your own notes on the sheet, any JSON value. */
    metadata?: unknown;
    /** The name of the sheet, as people see it. */
    name: string;
    /** A name that listeners filter the events of the sheet by. */
    namespace?: string;
    /**
     * How many records the sheet holds, and how many of them are valid. In the sheets of a workbook it is absent, or
     * zero if `includeCounts` asks for it; `getRecordCounts` has more counts.
     */
    recordCounts?: RecordCounts;
    /** The name of the sheet for programs. */
    slug: string;
    /** What distinguishes the sheet from an ordinary one. */
    treatments?: (SheetTreatment | (string & {}))[];
    /**
     * When the sheet itself was last changed; changes to its records do not count.
     * Format: date-time
     */
    updatedAt: string;
    /** The workbook that holds the sheet. */
    workbookId: WorkbookId;
}

/** Something that people may do with the records of a sheet; `*` allows everything. */
export type SheetAccess = "*" | "add" | "edit" | "delete" | "import";

/** Calculations of a sheet have new values after a change of its records. The service itself causes it, as a consequence of another change. Optional in the context: `appId`, `namespaces`, `commitId`. */
export interface SheetCalculationUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `sheet`. */
    domain: "sheet";
    /** What is known about it. */
    payload: {
        /** The keys of the fields whose calculations changed. */
        fieldKeys: string[];
    };
    /** Always `sheet:calculation-updated`. */
    topic: "sheet:calculation-updated";
}

/** The fields of a sheet and how it behaves. */
export interface SheetConfig {
    /** What people may do with the records. If absent, they may do everything; if empty, they may only read. */
    access?: SheetAccess[] | undefined;
    /**
     * The actions of the sheet, in the order of the buttons. Those that are mounted on one of its fields are in that
     * field.
     */
    actions?: Action[] | undefined;
    /** Whether fields may be added beyond those listed here. */
    allowAdditionalFields?: boolean | undefined;
    /** The group of sheets that the sheet belongs to, for your own programs. */
    collection?: string | undefined;
    /** Rules about more than one field. */
    constraints?: SheetConstraint[] | undefined;
    /** What the sheet is for, in Markdown. */
    description?: string | undefined;
    /** The fields, in the order of the columns. Keys must be unique; upper and lower case make no difference. */
    fields: Property[];
    /** The minimum confidence of a mapping to this sheet that programs should suggest. They take 0.5 if it is absent. */
    mappingConfidenceThreshold?: number | undefined;
    /** Your own notes on the sheet, any JSON value. */
    metadata?: unknown;
    /** The name of the sheet, as people see it. */
    name: string;
    /** Whether the records are read-only for guests. */
    readonly?: boolean | undefined;
    /**
     * The name of the sheet for programs. References of other sheets use it: if it changes, their values are invalid
     * until the references name the new slug.
     */
    slug?: string | undefined;
    /** What distinguishes the sheet from an ordinary one. */
    treatments?: SheetTreatment[] | undefined;
}

/**
 * A sheet of a workbook that is updated. It is either a sheet to change, named by `id` or else by `slug`, or a sheet
 * to add, which needs `name`, `slug` and `fields`. Other absent properties stay as they are.
 */
export interface SheetConfigOrUpdate {
    /** What people may do with the records. If absent, they may do everything; if empty, they may only read. */
    access?: SheetAccess[] | undefined;
    /**
     * The actions of the sheet, in the order of the buttons. Those that are mounted on one of its fields are in that
     * field.
     */
    actions?: Action[] | undefined;
    /** Whether fields may be added beyond those listed here. */
    allowAdditionalFields?: boolean | undefined;
    /** The group of sheets that the sheet belongs to, for your own programs. */
    collection?: string | undefined;
    /** The whole configuration at once, instead of the single properties. */
    config?: SheetConfig | undefined;
    /** Rules about more than one field. */
    constraints?: SheetConstraint[] | undefined;
    /**
     * Has no effect. It is accepted so that a sheet can be sent back as it was read.
     * Format: date-time
     */
    createdAt?: string | undefined;
    /** What the sheet is for, in Markdown. */
    description?: string | undefined;
    /** The fields, in the order of the columns. Keys must be unique; upper and lower case make no difference. */
    fields?: Property[] | undefined;
    /** The sheet to change; absent for one that is added or named by its slug. */
    id?: SheetId | undefined;
    /** The minimum confidence of a mapping to this sheet that programs should suggest. They take 0.5 if it is absent. */
    mappingConfidenceThreshold?: number | undefined;
    /** Your own notes on the sheet, any JSON value. */
    metadata?: unknown;
    /** The name of the sheet, as people see it. */
    name?: string | undefined;
    /** A name that listeners filter the events of the sheet by. */
    namespace?: string | undefined;
    /** Whether the records are read-only for guests. */
    readonly?: boolean | undefined;
    /**
     * The name of the sheet for programs. References of other sheets use it: if it changes, their values are invalid
     * until the references name the new slug.
     */
    slug?: string | undefined;
    /** What distinguishes the sheet from an ordinary one. */
    treatments?: SheetTreatment[] | undefined;
    /**
     * Has no effect. It is accepted so that a sheet can be sent back as it was read.
     * Format: date-time
     */
    updatedAt?: string | undefined;
    /** The workbook that is updated; no other value is accepted. */
    workbookId?: WorkbookId | undefined;
}

/** A rule about several fields of a record. */
export type SheetConstraint = CompositeUniqueConstraint | ExternalSheetConstraint;

/** The number of records in a sheet changed, or how many of them are valid. The service itself causes it, as a consequence of another change. Optional in the context: `appId`, `namespaces`, `commitId`. */
export interface SheetCountsUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `sheet`. */
    domain: "sheet";
    /** What is known about it. */
    payload: {
        /** The record counts of the whole sheet after the change. */
        counts: {
            /** How many of them have an error. */
            error: number;
            /** How many records there are. */
            total: number;
            /** How many of them are valid. */
            valid: number;
        };
    };
    /** Always `sheet:counts-updated`. */
    topic: "sheet:counts-updated";
}

/** A workbook got a new sheet. Optional in the context: `appId`, `namespaces`. */
export interface SheetCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `sheet`. */
    domain: "sheet";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `sheet:created`. */
    topic: "sheet:created";
}

/** A sheet was deleted, with its records. Optional in the context: `appId`, `namespaces`. */
export interface SheetDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `sheet`. */
    domain: "sheet";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `sheet:deleted`. */
    topic: "sheet:deleted";
}

/**
 * The format of a file with the records of a sheet.
 *
 * `csv` is UTF-8 text as RFC 4180 describes it: values are separated by commas, lines end with a carriage return and a
 * line feed, and the first line has the names of the columns. Numbers have no exponent, booleans are `true` or `false`,
 * and a list is a JSON array. A `null` and an empty text are both empty.
 *
 * `jsonl` is JSON lines: each line is one object, a map from the key of each field to its value. `insertRecordLines`
 * reads the same values back.
 *
 * `xlsx` is a workbook for spreadsheet programs, with one worksheet. Numbers, booleans and days since March 1900 are
 * cells of these types. Everything else is text, and never a formula; a list is a JSON array. A text has at most 32,767
 * characters, the others are left out. If more than 1,048,575 records are selected, the response is 400.
 *
 * `parquet` is Apache Parquet, for databases and programs that analyse data. A column has the key and the type of its
 * field: a number is a `DOUBLE`, a boolean a `BOOLEAN`, a date a `DATE`, a list a `LIST` of texts, and everything else is
 * text. A value that the type of its column cannot have, such as `twelve` in a number field, is null. To get such values,
 * request another format with `filter=error`.
 */
export type SheetFormat = "csv" | "jsonl" | "xlsx" | "parquet";

/**
 * Identifies a sheet.
 * @example us_sh_Pe3rT7nK
 */
export type SheetId = `${string}_sh_${string}`;

/** A sheet. */
export interface SheetResponse {
    data: Sheet;
}

/**
 * What distinguishes a sheet from an ordinary one: `CLIPPED_FROM_SHEET` holds records clipped from another sheet,
 * `ENUM_REFERENCE` holds the options of an enum field.
 */
export type SheetTreatment = "CLIPPED_FROM_SHEET" | "ENUM_REFERENCE";

/**
 * A sheet itself was changed, such as its name, its fields or its lock, or it was validated; a change of its records
 * is a commit instead.
 *  Optional in the context: `appId`, `namespaces`, `actorId`.
 */
export interface SheetUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `sheet`. */
    domain: "sheet";
    /** What is known about it. */
    payload: {
        /** The properties that were changed. */
        changed: string[];
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `sheet:updated`. */
    topic: "sheet:updated";
}

/** The properties of a sheet to change. Absent properties stay as they are. */
export interface SheetUpdateRequest {
    /** Your own notes on the sheet, any JSON value; replaces the notes that are there. */
    metadata?: unknown;
    /** The name of the sheet, as people see it. */
    name?: string | undefined;
    /** The name of the sheet for programs. No other sheet of the workbook may have it. */
    slug?: string | undefined;
}

/** The records of a sheet, and its configuration, at one moment. */
export interface Snapshot {
    /**
     * The moment of the snapshot.
     * Format: date-time
     */
    createdAt: string;
    /** The user, guest or agent who took it. */
    createdBy: string;
    /** Identifies the snapshot. */
    id: SnapshotId;
    /** The job that restores the snapshot; only in the response of `restoreSnapshot`. */
    jobId?: JobId;
    /**
     * A text by which people recognise the snapshot.
     * @example Before the correction of prices
     */
    label?: string;
    /** The sheet. */
    sheetId: SheetId;
    /** What has changed since; only in the response of `getSnapshot` with `includeSummary=true`. */
    summary?: SnapshotSummary;
    /** Any id of your own by which `listSnapshots` finds the snapshot. */
    threadId?: string;
}

/** A snapshot was taken of a sheet, to compare with or to return to. A job causes it while it runs. Optional in the context: `appId`, `namespaces`, `jobId`. */
export interface SnapshotCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        sheetId: SheetId;
        sheetSlug: string;
        slugs: EventContextSlugs;
        snapshotId: SnapshotId;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `sheet`. */
    domain: "sheet";
    /** What is known about it. */
    payload: {
        /** The label of the snapshot, if it has one. */
        label?: string;
    };
    /** Always `snapshot:created`. */
    topic: "snapshot:created";
}

/**
 * Identifies a snapshot of a sheet.
 * @example us_ss_Bc7vN2mQ
 */
export type SnapshotId = `${string}_ss_${string}`;

/** A snapshot. */
export interface SnapshotResponse {
    data: Snapshot;
}

/** The snapshots of a sheet. */
export interface SnapshotsResponse {
    /** The snapshots, newest first. */
    data: Snapshot[];
}

/** What has changed in a sheet since a snapshot. */
export interface SnapshotSummary {
    /** The configuration of the sheet at the time of the snapshot. */
    config: SheetConfig;
    /** The records that were added. By field, how many of them have a value. */
    createdSince: SummarySection;
    /** The records that were deleted. By field, how many of them had a value. */
    deletedSince: SummarySection;
    /** Which fields were added and removed. */
    schemaDiff: SchemaDiffRecord;
    /** The records that were changed. By field, how many of them have another value. */
    updatedSince: SummarySection;
}

/** The order of a sorted list, `asc` from the smallest value and `desc` from the largest. */
export type SortDirection = "asc" | "desc";

/** A place for one piece of import work. It holds workbooks, files, documents and guests. */
export interface Space {
    /** What guests may do with files in the space. */
    access?: (SpaceAccess | (string & {}))[];
    /**
     * A token for this space alone, with the permissions of a guest. Only in the response of `createSpace`, and only for
     * a caller that may not read the space, such as a publishable key.
     */
    accessToken?: string;
    /** The actions of the space itself, in the order of the buttons. */
    actions?: Action[];
    /** The app that the space belongs to. */
    appId?: AppId;
    /**
     * When the space was archived; absent while it is in use.
     * Format: date-time
     */
    archivedAt?: string;
    /** Whether your own programs should set the space up, as it was sent when the space was created. */
    autoConfigure?: boolean;
    /**
     * When the space was created.
     * Format: date-time
     */
    createdAt: string;
    /** The user who created the space. */
    createdByUserId?: UserId;
    /** The name of the user who created the space. */
    createdByUserName?: string;
    /** The template that this space was made from; absent if it was made from none. */
    createdFrom?: SpaceId;
    /** The position of the space in a list of spaces. */
    displayOrder?: number;
    /** The environment that the space belongs to. */
    environmentId?: EnvironmentId;
    /**
     * When the space expired by a data retention policy; absent before that.
     * Format: date-time
     */
    expiredAt?: string;
    /** How many files the space holds. */
    filesCount?: number;
    /** How guests may sign in. */
    guestAuthentication: (GuestAuthentication | (string & {}))[];
    /**
     * The address that guests of the space share: it ends with `#` and a token for `exchangeInvitation`. Absent for guests,
     * without `shared_link` in `guestAuthentication`, and if the operator of the service has named no page for guests. If an
     * update takes `shared_link` away, the token of the address stays invalid, also if `shared_link` comes back.
     * Format: uri
     */
    guestLink?: string;
    /** Identifies the space. */
    id: SpaceId;
    /**
     * Whether the space is a template for the spaces of its app. `listSpaces` can filter by it. `createSpace` says what
     * a new space takes over from a template.
     */
    isAppTemplate?: boolean;
    /** Whether several people may work in the space at the same time. They always may. */
    isCollaborative?: boolean;
    /** Labels that programs group spaces by; the service only stores them. */
    labels?: string[];
    /** The language in which a program should show the space, regardless of the language of the browser. */
    languageOverride?: string;
    /**
     * The time of the last activity in the space.
     * Format: date-time
     */
    lastActivityAt?: string;
    /**
     * When the space was last brought up to date with its template: when it was made, or by the last job `propagate`.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /** Your own notes on the space, any JSON value; `null` if there are none. */
    metadata?: unknown;
    /** The name of the space, as people see it. */
    name: string;
    /** A name that listeners filter the events of the space by. The default is the namespace of the app. */
    namespace?: string;
    /** The workbook with which programs should open the space; absent if it was deleted. */
    primaryWorkbookId?: WorkbookId;
    /** How a program should show the space to people. The service only stores it. */
    settings?: SpaceSettings;
    /** The size class of the space. Absent, because the service has no size classes. */
    size?: SpaceSize;
    /** The template that the space was made from, as it was sent when the space was created. */
    spaceConfigId?: SpaceId;
    /** The address of a file with translations, for the program that shows the space. */
    translationsPath?: string;
    /**
     * When the space was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /**
     * When the space was last upgraded to a newer form of its data. A new space has the newest form: until there is a
     * newer one, it is the time of its creation.
     * Format: date-time
     */
    upgradedAt?: string;
    /** How many workbooks the space holds. */
    workbooksCount?: number;
}

/**
 * What guests may do with files in a space: `upload` allows uploading, `*` also allows changing and deleting. With an
 * empty list, guests can only read files; without a list, they may do everything.
 */
export type SpaceAccess = "*" | "upload";

/** A space was archived; its data stays, but nobody works in it. Optional in the context: `appId`, `namespaces`, `actorId`. */
export interface SpaceArchivedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `space:archived`. */
    topic: "space:archived";
}

/**
 * What the service makes in each new space of an app that is not made from a template. A change of it changes no existing
 * space. Other keys are for your own programs; the service only stores them.
 */
export type SpaceBlueprint = {
    /** The actions of the space itself, in the order of the buttons. */
    actions?: Action[] | undefined;
    /** The documents. */
    documents?: DocumentConfig[] | undefined;
    /** The guidance. */
    guidance?: CreateGuidanceRequest[] | undefined;
    /** The workbooks with their sheets. The first one becomes the primary workbook of the space. */
    workbooks?: BlueprintWorkbook[] | undefined;
} & {
    [key: string]: unknown;
};

/** The properties of a space that can be set. On an existing space, absent properties stay as they are. */
export interface SpaceConfig {
    /** What guests may do with files in the space. */
    access?: SpaceAccess[] | undefined;
    /** The actions of the space itself, in the order of the buttons. */
    actions?: Action[] | undefined;
    /** The app that the space belongs to. */
    appId?: AppId | undefined;
    /**
     * When the space was archived; `null` restores an archived space.
     * Format: date-time
     */
    archivedAt?: string | null | undefined;
    /**
     * Whether your own programs should set the new space up; an agent that listens for `space:created` can read it. If
     * true, the service makes nothing in the space from its app; a `spaceConfigId` has its effect. Ignored for an
     * existing space.
     */
    autoConfigure?: boolean | undefined;
    /** The position of the space in a list of spaces. */
    displayOrder?: number | undefined;
    /** The environment that the space belongs to. */
    environmentId?: EnvironmentId | undefined;
    /** How guests may sign in. The default is the setting of the environment. */
    guestAuthentication?: GuestAuthentication[] | undefined;
    /**
     * Whether the space is a template for the spaces of its app. `listSpaces` can filter by it. `createSpace` says what
     * a new space takes over from a template.
     */
    isAppTemplate?: boolean | undefined;
    /** Labels that programs group spaces by; the service only stores them. */
    labels?: string[] | undefined;
    /** The language in which a program should show the space, regardless of the language of the browser. */
    languageOverride?: string | undefined;
    /** Your own notes on the space, any JSON value. */
    metadata?: unknown;
    /** The name of the space, as people see it. */
    name?: string | undefined;
    /** A name that listeners filter the events of the space by. The default is the namespace of the app. */
    namespace?: string | undefined;
    /** The workbook with which programs should open the space. It must exist already, so do not send it for a new space. */
    primaryWorkbookId?: WorkbookId | undefined;
    /** How a program should show the space to people. The service only stores it. */
    settings?: SpaceSettings | undefined;
    /**
     * The configuration that the new space is made from: the id of a template (`isAppTemplate`) in the same environment.
     * Ignored for an existing space.
     */
    spaceConfigId?: SpaceId | undefined;
    /** The address of a file with translations, for the program that shows the space. */
    translationsPath?: string | undefined;
}

/** A space was created; it may still be empty. Optional in the context: `appId`, `namespaces`. */
export interface SpaceCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `space:created`. */
    topic: "space:created";
}

/** A space was deleted, with its workbooks, files and documents. Optional in the context: `appId`, `namespaces`. */
export interface SpaceDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `space:deleted`. */
    topic: "space:deleted";
}

/** A space expired by a data retention policy; it stays in the list, but its data is deleted. A schedule of the service causes it. Optional in the context: `appId`, `namespaces`. */
export interface SpaceExpiredEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `space:expired`. */
    topic: "space:expired";
}

/** A guest was given access to a space. Optional in the context: `appId`, `namespaces`. */
export interface SpaceGuestAddedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The guest whose access changed. */
        guestId: string;
    };
    /** Always `space:guestAdded`. */
    topic: "space:guestAdded";
}

/** A guest lost access to a space. Optional in the context: `appId`, `namespaces`. */
export interface SpaceGuestRemovedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The guest whose access changed. */
        guestId: string;
    };
    /** Always `space:guestRemoved`. */
    topic: "space:guestRemoved";
}

/**
 * Identifies a space.
 * @example us_sp_8vKd3QxN
 */
export type SpaceId = `${string}_sp_${string}`;

/** A space. */
export interface SpaceResponse {
    data: Space;
}

/**
 * How a program should show a space to people. The service stores the settings. Only `extractionOptions` change what it
 * does.
 */
export interface SpaceSettings {
    /**
     * How the service finds the header of files that are uploaded to the space. They become the `header` in the settings
     * of the job that reads the file.
     */
    extractionOptions?: HeaderDetectionOptions | undefined;
    /** The job after which a program should offer files for mapping. */
    filesMappedAfterJob?: string | undefined;
    /** The built-in actions that a program should not show. */
    omitActions?: string[] | undefined;
    /** Whether a program should hide the toolbar for selected rows. */
    omitRowSelectionToolbar?: boolean | undefined;
    /** The settings of the sidebar. */
    sidebarConfig?: SpaceSidebarConfig | undefined;
}

/** The settings of the sidebar in which a program shows a space. */
export interface SpaceSidebarConfig {
    /** The workbooks in the order in which they are listed. */
    workbookSidebarOrder?: WorkbookId[] | undefined;
}

/** A size class of spaces. */
export interface SpaceSize {
    /** Identifies the size class. */
    id: string;
    /** The name of the size class. */
    name: string;
    /** The number of files that the size class stands for. */
    numFiles: number;
    /** The number of users that the size class stands for. */
    numUsers: number;
    /** The amount of processed data values that the size class stands for. */
    pdv: number;
}

/** A property of spaces that a list can be sorted by. */
export type SpaceSortField =
    | "name"
    | "workbooksCount"
    | "filesCount"
    | "environmentId"
    | "createdByUserName"
    | "createdAt"
    | "lastActivityAt";

/** An archived space was restored. Optional in the context: `appId`, `namespaces`, `actorId`. */
export interface SpaceUnarchivedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `space:unarchived`. */
    topic: "space:unarchived";
}

/** Properties of a space were changed, such as its name or its metadata. Optional in the context: `appId`, `namespaces`. */
export interface SpaceUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The properties that were changed. */
        changed: string[];
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `space:updated`. */
    topic: "space:updated";
}

/** The first or the last field of a `split`. */
export type SplitRest = "first" | "last";

/** The parts of one column, one for each field. */
export interface SplitRule {
    /** The key of the column. */
    column: string;
    /** The keys of the fields, in the order of the parts. */
    fields: string[];
    /** Which field gets the text of several parts if there are more parts than fields. The default is `last`. */
    rest?: SplitRest | undefined;
    /** What stands between the parts. The default is a space. */
    separator?: string | undefined;
    /** How the text changes on its way, in this order. An empty text stays empty. */
    steps?: RuleStep[] | undefined;
    /** The type of the rule: the parts of one column. */
    type: "split";
}

/** A way of storing the records of a workbook. The service keeps the name, and stores all records alike. */
export type StorageStrategy =
    | "RAINBOW_TABLES"
    | "CELL_HISTORY"
    | "HYPERCUBE"
    | "QUICKSTORE"
    | "DUCKDB"
    | "FOREIGNDB"
    | "MEMCSV";

/**
 * A rule that is stored with the app of the space, or built into the service, validates the values. `getConstraints`
 * lists both. When the field gets the constraint, the sheet takes over the rule of this version and keeps it: a later
 * version, another app of the space or the end of the app changes nothing. Name a later version to use it; then all
 * records are validated again. If there is no such constraint or version, the status is 400. Empty values follow every
 * stored constraint.
 */
export interface StoredConstraint {
    /**
     * Any JSON value. If it has a text `message` or a `level`, they replace those in the `options` of the stored
     * constraint. The service only stores the rest.
     */
    config?: unknown;
    /** What the rule checks. */
    description?: string | undefined;
    /** The name of the rule, as people see it. */
    label?: string | undefined;
    /** The type of the rule. */
    type: "stored";
    /** The `validator` of the stored constraint; used once per field. */
    validator: string;
    /** The version of the stored constraint, not always the newest. The default is 1. */
    version?: number | undefined;
}

/** How a broken rule is reported. Other keys are for your own programs; the service only stores them. */
export type StoredConstraintOptions = {
    /** How serious a broken rule is. The default is `error`. */
    level?: ValidationType | undefined;
    /** The text of the message, instead of the default text. */
    message?: string | undefined;
} & {
    [key: string]: unknown;
};

/**
 * What a value must be like. It must meet each condition that is given; a value in a list is checked for itself. Empty
 * values always follow the rule. Conditions on text see a number as its digits, and `true` and `false` as words.
 */
export interface StoredRule {
    /** The value must be a date, and not before this day. */
    earliest?: string | undefined;
    /** The text must have this form. */
    format?: StoredRuleFormat | undefined;
    /** The value must be a date, and not after this day. */
    latest?: string | undefined;
    /** The value must be a number, and at most this one. */
    maximum?: number | undefined;
    /** The text must have at most this many characters. */
    maxLength?: number | undefined;
    /** The value must be a number, and at least this one. */
    minimum?: number | undefined;
    /** The text must have at least this many characters. */
    minLength?: number | undefined;
    /**
     * The whole text must match this regular expression. It may use `.`, `[a-z]`, `[^a-z]`, `\d`, `\w`, `\s` and their
     * opposites, groups, `|`, `*`, `+`, `?`, `{2}`, `{2,}` and `{2,4}`; `^` only as the first character, and `$` only as
     * the last one. Look-around, back references and `\b` are not possible, and a pattern that has more than 500 steps
     * with its repetitions is rejected with the status 400. So the time to check a text grows no faster than its length.
     */
    pattern?: string | undefined;
    /** The value must be one of these texts. Upper and lower case make a difference. */
    values?: string[] | undefined;
}

/**
 * A form of a text: `email` is a mail address, `url` an address that begins with `http://` or `https://`, `uuid` a UUID,
 * `ip` an address of IPv4 or IPv6, `phone` a number with `+` and the code of its country, `iban` an account number with a
 * correct check sum, and `currency` a code of ISO 4217 in upper case.
 */
export type StoredRuleFormat = "email" | "url" | "uuid" | "ip" | "phone" | "iban" | "currency";

/** The settings of a text field. */
export interface StringConfig {
    /** How long the text may be. */
    size: StringConfigOptions;
}

/**
 * How long a text may be: `tiny` 255 characters, `normal` 64 kB (the default), `medium` 16 MB, `long` 4 GB. The sizes
 * in bytes are those of the text in UTF-8. The limit of a request applies, too.
 */
export type StringConfigOptions = "tiny" | "normal" | "medium" | "long";

/** A field that holds a list of texts. */
export type StringListProperty = {
    /** The type of the field: it holds a list of texts. */
    type: "string-list";
} & (BaseProperty & {
    type: "string-list";
});
/** A field that holds text. Numbers and booleans are converted to text; numbers have no exponent. */
export type StringProperty = {
    /** How long the text may be. */
    config?: StringConfig | undefined;
    /** The type of the field: it holds text. */
    type: "string";
} & (BaseProperty & {
    type: "string";
});
/** The response of operations that have nothing else to return, such as deletes. */
export interface Success {
    data?: SuccessData;
}

/** Reports that the operation was done. */
export interface SuccessData {
    /** Whether the operation was done. */
    success: boolean;
}

/** Selects runs by how they ended - true for those that succeeded, false for those that failed. */
export type SuccessQueryParameter = boolean;

/** How many records have one kind of change. */
export interface SummarySection {
    /** The same for each field; a field without such records is absent. */
    byField?: {
        [key: string]: number;
    };
    /** How many records there are. */
    total: number;
}

/** The settings of a template; `template` says which one. */
export type TemplateOptions =
    | ConstraintsTemplateOptions
    | AutobuildTemplateOptions
    | AutocastTemplateOptions
    | WebhookEgressTemplateOptions
    | ActionListenerTemplateOptions
    | AutomapTemplateOptions;

/** A conversation was begun. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty. */
export interface ThreadCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        threadId: ThreadId;
    };
    /** Always `thread`. */
    domain: "thread";
    /** Always `thread:created`. */
    topic: "thread:created";
}

/** A conversation was deleted, with its messages. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty. */
export interface ThreadDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        threadId: ThreadId;
    };
    /** Always `thread`. */
    domain: "thread";
    /** Always `thread:deleted`. */
    topic: "thread:deleted";
}

/**
 * Identifies a thread.
 * @example us_th_Ry8bN4gS
 */
export type ThreadId = `${string}_th_${string}`;

/** A conversation was changed, such as its name. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty. */
export interface ThreadUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        threadId: ThreadId;
    };
    /** Always `thread`. */
    domain: "thread";
    /** Always `thread:updated`. */
    topic: "thread:updated";
}

/** Removes spaces at the beginning and the end. */
export interface TrimStep {
    /** The type of the step: spaces. */
    type: "trim";
}

/** The result of the undo of a commit. */
export interface UndoCommitResponse {
    /** The commit that undid the other one, and what it did. */
    data: UndoneCommit;
}

/** The commit that undid another one, and what it did. */
export interface UndoneCommit {
    /** The commit of the undo; absent if nothing was left to undo. */
    commitId?: CommitId;
    /** How many records were deleted that the commit had added. */
    deleted: number;
    /** How many records came back that the commit had deleted. */
    restored: number;
    /** How many records have something that was not undone, because a later commit changed it. */
    skipped: number;
    /** How many records got back what the commit had changed. */
    updated: number;
}

/** No two records of the sheet may have the same value in the field. */
export interface UniqueConstraint {
    /** What counts as the same value, and how a broken rule is reported. */
    config?: UniqueConstraintConfig | undefined;
    /** The type of the rule. */
    type: "unique";
}

/** What counts as the same value, and how a duplicate is reported. */
export interface UniqueConstraintConfig {
    /**
     * Whether values that differ only in upper and lower case are different. The default is `false`. Letters of every
     * script are compared by Unicode.
     */
    caseSensitive?: boolean | undefined;
    /** Whether records without a value are left out of the comparison. The default is `true`. */
    ignoreEmpty?: boolean | undefined;
    /** How serious a duplicate is. The default is `error`. */
    level?: ValidationType | undefined;
    /** The text of the message, instead of the default text. */
    message?: string | undefined;
}

/** An event with a topic that these types do not know, from a newer service. */
export interface UnknownEvent extends EventBase {
    /** What happened. */
    topic: UnknownTopic;
}

/** A topic that these types do not know. It can be any text; the pattern only separates it from the known topics, so that a comparison with those narrows the type. To write one, use `topic as UnknownTopic`. */
export type UnknownTopic = `${string} (unknown topic)`;

/** A field that nothing fills. */
export interface UnmappedDestinationField {
    /** The field. */
    destinationField: PlanField;
}

/** A column that nothing reads. */
export interface UnmappedSourceField {
    /** Some values of the column, at most five and at most 100 characters of each. */
    preview: string[];
    /** The column. */
    sourceField: PlanField;
}

/** The properties of an area to change. Absent properties stay as they are. */
export interface UpdateCanvasAreaRequest {
    /** The canvas that the area is part of. */
    canvasId?: CanvasId | undefined;
    /** What the area shows, in the form that its `type` requires, such as the id of a sheet. Any JSON value. */
    config?: unknown;
    /** How the area uses space on the screen. */
    layout?: CanvasAreaLayout | undefined;
    /** Free-form notes on the area. Any JSON value; the service does not read it. */
    metadata?: unknown;
    /** What is shown above the area, such as a hint while data is loading. Any JSON value; `null` removes it. */
    overlay?: unknown;
    /** The area to nest this one in. It must be part of the same canvas. */
    parentId?: CanvasAreaId | undefined;
    /** The position of the area within its parent, or on the canvas. */
    position?: CanvasAreaPosition | undefined;
    /** What kind of content the area shows. */
    type?: CanvasAreaType | undefined;
    /** Whether the area is shown. */
    visibility?: CanvasAreaVisibility | undefined;
}

/** The properties of a file to change. Absent properties stay as they are. */
export interface UpdateFileRequest {
    /** The actions of the file. They replace the existing actions. */
    actions?: Action[] | undefined;
    /** What the file is for. */
    mode?: FileMode | undefined;
    /** The name of the file, with its extension. */
    name?: string | undefined;
    /** The status of the file. */
    status?: FileStatus | undefined;
    /** The workbook that the content was read into. */
    workbookId?: WorkbookId | undefined;
}

/** The properties of a flag to change. Absent properties stay as they are. */
export interface UpdateFlagRequest {
    /**
     * The colour of the flag as `#` and three or six hexadecimal digits.
     * @example #F5A623
     */
    colorHex?: string | undefined;
    /** The name of the flag, as people read it. */
    label?: string | undefined;
    /** The new slug of the flag. */
    newSlug?: string | undefined;
}

/** The new settings of a guidance. */
export interface UpdateGuidanceRequest {
    /** Where the guide appears, when, and to whom. */
    options: GuidanceOptions;
}

/** Rules with changes. */
export type UpdateMappingRulesRequest = MappingRuleChange[];

/** The records to change, one entry each, with the cells to change. At most 10,000 in one request. */
export type UpdateRecordsRequest = Record[];

/** The properties of a user to change. */
export interface UpdateUserRequest {
    /** A number for a program of yours. */
    dashboard?: number | undefined;
    /**
     * The new mail address of the user.
     * Format: email
     */
    email?: string | undefined;
    /** The new notes on the user. They replace the old ones. */
    metadata?: {
        [key: string]: unknown;
    } | undefined;
    /** The new name of the user. */
    name?: string | undefined;
}

/** The properties to change. */
export interface UpdateWebhook {
    /** Whether events are sent. */
    isActive?: boolean | undefined;
    /** The topics that are sent. Without it or if it is empty, all topics are sent. */
    topics?: EventTopic[] | undefined;
    /**
     * Where the receiver listens. It must be an `https` address without a user name; `http` is possible if the operator
     * of the service allows private addresses.
     * Format: uri
     */
    url?: string | undefined;
}

/** The parts of an upload. */
export interface UploadFileRequest {
    /**
     * Buttons on the file. Send one part named `actions` for each, with a JSON object in it, or one part with a JSON
     * array.
     */
    actions?: Action[] | undefined;
    /** The environment of that space. */
    environmentId: EnvironmentId;
    /** How much of the content the service reads into a workbook. The default is `whole`. */
    extent?: FileExtent | undefined;
    /**
     * The bytes of the file. The name of the file is the `filename` of this part.
     * Format: binary
     */
    file: Blob;
    /** What the file is for. */
    mode?: FileMode | undefined;
    /** Where the person picked the file. */
    origin?: FileOrigin | undefined;
    /** The space that the file belongs to. */
    spaceId: SpaceId;
}

/**
 * What an insert with `keyFields` did. Each record of the request is counted once: it was added, updated, unchanged or
 * combined. A line that has the key of one in an earlier commit of the same request counts as updated or unchanged.
 * Lists name the first 50 records, by their places in the request, counted from 0.
 */
export interface UpsertCounts {
    /** How many records were added. */
    added: number;
    /** How many records have the key of an earlier record of the request. Their cells replaced those of the earlier one. */
    combined: number;
    /** The combined records; absent if there are none. */
    combinedRecords?: CombinedRecord[];
    /** How many records were taken for another one whose key differs in case only. With `caseSensitive`, they are not. */
    differingInCase: number;
    /** The records that were taken for one whose key differs in case only; absent if there are none. */
    recordsDifferingInCase?: number[];
    /** The records without a key; absent if there are none. */
    recordsWithoutKey?: number[];
    /** How many records of the sheet have the values of the request already. */
    unchanged: number;
    /** How many records of the sheet were changed. */
    updated: number;
    /** How many of the added records have an empty value in a key field. The same request adds them once more. */
    withoutKey: number;
}

/** A person who works in the account, with roles. */
export interface User {
    /** The account that the user belongs to. */
    accountId: AccountId;
    /**
     * When the user was created.
     * Format: date-time
     */
    createdAt: string;
    /** A number for a program of yours, such as the start page that the user has chosen. The service does not read it. */
    dashboard?: number;
    /**
     * The mail address of the user, for invitations and to sign in with a password.
     * Format: email
     */
    email: string;
    /** Identifies the user. */
    id: UserId;
    /** Who checks that the user is the right person. Always `service`, the service itself. */
    idp: string;
    /** The id of the user there. The service does not set it. */
    idpRef?: string;
    /**
     * When the user, or a program with an API token of the user, last signed in, or used a personal access token, to the minute; absent before the first time.
     * Format: date-time
     */
    lastSeenAt?: string;
    /** Free-form notes on the user. */
    metadata: {
        [key: string]: unknown;
    };
    /** The name of the user, as others see it. */
    name: string;
    /**
     * When the user was last changed by `updateUser`.
     * Format: date-time
     */
    updatedAt: string;
}

/** A user to create and to invite. */
export interface UserCreateAndInviteRequest {
    /** The account of the user. It must be the account of the caller, which is also the default. */
    accountId?: AccountId | undefined;
    /** The roles of the user, each on the account, an environment or a space. At most 100. */
    actorRoles?: AssignActorRoleRequest[] | undefined;
    /**
     * The mail address of the user. Upper and lower case make no difference.
     * Format: email
     */
    email: string;
    /** The name of the person who invites, as the mail shows it. */
    fromName?: string | undefined;
    /** A text of your own for the mail. */
    message?: string | undefined;
    /** The name of the user, as others see it. */
    name: string;
}

/** The credentials of a person. */
export interface UserCredentials {
    /**
     * The mail address that the person signs in with.
     * Format: email
     */
    email: string;
    /**
     * The password of the person.
     * Format: password
     */
    password: string;
    /** Says that these are the credentials of a person. */
    type: "userCredentials";
}

/**
 * Identifies a user.
 * @example us_usr_Nq8dK1yT
 */
export type UserId = `${string}_usr_${string}`;

/** The invitation of a user to the account. */
export interface UserInvitation {
    /**
     * Until when the invitation is valid, if nobody uses it before.
     * Format: date-time
     */
    expiresAt: string;
    /** Whether the mail server has taken a mail with the link. */
    isMailed: boolean;
    /**
     * The link. Only if no mail was sent, and the operator of the service has named a page for guests and users.
     * Format: uri
     */
    link?: string;
    /** The token of the link, for `exchangeInvitation`. Only if no mail was sent. */
    token?: string;
    /** The user who is invited. */
    userId: UserId;
}

/** A user. */
export interface UserResponse {
    data: User;
}

/** A property of users that a list can be sorted by. */
export type UserSortField = "name" | "email" | "createdAt" | "lastSeenAt";

/** A user with the roles and the invitation. */
export interface UserWithRoles {
    /** The account that the user belongs to. */
    accountId: AccountId;
    /** The roles of the user, in the order of the request. */
    actorRoles: ActorRoleResponse[];
    /**
     * When the user was created.
     * Format: date-time
     */
    createdAt: string;
    /** A number for a program of yours, such as the start page that the user has chosen. The service does not read it. */
    dashboard?: number;
    /**
     * The mail address of the user, for invitations and to sign in with a password.
     * Format: email
     */
    email: string;
    /** Identifies the user. */
    id: UserId;
    /** Who checks that the user is the right person. Always `service`, the service itself. */
    idp: string;
    /** The id of the user there. The service does not set it. */
    idpRef?: string;
    /** The invitation of the user. */
    invitation: UserInvitation;
    /**
     * When the user, or a program with an API token of the user, last signed in, or used a personal access token, to the minute; absent before the first time.
     * Format: date-time
     */
    lastSeenAt?: string;
    /** Free-form notes on the user. */
    metadata: {
        [key: string]: unknown;
    };
    /** The name of the user, as others see it. */
    name: string;
    /**
     * When the user was last changed by `updateUser`.
     * Format: date-time
     */
    updatedAt: string;
}

/** A new user. */
export interface UserWithRolesResponse {
    data: UserWithRoles;
}

/** One message about a value. */
export interface ValidationMessage {
    /**
     * Who wrote the message: the id of a user, a guest, an API key or an agent. Absent if a rule of the service found it.
     * The service sets it; in a request, it only tells that the message was read.
     */
    createdBy?: string | undefined;
    /** The key of the field that the message is about. */
    field?: string | undefined;
    /** The name that the writer gave itself in `X-Hook-Name`; absent if there was none. */
    hook?: string | undefined;
    /** The text of the message, for people to read. */
    message?: string | undefined;
    /** A JSONPath from the cell to the part that the message is about. */
    path?: string | undefined;
    /** What produced the message. */
    source?: ValidationSource | undefined;
    /** How serious the message is; only `error` makes the cell and its record invalid. */
    type?: ValidationType | undefined;
}

/**
 * What produced a message: `required-constraint` and `unique-constraint` are rules of the field that the value does
 * not follow; `stored-constraint` is a rule that is stored with the app; `custom-logic` is custom code, or the writer of the record; `unlinked` means that a referenced record
 * was not found; `invalid-option` means that the field cannot have the value, such as a text that is not one of its
 * options; `is-artifact` means that the value is an artefact of the import, such as a rounded number.
 */
export type ValidationSource =
    | "required-constraint"
    | "unique-constraint"
    | "custom-logic"
    | "unlinked"
    | "invalid-option"
    | "is-artifact"
    | "stored-constraint";

/** How serious a message is. `error` makes the value invalid; `warn` and `info` only inform. */
export type ValidationType = "error" | "warn" | "info";

/** The commit that a change of records made. */
export interface Version {
    /** The commit that groups the changed records. If there are several, the last one. */
    commitId?: CommitId;
    /** All commits of a change in steps, in their order; absent for `updateRecords`. */
    commitIds?: CommitId[];
    /**
     * The cells that a hook has not changed, because they have changed since the commit of its `ifCommitId`; absent if
     * there are none.
     */
    left?: LeftCells[];
    /** How many records a change in steps has changed; absent for `updateRecords`. */
    updated?: number;
    /** The version that the change made; the same value as `commitId`. */
    versionId: VersionId;
}

/**
 * Identifies a version of a sheet's records; the same value as the id of the commit that made it.
 * @example us_vr_Wd8jX5kV
 */
export type VersionId = `${string}_vr_${string}`;

/** The result of a change of records. */
export interface VersionResponse {
    data: Version;
}

/** A saved selection of the records of a sheet. */
export interface View {
    /** Which records the view shows, and how. */
    config: ViewConfig;
    /** The user, guest or agent who saved it. */
    createdBy: string;
    /** Identifies the view. */
    id: ViewId;
    /**
     * A text by which people recognise the view. Several views of a sheet may have the same one.
     * @example Products with errors
     */
    name: string;
    /** The sheet. */
    sheetId: SheetId;
}

/** Parameters of `getRecords`. Each property has the name and the meaning of one of them. */
export interface ViewConfig {
    /** Only the records that this commit added or changed. */
    commitId?: CommitId | undefined;
    /** The keys of the fields to show. The default is all of them. */
    fields?: string[] | undefined;
    /** The validity of the records. */
    filter?: CalculationFilter | undefined;
    /** The key of the field that `filter` applies to. */
    filterField?: string | undefined;
    /** An event that defines the selection. */
    for?: EventId | undefined;
    /** The records to show, or to leave out if there is a search or another filter than `none`. */
    ids?: RecordId[] | undefined;
    /** @deprecated Use `getRecordCounts`. */
    includeCounts?: boolean | undefined;
    /** Whether to show the number of matching records. */
    includeLength?: boolean | undefined;
    /** Whether to show the records that references refer to. */
    includeLinks?: boolean | undefined;
    /** Whether to show the messages about values. */
    includeMessages?: boolean | undefined;
    /** Which page to show, counted from 1. */
    pageNumber?: number | undefined;
    /** How many records a page holds. */
    pageSize?: number | undefined;
    /** A query in the filter query language. */
    q?: string | undefined;
    /** The key of the field to search. */
    searchField?: string | undefined;
    /** Text to search for. */
    searchValue?: string | undefined;
    /** Only the records that changed after this commit. */
    sinceCommitId?: CommitId | undefined;
    /** @deprecated Use `sinceCommitId`. */
    sinceVersionId?: VersionId | undefined;
    /** The order of the values of `sortField`. */
    sortDirection?: SortDirection | undefined;
    /** The key of the field to sort by, together with `sortDirection`. */
    sortField?: string | undefined;
    /** @deprecated Use `commitId`. */
    versionId?: VersionId | undefined;
}

/** A view to save. */
export interface ViewCreate {
    /** Which records the view shows, and how. */
    config: ViewConfig;
    /**
     * A text by which people recognise the view. Several views of a sheet may have the same one.
     * @example Products with errors
     */
    name: string;
    /** The sheet. */
    sheetId: SheetId;
}

/**
 * Identifies a view of a sheet.
 * @example us_vi_Xe5nR8kT
 */
export type ViewId = `${string}_vi_${string}`;

/** A view. */
export interface ViewResponse {
    data: View;
}

/** The properties of a view to change. */
export interface ViewUpdate {
    /** Which records the view shows, and how. */
    config: ViewConfig;
    /**
     * A text by which people recognise the view. Several views of a sheet may have the same one.
     * @example Products with errors
     */
    name?: string | undefined;
}

/** An address that gets events. */
export interface Webhook {
    /**
     * When the webhook was created.
     * Format: date-time
     */
    createdAt: string;
    /** The environment whose events are sent. */
    environmentId: EnvironmentId;
    /** How many attempts have failed since the last one that succeeded. Absent if it is 0. */
    failures?: number;
    /** Identifies the webhook. */
    id: WebhookId;
    /** Whether events are sent. */
    isActive: boolean;
    /** The only space whose events are sent. Without it, the events of the whole environment are sent. */
    spaceId?: SpaceId;
    /** The topics that are sent. Without it or if it is empty, all topics are sent. */
    topics: (EventTopic | (string & {}))[];
    /**
     * When the webhook was changed last.
     * Format: date-time
     */
    updatedAt: string;
    /**
     * Where the receiver listens. It must be an `https` address without a user name; `http` is possible if the operator
     * of the service allows private addresses.
     * Format: uri
     */
    url: string;
}

/** One request of a webhook. */
export interface WebhookAttempt {
    /**
     * When the request was sent.
     * Format: date-time
     */
    attemptedAt: string;
    /** The time until the response, in milliseconds. */
    durationMs: number;
    /** Why there was no response. */
    error?: string;
    /** The event that was sent. */
    eventId: EventId;
    /** Whether the event has arrived. */
    isSuccess: boolean;
    /**
     * When the event is sent again at the earliest. Absent after a success, and if it is not sent again.
     * Format: date-time
     */
    nextAttemptAt?: string;
    /** The status of the response. Absent if there was none. */
    status?: number;
    /** The topic of the event. */
    topic: EventTopic | (string & {});
}

/** Attempts of a webhook. */
export interface WebhookAttemptsResponse {
    /** The attempts, newest first. */
    data: WebhookAttempt[];
}

/** Settings of the agent that sends records to an address when a job starts. */
export interface WebhookEgressTemplateOptions {
    /**
     * The job to wait for, as domain and operation with a colon between them.
     * @example workbook:submitProducts
     */
    jobName: string;
    /** The namespace that the agent works in. */
    namespace?: string | undefined;
    /** The template that these settings are for. */
    template: "webhook-egress";
    /**
     * The address that receives the records.
     * Format: uri
     */
    url: string;
}

/**
 * Identifies a webhook.
 * @example us_wh_Qy4tN8cR
 */
export type WebhookId = `${string}_wh_${string}`;

/** One webhook. */
export interface WebhookResponse {
    /** The webhook. */
    data: Webhook;
}

/** One webhook with its secret. */
export interface WebhookSecretResponse {
    /** The webhook. */
    data: WebhookWithSecret;
}

/** Webhooks. */
export interface WebhooksResponse {
    /** The webhooks, oldest first. */
    data: Webhook[];
}

/** A webhook with the secret of its signatures. */
export interface WebhookWithSecret {
    /**
     * When the webhook was created.
     * Format: date-time
     */
    createdAt: string;
    /** The environment whose events are sent. */
    environmentId: EnvironmentId;
    /** How many attempts have failed since the last one that succeeded. Absent if it is 0. */
    failures?: number;
    /** Identifies the webhook. */
    id: WebhookId;
    /** Whether events are sent. */
    isActive: boolean;
    /** The key of the signatures, in base 64 after `whsec_`. The service stores it encrypted. */
    secret: string;
    /** The only space whose events are sent. Without it, the events of the whole environment are sent. */
    spaceId?: SpaceId;
    /** The topics that are sent. Without it or if it is empty, all topics are sent. */
    topics: (EventTopic | (string & {}))[];
    /**
     * When the webhook was changed last.
     * Format: date-time
     */
    updatedAt: string;
    /**
     * Where the receiver listens. It must be an `https` address without a user name; `http` is possible if the operator
     * of the service allows private addresses.
     * Format: uri
     */
    url: string;
}

/** A group of sheets inside a space, such as everything that one supplier delivers. */
export interface Workbook {
    /** The actions of the workbook, in the order of the buttons. */
    actions?: Action[];
    /**
     * When the workbook was created.
     * Format: date-time
     */
    createdAt: string;
    /** The workbook of the template that this one was made from; absent if it was made from none. */
    createdFrom?: WorkbookId;
    /** The environment that the workbook belongs to. */
    environmentId: EnvironmentId;
    /**
     * When the workbook expired by a data retention policy. Absent, because it is deleted at that time.
     * Format: date-time
     */
    expiredAt?: string;
    /** The folder of a sidebar in which a program should show the workbook. */
    folder?: string;
    /** Identifies the workbook. */
    id: WorkbookId;
    /** Labels to find the workbook by. `file` marks a workbook that was made from a file. */
    labels?: string[];
    /**
     * When the workbook last took something over from the workbook that it was made from.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /** Your own notes on the workbook, any JSON value. */
    metadata?: unknown;
    /** The name of the workbook, as people see it. */
    name?: string;
    /** A name that listeners filter the events of the workbook by. */
    namespace?: string;
    /** How the workbook behaves. */
    settings?: WorkbookSettings;
    /** The sheets, in their order; absent unless requested. */
    sheets?: Sheet[];
    /** The space that holds the workbook. */
    spaceId: SpaceId;
    /** How the records are stored. A hint only; what the operations do does not depend on it. */
    storageStrategy?: StorageStrategy | (string & {});
    /** The kind of storage that holds the records. Absent, because the service stores all records alike. */
    storageType?: string;
    /** What distinguishes the workbook from an ordinary one. */
    treatments?: (WorkbookTreatment | (string & {}))[];
    /**
     * When the workbook itself was last changed; changes to its records do not count.
     * Format: date-time
     */
    updatedAt: string;
}

/** A workbook was created with its sheets. Optional in the context: `appId`, `namespaces`, `jobId`. */
export interface WorkbookCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `workbook:created`. */
    topic: "workbook:created";
}

/** A workbook was deleted, with its sheets and their records. Optional in the context: `appId`, `namespaces`. */
export interface WorkbookDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `workbook:deleted`. */
    topic: "workbook:deleted";
}

/** A workbook expired together with its space, by a data retention policy, and its records were deleted. A schedule of the service causes it. Optional in the context: `appId`, `namespaces`. */
export interface WorkbookExpiredEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `workbook:expired`. */
    topic: "workbook:expired";
}

/**
 * Identifies a workbook.
 * @example us_wb_Rm5yZ1hC
 */
export type WorkbookId = `${string}_wb_${string}`;

/** A workbook. */
export interface WorkbookResponse {
    data: Workbook;
}

/** How a workbook behaves. */
export interface WorkbookSettings {
    /** Whether your own programs should analyse new records. The service only stores it. */
    autoRunAnalysis?: boolean | undefined;
    /** After how many seconds an open commit completes itself if its receivers do not complete it. The default is 60. */
    commitTimeoutSeconds?: number | undefined;
    /**
     * Whether a program should leave people where they are after they map a file, and not open the sheet. It opens the
     * sheet if this is absent.
     */
    noMappingRedirect?: boolean | undefined;
    /** The order in which a program should list the sheets in a sidebar. */
    sheetSidebarOrder?: SheetId[] | undefined;
    /**
     * Whether each commit stays open until those who are called for it have completed it, so that they can check the
     * records first. The default is `false`. While commits are open, programs should disable the actions on the workbook
     * and its sheets.
     */
    trackChanges?: boolean | undefined;
}

/** A workbook that had been put into cold storage can be used again. Reserved: No workbook is put into cold storage in this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. */
export interface WorkbookThawedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `workbook:thawed`. */
    topic: "workbook:thawed";
}

/**
 * What distinguishes a workbook from an ordinary one: `EXTRACTED_FROM_SOURCE` was made from the content of a file,
 * `SMALL_DATA` holds few records.
 */
export type WorkbookTreatment = "EXTRACTED_FROM_SOURCE" | "SMALL_DATA";

/** The properties of a workbook to change. Absent properties stay as they are. */
export interface WorkbookUpdate {
    /** The actions of the workbook, in the order of the buttons. */
    actions?: Action[] | undefined;
    /** The environment of that space; no other value is accepted. */
    environmentId?: EnvironmentId | undefined;
    /** The folder of a sidebar in which a program should show the workbook. */
    folder?: string | undefined;
    /** Labels to find the workbook by. `file` marks a workbook that was made from a file. */
    labels?: string[] | undefined;
    /** Your own notes on the workbook, any JSON value. */
    metadata?: unknown;
    /** The name of the workbook, as people see it. */
    name?: string | undefined;
    /** A name that listeners filter the events of the workbook by. */
    namespace?: string | undefined;
    /** How the workbook behaves. */
    settings?: WorkbookSettings | undefined;
    /** The sheets to change or to add; those that are not listed stay as they are. */
    sheets?: SheetConfigOrUpdate[] | undefined;
    /** The space that holds the workbook. A workbook cannot be moved, so no other value is accepted. */
    spaceId?: SpaceId | undefined;
}

/** Properties of a workbook were changed, such as its name or labels; a change of records is a commit instead. Optional in the context: `appId`, `namespaces`. */
export interface WorkbookUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        slugs: EventContextSlugs;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** The properties that were changed. */
        changed: string[];
        /** Its name at the time of this event. */
        name: string;
    };
    /** Always `workbook:updated`. */
    topic: "workbook:updated";
}

/** A secret to store. It needs an `environmentId`, a `spaceId`, or both. */
export interface WriteSecret {
    /** The only user, agent or guest that the value is for. */
    actorId?: ActorIdUnion | undefined;
    /** The environment of the secret; for a secret of a space, the environment of this space. */
    environmentId?: EnvironmentId | undefined;
    /**
     * The name by which programs find the secret.
     * @example SHOP_API_KEY
     */
    name: string;
    /** The space of the secret. Absent for a secret of a whole environment. */
    spaceId?: SpaceId | undefined;
    /**
     * The value; `********` in a response that is not meant to have it.
     * Format: password
     */
    value: string;
}

export interface paths {
    "/accounts/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current account
         *
         * Returns the account that the access token belongs to. Use it to check a token, or to find the name of the account
         * and its default app.
         */
        get: operations["getCurrentAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the current account
         *
         * Changes the account that the access token belongs to and returns it. Only the name and the default app can be
         * changed; properties that are not sent stay as they are.
         */
        patch: operations["updateCurrentAccount"];
        trace?: never;
    };
    "/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the actions of a space
         *
         * Returns every action of the space and of its workbooks, sheets, fields, documents and files, newest first: those of
         * `createAction` and those that were sent in configurations. Use it to find the id of an action, or to see which
         * buttons a space offers. The list is complete and has no pages.
         */
        get: operations["listActions"];
        put?: never;
        /**
         * Create an action
         *
         * Adds one button to something inside the space and returns it with its id. `targetId` says what the action belongs to,
         * `mount` where the button appears, and `operation` which job it starts. To create several at once, use
         * `bulkCreateActions`. The `actions` of the target list it too. Emits `action:created`.
         */
        post: operations["createAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{actionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an action
         *
         * Returns one action with everything that is configured on it. Use `listActions` when you know the space but not the id.
         */
        get: operations["getAction"];
        put?: never;
        post?: never;
        /**
         * Delete an action
         *
         * Removes the button, also from the `actions` of its target. Jobs that it has already started continue. Emits
         * `action:deleted`.
         */
        delete: operations["deleteAction"];
        options?: never;
        head?: never;
        /**
         * Update an action
         *
         * Changes the properties that are sent and returns the whole action; properties that are not sent stay as they are.
         * Lists such as `constraints` and `messages` are replaced, not merged. It may also be an action that was sent in the
         * configuration of its target; the configuration shows the change. What the action belongs to cannot be changed:
         * delete it and create another. Emits `action:updated`.
         */
        patch: operations["updateAction"];
        trace?: never;
    };
    "/actions/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create several actions
         *
         * Adds all actions of the list to the space in one request; the body is the list itself, without a wrapper. The
         * response has the created actions in the order of the request. Emits `action:created` once for each.
         */
        post: operations["bulkCreateActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agent exports
         *
         * Returns the exports that the token may see, a page at a time. The query parameters filter the list by environment
         * and by agent; if both are sent, an export must match both. An export is made by a job: `createJob` with the
         * operation `agent-export`.
         */
        get: operations["listAgentExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-exports/{agentExportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agent export
         *
         * Returns what is known about one export: its agent, its kind and its dates. The archive is not part of the
         * response; get it with `downloadAgentExport`.
         */
        get: operations["getAgentExport"];
        put?: never;
        post?: never;
        /**
         * Delete an agent export
         *
         * Removes the export together with its archive. The agent stays, and can be exported again. No event is emitted.
         */
        delete: operations["deleteAgentExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-exports/{agentExportId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an agent export
         *
         * Streams the archive of the export as bytes; this is not JSON and has no `data`. The `Content-Disposition` header
         * proposes a file name. Failures still return JSON with the list of errors, so check the status before you write the
         * bytes to a file.
         */
        get: operations["downloadAgentExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agents of an environment
         *
         * Returns the agents of one environment, a page at a time. Use `search` to find an agent by a part of its id or slug, and
         * `isSystem` to tell your own agents from those of the service.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create an agent
         *
         * Stores an agent in an environment and returns it. If the service has a runner of agents, it runs the code of
         * `source` from then on. It runs it once for each event whose topic is in `topics`, one event after the other.
         * Instead, choose a `template` and send its `templateOptions`; a program of yours runs such an agent, and can report
         * its runs with jobs of the type `agent`, whose `source` is the agent and whose `subject` is the event. If the
         * environment already has an agent with the same `slug`, that agent is updated and gets a new version instead. Who
         * deploys to an agent needs all permissions that the roles of the agent grant. If the service does not run the
         * agent, `problem` in the response says why, and what to do. Emits `agent:created`, or `agent:updated` for a new
         * version.
         *
         * The code calls the service with a token that has the roles of the agent. A run that fails is not repeated. An agent
         * waits longer after each failed run, and is paused after 20 failed runs in a row, which emits `agent:updated`. A
         * paused agent continues with its next event when it is deployed again.
         */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agent
         *
         * Returns one agent with its current version: its code or its template. `listAgentVersions` returns earlier deployments.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        /**
         * Delete an agent
         *
         * Removes the agent with its versions and role assignments. A program that runs it can stop at `agent:deleted`, which
         * this operation emits.
         */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agentId}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the logs of an agent
         *
         * Returns the newest 100 runs of one agent, with what each printed, how long it took and what it used. There
         * are no page parameters here. To read many runs page by page, or the runs of all agents, use `listEnvironmentAgentLogs`.
         */
        get: operations["listAgentLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agentId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of an agent
         *
         * Returns every role that the agent holds, each with the account, environment or space that it is granted on. The
         * list is complete and has no pages.
         */
        get: operations["listAgentRoles"];
        put?: never;
        /**
         * Assign a role to an agent
         *
         * Gives the agent a role on one account, environment or space, and returns the assignment. The code of the
         * agent calls the service with all of its roles, and with no other rights. Keep the `id` of the assignment:
         * `deleteAgentRole` needs it to undo this.
         */
        post: operations["assignAgentRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agentId}/roles/{actorRoleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a role from an agent
         *
         * Removes one assignment of a role. The role itself stays, and so do the agent's other assignments, even those of the
         * same role on other resources.
         */
        delete: operations["deleteAgentRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agentId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an agent
         *
         * Returns every version of the agent, one for each deployment. Use it to see what changed, or to find the version to
         * go back to with `revertAgent`. The list is complete and has no pages.
         */
        get: operations["listAgentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agentId}/versions/{agentVersionId}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Revert an agent to a version
         *
         * **Changes the agent although the method is GET**: the agent has the code and settings of the named version from
         * now on. A second request for the same version changes nothing more, so the operation is idempotent. Do not
         * prefetch this address, follow it as a link, cache its response or retry it automatically: the operation is not
         * safe in the sense of HTTP. Returns the version that the agent now has. Emits `agent:updated`.
         */
        get: operations["revertAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agent executions of an environment
         *
         * Returns the runs of the agents in one environment, newest first, a page at a time, with what each used, but without
         * its log. Narrow the list to one agent with `agentId`, to one space with `spaceId`, and to runs that succeeded or
         * failed with `success`. The log of a run is at `getAgentLog`.
         */
        get: operations["listEnvironmentAgentExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/log/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log of an event
         *
         * Returns the run that one event caused; if there are several, the newest. Use it to find out what an agent did with
         * an event that you know, for example from `listEvents`.
         */
        get: operations["getAgentLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agent logs of an environment
         *
         * Returns the runs of all agents in one environment, a page at a time. Narrow the list to one space with `spaceId`,
         * and to runs that succeeded or failed with `success`. The entries name the event, not the agent. For the resources
         * that the runs of one agent used, call `listAgentLogs`.
         */
        get: operations["listEnvironmentAgentLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an app
         *
         * Returns an app: the kind of work that its spaces are for, what one of them is called, and in which environments
         * programs should offer it. Use it to label spaces with the names that people know, or to find out whether an app is active.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getApp"];
        put?: never;
        post?: never;
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
        options?: never;
        head?: never;
        /**
         * Update an app
         *
         * Changes the properties of an app that the request names; all others stay as they are. Set `activatedAt` to a date
         * to put the app into use, and to `null` to take it out of use. The `type` of an app cannot be changed.
         *
         * A new `namespace` applies to spaces that are created later; existing spaces keep theirs. No event is emitted.
         */
        patch: operations["updateApp"];
        trace?: never;
    };
    "/apps/{appId}/constraints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stored constraints of an app
         *
         * Returns the stored constraints of an app with the content of their newest versions, newest first, in one response
         * without pages. Fields of sheets name them as a constraint of the type `stored`.
         */
        get: operations["getConstraints"];
        put?: never;
        /**
         * Create a stored constraint
         *
         * Adds a rule for values to an app, as its version 1. A field of a sheet in a space of the app uses it if its
         * `constraints` name the `validator`. The service then checks each value of the field whenever its record is validated:
         * when it is inserted, updated or imported, when the constraints of the sheet change, and by `validateSheet`.
         *
         * If the app or the service has a constraint with this `validator`, the status is 409. No event is emitted.
         */
        post: operations["createConstraint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/constraints/{constraintId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a stored constraint
         *
         * Returns a stored constraint of an app, or a built-in one, with the content of its newest version.
         */
        get: operations["getConstraintById"];
        put?: never;
        post?: never;
        /**
         * Delete a stored constraint
         *
         * Deletes a stored constraint with all its versions. If a field of a sheet uses one of them, the status is 409, and the
         * message names the sheet. A built-in constraint cannot be deleted.
         *
         * It cannot be undone: create the constraint again instead. It emits no event. The response is not wrapped in `data`.
         */
        delete: operations["deleteConstraint"];
        options?: never;
        head?: never;
        /**
         * Update a stored constraint
         *
         * Changes a stored constraint by adding a version, and returns it. `rule` and `options` are replaced as a whole. A
         * request that changes nothing adds no version. The `validator` cannot be changed, nor can a built-in constraint.
         *
         * Sheets keep the version that their fields name, so no record is validated again. To use the new version in a sheet,
         * set `version` in the constraints of its fields. No event is emitted.
         */
        patch: operations["updateConstraint"];
        trace?: never;
    };
    "/apps/{appId}/constraints/{constraintId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a stored constraint
         *
         * Returns every version of a stored constraint, newest first, in one response without pages.
         */
        get: operations["getConstraintVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps/{appId}/constraints/{constraintId}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a version of a stored constraint
         *
         * Returns a stored constraint as one change left it. Fields that name this version are checked by its rule.
         */
        get: operations["getConstraintVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an access token
         *
         * Exchanges credentials for an access token. Every other operation takes that token in the header `Authorization:
         * Bearer <ACCESS_TOKEN>`; this one needs none. Use `userCredentials` for a person and `apiCredentials` for a
         * program, with an API key or an API token of a user.
         *
         * Before `expires`, `refreshAccessToken` exchanges the token for a newer one. **The response is the token itself, not wrapped in
         * `data`.** Wrong credentials return 401, and the message does not say which part of them is wrong. An unknown
         * `clientId` returns 404. The body has at most 64 KiB.
         *
         * Wrong attempts count for 15 minutes: at most 10 for one account from one address, 100 for one account, and 100
         * from one address. After that, every attempt returns 429, with right credentials, too; `Retry-After` has the seconds
         * to wait. If too many passwords are being checked, the response is 503 with `Retry-After`.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/api-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an API key
         *
         * Creates a key for a program that works in one environment, and returns it. A `SECRET` key may do everything in its
         * environment; keep it on servers. A `PUBLISHABLE` key may only create spaces, and may be part of a web page. Keys
         * do not expire; `deleteApiKey` revokes them.
         *
         * **Keep `rawKey`: only this response contains it.** `data` is a list with the new key as its only entry.
         */
        post: operations["createApiKey"];
        /**
         * Revoke an API key
         *
         * Revokes a key of an environment. Later requests with this key return 401. This cannot be undone.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of an environment
         *
         * Returns every API key of one environment with what it may call, without the keys themselves: a key is returned
         * only by the request that creates it. Revoked keys are left out. The list is complete and has no pages.
         */
        get: operations["listApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personal-access-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your personal access tokens
         *
         * Returns the personal access tokens of the calling user, without the tokens themselves. Use it to find out which
         * are still used, by `lastUsedAt`. The list is complete and has no pages.
         */
        get: operations["listPersonalAccessTokens"];
        put?: never;
        /**
         * Create a personal access token
         *
         * Creates a token with the permissions of the calling user, in every environment, and returns it. Use it for scripts
         * and command-line programs that work for you. It does not expire; `deletePersonalAccessToken` revokes it.
         *
         * **Keep `token`: only this response contains it.**
         */
        post: operations["createPersonalAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/personal-access-tokens/{accessTokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
         * the tokens of guests and agents are renewed without a request: these tokens return 400. Wrong attempts are counted
         * as those of `createAccessToken`.
         */
        post: operations["refreshAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/canvas-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/canvas-areas/{canvasAreaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a canvas area
         *
         * Returns one area: what it shows, its position and whether it is visible. The areas nested in it are not part of
         * the response; list them with `listCanvasAreas` and this id as `parentId`.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getCanvasArea"];
        put?: never;
        post?: never;
        /**
         * Delete a canvas area
         *
         * Removes an area and the areas nested in it from their canvas. What they show - a sheet, a file, a document -
         * stays.
         *
         * It cannot be undone. Emits `canvas-area:deleted` for each deleted area.
         */
        delete: operations["deleteCanvasArea"];
        options?: never;
        head?: never;
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
        trace?: never;
    };
    "/commits/{commitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a commit
         *
         * Returns one commit: who changed records of which sheet, and whether the commit is completed. Use it to wait for
         * the listeners that handle a commit; `completedAt` is absent until they have finished. The changed records
         * themselves come from `getRecords` with `commitId`.
         */
        get: operations["getCommit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commits/{commitId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commits/{commitId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a commit
         *
         * Records the event `commit:created` of a commit once more, so that listeners handle it again, for example after you
         * have corrected the code of an agent. The request has no body. No record changes, and a commit that is completed stays
         * completed.
         */
        post: operations["replayCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commits/{commitId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
         * The undo is recorded as the event `commit:created` with the cause `undo`, and as `records:created`, `records:updated` and
         * `records:deleted`, each if there are such records. If the counts or calculations of the sheet change,
         * `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        post: operations["undoCommit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-retention-policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
        /**
         * Create a data retention policy
         *
         * Adds a rule to an environment: its spaces expire `period` days after they were created, or after the last activity
         * in them. An expired space stays listed, but cannot be opened. Its workbooks and the bytes of its files are deleted.
         *
         * The rule also applies to existing spaces. It is applied at least once a day, so spaces may expire within 24 hours of
         * this request. The request itself emits no event; `space:expired`, `workbook:expired` and `file:expired` follow when a
         * space expires.
         */
        post: operations["createDataRetentionPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-retention-policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a data retention policy
         *
         * Returns one rule: what its days are counted from, after how many days spaces expire, and in which environment.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getDataRetentionPolicy"];
        put?: never;
        post?: never;
        /**
         * Delete a data retention policy
         *
         * Removes a rule by which spaces expire after a number of days. Spaces that have already expired stay expired. All
         * others are kept until another policy of their environment applies.
         *
         * Deleting a policy deletes no data and emits no event. It cannot be undone: create a new policy instead.
         */
        delete: operations["deleteDataRetentionPolicy"];
        options?: never;
        head?: never;
        /**
         * Update a data retention policy
         *
         * Replaces a rule: send all three properties, including those that do not change. After a shorter `period`, spaces
         * may expire within 24 hours. A longer one does not restore spaces that have expired.
         *
         * The request itself emits no event.
         */
        patch: operations["updateDataRetentionPolicy"];
        trace?: never;
    };
    "/environments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the environments of the account
         *
         * Returns the environments that the caller may see, a page at a time. Use it to find the `environmentId` that many
         * other operations take. A new account has two: `development` and `production`.
         */
        get: operations["listEnvironments"];
        put?: never;
        /**
         * Create an environment
         *
         * Adds an environment to the account and returns it. Spaces, agents, guests and API keys of one environment are not
         * visible in another, so you can use a further environment for tests. A new environment is empty. Emits
         * `environment:created`.
         */
        post: operations["createEnvironment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments/{environmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an environment
         *
         * Returns one environment with its settings. A space without its own `guestAuthentication` shows that of its
         * environment; programs also take `translationsPath` and `languageOverride` from here if a space has none.
         */
        get: operations["getEnvironment"];
        put?: never;
        post?: never;
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
        options?: never;
        head?: never;
        /**
         * Update an environment
         *
         * Changes an environment and returns it. Send only the properties to change; absent properties stay as they are.
         * Lists and `metadata` are replaced as a whole. **The response is the environment itself, not wrapped in `data`.**
         * Emits `environment:updated`.
         */
        patch: operations["updateEnvironment"];
        trace?: never;
    };
    "/environments/{environmentId}/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the guides of an environment
         *
         * Returns every guide of an environment with all its versions, newest guide first, in one response without pages.
         */
        get: operations["listGuides"];
        put?: never;
        /**
         * Create a guide
         *
         * Adds a guide to an environment, with the version 1 of its text. Guidance shows it in the spaces of the environment:
         * `createGuidance` names its `slug`. If another guide of the environment has the slug, the status is 409. No event is
         * emitted.
         */
        post: operations["createGuide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/environments/{environmentId}/guides/{guideId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a guide
         *
         * Returns one guide of an environment with all its versions.
         */
        get: operations["getGuide"];
        put?: never;
        post?: never;
        /**
         * Delete a guide
         *
         * Deletes a guide with all its versions. Guidance that names it stays, and finds no guide.
         *
         * It cannot be undone: create the guide again instead. No event is emitted.
         */
        delete: operations["deleteGuide"];
        options?: never;
        head?: never;
        /**
         * Update a guide
         *
         * Changes a guide and returns it. Absent properties stay as they are; `metadata` and `blocks` are replaced as a whole.
         * Other `blocks` than before add a version; the versions before stay. Guidance that names the former `slug` finds the
         * guide no longer. No event is emitted.
         */
        patch: operations["updateGuide"];
        trace?: never;
    };
    "/environments/{environmentId}/guides/{guideId}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a version of a guide
         *
         * Returns the text of a guide as one change left it.
         */
        get: operations["getGuideVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
         * with fewer events than `pageSize` is the last one. The request acknowledges no event and emits none.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         *
         * Records that something happened, in the same way as events of the service. Use it to inform agents and other
         * receivers about work done outside the service, or to start a program that listens for a topic.
         *
         * `topic` and `domain` must be among the listed values, and everything that `context` names must exist. The response
         * is the event with its id and time. The emitted event is the one in the request: it appears in the list and reaches
         * every receiver of its topic. A second request with the same body creates a second event.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         *
         * Returns one event, acknowledged or not. Use it if you know only the id of an event, for example from the log of an
         * agent.
         *
         * The request does not acknowledge the event and emits none.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}/ack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
         * ends if the service stops, if the client does not read for a minute, and from time to time for a guest. Send the
         * request again; its response says if something is wrong. An account can have 100 open streams in each process of
         * the service; one more is rejected with 429.
         *
         * The request acknowledges no event and emits none. `events.follow` of the client uses this operation, and polls
         * `listEvents` if a proxy holds the stream back.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List files
         *
         * Returns the files that the caller may see, newest first and a page at a time, without their bytes. Use it to find
         * the files that were uploaded to a space or, with `mode=export`, the files to download.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Upload a file
         *
         * Uploads one file to a space, as `multipart/form-data`, and returns what the service knows about it. The service
         * reads the content of CSV, JSON lines and XLSX files after the upload: their status is `partial` at first. A file
         * that the service does not read is `complete` at once: one with the mode `export`, or in another format.
         *
         * Send `actions` as one part for each action, with one JSON object in it, or as one part with a JSON array. The
         * parts may be in any order; `actions` and `origin` may follow the file, so the upload ends at the end of the
         * body, not at the end of the file.
         *
         * A file can also be sent in parts, so that the upload goes on after a break: with the tus protocol 1.0.0 of tus.io at
         * `/v1/uploads`, and its extensions `creation`, `expiration` and `termination`. Neither the specification of the
         * service nor public facts know this. `Upload-Metadata` has the `filename`, the `filetype` and the parts of the form,
         * with `actions` as a JSON array. Errors in them are found before the first byte is sent. With the last byte, the
         * service does what it does for a form; `X-File-Id` in this response, and in each later one to HEAD, is the id of the
         * file. Only the caller who began an upload can go on with it. It is deleted a day after its last bytes.
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
         * | length of a JSON line | 524,288 characters |
         * | sheets of a workbook | 500 |
         *
         * The job finds out the encoding, the delimiter, and where the names of the columns and the records are;
         * `detectHeader` describes how. To correct it, create a job `extract` with other `options`.
         *
         * The job says in its `info` and in the message of its `outcome` what is not in the sheets as it is in the file:
         * rows above the row with the column names, totals and notes below the records, hidden sheets, formulas without a
         * stored result, and characters that cannot be read or stored, which become U+FFFD. Its `result` has the same for
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file
         *
         * Returns what the service knows about a file, without its bytes. Use it to follow `status` after an upload: when it
         * is `complete`, and the service reads the format of the file, `workbookId` names the workbook that holds the
         * content.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         *
         * Deletes a file with its bytes. The workbook that its content was read into stays. This cannot be undone. Guests
         * may delete a file only if the `access` of its space has `*`.
         *
         * It is recorded as the event `file:deleted`.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
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
        trace?: never;
    };
    "/files/{fileId}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{fileId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         *
         * Streams the bytes of the file as they were uploaded; this is not JSON and has no `data`. The `Content-Disposition`
         * header proposes the name of the file. Failures still return JSON with the list of errors, so check the status
         * before you write the bytes to a file.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/detect-header": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Detect the header of a file
         *
         * Shows how a file would be read, before it is: its encoding and delimiter, and for each table the rows of the header,
         * the columns, the rows that are no records, and the first records. Only the beginning of each table is read, and
         * nothing is stored. Instead of a file, send `rows`: a grid of texts, such as cells that a program has read.
         *
         * Send `options` to correct what was detected. When the preview is right, send the same options to the job `extract`,
         * which reads the whole file.
         *
         * The service looks for: the names of columns below titles, in one row or in two, such as a group above its columns; a
         * first row that is a record already; columns without a name and a cell; and, below the records, totals, notes and
         * headers that each page repeats.
         */
        post: operations["detectHeader"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the guests of a space
         *
         * Returns everyone who is invited to one space. Use `email` to find one guest. The list is complete and has no
         * pages.
         */
        get: operations["listGuests"];
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests/{guestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a guest
         *
         * Returns one guest with the spaces, workbooks and sheets that the guest may open. `listGuestRoles` returns what the
         * guest may do there.
         */
        get: operations["getGuest"];
        put?: never;
        post?: never;
        /**
         * Delete a guest
         *
         * Removes a guest from one space. If `spaceId` is absent, the guest is removed from all spaces and deleted, together
         * with the guest's roles. Tokens of the guest stop working at once for every space that the guest has lost. Emits
         * `space:guestRemoved` for each space.
         */
        delete: operations["deleteGuest"];
        options?: never;
        head?: never;
        /**
         * Update a guest
         *
         * Changes a guest and returns it. Send only the properties to change. `spaces` replaces the whole list: the guest
         * gains the spaces that are new in it and loses those that are missing. Emits `space:guestAdded` or
         * `space:guestRemoved` for each such space.
         */
        patch: operations["updateGuest"];
        trace?: never;
    };
    "/guests/{guestId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a guest
         *
         * Returns every role that the guest holds, each with the account, environment or space that it is granted on. The
         * list is complete and has no pages.
         */
        get: operations["listGuestRoles"];
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests/{guestId}/roles/{actorRoleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a role from a guest
         *
         * Removes one assignment of a role. The role itself stays, and so do the guest's other assignments, even those of the
         * same role on other resources. No event is emitted.
         */
        delete: operations["deleteGuestRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests/{guestId}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a token for a guest
         *
         * **Creates a token although the method is GET**, so it needs the permission to write, and its response must not be
         * cached. Requests with the token act as the guest. It is valid for one hour; a request in its last half hour extends
         * it to one hour from then. Use it on your server to sign a guest in to an embedded space. Earlier tokens stay valid
         * until they expire.
         */
        get: operations["getGuestToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an invitation for a token
         *
         * Signs a guest or a user in: the page that a link leads to sends what follows the `#` in the address. This operation
         * needs no access token.
         *
         * A guest gets a token for one space, which is valid for an hour and longer while it is used. A user gets a personal
         * access token, which is valid until it is revoked; the invitation of a user works once.
         *
         * The link that the guests of a space share, `guestLink`, also needs `email` and `name`. A new mail address becomes a
         * new guest of the space, and `space:guestAdded` is emitted. Nothing proves that the address belongs to the person, so a
         * guest who was invited or has got a role under it cannot sign in with this link: that returns 403.
         *
         * A link that is not valid returns 404. Wrong attempts are counted as those of `createAccessToken`.
         */
        post: operations["exchangeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
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
         * With the trigger `immediate` the job is ready at once; otherwise it waits for `executeJob`. With `startAt` it is
         * ready at that time. Emits `job:created`, `job:scheduled` if the job has a start time, and `job:ready` when the job
         * is ready. `job:completed` or `job:failed`, and `getJob`, report how it ends.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         *
         * Returns one job: its progress and, when it has ended, its outcome. Use it to wait for a job whose id you know, for
         * example from `bulkMutateFlags`: repeat the request until `status` is `complete`, `failed` or `canceled`.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Delete a job
         *
         * Removes a job and its parts from the history. Its results stay. If the job or one of its parts is executing, the
         * response is 409: cancel it first.
         *
         * This cannot be undone. Emits `job:deleted` for each job that is removed.
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
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
        trace?: never;
    };
    "/jobs/{jobId}/ack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a job
         *
         * Reports that you work on a job: its status becomes `executing`. Call it when `job:ready` arrives, and again while
         * you work, with `progress` and a line of `info`, so that people see the progress. The body is optional.
         *
         * If a managed job is ready and nobody acknowledges it within five minutes, the service marks it as failed. If the
         * job has ended, the response is 409. Emits `job:updated`.
         */
        post: operations["acknowledgeJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a job
         *
         * Reports that the work on a job is done: its status becomes `complete`, its progress 100. People then see
         * `outcome`: a message, and the next step. The body is optional.
         *
         * If the job has ended, the response is 409. Emits `job:completed`. If it was the last part of a job that `splitJob` has
         * split, `job:parts-completed` follows.
         */
        post: operations["completeJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Execute a job
         *
         * Makes a job ready that was created with the trigger `manual`, so that the listener for its operation begins.
         *
         * `success` means that the job is ready, not that it is done. If the job has already been made ready, or a job of
         * its `predecessorIds` has not ended, the response is 409. Emits `job:ready`.
         */
        post: operations["executeJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/outcome/ack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the plan of a job
         *
         * Changes a part of the plan of a job that waits. Each entry of `fieldMapping` takes the place of what filled its field
         * and of where its column went; each of `rules` takes the place of what filled its fields. All else stays. The errors
         * are those of `replaceJobPlan`. No event is emitted.
         */
        patch: operations["updateJobPlan"];
        trace?: never;
    };
    "/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a job
         *
         * Runs a job again that failed or was canceled, with the same id and settings: its status becomes `ready`, its
         * progress 0, and its `info`, its outcome, its result and the times of its run are removed.
         *
         * If the job has not ended, or is complete, the response is 409. Emits `job:ready`.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/preview-mutation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of records by rules
         *
         * Applies the rules of a job `mutate-records` to the first 200 selected records, and returns those that would change.
         * The values are validated as the job would validate them. Nothing is changed and no event is emitted. It needs
         * `records:write`, as the job does.
         */
        post: operations["previewMutation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mapping programs
         *
         * Returns the saved programs of the environments that the caller may read, newest first, with their rules. Filters
         * combine.
         */
        get: operations["listMappingPrograms"];
        put?: never;
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mapping/{programId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a mapping program
         *
         * Returns one program with its rules.
         */
        get: operations["getMappingProgram"];
        put?: never;
        post?: never;
        /**
         * Delete a mapping program
         *
         * Deletes a program with its rules. Later suggestions do not use them.
         *
         * It cannot be undone. No event is emitted.
         */
        delete: operations["deleteMappingProgram"];
        options?: never;
        head?: never;
        /**
         * Update a mapping program
         *
         * Replaces the two configurations of a program. Accepted rules stay if their columns and fields still exist. All other
         * columns get new suggestions. Without `familyId` or `namespace`, they
         * stay as they are. Emits `program:updated`.
         */
        patch: operations["updateMappingProgram"];
        trace?: never;
    };
    "/mapping/{programId}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rules of a mapping program
         *
         * Returns all rules of a program in the order in which they were created, in one response without pages.
         */
        get: operations["listMappingRules"];
        put?: never;
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
        options?: never;
        head?: never;
        /**
         * Update rules of a mapping program
         *
         * Changes rules and accepts them. Send the rules as `listMappingRules` returns them to accept them all. As with
         * `createMappingRules`, each one takes the place of other rules. Emits `program:updated`.
         */
        patch: operations["updateMappingRules"];
        trace?: never;
    };
    "/mapping/{programId}/rules/{mappingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a rule of a mapping program
         *
         * Returns one rule of a program.
         */
        get: operations["getMappingRule"];
        put?: never;
        post?: never;
        /**
         * Delete a rule of a mapping program
         *
         * Deletes a rule. Emits `program:updated`.
         *
         * It cannot be undone.
         */
        delete: operations["deleteMappingRule"];
        options?: never;
        head?: never;
        /**
         * Update a rule of a mapping program
         *
         * Replaces a rule and accepts it. As with `createMappingRules`, it takes the place of other rules. Emits
         * `program:updated`.
         */
        patch: operations["updateMappingRule"];
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of the account
         *
         * Returns every role that can be granted. Use it to find the `roleId` that `assignUserRole`, `assignAgentRole`
         * and `assignGuestRole` take. The list is complete and has no pages. No operation adds a role.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
        /**
         * Store a secret
         *
         * Stores a value under a name for an environment, or for a space, for example the key of another service that an agent
         * needs. If there is a secret with the same name, environment, space and actor already, it gets the new value. The
         * service encrypts the value before it stores it, and shows it only in the responses of `listSecrets`; the response of
         * this operation has `********` instead. Emits `secret:created` or `secret:updated`, without the value.
         */
        post: operations["upsertSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secrets/{secretId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a secret
         *
         * Deletes a secret with its value, which cannot be restored. Emits `secret:deleted`. The secrets of a space are also
         * deleted with the space, and the secrets for an actor with the actor, without an event.
         */
        delete: operations["deleteSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sheets of a workbook
         *
         * Returns the sheets of a workbook with their whole field configuration, but without records. Use it to find out
         * which fields a record may have and which rules their values must follow. The list has no pages.
         */
        get: operations["listSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sheet
         *
         * Returns a sheet with its whole field configuration, but without records. Use it to find out which fields a record
         * may have, which rules their values must follow, and whether the sheet is locked.
         */
        get: operations["getSheet"];
        put?: never;
        post?: never;
        /**
         * Delete a sheet
         *
         * Deletes a sheet with its records and commits; the other sheets of the workbook stay. This cannot be undone.
         *
         * It is recorded as the event `sheet:deleted`.
         */
        delete: operations["deleteSheet"];
        options?: never;
        head?: never;
        /**
         * Update a sheet
         *
         * Changes the name, the slug or the metadata of a sheet and returns it. Send only the properties to change; absent
         * properties stay as they are. Fields are changed with `addField`, `removeField` and `updateWorkbook`.
         *
         * The change is recorded as the event `sheet:updated`.
         */
        patch: operations["updateSheet"];
        trace?: never;
    };
    "/sheets/{sheetId}/calculations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/cells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the commits of a sheet
         *
         * Returns the commits of one sheet, newest first. Use it with `completed=false` to wait until listeners have handled
         * all changes. The list has no pages.
         */
        get: operations["listSheetCommits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/fields/{fieldKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a field from a sheet
         *
         * Removes one field from a sheet, with its values in all records. This cannot be undone.
         *
         * The change is recorded as the event `sheet:updated`. If the counts or calculations of the sheet change,
         * `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        delete: operations["removeField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/find-replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
         * The records are changed in steps, so that others can work meanwhile: the changed ones of each 1,000 selected
         * records become one commit. Records that are inserted meanwhile are not selected. If a step fails, the commits before
         * it stay: send the same request with the same `Idempotency-Key` again, and it continues behind them. If nothing
         * changes, there is no new commit, and the response names the newest commit of the sheet. If a guest changes a
         * read-only value, the response is 403.
         *
         * Each commit is recorded as the events `commit:created` and `records:updated`. If the counts or calculations of the
         * sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        put: operations["replaceRecordValues"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
         * Send the `commitId` that you read as `ifCommitId`, so that you do not overwrite what others have changed meanwhile.
         * If a sent cell has changed since, nothing is changed, and the response is 409: its messages have the value of each
         * such cell, and who changed it. A hook, with `X-Hook-Name`, gets no 409. Such cells stay as they are, the others
         * are changed, and the response names the former in `left`.
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
         * The deletion is recorded as the events `commit:created` and `records:deleted`. If the counts or calculations of
         * the sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        delete: operations["deleteRecords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/records.jsonl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/records/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the same fields of many records
         *
         * Writes the same cells into all selected records of a sheet, without reading them first. Without parameters, all
         * records are selected. Cells that are not named stay as they are; the others change as by `updateRecords`.
         *
         * The records are changed in steps, so that others can work meanwhile: each 1,000 selected records become one commit.
         * Records that are inserted meanwhile are not selected. If a step fails, the commits before it stay: send the same
         * request with the same `Idempotency-Key` again, and it continues behind them. If nothing changes, there is no new
         * commit, and the response names the newest commit of the sheet. If a guest changes a read-only value, the response is
         * 403.
         *
         * Each commit is recorded as the events `commit:created` and `records:updated`. If the counts or calculations of the
         * sheet change, `sheet:counts-updated` and `sheet:calculation-updated` follow.
         */
        patch: operations["updateSelectedRecords"];
        trace?: never;
    };
    "/sheets/{sheetId}/records/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find duplicate records
         *
         * Returns groups of records that have the same values in all `keyFields`, a page at a time, in the order of the first
         * record of each group. Records with an empty value in one of these fields are in no group. To make one record out of
         * each group, use `mergeRecordDuplicates`.
         */
        get: operations["listRecordDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/records/indices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the places of records in a list
         *
         * Returns at which place records are in a list that `getRecords` would return with the same parameters. Use it to show
         * the page with a record that somebody looks for.
         *
         * The response body is the list itself: it is not wrapped in `data`. It has the records in the order of `ids`.
         */
        get: operations["getRecordIndices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/records/merge-duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a sheet
         *
         * Opens a locked sheet for changes again, no matter who locked it; `lockedBy` and `lockedAt` are removed. The
         * request has no body. A sheet that is not locked does not change.
         *
         * It is recorded as the event `sheet:updated`.
         */
        post: operations["unlockSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sheets/{sheetId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the snapshots of a sheet
         *
         * Returns the snapshots of a sheet, newest first, in one response without pages. Use it to find the state of a sheet
         * to compare with or to return to.
         */
        get: operations["listSnapshots"];
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{snapshotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a snapshot
         *
         * Returns one snapshot. With `includeSummary=true`, it says how many records were added, changed and deleted since, and
         * which fields the sheet has now that it did not have then. The records themselves come from `getSnapshotRecords`.
         */
        get: operations["getSnapshot"];
        put?: never;
        post?: never;
        /**
         * Delete a snapshot
         *
         * Deletes a snapshot, which then cannot be restored. The sheet does not change. The copied records are deleted in
         * steps, within minutes. The snapshots of a sheet are also deleted with the sheet.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{snapshotId}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what has changed since a snapshot
         *
         * Compares the records of a snapshot with those of the sheet, and returns the records that differ, a page at a time, in
         * the order of the sheet. Each has the values of the snapshot and the present ones.
         *
         * Only changes by commits count: changes of flags, and values that only a new rule has converted, are not listed. The
         * response has no `pagination`: read pages until one has fewer records than `pageSize`.
         */
        get: operations["getSnapshotRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{snapshotId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List spaces
         *
         * Returns the spaces that the caller may see, a page at a time, newest first unless `sortField` and `sortDirection`
         * are sent. Filters combine. Archived spaces are left out unless `archived` is true.
         */
        get: operations["listSpaces"];
        put?: never;
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
         * `spaceConfigId` names it. With `autoConfigure`, the space takes nothing over from its app.
         *
         * Emits `space:created`, `canvas:created`, and the events of the things that it makes in the space.
         */
        post: operations["createSpace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spaces/{spaceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a space
         *
         * Returns one space with its settings and with the numbers of its workbooks and files. `listWorkbooks`, `listFiles`,
         * `listDocuments` and `listGuests` return its content. Archived spaces are returned too.
         */
        get: operations["getSpace"];
        put?: never;
        post?: never;
        /**
         * Delete a space
         *
         * Deletes a space with everything in it: workbooks, sheets and their records, files and documents. Guests lose their
         * access to it. To end the work but keep the data, use `archiveSpace`. Emits `space:deleted`, and no events for the
         * content of the space.
         */
        delete: operations["deleteSpace"];
        options?: never;
        head?: never;
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
        trace?: never;
    };
    "/spaces/{spaceId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spaces/{spaceId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a space
         *
         * Returns the documents of a space with their whole text, newest first. The list has no pages.
         */
        get: operations["listDocuments"];
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spaces/{spaceId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document
         *
         * Returns a document with its whole text. Use it before `updateDocument`, which requires title and body together.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         *
         * Removes a document from its space. This cannot be undone.
         *
         * It is recorded as the event `document:deleted`.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
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
        trace?: never;
    };
    "/spaces/{spaceId}/guidance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spaces/{spaceId}/guidance/{guidanceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a guidance
         *
         * Returns one guidance of a space: which guide it shows, on which target, when, in which form, and to whom. The
         * guidance is the whole body; unlike most responses, it is not wrapped in `data`. For a guest, guidance with the role
         * `admin` does not exist.
         */
        get: operations["getGuidance"];
        put?: never;
        post?: never;
        /**
         * Delete a guidance
         *
         * Removes a guidance from its space, which no longer shows the guide there, unless other guidance does.
         *
         * It cannot be undone: create the guidance again instead. No event is emitted.
         */
        delete: operations["deleteGuidance"];
        options?: never;
        head?: never;
        /**
         * Update a guidance
         *
         * Replaces the options of a guidance: send all of them, including those that do not change. The guide itself cannot
         * be changed; create another guidance for another guide.
         *
         * The guidance is the whole body; unlike most responses, it is not wrapped in `data`. No event is emitted.
         */
        patch: operations["updateGuidance"];
        trace?: never;
    };
    "/spaces/{spaceId}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore an archived space
         *
         * Restores an archived space with all its content: `archivedAt` is removed, and `listSpaces` returns the space
         * again. If the space is not archived, nothing changes. Emits `space:unarchived`.
         */
        post: operations["unarchiveSpace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of the account
         *
         * Returns the users of the account, a page at a time, newest first unless `sortField` and `sortDirection` are sent.
         * Filters combine. This needs a role on the whole account, as all operations of users do.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         *
         * Returns one user of the account. `listUserRoles` returns what the user may do.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
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
        options?: never;
        head?: never;
        /**
         * Update a user
         *
         * Changes a user and returns it. Send only the properties to change.
         *
         * A new mail address ends the invitation that was sent to the old one: send another with `resendUserInvite`. Invitations
         * go to this address, so only a caller with all permissions of the user can change it.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{userId}/api-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/api-token/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
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
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/resend-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a user
         *
         * Returns every role that the user holds, each with the account, environment or space that it is granted on. The
         * list is complete and has no pages.
         */
        get: operations["listUserRoles"];
        put?: never;
        /**
         * Assign a role to a user
         *
         * Gives a user a role on the account, an environment or a space, and returns the assignment. You can give only what you
         * have yourself. A user may hold several roles; a new assignment does not change the others. The tokens of the user have
         * the role from then on.
         */
        post: operations["assignUserRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/roles/{actorRoleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a role from a user
         *
         * Removes one assignment of a role. The tokens of the user lose its permissions at once. The role itself stays, and so
         * do the user's other assignments, even those of the same role on other resources.
         *
         * The last administrator of the account who can sign in keeps the role: as for `deleteUser`, removing it returns 409.
         */
        delete: operations["deleteUserRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workbooks/{workbookId}/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/workbooks/{workbookId}/flags/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        put?: never;
        post?: never;
        /**
         * Delete a flag
         *
         * Removes a flag from its workbook and from every record that has it. To remove it from some records only, use
         * `bulkMutateFlags`.
         *
         * It cannot be undone. Emits `flag:deleted`.
         */
        delete: operations["deleteFlag"];
        options?: never;
        head?: never;
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
        trace?: never;
    };
    "/v1/workbooks/{workbookId}/flags/bulk-mutate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the views of a sheet
         *
         * Returns the views of a sheet, newest first, a page at a time. Use it to offer people the selections of records that
         * they have saved.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view of a sheet
         *
         * Saves parameters of `getRecords` under a name, so that people find a selection of records again. To see the records
         * of a view, send its `config` as the parameters of `getRecords`: each property has the name of one of them.
         *
         * A `config` that `getRecords` rejects for this sheet is rejected here with the same status. The view belongs to the
         * sheet: everyone who may read the sheet sees it, and it is deleted with the sheet. Views make no events.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{viewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a view
         *
         * Returns one view. Its `config` is as it was saved: if a field was removed from the sheet since, `getRecords` rejects
         * the parameters that name it.
         */
        get: operations["getView"];
        put?: never;
        post?: never;
        /**
         * Delete a view
         *
         * Deletes a view. The sheet and its records stay as they are.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        /**
         * Change a view
         *
         * Replaces the whole `config` of a view, which `createView` describes. The name changes if you send one.
         */
        patch: operations["updateView"];
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         *
         * Returns the webhooks in the environments and spaces that the caller may read, oldest first, in one response without
         * pages. No response of this operation has a secret.
         */
        get: operations["listWebhooks"];
        put?: never;
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
         * After ten failures in a row, the service sends only one event at a time as a test, until one arrives. A receiver that
         * responds with 410 gets nothing more: its webhook is no longer active.
         *
         * Private addresses, such as `10.0.0.1` or `localhost`, are not reached, whatever name leads to them, unless the
         * operator of the service allows it. Emits no event.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         *
         * Returns one webhook, without its secret.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         *
         * Deletes a webhook with its secret and its attempts; it sends nothing more. Emits no event.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         *
         * Changes the properties in the request. A webhook that is not active sends nothing; when it is active again, it
         * continues with the events that were recorded meanwhile. Emits no event.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{webhookId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attempts of a webhook
         *
         * Returns the requests that the webhook has sent in the last seven days, newest first, with the status of each
         * response or the reason why there is none.
         */
        get: operations["listWebhookAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         *
         * Sends an event of the environment or the space of the webhook once more, soon and whatever its topic is, also if it
         * has arrived before. It waits for no other event. Emits no event.
         */
        post: operations["redeliverEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         *
         * Gives the webhook a new secret and returns it. For 24 hours, each request has two signatures, one with the new secret
         * and one with the one before, so that the receiver can change it without a gap. Emits no event.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workbooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workbooks
         *
         * Returns the workbooks that the caller may see, newest first. A workbook must match all parameters in the request.
         * Use it to find a workbook by its name, or all workbooks of a space. The list has no pages.
         */
        get: operations["listWorkbooks"];
        put?: never;
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workbooks/{workbookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a workbook
         *
         * Returns a workbook with its sheets and their whole field configuration, but without records. Use it to find the
         * ids and slugs of the sheets.
         */
        get: operations["getWorkbook"];
        put?: never;
        post?: never;
        /**
         * Delete a workbook
         *
         * Deletes a workbook with its sheets, their records and its flags. This cannot be undone.
         *
         * It is recorded as the event `workbook:deleted`; the sheets have no events of their own.
         */
        delete: operations["deleteWorkbook"];
        options?: never;
        head?: never;
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
        trace?: never;
    };
    "/workbooks/{workbookId}/commits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the commits of a workbook
         *
         * Returns the commits over all sheets of a workbook. A commit groups the changes that one request made to the
         * records of one sheet; it stays open until it is completed. Use `completed` to list only the open commits, or only
         * the completed ones. The list has no pages.
         */
        get: operations["listWorkbookCommits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface webhooks {
    "action:created": {
        /**
         * Action created
         *
         * An action was added to something in a space. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ActionCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "action:deleted": {
        /**
         * Action deleted
         *
         * An action was deleted, together with its button. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ActionDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "action:updated": {
        /**
         * Action updated
         *
         * An action was changed, such as its text or where it is mounted. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ActionUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "agent:created": {
        /**
         * Agent created
         *
         * An agent was deployed under a slug that its environment did not have yet.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": AgentCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "agent:deleted": {
        /**
         * Agent deleted
         *
         * An agent was deleted and receives no further events.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": AgentDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "agent:updated": {
        /**
         * Agent updated
         *
         * An agent got a new version, because its slug was deployed again or because it was reverted to an older version; or it
         * was paused, because 20 runs in a row failed. Optional in the context: `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": AgentUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "canvas-area:created": {
        /**
         * Canvas area created
         *
         * An area was added to a canvas. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasAreaCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "canvas-area:deleted": {
        /**
         * Canvas area deleted
         *
         * An area of a canvas was deleted, with the areas nested in it. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasAreaDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "canvas-area:updated": {
        /**
         * Canvas area updated
         *
         * An area of a canvas was changed, such as its content or its position. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasAreaUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "canvas:created": {
        /**
         * Canvas created
         *
         * A canvas was added to a space; every space has one from its creation. Optional in the context: `appId`, `namespaces`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "canvas:deleted": {
        /**
         * Canvas deleted
         *
         * A canvas was deleted, with its areas. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "canvas:updated": {
        /**
         * Canvas updated
         *
         * A canvas was changed. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "commit:completed": {
        /**
         * Commit completed
         *
         * A tracked commit was acknowledged as handled, so that actions on its sheet are possible again. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CommitCompletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "commit:created": {
        /**
         * Commit created
         *
         * Records of a sheet were added, changed or deleted; the commit groups the changes of one request. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CommitCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "commit:updated": {
        /**
         * Commit updated
         *
         * Further changes of records joined an open commit. Reserved: In this version, each write makes its own commit. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CommitUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "cron:5-minutes": {
        /**
         * Cron 5 minutes
         *
         * Five minutes have passed, counted from the full hour in UTC. The clock of the service records it once in each environment that has an agent or a webhook with this topic. After a
         * stop of the service, it records the times of the last seven days that it missed.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": Cron5MinutesEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "cron:daily": {
        /**
         * Cron daily
         *
         * A new day has begun in UTC. The clock of the service records it once in each environment that has an agent or a webhook with this topic. After a
         * stop of the service, it records the times of the last seven days that it missed.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CronDailyEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "cron:hourly": {
        /**
         * Cron hourly
         *
         * A new hour has begun in UTC. The clock of the service records it once in each environment that has an agent or a webhook with this topic. After a
         * stop of the service, it records the times of the last seven days that it missed.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CronHourlyEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "cron:weekly": {
        /**
         * Cron weekly
         *
         * A new week has begun, on Monday in UTC. The clock of the service records it once in each environment that has an agent or a webhook with this topic. After a
         * stop of the service, it records the times of the last seven days that it missed.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CronWeeklyEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "data-clip:collaborator-updated": {
        /**
         * Data clip collaborator updated
         *
         * The people who work on a data clip changed, or the permissions of one of them. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipCollaboratorUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "data-clip:created": {
        /**
         * Data clip created
         *
         * Records were clipped from a sheet, so that people can edit them separately. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "data-clip:deleted": {
        /**
         * Data clip deleted
         *
         * A data clip was deleted; the records of its sheet stay. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "data-clip:resolutions-created": {
        /**
         * Data clip resolutions created
         *
         * The differences between a data clip and its sheet were listed, so that people can resolve them one by one. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipResolutionsCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "data-clip:resolutions-refreshed": {
        /**
         * Data clip resolutions refreshed
         *
         * The differences between a data clip and its sheet were listed again, because the sheet had changed. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipResolutionsRefreshedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "data-clip:resolutions-updated": {
        /**
         * Data clip resolutions updated
         *
         * Differences between a data clip and its sheet were resolved. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipResolutionsUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "data-clip:updated": {
        /**
         * Data clip updated
         *
         * A data clip was changed, such as its name or its status. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "document:created": {
        /**
         * Document created
         *
         * A document was added to a space. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DocumentCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "document:deleted": {
        /**
         * Document deleted
         *
         * A document was removed from its space. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DocumentDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "document:updated": {
        /**
         * Document updated
         *
         * The title or the body of a document was changed. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DocumentUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "environment:autobuild-created": {
        /**
         * Environment autobuild created
         *
         * The service created a configuration for an environment automatically, as a start for its spaces. Reserved: Configurations are not built automatically in this version. Clients may record it with `createEvent`. Optional in the context: `actorId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": EnvironmentAutobuildCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "environment:created": {
        /**
         * Environment created
         *
         * An environment was created in the account.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": EnvironmentCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "environment:deleted": {
        /**
         * Environment deleted
         *
         * An environment was deleted, with everything in it. There are no events for its content.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": EnvironmentDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "environment:updated": {
        /**
         * Environment updated
         *
         * Properties of an environment were changed, such as how its guests sign in.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": EnvironmentUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "file:created": {
        /**
         * File created
         *
         * A file was uploaded to a space, or made by an export. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FileCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "file:deleted": {
        /**
         * File deleted
         *
         * A file was deleted, with its content. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FileDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "file:expired": {
        /**
         * File expired
         *
         * A file expired together with its space, by a data retention policy, and its content was deleted. A schedule of the service causes it. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FileExpiredEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "file:updated": {
        /**
         * File updated
         *
         * The status of a file changed, or it became known which workbook holds its content. The service itself causes it, as a consequence of another change. Optional in the context: `appId`, `namespaces`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FileUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "flag:created": {
        /**
         * Flag created
         *
         * A workbook got a new flag, for example because a bulk change applied one that it did not have yet. A job causes it while it runs. Optional in the context: `appId`, `namespaces`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FlagCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "flag:deleted": {
        /**
         * Flag deleted
         *
         * A flag was removed from its workbook and from every record that had it. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FlagDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "flag:updated": {
        /**
         * Flag updated
         *
         * The label or the colour of a flag was changed. A job causes it while it runs. Optional in the context: `appId`, `namespaces`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FlagUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "job:completed": {
        /**
         * Job completed
         *
         * A job finished with success. A job causes it while it runs. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobCompletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "job:created": {
        /**
         * Job created
         *
         * A job was created; it runs when it is ready. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "job:deleted": {
        /**
         * Job deleted
         *
         * A job was deleted from the history. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "job:failed": {
        /**
         * Job failed
         *
         * A job ended without success, because it failed or because nobody acknowledged it in time. A job causes it while it runs. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobFailedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "job:outcome-acknowledged": {
        /**
         * Job outcome acknowledged
         *
         * A person confirmed that they have seen the outcome of a job. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobOutcomeAcknowledgedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "job:parts-completed": {
        /**
         * Job parts completed
         *
         * All parts of a job that was split have ended, with success or without. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobPartsCompletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "job:ready": {
        /**
         * Job ready
         *
         * A job can run now; the listener for its operation starts the work. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `sheetId`, `actionId`, `actionName`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobReadyEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "job:scheduled": {
        /**
         * Job scheduled
         *
         * A start time was set for a job, such as the next run of an action with a schedule. A schedule of the service causes it. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actionId`, `actionName`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobScheduledEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "job:updated": {
        /**
         * Job updated
         *
         * The status, the progress or the info of a job changed. A job causes it while it runs. Optional in the context: `spaceId`, `appId`, `slugs`, `namespaces`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "layer:created": {
        /**
         * Layer created
         *
         * A layer of values was added to the records of a sheet, in addition to the imported values. Reserved: Records have one layer of values in this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`, `commitId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": LayerCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "program:created": {
        /**
         * Program created
         *
         * A mapping program was created - the rules that bring the columns of one sheet into the fields of another. A job with
         * the operation `map` creates one, too. A job causes it while it runs. Optional in the context: `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ProgramCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "program:recomputed": {
        /**
         * Program recomputed
         *
         * The rules of a mapping program were computed again and can be used. Reserved: Mapping programs are not recomputed in this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ProgramRecomputedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "program:recomputing": {
        /**
         * Program recomputing
         *
         * The service began to compute the rules of a mapping program again. Reserved: Mapping programs are not recomputed in this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ProgramRecomputingEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "program:updated": {
        /**
         * Program updated
         *
         * The rules of a mapping program were changed, by a request or by a job with the operation `map`. A job causes it while it runs. Optional in the context: `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ProgramUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "records:created": {
        /**
         * Records created
         *
         * Records were added to a sheet. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": RecordsCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "records:deleted": {
        /**
         * Records deleted
         *
         * Records were removed from a sheet. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": RecordsDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "records:updated": {
        /**
         * Records updated
         *
         * Existing records of a sheet were changed - their values, their validity or their flags. A job causes it while it runs. Optional in the context: `appId`, `namespaces`, `commitId`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": RecordsUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "secret:created": {
        /**
         * Secret created
         *
         * A secret was stored for an environment, a space or an actor. Optional in the context: `spaceId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SecretCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "secret:deleted": {
        /**
         * Secret deleted
         *
         * A secret was deleted and can no longer be read. Optional in the context: `spaceId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SecretDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "secret:updated": {
        /**
         * Secret updated
         *
         * A secret got a new value. Optional in the context: `spaceId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SecretUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "sheet:calculation-updated": {
        /**
         * Sheet calculation updated
         *
         * Calculations of a sheet have new values after a change of its records. The service itself causes it, as a consequence of another change. Optional in the context: `appId`, `namespaces`, `commitId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetCalculationUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "sheet:counts-updated": {
        /**
         * Sheet counts updated
         *
         * The number of records in a sheet changed, or how many of them are valid. The service itself causes it, as a consequence of another change. Optional in the context: `appId`, `namespaces`, `commitId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetCountsUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "sheet:created": {
        /**
         * Sheet created
         *
         * A workbook got a new sheet. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "sheet:deleted": {
        /**
         * Sheet deleted
         *
         * A sheet was deleted, with its records. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "sheet:updated": {
        /**
         * Sheet updated
         *
         * A sheet itself was changed, such as its name, its fields or its lock, or it was validated; a change of its records
         * is a commit instead.
         *  Optional in the context: `appId`, `namespaces`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "snapshot:created": {
        /**
         * Snapshot created
         *
         * A snapshot was taken of a sheet, to compare with or to return to. A job causes it while it runs. Optional in the context: `appId`, `namespaces`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SnapshotCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "space:archived": {
        /**
         * Space archived
         *
         * A space was archived; its data stays, but nobody works in it. Optional in the context: `appId`, `namespaces`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceArchivedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "space:created": {
        /**
         * Space created
         *
         * A space was created; it may still be empty. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "space:deleted": {
        /**
         * Space deleted
         *
         * A space was deleted, with its workbooks, files and documents. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "space:expired": {
        /**
         * Space expired
         *
         * A space expired by a data retention policy; it stays in the list, but its data is deleted. A schedule of the service causes it. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceExpiredEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "space:guestAdded": {
        /**
         * Space guest added
         *
         * A guest was given access to a space. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceGuestAddedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "space:guestRemoved": {
        /**
         * Space guest removed
         *
         * A guest lost access to a space. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceGuestRemovedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "space:unarchived": {
        /**
         * Space unarchived
         *
         * An archived space was restored. Optional in the context: `appId`, `namespaces`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceUnarchivedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "space:updated": {
        /**
         * Space updated
         *
         * Properties of a space were changed, such as its name or its metadata. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "thread:created": {
        /**
         * Thread created
         *
         * A conversation was begun. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ThreadCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "thread:deleted": {
        /**
         * Thread deleted
         *
         * A conversation was deleted, with its messages. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ThreadDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "thread:updated": {
        /**
         * Thread updated
         *
         * A conversation was changed, such as its name. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. Optional in the context: `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ThreadUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "workbook:created": {
        /**
         * Workbook created
         *
         * A workbook was created with its sheets. Optional in the context: `appId`, `namespaces`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookCreatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "workbook:deleted": {
        /**
         * Workbook deleted
         *
         * A workbook was deleted, with its sheets and their records. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookDeletedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "workbook:expired": {
        /**
         * Workbook expired
         *
         * A workbook expired together with its space, by a data retention policy, and its records were deleted. A schedule of the service causes it. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookExpiredEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "workbook:thawed": {
        /**
         * Workbook thawed
         *
         * A workbook that had been put into cold storage can be used again. Reserved: No workbook is put into cold storage in this version. Clients may record it with `createEvent`. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookThawedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
    "workbook:updated": {
        /**
         * Workbook updated
         *
         * Properties of a workbook were changed, such as its name or labels; a change of records is a commit instead. Optional in the context: `appId`, `namespaces`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookUpdatedEvent;
                };
            };
            responses: {
                /** The receiver has the event. The body of this response is not read. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                };
            };
        };
    };
}

export interface components {
    schemas: {
        AccessToken: AccessToken;
        Account: Account;
        AccountId: AccountId;
        AccountPatch: AccountPatch;
        AccountResponse: AccountResponse;
        Action: Action;
        ActionConstraint: ActionConstraint;
        ActionConstraintHasAllValid: ActionConstraintHasAllValid;
        ActionConstraintHasColumnEnabled: ActionConstraintHasColumnEnabled;
        ActionConstraintHasData: ActionConstraintHasData;
        ActionConstraintHasSelection: ActionConstraintHasSelection;
        ActionCreatedEvent: ActionCreatedEvent;
        ActionDeletedEvent: ActionDeletedEvent;
        ActionId: ActionId;
        ActionListenerTemplateOptions: ActionListenerTemplateOptions;
        ActionMessage: ActionMessage;
        ActionMessageType: ActionMessageType;
        ActionMode: ActionMode;
        ActionMount: ActionMount;
        ActionMountDocument: ActionMountDocument;
        ActionMountField: ActionMountField;
        ActionMountFile: ActionMountFile;
        ActionMountSheet: ActionMountSheet;
        ActionMountWorkbook: ActionMountWorkbook;
        ActionSchedule: ActionSchedule;
        ActionUpdate: ActionUpdate;
        ActionUpdatedEvent: ActionUpdatedEvent;
        ActorIdUnion: ActorIdUnion;
        ActorRoleId: ActorRoleId;
        ActorRoleResponse: ActorRoleResponse;
        Agent: Agent;
        AgentConfig: AgentConfig;
        AgentCreatedEvent: AgentCreatedEvent;
        AgentDeletedEvent: AgentDeletedEvent;
        AgentExport: AgentExport;
        AgentExportId: AgentExportId;
        AgentExportJobConfig: AgentExportJobConfig;
        AgentExportType: AgentExportType;
        AgentId: AgentId;
        AgentLog: AgentLog;
        AgentLogId: AgentLogId;
        AgentResponse: AgentResponse;
        AgentTemplate: AgentTemplate;
        AgentUpdatedEvent: AgentUpdatedEvent;
        AgentVersion: AgentVersion;
        AgentVersionId: AgentVersionId;
        AgentVersionResponse: AgentVersionResponse;
        ApiAction: ApiAction;
        ApiActionConfig: ApiActionConfig;
        ApiActionConfigs: ApiActionConfigs;
        ApiActionResponse: ApiActionResponse;
        ApiActionsResponse: ApiActionsResponse;
        ApiCredentials: ApiCredentials;
        ApiKey: ApiKey;
        ApiKeyId: ApiKeyId;
        ApiKeyOperation: ApiKeyOperation;
        ApiKeysResponse: ApiKeysResponse;
        ApiKeyType: ApiKeyType;
        ApiToken: ApiToken;
        ApiTokenId: ApiTokenId;
        ApiTokenResponse: ApiTokenResponse;
        ApiTokenWithSecret: ApiTokenWithSecret;
        App: App;
        AppCreate: AppCreate;
        AppEnvironmentFilters: AppEnvironmentFilters;
        AppId: AppId;
        AppPatch: AppPatch;
        AppResponse: AppResponse;
        AppsResponse: AppsResponse;
        AppType: AppType;
        AssignActorRoleRequest: AssignActorRoleRequest;
        AssignRoleResponse: AssignRoleResponse;
        AssignRoleResponseData: AssignRoleResponseData;
        AssignRule: AssignRule;
        AutobuildTemplateOptions: AutobuildTemplateOptions;
        AutocastTemplateOptions: AutocastTemplateOptions;
        AutomapOptions: AutomapOptions;
        AutomapTemplateOptions: AutomapTemplateOptions;
        BaseProperty: BaseProperty;
        BlueprintWorkbook: BlueprintWorkbook;
        BooleanProperty: BooleanProperty;
        BooleanPropertyConfig: BooleanPropertyConfig;
        BulkMutateFlagsJobConfig: BulkMutateFlagsJobConfig;
        BulkMutateFlagsRequest: BulkMutateFlagsRequest;
        BulkMutateFlagsResponse: BulkMutateFlagsResponse;
        BulkUpdateRecordRequest: BulkUpdateRecordRequest;
        Calculation: Calculation;
        CalculationFilter: CalculationFilter;
        CalculationId: CalculationId;
        CalculationType: CalculationType;
        CanvasArea: CanvasArea;
        CanvasAreaCreatedEvent: CanvasAreaCreatedEvent;
        CanvasAreaDeletedEvent: CanvasAreaDeletedEvent;
        CanvasAreaId: CanvasAreaId;
        CanvasAreaLayout: CanvasAreaLayout;
        CanvasAreaPosition: CanvasAreaPosition;
        CanvasAreaResponse: CanvasAreaResponse;
        CanvasAreaType: CanvasAreaType;
        CanvasAreaUpdatedEvent: CanvasAreaUpdatedEvent;
        CanvasAreaVisibility: CanvasAreaVisibility;
        CanvasCreatedEvent: CanvasCreatedEvent;
        CanvasDeletedEvent: CanvasDeletedEvent;
        CanvasId: CanvasId;
        CanvasUpdatedEvent: CanvasUpdatedEvent;
        CaseStep: CaseStep;
        CellConfig: CellConfig;
        CellData: CellData;
        CellsResponse: CellsResponse;
        CellsResponseData: CellsResponseData;
        CellValue: CellValue;
        CellValueUnion: CellValueUnion;
        CellValueWithCounts: CellValueWithCounts;
        ChangeType: ChangeType;
        CloneFileRequest: CloneFileRequest;
        CoalesceRule: CoalesceRule;
        CollectionJobSubject: CollectionJobSubject;
        ColumnNames: ColumnNames;
        CombinedRecord: CombinedRecord;
        Commit: Commit;
        CommitCompletedEvent: CommitCompletedEvent;
        CommitCreatedEvent: CommitCreatedEvent;
        CommitId: CommitId;
        CommitResponse: CommitResponse;
        CommitUpdatedEvent: CommitUpdatedEvent;
        Compiler: Compiler;
        CompositeUniqueConstraint: CompositeUniqueConstraint;
        CompositeUniqueConstraintConfig: CompositeUniqueConstraintConfig;
        CompositeUniqueConstraintStrategy: CompositeUniqueConstraintStrategy;
        ComputedConstraint: ComputedConstraint;
        ConcatenateRule: ConcatenateRule;
        ConstantRule: ConstantRule;
        Constraint: Constraint;
        ConstraintCreate: ConstraintCreate;
        ConstraintId: ConstraintId;
        ConstraintResource: ConstraintResource;
        ConstraintResponse: ConstraintResponse;
        ConstraintsResponse: ConstraintsResponse;
        ConstraintsTemplateOptions: ConstraintsTemplateOptions;
        ConstraintUpdate: ConstraintUpdate;
        ConstraintVersionResource: ConstraintVersionResource;
        ConstraintVersionResponse: ConstraintVersionResponse;
        ConstraintVersionsResponse: ConstraintVersionsResponse;
        Context: Context;
        CopyRecordsJobConfig: CopyRecordsJobConfig;
        CreateCanvasAreaRequest: CreateCanvasAreaRequest;
        CreateEventConfig: CreateEventConfig;
        CreateFlagRequest: CreateFlagRequest;
        CreateGuestResponse: CreateGuestResponse;
        CreateGuidanceRequest: CreateGuidanceRequest;
        CreateMappingRulesRequest: CreateMappingRulesRequest;
        CreatePersonalAccessTokenRequest: CreatePersonalAccessTokenRequest;
        CreatePersonalAccessTokenResponse: CreatePersonalAccessTokenResponse;
        CreatePersonalAccessTokenResponseData: CreatePersonalAccessTokenResponseData;
        CreateSnapshotRequest: CreateSnapshotRequest;
        CreateWebhook: CreateWebhook;
        CreateWorkbookConfig: CreateWorkbookConfig;
        Credentials: Credentials;
        Cron5MinutesEvent: Cron5MinutesEvent;
        CronDailyEvent: CronDailyEvent;
        CronHourlyEvent: CronHourlyEvent;
        CronWeeklyEvent: CronWeeklyEvent;
        CustomJobConfig: CustomJobConfig;
        DataClipCollaboratorUpdatedEvent: DataClipCollaboratorUpdatedEvent;
        DataClipCreatedEvent: DataClipCreatedEvent;
        DataClipDeletedEvent: DataClipDeletedEvent;
        DataClipId: DataClipId;
        DataClipResolutionsCreatedEvent: DataClipResolutionsCreatedEvent;
        DataClipResolutionsRefreshedEvent: DataClipResolutionsRefreshedEvent;
        DataClipResolutionsUpdatedEvent: DataClipResolutionsUpdatedEvent;
        DataClipUpdatedEvent: DataClipUpdatedEvent;
        DataRetentionPolicy: DataRetentionPolicy;
        DataRetentionPolicyConfig: DataRetentionPolicyConfig;
        DataRetentionPolicyId: DataRetentionPolicyId;
        DataRetentionPolicyResponse: DataRetentionPolicyResponse;
        DataRetentionPolicyType: DataRetentionPolicyType;
        DateOrder: DateOrder;
        DateProperty: DateProperty;
        DateStep: DateStep;
        DecimalSign: DecimalSign;
        DeleteAllHistoryForUserRequest: DeleteAllHistoryForUserRequest;
        DeleteMultipleRulesRequest: DeleteMultipleRulesRequest;
        DeleteRecordsJobConfig: DeleteRecordsJobConfig;
        DetailedAgentLog: DetailedAgentLog;
        DetectedColumn: DetectedColumn;
        DetectedHeader: DetectedHeader;
        DetectedTable: DetectedTable;
        DetectHeaderRequest: DetectHeaderRequest;
        DetectHeaderResponse: DetectHeaderResponse;
        DiffData: DiffData;
        DiffRecord: DiffRecord;
        DiffRecordsResponse: DiffRecordsResponse;
        DiffValue: DiffValue;
        Document: Document;
        DocumentConfig: DocumentConfig;
        DocumentCreatedEvent: DocumentCreatedEvent;
        DocumentDeletedEvent: DocumentDeletedEvent;
        DocumentId: DocumentId;
        DocumentResponse: DocumentResponse;
        DocumentUpdatedEvent: DocumentUpdatedEvent;
        DuplicateGroup: DuplicateGroup;
        DuplicateSheetRequest: DuplicateSheetRequest;
        DuplicatesResponse: DuplicatesResponse;
        EnumDetails: EnumDetails;
        EnumListProperty: EnumListProperty;
        EnumProperty: EnumProperty;
        EnumPropertyConfig: EnumPropertyConfig;
        EnumPropertyOption: EnumPropertyOption;
        EnumPropertySortBy: EnumPropertySortBy;
        EnumValueMapping: EnumValueMapping;
        Environment: Environment;
        EnvironmentAutobuildCreatedEvent: EnvironmentAutobuildCreatedEvent;
        EnvironmentConfigCreate: EnvironmentConfigCreate;
        EnvironmentConfigUpdate: EnvironmentConfigUpdate;
        EnvironmentCreatedEvent: EnvironmentCreatedEvent;
        EnvironmentDeletedEvent: EnvironmentDeletedEvent;
        EnvironmentId: EnvironmentId;
        EnvironmentResponse: EnvironmentResponse;
        EnvironmentUpdatedEvent: EnvironmentUpdatedEvent;
        Error: Error;
        ErrorCode: ErrorCode;
        ErrorEnvelope: ErrorEnvelope;
        Event: Event;
        EventAttributes: EventAttributes;
        EventBase: EventBase;
        EventByTopic: EventByTopic;
        EventContextSlugs: EventContextSlugs;
        EventDomain: EventDomain;
        EventId: EventId;
        EventResponse: EventResponse;
        EventTopic: EventTopic;
        ExchangedInvitation: ExchangedInvitation;
        ExchangedInvitationResponse: ExchangedInvitationResponse;
        Execution: Execution;
        ExportJobConfig: ExportJobConfig;
        ExportOptions: ExportOptions;
        ExternalConstraint: ExternalConstraint;
        ExternalSheetConstraint: ExternalSheetConstraint;
        FamilyId: FamilyId;
        FieldAppearance: FieldAppearance;
        FieldConfigResponse: FieldConfigResponse;
        FieldMapping: FieldMapping;
        FieldMappingConfig: FieldMappingConfig;
        FieldMappingMetadata: FieldMappingMetadata;
        FieldRecordCounts: FieldRecordCounts;
        FieldRule: FieldRule;
        FieldSize: FieldSize;
        File: File;
        FileCreatedEvent: FileCreatedEvent;
        FileDeletedEvent: FileDeletedEvent;
        FileDriver: FileDriver;
        FileExpiredEvent: FileExpiredEvent;
        FileExtent: FileExtent;
        FileId: FileId;
        FileJobConfig: FileJobConfig;
        FileMode: FileMode;
        FileOrigin: FileOrigin;
        FileReadOptions: FileReadOptions;
        FileResponse: FileResponse;
        FileStatus: FileStatus;
        FileTreatment: FileTreatment;
        FileUpdatedEvent: FileUpdatedEvent;
        FindAndReplaceRecordRequest: FindAndReplaceRecordRequest;
        Finding: Finding;
        FindingCode: FindingCode;
        FindingPlace: FindingPlace;
        Flag: Flag;
        FlagCreatedEvent: FlagCreatedEvent;
        FlagDeletedEvent: FlagDeletedEvent;
        FlagMutationConfig: FlagMutationConfig;
        FlagMutationConfigData: FlagMutationConfigData;
        FlagMutationData: FlagMutationData;
        FlagOperation: FlagOperation;
        FlagUpdatedEvent: FlagUpdatedEvent;
        GetAgentExportResponse: GetAgentExportResponse;
        GetAgentLogsResponse: GetAgentLogsResponse;
        GetDetailedAgentLogResponse: GetDetailedAgentLogResponse;
        GetDetailedAgentLogsResponse: GetDetailedAgentLogsResponse;
        GetExecutionsResponse: GetExecutionsResponse;
        GetRecordIndicesResponse: GetRecordIndicesResponse;
        GetRecordsResponse: GetRecordsResponse;
        GetRecordsResponseData: GetRecordsResponseData;
        Guardrail: Guardrail;
        Guest: Guest;
        GuestAuthentication: GuestAuthentication;
        GuestConfig: GuestConfig;
        GuestConfigs: GuestConfigs;
        GuestConfigUpdate: GuestConfigUpdate;
        GuestId: GuestId;
        GuestResponse: GuestResponse;
        GuestSheet: GuestSheet;
        GuestSpace: GuestSpace;
        GuestToken: GuestToken;
        GuestTokenResponse: GuestTokenResponse;
        GuestWorkbook: GuestWorkbook;
        Guidance: Guidance;
        GuidanceId: GuidanceId;
        GuidanceOptions: GuidanceOptions;
        GuidanceRole: GuidanceRole;
        GuidanceTrigger: GuidanceTrigger;
        GuidanceType: GuidanceType;
        Guide: Guide;
        GuideBlock: GuideBlock;
        GuideCreateRequest: GuideCreateRequest;
        GuideDetailResponse: GuideDetailResponse;
        GuideId: GuideId;
        GuideListResponse: GuideListResponse;
        GuideResource: GuideResource;
        GuideUpdateRequest: GuideUpdateRequest;
        GuideVersionResource: GuideVersionResource;
        GuideVersionResponse: GuideVersionResponse;
        HeaderDetectionAlgorithm: HeaderDetectionAlgorithm;
        HeaderDetectionOptions: HeaderDetectionOptions;
        InputConfig: InputConfig;
        InputConstraint: InputConstraint;
        InputConstraintType: InputConstraintType;
        InputEnumPropertyOption: InputEnumPropertyOption;
        InputField: InputField;
        InputForm: InputForm;
        InputFormType: InputFormType;
        InsertRecordsRequest: InsertRecordsRequest;
        Invitation: Invitation;
        InvitationExchange: InvitationExchange;
        InvitationsResponse: InvitationsResponse;
        InvitationsResponseData: InvitationsResponseData;
        Invite: Invite;
        Invites: Invites;
        Job: Job;
        JobAckDetails: JobAckDetails;
        JobCancelDetails: JobCancelDetails;
        JobCompleteDetails: JobCompleteDetails;
        JobCompletedEvent: JobCompletedEvent;
        JobConfig: JobConfig;
        JobCreatedEvent: JobCreatedEvent;
        JobDeletedEvent: JobDeletedEvent;
        JobExecutionPlan: JobExecutionPlan;
        JobExecutionPlanConfigRequest: JobExecutionPlanConfigRequest;
        JobExecutionPlanRequest: JobExecutionPlanRequest;
        JobFailedEvent: JobFailedEvent;
        JobId: JobId;
        JobMode: JobMode;
        JobOperationConfig: JobOperationConfig;
        JobOutcome: JobOutcome;
        JobOutcomeAcknowledgedEvent: JobOutcomeAcknowledgedEvent;
        JobOutcomeAudience: JobOutcomeAudience;
        JobOutcomeNext: JobOutcomeNext;
        JobOutcomeNextClearFilters: JobOutcomeNextClearFilters;
        JobOutcomeNextDownload: JobOutcomeNextDownload;
        JobOutcomeNextFileObject: JobOutcomeNextFileObject;
        JobOutcomeNextFiles: JobOutcomeNextFiles;
        JobOutcomeNextId: JobOutcomeNextId;
        JobOutcomeNextRetry: JobOutcomeNextRetry;
        JobOutcomeNextSnapshot: JobOutcomeNextSnapshot;
        JobOutcomeNextUrl: JobOutcomeNextUrl;
        JobOutcomeNextView: JobOutcomeNextView;
        JobOutcomeNextWait: JobOutcomeNextWait;
        JobOutcomeTrigger: JobOutcomeTrigger;
        JobOutcomeTriggerDetails: JobOutcomeTriggerDetails;
        JobOutcomeTriggerType: JobOutcomeTriggerType;
        JobPartExecution: JobPartExecution;
        JobParts: JobParts;
        JobPartsCompletedEvent: JobPartsCompletedEvent;
        JobPlan: JobPlan;
        JobPlanResponse: JobPlanResponse;
        JobReadyEvent: JobReadyEvent;
        JobResponse: JobResponse;
        JobScheduledEvent: JobScheduledEvent;
        JobSplitDetails: JobSplitDetails;
        JobStatus: JobStatus;
        JobSubject: JobSubject;
        JobTrigger: JobTrigger;
        JobType: JobType;
        JobUpdate: JobUpdate;
        JobUpdatedEvent: JobUpdatedEvent;
        KeptDuplicate: KeptDuplicate;
        LayerCreatedEvent: LayerCreatedEvent;
        LeftCells: LeftCells;
        LeftOutReason: LeftOutReason;
        LeftOutRow: LeftOutRow;
        LetterCase: LetterCase;
        ListActorRolesResponse: ListActorRolesResponse;
        ListAgentExportsResponse: ListAgentExportsResponse;
        ListAgentsResponse: ListAgentsResponse;
        ListAgentVersionsResponse: ListAgentVersionsResponse;
        ListAllEventsResponse: ListAllEventsResponse;
        ListApiTokensResponse: ListApiTokensResponse;
        ListCalculationsResponse: ListCalculationsResponse;
        ListCanvasAreasResponse: ListCanvasAreasResponse;
        ListCommitsResponse: ListCommitsResponse;
        ListDataRetentionPoliciesResponse: ListDataRetentionPoliciesResponse;
        ListDocumentsResponse: ListDocumentsResponse;
        ListEnvironmentsResponse: ListEnvironmentsResponse;
        ListFilesResponse: ListFilesResponse;
        ListFlagsResponse: ListFlagsResponse;
        ListGuestsResponse: ListGuestsResponse;
        ListGuidanceResponse: ListGuidanceResponse;
        ListJobsResponse: ListJobsResponse;
        ListRolesResponse: ListRolesResponse;
        ListSheetsResponse: ListSheetsResponse;
        ListSpacesResponse: ListSpacesResponse;
        ListUsersResponse: ListUsersResponse;
        ListViewsResponse: ListViewsResponse;
        ListWorkbooksResponse: ListWorkbooksResponse;
        LookupDefault: LookupDefault;
        LookupStep: LookupStep;
        MappingId: MappingId;
        MappingProgramJobConfig: MappingProgramJobConfig;
        MappingReason: MappingReason;
        MappingRule: MappingRule;
        MappingRuleChange: MappingRuleChange;
        MappingRuleConfig: MappingRuleConfig;
        MappingRuleOrConfig: MappingRuleOrConfig;
        MappingRuleResponse: MappingRuleResponse;
        MappingRuleSettings: MappingRuleSettings;
        MappingRulesResponse: MappingRulesResponse;
        MappingRuleType: MappingRuleType;
        MergedDuplicates: MergedDuplicates;
        MergeDuplicatesRequest: MergeDuplicatesRequest;
        MergeDuplicatesResponse: MergeDuplicatesResponse;
        MutateJobConfig: MutateJobConfig;
        NextCursor: NextCursor;
        NumberConfig: NumberConfig;
        NumberProperty: NumberProperty;
        NumberStep: NumberStep;
        Origin: Origin;
        PageNumber: PageNumber;
        PageSize: PageSize;
        Pagination: Pagination;
        PersonalAccessToken: PersonalAccessToken;
        PersonalAccessTokenId: PersonalAccessTokenId;
        PersonalAccessTokensResponse: PersonalAccessTokensResponse;
        PlanField: PlanField;
        PlanQuestion: PlanQuestion;
        PlanQuestionType: PlanQuestionType;
        Program: Program;
        ProgramConfig: ProgramConfig;
        ProgramCreatedEvent: ProgramCreatedEvent;
        ProgramId: ProgramId;
        ProgramRecomputedEvent: ProgramRecomputedEvent;
        ProgramRecomputingEvent: ProgramRecomputingEvent;
        ProgramResponse: ProgramResponse;
        ProgramsResponse: ProgramsResponse;
        ProgramSummary: ProgramSummary;
        ProgramUpdatedEvent: ProgramUpdatedEvent;
        Progress: Progress;
        PropagateJobConfig: PropagateJobConfig;
        Property: Property;
        Record: Record;
        RecordConfig: RecordConfig;
        RecordCounts: RecordCounts;
        RecordCountsResponse: RecordCountsResponse;
        RecordCountsResponseData: RecordCountsResponseData;
        RecordData: RecordData;
        RecordId: RecordId;
        RecordIndices: RecordIndices;
        RecordLines: RecordLines;
        RecordLinesResponse: RecordLinesResponse;
        RecordLinesResponseData: RecordLinesResponseData;
        RecordMetadata: RecordMetadata;
        RecordsCreatedEvent: RecordsCreatedEvent;
        RecordsDeletedEvent: RecordsDeletedEvent;
        RecordsResponse: RecordsResponse;
        RecordsResponseData: RecordsResponseData;
        RecordsUpdatedEvent: RecordsUpdatedEvent;
        RecordValues: RecordValues;
        RedeliverEvent: RedeliverEvent;
        ReferenceFilter: ReferenceFilter;
        ReferenceListProperty: ReferenceListProperty;
        ReferenceListPropertyConfig: ReferenceListPropertyConfig;
        ReferenceProperty: ReferenceProperty;
        ReferencePropertyConfig: ReferencePropertyConfig;
        ReferencePropertyRelationship: ReferencePropertyRelationship;
        RequiredConstraint: RequiredConstraint;
        RequiredConstraintConfig: RequiredConstraintConfig;
        ResendInviteResponse: ResendInviteResponse;
        ResendInviteResponseData: ResendInviteResponseData;
        ResourceIdUnion: ResourceIdUnion;
        ResourceJobSubject: ResourceJobSubject;
        RestoreOptions: RestoreOptions;
        RestoreSnapshotJobConfig: RestoreSnapshotJobConfig;
        RoleId: RoleId;
        RoleResponse: RoleResponse;
        RuleStep: RuleStep;
        SchemaDiffEnum: SchemaDiffEnum;
        SchemaDiffRecord: SchemaDiffRecord;
        Secret: Secret;
        SecretCreatedEvent: SecretCreatedEvent;
        SecretDeletedEvent: SecretDeletedEvent;
        SecretId: SecretId;
        SecretsResponse: SecretsResponse;
        SecretUpdatedEvent: SecretUpdatedEvent;
        Sheet: Sheet;
        SheetAccess: SheetAccess;
        SheetCalculationUpdatedEvent: SheetCalculationUpdatedEvent;
        SheetConfig: SheetConfig;
        SheetConfigOrUpdate: SheetConfigOrUpdate;
        SheetConstraint: SheetConstraint;
        SheetCountsUpdatedEvent: SheetCountsUpdatedEvent;
        SheetCreatedEvent: SheetCreatedEvent;
        SheetDeletedEvent: SheetDeletedEvent;
        SheetFormat: SheetFormat;
        SheetId: SheetId;
        SheetResponse: SheetResponse;
        SheetTreatment: SheetTreatment;
        SheetUpdatedEvent: SheetUpdatedEvent;
        SheetUpdateRequest: SheetUpdateRequest;
        Snapshot: Snapshot;
        SnapshotCreatedEvent: SnapshotCreatedEvent;
        SnapshotId: SnapshotId;
        SnapshotResponse: SnapshotResponse;
        SnapshotsResponse: SnapshotsResponse;
        SnapshotSummary: SnapshotSummary;
        SortDirection: SortDirection;
        Space: Space;
        SpaceAccess: SpaceAccess;
        SpaceArchivedEvent: SpaceArchivedEvent;
        SpaceBlueprint: SpaceBlueprint;
        SpaceConfig: SpaceConfig;
        SpaceCreatedEvent: SpaceCreatedEvent;
        SpaceDeletedEvent: SpaceDeletedEvent;
        SpaceExpiredEvent: SpaceExpiredEvent;
        SpaceGuestAddedEvent: SpaceGuestAddedEvent;
        SpaceGuestRemovedEvent: SpaceGuestRemovedEvent;
        SpaceId: SpaceId;
        SpaceResponse: SpaceResponse;
        SpaceSettings: SpaceSettings;
        SpaceSidebarConfig: SpaceSidebarConfig;
        SpaceSize: SpaceSize;
        SpaceSortField: SpaceSortField;
        SpaceUnarchivedEvent: SpaceUnarchivedEvent;
        SpaceUpdatedEvent: SpaceUpdatedEvent;
        SplitRest: SplitRest;
        SplitRule: SplitRule;
        StorageStrategy: StorageStrategy;
        StoredConstraint: StoredConstraint;
        StoredConstraintOptions: StoredConstraintOptions;
        StoredRule: StoredRule;
        StoredRuleFormat: StoredRuleFormat;
        StringConfig: StringConfig;
        StringConfigOptions: StringConfigOptions;
        StringListProperty: StringListProperty;
        StringProperty: StringProperty;
        Success: Success;
        SuccessData: SuccessData;
        SuccessQueryParameter: SuccessQueryParameter;
        SummarySection: SummarySection;
        TemplateOptions: TemplateOptions;
        ThreadCreatedEvent: ThreadCreatedEvent;
        ThreadDeletedEvent: ThreadDeletedEvent;
        ThreadId: ThreadId;
        ThreadUpdatedEvent: ThreadUpdatedEvent;
        TrimStep: TrimStep;
        UndoCommitResponse: UndoCommitResponse;
        UndoneCommit: UndoneCommit;
        UniqueConstraint: UniqueConstraint;
        UniqueConstraintConfig: UniqueConstraintConfig;
        UnknownEvent: UnknownEvent;
        UnknownTopic: UnknownTopic;
        UnmappedDestinationField: UnmappedDestinationField;
        UnmappedSourceField: UnmappedSourceField;
        UpdateCanvasAreaRequest: UpdateCanvasAreaRequest;
        UpdateFileRequest: UpdateFileRequest;
        UpdateFlagRequest: UpdateFlagRequest;
        UpdateGuidanceRequest: UpdateGuidanceRequest;
        UpdateMappingRulesRequest: UpdateMappingRulesRequest;
        UpdateRecordsRequest: UpdateRecordsRequest;
        UpdateUserRequest: UpdateUserRequest;
        UpdateWebhook: UpdateWebhook;
        UploadFileRequest: UploadFileRequest;
        UpsertCounts: UpsertCounts;
        User: User;
        UserCreateAndInviteRequest: UserCreateAndInviteRequest;
        UserCredentials: UserCredentials;
        UserId: UserId;
        UserInvitation: UserInvitation;
        UserResponse: UserResponse;
        UserSortField: UserSortField;
        UserWithRoles: UserWithRoles;
        UserWithRolesResponse: UserWithRolesResponse;
        ValidationMessage: ValidationMessage;
        ValidationSource: ValidationSource;
        ValidationType: ValidationType;
        Version: Version;
        VersionId: VersionId;
        VersionResponse: VersionResponse;
        View: View;
        ViewConfig: ViewConfig;
        ViewCreate: ViewCreate;
        ViewId: ViewId;
        ViewResponse: ViewResponse;
        ViewUpdate: ViewUpdate;
        Webhook: Webhook;
        WebhookAttempt: WebhookAttempt;
        WebhookAttemptsResponse: WebhookAttemptsResponse;
        WebhookEgressTemplateOptions: WebhookEgressTemplateOptions;
        WebhookId: WebhookId;
        WebhookResponse: WebhookResponse;
        WebhookSecretResponse: WebhookSecretResponse;
        WebhooksResponse: WebhooksResponse;
        WebhookWithSecret: WebhookWithSecret;
        Workbook: Workbook;
        WorkbookCreatedEvent: WorkbookCreatedEvent;
        WorkbookDeletedEvent: WorkbookDeletedEvent;
        WorkbookExpiredEvent: WorkbookExpiredEvent;
        WorkbookId: WorkbookId;
        WorkbookResponse: WorkbookResponse;
        WorkbookSettings: WorkbookSettings;
        WorkbookThawedEvent: WorkbookThawedEvent;
        WorkbookTreatment: WorkbookTreatment;
        WorkbookUpdate: WorkbookUpdate;
        WorkbookUpdatedEvent: WorkbookUpdatedEvent;
        WriteSecret: WriteSecret;
    };
    responses: {
        /** The credentials are incomplete or of an unknown type. */
        AccessTokenBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No API key and no API token has the id that was sent as `clientId`. */
        AccessTokenNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The request for agents is not valid: a parameter, the header or the configuration of the agent is missing, malformed or contradicts itself. */
        AgentBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The request for logs is not valid, for example because `environmentId` is missing. */
        AgentLogBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The environment has no log for this event. */
        AgentLogNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No agent has this id, or it belongs to another account. */
        AgentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The agent, the role or the assignment does not exist. */
        AgentRoleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The agent, or this version of it, does not exist. */
        AgentVersionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** A parameter is missing or not valid. */
        ApiKeyBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The environment, or the key in it, does not exist. */
        ApiKeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** A filter or page parameter is not valid. */
        CanvasAreaBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The area is not valid: a property is missing, unknown or malformed, or its parent is on another canvas. */
        CanvasAreaBodyBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No canvas area has this id, or it belongs to another account. */
        CanvasAreaNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No commit has this id, or it belongs to another account. */
        CommitNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The policy is not valid: it needs a type, a period of at least one day and an environment. */
        DataRetentionPolicyBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The policy, or the environment, does not exist. */
        DataRetentionPolicyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The document is not valid: `title` and `body` are both required. */
        DocumentBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The space or the document does not exist. */
        DocumentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The request for an environment is not valid. */
        EnvironmentBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No environment has this id, or it belongs to another account. */
        EnvironmentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The event is not valid: only the listed topics and domains are accepted. */
        EventBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** Something that the event's context names does not exist. */
        EventNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The field is not valid, or the sheet does not allow additional fields. */
        FieldBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The sheet does not exist, or it has no field with this key. */
        FieldNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The changes to the file are not valid. */
        FileBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No file has this id, or it belongs to another account. */
        FileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The guest or the role does not exist. */
        GuestRoleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** A parameter is not valid. */
        GuidanceBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The guidance is not valid: a property or an option is missing, unknown or malformed. */
        GuidanceBodyBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The caller may not read the guidance of this space. */
        GuidanceForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The space or the guidance does not exist. */
        GuidanceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The caller may not change the guidance of this space. */
        GuidanceWriteForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The guide is not valid: a property is missing, unknown or malformed, or names another environment. */
        GuideBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The environment, the guide or the version does not exist. */
        GuideNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** A rule is not valid, for example because the program has no such column or field. */
        MappingRuleBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The mapping program, or the rule in it, does not exist. */
        MappingRuleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The request is not valid, for example because a rule names a field that the sheet does not have. */
        MutationBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** A parameter is not valid, or is not a parameter of the operation. */
        ParameterBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The request for personal access tokens is not valid. */
        PersonalAccessTokenBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No personal access token of the caller has this id. */
        PersonalAccessTokenNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The caller is not a user but, for example, an API key or a guest, and has no personal access tokens. */
        PersonalAccessTokenOwnerNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The request about a mapping program is not valid, for example because two fields have the same key. */
        ProgramBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No mapping program has this id, or it was deleted, or it belongs to another account. */
        ProgramNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The request for records is not valid: a parameter, or a record in the body. */
        RecordBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The sheet does not exist, or it has no record with one of the ids. */
        RecordNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The body is not a JSON string, or the token is one of another kind. */
        RefreshTokenBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The token is unknown, has expired or was revoked. */
        RefreshTokenNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The role assignment is not valid. */
        RoleBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The caller may not see or change roles on this resource. */
        RoleForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The secret is not valid: it needs a name, a value, and an environment or a space. */
        SecretBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The secret, the environment, the space or the actor does not exist. */
        SecretNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The changes to the sheet are not valid. */
        SheetBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No sheet has this id, or it belongs to another account. */
        SheetNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The request about a snapshot is not valid, for example because its label is too long. */
        SnapshotBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No snapshot has this id, or it was deleted, or it belongs to another account. */
        SnapshotNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The configuration of the space, or the request for it, is not valid. */
        SpaceBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** Something that the configuration of the space names, such as its environment or app, does not exist. */
        SpaceEnvironmentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** A filter, sort or page parameter is not valid. */
        SpaceListBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No space has this id, or it belongs to another account. */
        SpaceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /**
         * Any other failure: 400 for invalid input, 401 for a missing or unknown token, 403 for a role without the permission,
         * 404 for an unknown id, 405, 406, 408 for a body that arrives too slowly, 409 for a conflict with the current state,
         * 413 for a body that is too large, 415, 429 for too many requests, 503 if the service cannot reach its data or a request
         * took too long, 507 if there is no space for more data, other 5xx if the service failed. After 503 with `Retry-After`
         * nothing was changed; after 503 without it, read the data before the request is sent again.
         */
        UnexpectedError: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The user, the role or the assignment does not exist. */
        UserRoleNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The view is not valid, for example because its `config` names a field that the sheet does not have. */
        ViewBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No view has this id, or it was deleted, or it belongs to another account. */
        ViewNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** The workbook is not valid, for example because a sheet has a field twice. */
        WorkbookBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
        /** No workbook has this id, or it belongs to another account. */
        WorkbookNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorEnvelope;
            };
        };
    };
    parameters: {
        /**
         * The action.
         * @example us_act_Tz4mW8sB
         */
        ActionIdParameter: ActionId;
        /**
         * The agent export.
         * @example us_agx_Lw9fJ3tR
         */
        AgentExportIdParameter: AgentExportId;
        /**
         * The agent.
         * @example us_ag_Hn6cV2pY
         */
        AgentIdParameter: AgentId;
        /**
         * The app.
         * @example us_app_Ib3pQ8mH
         */
        AppIdParameter: AppId;
        /**
         * The canvas area.
         * @example us_cva_Sa2kT6cX
         */
        CanvasAreaIdParameter: CanvasAreaId;
        /**
         * Whether the case of the values in `keyFields` matters: with `true`, `0033aA` and `0033aa` are two keys, with `false`
         * they are one. Without it, the fields say so. It has no effect without `keyFields`.
         * @example true
         */
        CaseSensitive: boolean;
        /**
         * The commit.
         * @example us_vr_Wd8jX5kV
         */
        CommitIdParameter: CommitId;
        /**
         * `true` returns only completed commits, `false` only those that are still open. Without it both are returned.
         * @example false
         */
        Completed: boolean;
        /**
         * The stored constraint.
         * @example us_cn_Vn4kS7tZ
         */
        ConstraintIdParameter: ConstraintId;
        /**
         * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
         * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
         * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
         * changes meanwhile can be left out or come twice.
         *
         * A text that is not a cursor, or is one of another list or order, is rejected with 400.
         * @example WyJmaWxlcyIsMiw0MTdd
         */
        CursorParameter: string;
        /**
         * The data retention policy.
         * @example us_drp_Kf6oD3iB
         */
        DataRetentionPolicyIdParameter: DataRetentionPolicyId;
        /**
         * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
         * no records; the only allowed value is `true`.
         * @example true
         */
        DisableHooks: "true";
        /**
         * The document.
         * @example us_dc_Jt5aY4rF
         */
        DocumentIdParameter: DocumentId;
        /**
         * The environment.
         * @example us_env_4hTq9LmZ
         */
        EnvironmentIdParameter: EnvironmentId;
        /**
         * The event.
         * @example us_evt_Vs2hC5nL
         */
        EventIdParameter: EventId;
        /**
         * The file.
         * @example us_fl_Gx3zH8wS
         */
        FileIdParameter: FileId;
        /**
         * Selects records by validity.
         * @example error
         */
        Filter: CalculationFilter;
        /**
         * The key of the field that `filter` applies to. Without it, `filter` applies to the whole record. Has no effect
         * without `filter`. A field that the sheet does not have is rejected.
         * @example price
         */
        FilterField: string;
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
        FilterQuery: string;
        /**
         * The slug of the flag, which identifies it within its workbook.
         * @example needs-review
         */
        FlagSlug: string;
        /**
         * The guest.
         * @example us_g_Oj7wR3vP
         */
        GuestIdParameter: GuestId;
        /**
         * The guidance.
         * @example us_gd_Mv7eL1zG
         */
        GuidanceIdParameter: GuidanceId;
        /**
         * The guide.
         * @example us_gu_Pd5wJ8rQ
         */
        GuideIdParameter: GuideId;
        /**
         * Which hook of the caller writes. Messages that it writes have the name in `hook`, and only the same hook of the same
         * caller replaces them: several hooks can write messages about one cell. The caller's messages without a name are not
         * those of a hook.
         * @example prices
         */
        HookName: string;
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
        IdempotencyKey: string;
        /**
         * The job.
         * @example us_jb_Lf8wZ1nH
         */
        JobIdParameter: JobId;
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
        KeyFields: string[];
        /**
         * A job with the operation `map`.
         * @example us_jb_Tq6mX2vD
         */
        MapJobIdParameter: JobId;
        /**
         * The rule of the mapping program.
         * @example us_mr_Xq2fT8vL
         */
        MappingIdParameter: MappingId;
        /**
         * With `true`, agents are not run for the changes of records that this request makes, and their events have
         * `hooksDisabled`. Programs that follow events should not react to them, either. It has no effect on jobs that the request
         * causes, nor on a request that also has the header `X-Force-Hooks: true`. The default is `false`.
         * @example true
         */
        OptionalDisableHooks: "true" | "false";
        /**
         * Which page to return, counted from 1 in steps of `pageSize`.
         * @example 1
         */
        PageNumberParameter: PageNumber;
        /**
         * How many items a page holds. The default is 20, the maximum 1,000.
         * @example 20
         */
        PageSizeParameter: PageSize;
        /**
         * With `return=minimal`, the response has no `records`, only the ids of the commit and the counts. This is
         * faster. All other preferences have no effect.
         * @example return=minimal
         */
        Prefer: string;
        /**
         * The mapping program.
         * @example us_mp_Aw1xJ9qC
         */
        ProgramIdParameter: ProgramId;
        /**
         * The key of the field to search for `searchValue`. Without it, all fields are searched. A field that the sheet does
         * not have is rejected.
         * @example name
         */
        SearchField: string;
        /**
         * Text to search for in all values of the record, and in the items of lists. Upper and lower case make no difference.
         * Text in double quotes must be a whole value or a whole item of a list; `""` finds empty values. Numbers are searched
         * as text without an exponent, such as `0.0000001`.
         * @example cup
         */
        SearchValue: string;
        /**
         * The secret.
         * @example us_sec_Jd5vP9xU
         */
        SecretIdParameter: SecretId;
        /**
         * The records to change, at most 100. Together with `searchValue` or a `filter` other than `none` it has the opposite
         * effect: these records are left out. Repeat the parameter for each id.
         * @example [
         *   "us_rc_Qa1sD4fG"
         * ]
         */
        SelectedIds: RecordId[];
        /**
         * The sheet.
         * @example us_sh_Pe3rT7nK
         */
        SheetIdParameter: SheetId;
        /**
         * The snapshot.
         * @example us_ss_Bc7vN2mQ
         */
        SnapshotIdParameter: SnapshotId;
        /**
         * The space.
         * @example us_sp_8vKd3QxN
         */
        SpaceIdParameter: SpaceId;
        /**
         * The account of the user. It must be the account of the caller.
         * @example us_acc_Kp7Rw2Nx
         */
        TenantIdParameter: AccountId;
        /**
         * The user.
         * @example us_usr_Fy5jD2vS
         */
        UserIdParameter: UserId;
        /**
         * The view.
         * @example us_vi_Xe5nR8kT
         */
        ViewIdParameter: ViewId;
        /**
         * The webhook.
         * @example us_wh_Qy4tN8cR
         */
        WebhookIdParameter: WebhookId;
        /**
         * The workbook.
         * @example us_wb_Rm5yZ1hC
         */
        WorkbookIdParameter: WorkbookId;
    };
    requestBodies: never;
    headers: {
        /**
         * Sent if the service limits the requests of a caller - how many requests are left (`r`), and after how many seconds
         * without a request all are available again (`t`). The syntax is that of draft 11 of the IETF "RateLimit header fields
         * for HTTP".
         */
        RateLimit: string;
        /** Sent together with `RateLimit` - how many requests a caller may send (`q`) in how many seconds (`w`). */
        RateLimitPolicy: string;
        /** Identifies this request in the logs of the service; quote it when you ask for help. */
        RequestId: string;
        /** Sent with 429, and with 503 if the request can be sent again - how many seconds to wait before that. */
        RetryAfter: number;
        /** Sent with 401 - the authentication scheme that the service expects. */
        WwwAuthenticate: string;
    };
    pathItems: never;
}

export interface operations {
    getCurrentAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
        parameters: {
            query?: never;
            header: {
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
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path?: never;
            cookie?: never;
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
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            header: {
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
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path?: never;
            cookie?: never;
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
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The action.
                 * @example us_act_Tz4mW8sB
                 */
                actionId: ActionId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The action.
                 * @example us_act_Tz4mW8sB
                 */
                actionId: ActionId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header: {
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
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The action.
                 * @example us_act_Tz4mW8sB
                 */
                actionId: ActionId;
            };
            cookie?: never;
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
            header: {
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
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path?: never;
            cookie?: never;
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
                agentId?: AgentId | undefined;
                /**
                 * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
                 * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
                 * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
                 * changes meanwhile can be left out or come twice.
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
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The agent export.
                 * @example us_agx_Lw9fJ3tR
                 */
                agentExportId: AgentExportId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The agent export.
                 * @example us_agx_Lw9fJ3tR
                 */
                agentExportId: AgentExportId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The agent export.
                 * @example us_agx_Lw9fJ3tR
                 */
                agentExportId: AgentExportId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bytes of the archive. */
            200: {
                headers: {
                    /**
                     * Marks the body as a file to save, and proposes its name.
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
                 * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
                 * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
                 * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
                 * changes meanwhile can be left out or come twice.
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
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            header: {
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
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path?: never;
            cookie?: never;
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
                 * The environment of the agent. Optional: the id alone identifies the agent.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
            } | undefined;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
                 * Do not send it; the id alone identifies the agent.
                 * @deprecated Unused.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId | undefined;
            } | undefined;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header: {
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
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
            cookie?: never;
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
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
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
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The agent.
                 * @example us_ag_Hn6cV2pY
                 */
                agentId: AgentId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The version that the agent now runs. */
            200: {
                headers: {
                    /**
                     * Always `no-store`, so that no cache responds in place of the service.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of executions. */
            200: {
                headers: {
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
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path: {
                /**
                 * The event that caused the run.
                 * @example us_evt_Vs2hC5nL
                 */
                eventId: EventId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
                 * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
                 * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
                 * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
                 * changes meanwhile can be left out or come twice.
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
            header: {
                /**
                 * Says that no data hooks may run on this request. Required here, where it has no effect, because these operations change
                 * no records; the only allowed value is `true`.
                 * @example true
                 */
                "X-Disable-Hooks": "true";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
    listApps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The apps of the account. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
    deleteApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The app is deleted. The response is not wrapped in `data`. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            header?: never;
            path: {
                /**
                 * The app.
                 * @example us_app_Ib3pQ8mH
                 */
                appId: AppId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The stored constraints of the app. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The stored constraint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConstraintResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteConstraint: {
        parameters: {
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The stored constraint is deleted. The response is not wrapped in `data`. */
            200: {
                headers: {
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
            query?: never;
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
                /**
                 * The stored constraint.
                 * @example us_cn_Vn4kS7tZ
                 */
                constraintId: ConstraintId;
            };
            cookie?: never;
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
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The versions. */
            200: {
                headers: {
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
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConstraintVersionResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Credentials;
            };
        };
        responses: {
            /** The access token, not wrapped in `data`. */
            200: {
                headers: {
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
                 * What the key may do.
                 * @example SECRET
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A list with the new key. Only this response contains the key itself. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key was revoked. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API keys of the environment. */
            200: {
                headers: {
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
    listPersonalAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The personal access tokens of the user. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` of the token, as `listPersonalAccessTokens` returns it. Not the token itself.
                 * @example us_pat_Gv8cX3nF
                 */
                accessTokenId: PersonalAccessTokenId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token was revoked. */
            200: {
                headers: {
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
    refreshAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** The newer token, not wrapped in `data`. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
    createCanvasArea: {
        parameters: {
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The canvas area.
                 * @example us_cva_Sa2kT6cX
                 */
                canvasAreaId: CanvasAreaId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The area. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CanvasAreaResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["CanvasAreaNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteCanvasArea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The canvas area.
                 * @example us_cva_Sa2kT6cX
                 */
                canvasAreaId: CanvasAreaId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The area is deleted. */
            200: {
                headers: {
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
            query?: never;
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
                 * The canvas area.
                 * @example us_cva_Sa2kT6cX
                 */
                canvasAreaId: CanvasAreaId;
            };
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The commit.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId: CommitId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The commit. */
            200: {
                headers: {
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
    completeCommit: {
        parameters: {
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The commit does not wait for the caller any more. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The event is recorded. */
            200: {
                headers: {
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The commit is undone. The response has the commit that undid it. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The policies that match. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The data retention policy.
                 * @example us_drp_Kf6oD3iB
                 */
                id: DataRetentionPolicyId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataRetentionPolicyResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["DataRetentionPolicyNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteDataRetentionPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The data retention policy.
                 * @example us_drp_Kf6oD3iB
                 */
                id: DataRetentionPolicyId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
    updateDataRetentionPolicy: {
        parameters: {
            query?: never;
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
                 * The data retention policy.
                 * @example us_drp_Kf6oD3iB
                 */
                id: DataRetentionPolicyId;
            };
            cookie?: never;
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
    listEnvironments: {
        parameters: {
            query?: {
                /**
                 * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
                 * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
                 * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
                 * changes meanwhile can be left out or come twice.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of environments. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EnvironmentResponse;
                };
            };
            400: components["responses"]["EnvironmentBadRequest"];
            404: components["responses"]["EnvironmentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The environment was deleted. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId: EnvironmentId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The guides of the environment. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The guide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuideDetailResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["GuideNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteGuide: {
        parameters: {
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The guide is deleted. */
            200: {
                headers: {
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
            query?: never;
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
                /**
                 * The guide.
                 * @example us_gu_Pd5wJ8rQ
                 */
                guideId: GuideId;
            };
            cookie?: never;
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
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The version. */
            200: {
                headers: {
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
                 * `start` for all events.
                 * @example start
                 */
                after?: string | undefined;
                /**
                 * Whether the caller calls `completeCommit` after each event `commit:created` of a workbook with
                 * `trackChanges: true`. The commits of these workbooks then wait for it, also for a minute after its last request.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
        parameters: {
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The event.
                 * @example us_evt_Vs2hC5nL
                 */
                eventId: EventId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The event. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The event is acknowledged. */
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
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * Only the events behind this one: the `id` of a message, the `cursor` of `listEvents`, the id of an event, or
                 * `start` for all events.
                 * @example start
                 */
                after?: string | undefined;
                /**
                 * Whether the caller calls `completeCommit` after each event `commit:created` of a workbook with
                 * `trackChanges: true`. The commits of these workbooks then wait for it, also for a minute after its last request.
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events, until the stream ends. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of files. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId: FileId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["FileNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId: FileId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file was deleted. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId: FileId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The bytes of the file. */
            200: {
                headers: {
                    /**
                     * Marks the body as a file to save, and proposes its name.
                     * @example attachment; filename="products.csv"
                     */
                    "Content-Disposition"?: string;
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DetectHeaderRequest;
            };
        };
        responses: {
            /** How the file would be read. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The guests of the space. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The guest.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The guest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuestResponse;
                };
            };
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The guest has lost access. */
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
    updateGuest: {
        parameters: {
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The guest.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role assignments of the guest. */
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
            404: components["responses"]["GuestRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    assignGuestRole: {
        parameters: {
            query?: never;
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
            cookie?: never;
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
    deleteGuestRole: {
        parameters: {
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
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
            header?: never;
            path: {
                /**
                 * The guest.
                 * @example us_g_Oj7wR3vP
                 */
                guestId: GuestId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The token. */
            200: {
                headers: {
                    /**
                     * Always `no-store`, because the response contains a secret.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GuestTokenResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    inviteGuests: {
        parameters: {
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of jobs. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The job.
                 * @example us_jb_Lf8wZ1nH
                 */
                jobId: JobId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job is deleted. */
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
    updateJob: {
        parameters: {
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job is ready. */
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
    failJob: {
        parameters: {
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job with the time of the acknowledgement. */
            200: {
                headers: {
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
            query?: never;
            header?: never;
            path: {
                /**
                 * A job with the operation `map`.
                 * @example us_jb_Tq6mX2vD
                 */
                jobId: JobId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job and its plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobPlanResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    replaceJobPlan: {
        parameters: {
            query?: never;
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
                 * A job with the operation `map`.
                 * @example us_jb_Tq6mX2vD
                 */
                jobId: JobId;
            };
            cookie?: never;
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
            query?: never;
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
                 * A job with the operation `map`.
                 * @example us_jb_Tq6mX2vD
                 */
                jobId: JobId;
            };
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job, ready again. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MutateJobConfig;
            };
        };
        responses: {
            /** The records that would change. `snapshotValue` is the present value, `value` the new one. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of programs. */
            200: {
                headers: {
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
            path?: never;
            cookie?: never;
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProgramResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["ProgramNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteMappingProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The program is deleted. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rules. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The mapping program.
                 * @example us_mp_Aw1xJ9qC
                 */
                programId: ProgramId;
            };
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MappingRuleResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["MappingRuleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteMappingRule: {
        parameters: {
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rule is deleted. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The roles of the account. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The secrets that match. */
            200: {
                headers: {
                    /**
                     * Always `no-store`, because the response contains a secret.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The secret.
                 * @example us_sec_Jd5vP9xU
                 */
                secretId: SecretId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The deleted secret, without its value. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
    getSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SheetResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sheet was deleted. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The values, by the keys of their fields. */
            200: {
                headers: {
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
            } | undefined;
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The commits of the sheet. */
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
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The counts over the selected records. */
            200: {
                headers: {
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
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file with the records. */
            200: {
                headers: {
                    /**
                     * Marks the body as a file to save, and proposes its name.
                     * @example attachment; filename="Products.csv"
                     */
                    "Content-Disposition"?: string;
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
            query?: never;
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
            cookie?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The field and its values were removed. */
            200: {
                headers: {
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sheet is locked. */
            200: {
                headers: {
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
                 * Only the records that this commit added or changed are returned, as they are now.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId?: CommitId | undefined;
                /**
                 * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
                 * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
                 * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
                 * changes meanwhile can be left out or come twice.
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
                 * Only the records that changed after this commit are returned.
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
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the records that match. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
                 * faster. All other preferences have no effect.
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
            cookie?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The records were deleted. */
            200: {
                headers: {
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
            cookie?: never;
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
            cookie?: never;
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
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of groups. */
            200: {
                headers: {
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
            query: {
                /**
                 * The list has only the records that this commit added or changed.
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
                 * id.
                 * @example [
                 *   "us_rc_Qa1sD4fG",
                 *   "us_rc_Lh5pE8uJ"
                 * ]
                 */
                ids: RecordId[];
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
                 * The list has only the records that changed after this commit.
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
            };
            header?: never;
            path: {
                /**
                 * The sheet.
                 * @example us_sh_Pe3rT7nK
                 */
                sheetId: SheetId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The places of the records, not wrapped in `data`. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sheet is open. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The records were validated. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The snapshots of the sheet. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            header?: never;
            path: {
                /**
                 * The snapshot.
                 * @example us_ss_Bc7vN2mQ
                 */
                snapshotId: SnapshotId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The snapshot. */
            200: {
                headers: {
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The snapshot.
                 * @example us_ss_Bc7vN2mQ
                 */
                snapshotId: SnapshotId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The snapshot is deleted. */
            200: {
                headers: {
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
            header?: never;
            path: {
                /**
                 * The snapshot.
                 * @example us_ss_Bc7vN2mQ
                 */
                snapshotId: SnapshotId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the records that differ. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of spaces. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
    getSpace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The space. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SpaceResponse;
                };
            };
            400: components["responses"]["SpaceBadRequest"];
            404: components["responses"]["SpaceNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSpace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The space was deleted. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
    archiveSpace: {
        parameters: {
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The space is archived. */
            200: {
                headers: {
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The documents of the space. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["DocumentNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document was deleted. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
    listGuidance: {
        parameters: {
            query?: {
                /**
                 * Whether to return the guides together with the guidance. The default is `false`.
                 * @example false
                 */
                includeGuide?: boolean | undefined;
            } | undefined;
            header?: never;
            path: {
                /**
                 * The space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId: SpaceId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The guidance of the space. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
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
    deleteGuidance: {
        parameters: {
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The guidance is deleted. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The space is in use again. */
            200: {
                headers: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the users. */
            200: {
                headers: {
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The user was deleted. */
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
    updateUser: {
        parameters: {
            query?: never;
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
            cookie?: never;
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
            header?: never;
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the API tokens of the user. */
            200: {
                headers: {
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The new API token. Only this response contains the secret. */
            200: {
                headers: {
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
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API token was revoked. */
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
    resendUserInvite: {
        parameters: {
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invitation. */
            200: {
                headers: {
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The user.
                 * @example us_usr_Fy5jD2vS
                 */
                userId: UserId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role assignments of the user. */
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
            404: components["responses"]["UserRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    assignUserRole: {
        parameters: {
            query?: never;
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
            cookie?: never;
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
            404: components["responses"]["UserRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteUserRole: {
        parameters: {
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
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
            404: components["responses"]["UserRoleNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createAndInviteUser: {
        parameters: {
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The flags of the workbook, not wrapped in `data`. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The flag, not wrapped in `data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Flag;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteFlag: {
        parameters: {
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The flag is deleted. */
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
    updateFlag: {
        parameters: {
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
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
    listViews: {
        parameters: {
            query: {
                /**
                 * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
                 * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
                 * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
                 * changes meanwhile can be left out or come twice.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the views of the sheet. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The view.
                 * @example us_vi_Xe5nR8kT
                 */
                viewId: ViewId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ViewResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["ViewNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The view.
                 * @example us_vi_Xe5nR8kT
                 */
                viewId: ViewId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The view is deleted. */
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
    updateView: {
        parameters: {
            query?: never;
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
                 * The view.
                 * @example us_vi_Xe5nR8kT
                 */
                viewId: ViewId;
            };
            cookie?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhooks that match. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The webhook.
                 * @example us_wh_Qy4tN8cR
                 */
                webhookId: WebhookId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookResponse;
                };
            };
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The webhook.
                 * @example us_wh_Qy4tN8cR
                 */
                webhookId: WebhookId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook was deleted. */
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
    updateWebhook: {
        parameters: {
            query?: never;
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
            cookie?: never;
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
            header?: never;
            path: {
                /**
                 * The webhook.
                 * @example us_wh_Qy4tN8cR
                 */
                webhookId: WebhookId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of attempts. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            query?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The webhook, with its new secret. */
            200: {
                headers: {
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
                 * @example true
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
            } | undefined;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workbooks. */
            200: {
                headers: {
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
            query?: never;
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
            path?: never;
            cookie?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workbook with its sheets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkbookResponse;
                };
            };
            400: components["responses"]["ParameterBadRequest"];
            404: components["responses"]["WorkbookNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWorkbook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The workbook was deleted. */
            200: {
                headers: {
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
            query?: never;
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
            cookie?: never;
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
            } | undefined;
            header?: never;
            path: {
                /**
                 * The workbook.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId: WorkbookId;
            };
            cookie?: never;
        };
        requestBody?: never;
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
