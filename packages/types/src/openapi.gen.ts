// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

/** A token to call the service with, and whom it stands for. */
export interface AccessToken {
    /** The token, to be sent as bearer token. */
    accessToken: string;
    /** The account that the token gives access to. */
    accountId?: AccountId;
    /**
     * The mail address of the person that the token stands for.
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
    /** The user that the token stands for. */
    userId?: UserId;
}

/** A customer of the service; everything else belongs to one. */
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
export type AccountId = string;

/** The properties of an account to change. What is absent stays as it is. */
export interface AccountPatch {
    /** The app that new spaces belong to unless they name another. */
    defaultAppId?: AppId;
    /** The new name of the account. */
    name?: string;
}

/** An account. */
export interface AccountResponse {
    data: Account;
}

/**
 * A button, and what pressing it asks for. Pressing it starts a job named after `operation`; what the job does is up
 * to whoever listens for it.
 */
export interface Action {
    /** Whether a dialog asks for confirmation before the job starts. */
    confirm?: boolean;
    /** Conditions for pressing the button. All of them must hold; otherwise it is disabled. */
    constraints?: ActionConstraint[];
    /** The action that this one was cloned from. */
    createdFrom?: ActionId;
    /**
     * When the action was deleted; absent while it exists.
     * Format: date-time
     */
    deletedAt?: string;
    /** The text of the dialog that opens when the button is pressed. */
    description?: string;
    /** A warning to read before going on. */
    guardrail?: Guardrail;
    /** Help that explains the action. */
    guide?: Guide;
    /** The icon on the button. Works on primary actions only; it must name an icon of the design system. */
    icon?: string;
    /** A form to fill in after pressing the button; the answers go to the job. */
    inputForm?: InputForm;
    /**
     * Whether the dialog chooses its text by the validity of the records, from `validRecordsMessage` and
     * `invalidRecordsMessage`, instead of always showing `description`.
     */
    invalidConditionalMessaging?: boolean;
    /** The text of the dialog when some records are invalid. Used only when `invalidConditionalMessaging` is true. */
    invalidRecordsMessage?: string;
    /** The text on the button. */
    label: string;
    /**
     * When the configuration was last carried over from the action it was cloned from.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /** Notes shown with the action. */
    messages?: ActionMessage[];
    /** How much stays usable while the job runs. */
    mode?: ActionMode;
    /** Where the button appears. */
    mount?: ActionMount;
    /** The operation of the job that pressing the button starts; the name that listeners wait for. */
    operation?: string;
    /** Whether the button stands out from the others. */
    primary?: boolean;
    /** @deprecated Use `constraints` with an entry of type `hasAllValid`. */
    requireAllValid?: boolean;
    /** @deprecated Use `constraints` with an entry of type `hasSelection`. */
    requireSelection?: boolean;
    /** How often the action runs without being pressed. */
    schedule?: ActionSchedule;
    /** @deprecated Use `operation`. */
    slug?: string;
    /** The text shown while the pointer rests on the button. */
    tooltip?: string;
    /**
     * Leave it out.
     * @deprecated Nothing replaces it.
     */
    type?: string;
    /** The text of the dialog when all records are valid. Used only when `invalidConditionalMessaging` is true. */
    validRecordsMessage?: string;
}

/** A condition for pressing the button of an action. */
export type ActionConstraint =
    | ActionConstraintHasAllValid
    | ActionConstraintHasSelection
    | ActionConstraintHasData
    | ActionConstraintHasColumnEnabled;

/** Every record must be valid. */
export interface ActionConstraintHasAllValid {
    /** Whether all records are looked at, even when only some are selected. */
    ignoreSelection?: boolean;
    /** Says which condition this is. */
    type: "hasAllValid";
}

/** The column that the action is on must be enabled. */
export interface ActionConstraintHasColumnEnabled {
    /** Says which condition this is. */
    type: "hasColumnEnabled";
}

/** There must be at least one record. */
export interface ActionConstraintHasData {
    /** Says which condition this is. */
    type: "hasData";
}

/** At least one record must be selected. */
export interface ActionConstraintHasSelection {
    /** Says which condition this is. */
    type: "hasSelection";
}

/** An action was added to something in a space. The context may lack `appId`. */
export interface ActionCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actionId: ActionId;
        actorId: string;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The text on the button, as of this event. */
        label: string;
        /** The operation of the jobs that the action starts. */
        operation?: string;
    };
    /** Always `action:created`. */
    topic: "action:created";
}

/** An action was deleted and its button is gone. The context may lack `appId`. */
export interface ActionDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actionId: ActionId;
        actorId: string;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The text on the button, as of this event. */
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
export type ActionId = string;

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
    namespace?: string;
    /** Says which template these settings are for. */
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
 * How much stays usable while the job of an action runs. `foreground` and `toolbarBlocking` both block the resource
 * that the action is on until the job is complete; `background` leaves it usable.
 */
export type ActionMode = "foreground" | "background" | "toolbarBlocking";

/** What the button of an action appears on. */
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
    keys?: string[];
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
    slugs?: string[];
    /** Says that the action is on sheets. */
    type: "sheet";
}

/** The button appears on workbooks. */
export interface ActionMountWorkbook {
    /** The slugs of the workbooks that show the button; every workbook shows it when absent. */
    slugs?: string[];
    /** Says that the action is on workbooks. */
    type: "workbook";
}

/** How often an action runs by itself. */
export type ActionSchedule = "weekly" | "daily" | "hourly";

/** The properties of an action to change. What is absent stays as it is. */
export interface ActionUpdate {
    /** Whether a dialog asks for confirmation before the job starts. */
    confirm?: boolean;
    /** Conditions for pressing the button. All of them must hold; otherwise it is disabled. */
    constraints?: ActionConstraint[];
    /** The action that this one was cloned from. */
    createdFrom?: ActionId;
    /**
     * When the action was deleted; absent while it exists.
     * Format: date-time
     */
    deletedAt?: string;
    /** The text of the dialog that opens when the button is pressed. */
    description?: string;
    /** A warning to read before going on. */
    guardrail?: Guardrail;
    /** Help that explains the action. */
    guide?: Guide;
    /** The icon on the button. Works on primary actions only; it must name an icon of the design system. */
    icon?: string;
    /** A form to fill in after pressing the button; the answers go to the job. */
    inputForm?: InputForm;
    /**
     * Whether the dialog chooses its text by the validity of the records, from `validRecordsMessage` and
     * `invalidRecordsMessage`, instead of always showing `description`.
     */
    invalidConditionalMessaging?: boolean;
    /** The text of the dialog when some records are invalid. Used only when `invalidConditionalMessaging` is true. */
    invalidRecordsMessage?: string;
    /** The text on the button. */
    label?: string;
    /**
     * When the configuration was last carried over from the action it was cloned from.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /** Notes shown with the action. */
    messages?: ActionMessage[];
    /** How much stays usable while the job runs. */
    mode?: ActionMode;
    /** Where the button appears. */
    mount?: ActionMount;
    /** The operation of the job that pressing the button starts; the name that listeners wait for. */
    operation?: string;
    /** Whether the button stands out from the others. */
    primary?: boolean;
    /** @deprecated Use `constraints` with an entry of type `hasAllValid`. */
    requireAllValid?: boolean;
    /** @deprecated Use `constraints` with an entry of type `hasSelection`. */
    requireSelection?: boolean;
    /** How often the action runs without being pressed. */
    schedule?: ActionSchedule;
    /** @deprecated Use `operation`. */
    slug?: string;
    /** The text shown while the pointer rests on the button. */
    tooltip?: string;
    /**
     * Leave it out.
     * @deprecated Nothing replaces it.
     */
    type?: string;
    /** The text of the dialog when all records are valid. Used only when `invalidConditionalMessaging` is true. */
    validRecordsMessage?: string;
}

/** An action was changed, such as its text or where it is mounted. The context may lack `appId`. */
export interface ActionUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actionId: ActionId;
        actorId: string;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The text on the button, as of this event. */
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
export type ActorIdUnion = string;

/**
 * Identifies the assignment of a role to an actor.
 * @example us_acr_Yg6lS2kZ
 */
export type ActorRoleId = string;

/** One assignment of a role to an actor on a resource. */
export interface ActorRoleResponse {
    /** Who holds the role. */
    actorId: ActorIdUnion;
    /**
     * When the role was assigned.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the assignment, not the role; the id that takes the role away again. */
    id: ActorRoleId;
    /** What the role is granted on. */
    resourceId: ResourceIdUnion;
    /** The role that the actor holds. */
    roleId: RoleId;
    /**
     * When the assignment was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** Code, or a template, that the service runs when events happen in its environment. */
export interface Agent extends AgentConfig {
    /** The account that the agent belongs to. */
    accountId: AccountId;
    /**
     * When the agent was first deployed.
     * Format: date-time
     */
    createdAt: string;
    /** The agent that this one was cloned from. */
    createdFrom?: AgentId;
    /** The environment whose events the agent is run for. */
    environmentId: EnvironmentId;
    /** Identifies the agent. */
    id: AgentId;
    /**
     * When the configuration was last carried over from the agent it was cloned from.
     * Format: date-time
     */
    lastPropagatedAt?: string;
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
    };
    /** The language of `source`. */
    compiler?: Compiler;
    /** Whether the service itself looks after the agent. Send false, or nothing, for agents of your own. */
    isSystem?: boolean;
    /** The namespace that the agent was written for. For information only; it does not filter events. */
    namespace?: string;
    /** @deprecated Use `templateOptions`. */
    options?: {
        [key: string]: unknown;
    };
    /** The versions of the packages that `source` was bundled with, by package name. */
    packageVersions?: {
        [key: string]: string;
    };
    /** A name of your own that stays the same from deployment to deployment. Unique within the environment. */
    slug?: string;
    /** The code of the agent, bundled into one text. */
    source?: string;
    /** The source map of `source`, as JSON text; makes errors point at the original lines. */
    sourceMap?: string;
    /** The template that the agent is made from, instead of code. */
    template?: AgentTemplate;
    /** The settings of the template. Needed when `template` is set, and of the same kind. */
    templateOptions?: TemplateOptions;
    /** The topics of the events that the agent is run for. */
    topics?: EventTopic[];
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
export type AgentExportId = string;

/** The settings of the operation `agent-export` on an agent. */
export interface AgentExportJobConfig {
    /** What the archive is to hold. */
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
export type AgentId = string;

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
    /** How long the run waited for answers to its own requests, in milliseconds. */
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
export type AgentLogId = string;

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

/** An agent got a new version, by deploying its slug again or by reverting to an older one. */
export interface AgentUpdatedEvent extends EventBase {
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
        /** The number of the version that runs from now on. */
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
export type AgentVersionId = string;

/** A version of an agent. */
export interface AgentVersionResponse {
    data?: AgentVersion;
}

/** An action as the service keeps it, with its id and what it belongs to. */
export interface ApiAction extends Action {
    /**
     * When the action was created.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the action. */
    id: ActionId;
    /**
     * The id of what the action belongs to, such as a workbook or a sheet.
     * @example us_wb_Rm5yZ1hC
     */
    targetId: string;
    /**
     * When the action was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** An action to create. Unless given, `mode` is `background`, `confirm` is true and `primary` is false. */
export interface ApiActionConfig extends Action {
    /**
     * The id of what the action is to belong to, such as a workbook or a sheet.
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
    /** Identifies the program; the `id` of an API key. */
    clientId: string;
    /**
     * What only the program knows; the `secret` that came with the API key.
     * Format: password
     */
    secret: string;
    /** Says that these are the credentials of a program. */
    type: "apiCredentials";
}

/** A key that programs call the service with, in one environment. */
export interface ApiKey {
    /** The account that the key belongs to. */
    accountId?: AccountId;
    /**
     * When the key was created.
     * Format: date-time
     */
    createdAt: string;
    /**
     * When the key was revoked; absent while it is valid.
     * Format: date-time
     */
    deletedAt?: string;
    /** The environment that the key is for. */
    environmentId?: EnvironmentId;
    /** Identifies the key. */
    id: ApiKeyId;
    /** The operations that the key may call; all of them when the list is empty. */
    operations: ApiKeyOperation[];
    /** The key itself, to be sent as bearer token. Only in the answer that creates the key. */
    rawKey?: string;
    /**
     * What to send to `createAccessToken` as `secret`, with the `id` of the key as `clientId`. Only in the answer that
     * creates a secret key.
     */
    secret?: string;
    /** What the key may do. */
    type: ApiKeyType | (string & {});
    /**
     * When the key was last changed.
     * Format: date-time
     */
    updatedAt?: string;
}

/**
 * Identifies an API key. It is not the key itself.
 * @example us_key_Lb6wT1sG
 */
export type ApiKeyId = string;

/** An operation that an API key may call. */
export interface ApiKeyOperation {
    /** The HTTP method of the operation, in capitals. */
    method: string;
    /** The path of the operation, as this description writes it. */
    path: string;
}

/** API keys of an environment. */
export interface ApiKeysResponse {
    /** The keys; the new one alone when it was just created. */
    data: ApiKey[];
}

/**
 * What an API key may do: `SECRET` everything in its environment, `PUBLISHABLE` only creating spaces. A secret key
 * belongs on servers.
 */
export type ApiKeyType = "PUBLISHABLE" | "SECRET";

/** Groups spaces of one kind and says what they are called. */
export interface App {
    /**
     * When the app was put into use; `null` before that.
     * Format: date-time
     */
    activatedAt?: string | null;
    /** The workbooks and sheets that new spaces of the app start with. Any JSON value. */
    blueprint?: unknown;
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
    /** Which environments the app is offered in. */
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
    /** The namespace of the app's spaces; agents with the same namespace work on them. */
    namespace: string;
    /** What kind of work the app is for. */
    type: AppType | (string & {});
    /**
     * When the app was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** An app to create. The service adds its id and the dates. */
export interface AppCreate {
    /** The workbooks and sheets that new spaces of the app start with. Any JSON value. */
    blueprint?: unknown;
    /** What one space of the app is called. Unless given, `Space`. */
    entity?: string;
    /** What several spaces of the app are called. Unless given, `Spaces`. */
    entityPlural?: string;
    /** Which environments the app is offered in. */
    environmentFilters?: AppEnvironmentFilters;
    /** The icon of the app as SVG markup. */
    icon?: string;
    /** Free-form notes on the app. */
    metadata?: {
        [key: string]: unknown;
    };
    /** The name of the app, as people read it. */
    name: string;
    /** The namespace of the app's spaces; agents with the same namespace work on them. */
    namespace: string;
    /** What kind of work the app is for. */
    type: AppType;
}

/** Which environments an app is offered in. Without any member it is offered in all. */
export interface AppEnvironmentFilters {
    /** Environments not to offer it in, by id, even when their kind matches. */
    exclude_ids?: string[];
    /** The kinds of environment to offer it in, such as `development` and `production`. */
    type?: string[];
}

/**
 * Identifies an app.
 * @example us_app_Ib3pQ8mH
 */
export type AppId = string;

/** What to change of an app. What is absent stays as it is. */
export interface AppPatch {
    /**
     * When the app is put into use; `null` takes it out of use.
     * Format: date-time
     */
    activatedAt?: string | null;
    /** The workbooks and sheets that new spaces of the app start with. Any JSON value. */
    blueprint?: unknown;
    /** What one space of the app is called, such as `Supplier`. */
    entity?: string;
    /** What several spaces of the app are called, such as `Suppliers`. */
    entityPlural?: string;
    /** Which environments the app is offered in. */
    environmentFilters?: AppEnvironmentFilters;
    /** The icon of the app as SVG markup. */
    icon?: string;
    /** Free-form notes on the app. */
    metadata?: {
        [key: string]: unknown;
    };
    /** The name of the app, as people read it. */
    name?: string;
    /** The namespace of the app's spaces; agents with the same namespace work on them. */
    namespace?: string;
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

/** What kind of work an app is for. `CUSTOM` is one that its account built for itself. */
export type AppType = "PORTAL" | "PROJECTS" | "MAPPING" | "WORKBOOKS" | "CUSTOM";

/** Which role an actor gets, and on what. */
export interface AssignActorRoleRequest {
    /** What the role is granted on; it also covers everything inside, such as the spaces of an environment. */
    resourceId: ResourceIdUnion;
    /** The role to assign. */
    roleId: RoleId;
}

/** The assignment that was made. */
export interface AssignRoleResponse {
    data: AssignRoleResponseData;
}

/** One assignment of a role to an actor on a resource, as it was just made. */
export interface AssignRoleResponseData {
    /** Who holds the role. */
    actorId: ActorIdUnion;
    /**
     * When the role was assigned.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the assignment, not the role; the id that takes the role away again. */
    id: ActorRoleId;
    /** What the role is granted on. */
    resourceId: ResourceIdUnion;
    /** The role that the actor holds. */
    roleId: RoleId;
    /**
     * When the assignment was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** Settings of the agent that sets up spaces from a stored build. */
export interface AutobuildTemplateOptions {
    /** The id of the build. */
    autobuildId: string;
    /** The namespace that the agent works in. */
    namespace?: string;
    /** Says which template these settings are for. */
    template: "autobuild";
}

/** Settings of the agent that turns text into the type of its field, such as "24.50" into a number. */
export interface AutocastTemplateOptions {
    /** The keys of the fields to convert; all fields when absent. */
    fieldFilters?: string[];
    /** The namespace that the agent works in. */
    namespace?: string;
    /** Further settings of the conversion; free-form. */
    options?: {
        [key: string]: unknown;
    };
    /** The slug of the sheet whose records are converted. */
    sheetSlug: string;
    /** Says which template these settings are for. */
    template: "autocast";
}

/** Which files are mapped by themselves, to which sheet, and how sure a match must be. */
export interface AutomapOptions {
    /**
     * How sure the match of a column must be before it is accepted.
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

/** Settings of the agent that maps uploaded files to a sheet without asking. */
export interface AutomapTemplateOptions {
    /** The namespace that the agent works in. */
    namespace?: string;
    /** Which files are mapped, to which sheet, and how sure a match must be. */
    options: AutomapOptions;
    /** Says which template these settings are for. */
    template: "automap";
}

/** What fields of every type have. */
export interface BaseProperty {
    /** Buttons on the column. */
    actions?: Action[];
    /** Other names that the field goes by in files; they help to map columns to it. */
    alternativeNames?: string[];
    /** How the column looks. */
    appearance?: FieldAppearance;
    /** The rules that its values have to keep; at most 10. */
    constraints?: Constraint[];
    /** What the field is for, in Markdown. */
    description?: string;
    /** The name of the field for programs; records use it for their values. */
    key: string;
    /** The name of the field, as people see it; the key unless given. */
    label?: string;
    /** Your own notes on the field, any JSON value. */
    metadata?: unknown;
    /** Whether nobody may edit the values. */
    readonly?: boolean;
    /** What sets the field apart from others. Fields that people add carry `user-defined`. */
    treatments?: string[];
}

/** A field that holds yes or no. */
export type BooleanProperty = {
    /** Whether a third state is allowed. */
    config?: BooleanPropertyConfig;
    /** Says that the field holds yes or no. */
    type: "boolean";
} & (BaseProperty & {
    type: "boolean";
});
/** The settings of a boolean field. */
export interface BooleanPropertyConfig {
    /** Whether `null` is allowed as a third state. */
    allowIndeterminate: boolean;
}

/**
 * The settings of the operation `bulk-mutate-flags` on a workbook: what to do with a flag, and which records to do it
 * to. `bulkMutateFlags` makes them from its request.
 */
export interface BulkMutateFlagsJobConfig {
    /**
     * Records to leave out of the selection, whatever else selects them. With the filter `none` they are the only
     * records changed.
     */
    exceptions?: RecordId[];
    /**
     * Selects records by validity. One of `valid`, `error`, `all` and `none`, or an object of conditions. Any JSON
     * value; what the service does not understand fails the job.
     */
    filter?: unknown;
    /** The key of the field that `valid` or `error` is about. Needs `filter`; without it the whole record counts. */
    filterField?: string;
    /**
     * The records to change, by id. Together with `searchValue` or a `filter` of `valid`, `error` or `all`, these
     * records are left out of the selection instead.
     */
    ids?: RecordId[];
    /** What to do with the flag. */
    mutation: FlagMutationConfig;
    /** Text to search for in all fields of the records. */
    q?: string;
    /** A condition in the filter query language that the records must meet, such as `price gt 100`. */
    query?: string;
    /** The key of the field to look for `searchValue` in. Without it every field is searched. */
    searchField?: string;
    /** Text that the records must contain. In double quotes it must be the whole value; `""` finds empty values. */
    searchValue?: string;
    /** Takes a snapshot of the sheets concerned before anything changes, under this label. Without it none is taken. */
    snapshotLabel?: string;
    /** The workbook whose records are selected. */
    workbookId: WorkbookId;
}

/** What to do with a flag, and which records to do it to. */
export interface BulkMutateFlagsRequest {
    /**
     * Records to leave out of the selection, whatever else selects them. With the filter `none` they are the only
     * records changed.
     */
    exceptions?: RecordId[];
    /**
     * Selects records by validity. One of `valid`, `error`, `all` and `none`, or an object of conditions. Any JSON
     * value; what the service does not understand answers 400.
     */
    filter?: unknown;
    /** The key of the field that `valid` or `error` is about. Needs `filter`; without it the whole record counts. */
    filterField?: string;
    /**
     * The label and colour of the flag, for `apply` and `update`. With `apply` they take effect when the workbook has
     * no flag with this slug yet; it is then created. Ignored by `replace` and `delete`.
     */
    flag?: FlagMutationData;
    /**
     * The records to change, by id. Together with `searchValue` or a `filter` of `valid`, `error` or `all`, these
     * records are left out of the selection instead.
     */
    ids?: RecordId[];
    /** What to do with the flag. */
    operation: FlagOperation;
    /** Text to search for in all fields of the records. */
    q?: string;
    /** A condition in the filter query language that the records must meet, such as `price gt 100`. */
    query?: string;
    /** The key of the field to look for `searchValue` in. Without it every field is searched. */
    searchField?: string;
    /** Text that the records must contain. In double quotes it must be the whole value; `""` finds empty values. */
    searchValue?: string;
    /** The slug of the flag, which identifies it within the workbook. */
    slug: string;
    /** Takes a snapshot of the sheets concerned before anything changes, under this label. Without it none is taken. */
    snapshotLabel?: string;
}

/** Says that a change of flags is queued, and as which job. */
export interface BulkMutateFlagsResponse {
    /** The job that makes the change. Its `job:*` events tell how far it is. */
    jobId: JobId;
    /** Whether the change was queued. */
    success: boolean;
}

/** One number about one field, computed over the selected records of a sheet. */
export interface Calculation {
    /** The key of the field that was counted. */
    fieldKey: string;
    /** Identifies the calculation. */
    id: CalculationId;
    /** The sheet whose records were counted. */
    sheetId: SheetId;
    /** What was computed. */
    type: CalculationType;
    /**
     * The result; percentages run from 0 to 100. Absent when there is none, such as the average of a field
     * without a single number.
     * Format: double
     */
    value?: number;
    /** The workbook that holds the sheet. */
    workbookId: WorkbookId;
}

/**
 * Which records take part, judged by their validity: `valid` those without an error, `error` those with at least
 * one, `all` every record, `none` no record.
 */
export type CalculationFilter = "valid" | "error" | "all" | "none";

/**
 * Identifies a calculation.
 * @example us_calc_Uo6iP9lE
 */
export type CalculationId = string;

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
 * `null` and the empty text count as no value. The last four leave out values that are no numbers.
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

/** One part of a canvas - what it shows, where it sits and how it opens. An area may hold further areas. */
export interface CanvasArea {
    /** The canvas that the area is part of. */
    canvasId: CanvasId;
    /** What the area shows, in the form that its `type` asks for, such as the id of a sheet. Any JSON value. */
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
    /** How the area takes up room. */
    layout: CanvasAreaLayout | (string & {});
    /** Free-form notes on the area. Any JSON value; the service does not read it. */
    metadata: unknown;
    /** What is laid over the area, such as a hint while data is loading. Any JSON value; `null` when nothing is. */
    overlay: unknown;
    /** The area that this one is nested in. Absent on areas that stand directly on the canvas. */
    parentId?: CanvasAreaId;
    /** Where the area sits within its parent, or on the canvas. */
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

/** An area was added to a canvas. The context may lack `appId`. */
export interface CanvasAreaCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
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

/** An area of a canvas was deleted, with the areas nested in it. The context may lack `appId`. */
export interface CanvasAreaDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
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
export type CanvasAreaId = string;

/** How an area takes up room. `split` shares it with its neighbours, `drawer` slides in from an edge, `modal` opens above everything else. */
export type CanvasAreaLayout = "split" | "drawer" | "modal";

/** The edge that an area sits at, or the middle. */
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

/** An area of a canvas was changed, such as what it shows or where it sits. The context may lack `appId`. */
export interface CanvasAreaUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
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

/** A canvas was added to a space; every space has one from its creation on. The context may lack `appId`. The payload is empty. */
export interface CanvasCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
        spaceId: SpaceId;
    };
    /** Always `canvas`. */
    domain: "canvas";
    /** Always `canvas:created`. */
    topic: "canvas:created";
}

/** A canvas was deleted, with its areas. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. The context may lack `appId`. The payload is empty. */
export interface CanvasDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
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
export type CanvasId = string;

/** A canvas was changed. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. The context may lack `appId`. The payload is empty. */
export interface CanvasUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        entityId: string;
        spaceId: SpaceId;
    };
    /** Always `canvas`. */
    domain: "canvas";
    /** Always `canvas:updated`. */
    topic: "canvas:updated";
}

/** What may be done with one cell of a record. */
export interface CellConfig {
    /** Whether the cell may not be edited. */
    readonly?: boolean;
}

/** What to write into one cell. */
export interface CellData {
    /** The writer's own findings about the value, kept beside those of the service. */
    messages?: ValidationMessage[];
    /** Whether the writer holds the value to be valid. The service decides by the error messages. */
    valid?: boolean;
    /** The value of the cell; `null` empties it. */
    value?: CellValueUnion;
}

/** One cell of a record. */
export interface CellValue {
    /** The layer that produced the value, when a commit changed it automatically. */
    layer?: string;
    /** The records that a reference points to, where they were asked for. */
    links?: Record[];
    /** Everything found about the value, by the service and by those who write records. */
    messages?: ValidationMessage[];
    /**
     * Free-form notes on the cell.
     * @deprecated Use the `metadata` of the record.
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * When the value was last changed.
     * Format: date-time
     */
    updatedAt?: string;
    /** Whether the cell has no message of the type `error`. */
    valid?: boolean;
    /** What the cell holds; `null` when it is empty. */
    value?: CellValueUnion;
}

/**
 * The value of a cell. Numbers may be whole or not; dates are strings such as `2026-03-02`; fields of the list
 * types hold a list of strings; `null` is an empty cell. A value that does not fit its field is stored all the
 * same, with an error message beside it.
 */
export type CellValueUnion = string | number | boolean | string[] | null;

/** Many things that a job is about, as the listing that returns them. */
export interface CollectionJobSubject {
    /** The values of the path that lists them, such as `sheetId`. */
    params?: {
        [key: string]: unknown;
    };
    /** The query parameters that select them, such as `filter`. */
    query?: {
        [key: string]: unknown;
    };
    /** What is listed, such as `records`. */
    resource: string;
    /** Says that it is many things. */
    type: "collection";
}

/**
 * One batch of changes to the records of a sheet. A commit is open until it is completed: `completedAt` and
 * `completedBy` are absent before, present after.
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
}

/** A tracked commit was acknowledged as handled, so that actions on its sheet are possible again. The context may lack `appId`. */
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
        /** Whether the commit stays open until a receiver completes it. */
        trackChanges: boolean;
    };
    /** Always `commit:completed`. */
    topic: "commit:completed";
}

/** Records of a sheet were added, changed or deleted; the commit groups the changes of one request. The context may lack `appId`. */
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
export type CommitId = string;

/** A commit. */
export interface CommitResponse {
    data: Commit;
}

/** Further changes of records joined an open commit. Reserved: Each write of this version makes a commit of its own. Clients may record it with `createEvent`. The context may lack `appId`. */
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
        /** Whether the commit stays open until a receiver completes it. */
        trackChanges: boolean;
    };
    /** Always `commit:updated`. */
    topic: "commit:updated";
}

/** The language of an agent's code. There is one, JavaScript. */
export type Compiler = "js";

/** No two records of the sheet may have the same values in all the named fields. */
export interface CompositeUniqueConstraint {
    /** How a broken rule is reported. */
    config?: CompositeUniqueConstraintConfig;
    /** The keys of the fields whose values belong together. */
    fields: string[];
    /** The name of the rule. */
    name: string;
    /** The keys of fields that must have a value for the rule to apply to a record. */
    requiredFields?: string[];
    /** How the values are compared. */
    strategy: CompositeUniqueConstraintStrategy;
    /** Says which rule this is. */
    type: "unique";
}

/** How a duplicate combination is reported. */
export interface CompositeUniqueConstraintConfig {
    /** How serious a duplicate combination is. */
    level?: ValidationType;
    /** The text of the message, in place of the usual one. */
    message?: string;
}

/** How the values of several fields are compared: as one text (`concat`) or by a hash of it (`hash`). */
export type CompositeUniqueConstraintStrategy = "hash" | "concat";

/** The value is computed, so the field is not offered for mapping. */
export interface ComputedConstraint {
    /** Says which rule this is. */
    type: "computed";
}

/** A rule that the values of one field have to keep. */
export type Constraint =
    | RequiredConstraint
    | UniqueConstraint
    | ComputedConstraint
    | ExternalConstraint
    | StoredConstraint;

/** Settings of the agent that checks records against the constraints of their sheet. */
export interface ConstraintsTemplateOptions {
    /** The namespace that the agent works in. */
    namespace?: string;
    /** Says which template these settings are for. */
    template: "constraints";
}

/** Where an event happened, from the account down to the sheet, and who did it. Which of the optional ids are set depends on the topic. */
export interface Context {
    /** The account it happened in. */
    accountId: AccountId;
    /** The action it is about, or the action that led to it. */
    actionId?: ActionId;
    /** The name of the action that led to it, as `<resource>:<operation>`, for example `sheet:submitProducts`. */
    actionName?: string;
    /**
     * Who did it - the id of a user, a guest or an agent. Absent when the service acted by itself.
     * @example us_usr_Nq8dK1yT
     */
    actorId?: string;
    /** The app that the space belongs to. */
    appId?: AppId;
    /** The commit that holds the changes it is about. */
    commitId?: CommitId;
    /** The data clip it is about. */
    dataClipId?: DataClipId;
    /** The document it is about. */
    documentId?: DocumentId;
    /**
     * The id of what it is about where no other id of the context names that, such as a canvas.
     * @example us_cv_Dr9nF4jW
     */
    entityId?: string;
    /** The environment it happened in. */
    environmentId: EnvironmentId;
    /** The file it is about. */
    fileId?: FileId;
    /** Further values that receivers can filter events by, under names of the sender's choice. */
    filters?: {
        [key: string]: string;
    };
    /** The job it is about, or the job that caused it. */
    jobId?: JobId;
    /** The namespaces of the space, workbook and sheet it happened in. */
    namespaces?: string[];
    /** The event that this one follows from. */
    precedingEventId?: EventId;
    /** The mapping program it is about. */
    programId?: ProgramId;
    /** The sheet it happened in. */
    sheetId?: SheetId;
    /** The slug of that sheet, so that a receiver need not look up the id. */
    sheetSlug?: string;
    /** The slugs of the space, workbook and sheet it happened in. */
    slugs?: EventContextSlugs;
    /** The snapshot it is about. */
    snapshotId?: SnapshotId;
    /** The space it happened in. */
    spaceId?: SpaceId;
    /** The thread it is about. */
    threadId?: ThreadId;
    /**
     * The version that holds the changes it is about.
     * @deprecated Use `commitId`, which has the same value.
     */
    versionId?: VersionId;
    /** The workbook it happened in. */
    workbookId?: WorkbookId;
}

/** An area to add to a canvas. The service adds its id and the dates. */
export interface CreateCanvasAreaRequest {
    /** The canvas that the area is part of. */
    canvasId: CanvasId;
    /** What the area shows, in the form that its `type` asks for, such as the id of a sheet. Any JSON value. */
    config?: unknown;
    /** How the area takes up room. */
    layout?: CanvasAreaLayout;
    /** Free-form notes on the area. Any JSON value; the service does not read it. */
    metadata?: unknown;
    /** What is laid over the area, such as a hint while data is loading. Any JSON value; `null` takes it away. */
    overlay?: unknown;
    /** The area to nest this one in. It must be part of the same canvas. */
    parentId?: CanvasAreaId;
    /** Where the area sits within its parent, or on the canvas. */
    position: CanvasAreaPosition;
    /** What kind of content the area shows. */
    type: CanvasAreaType;
    /** Whether the area is shown. */
    visibility?: CanvasAreaVisibility;
}

/** An event to record. The service adds its id and the time. */
export interface CreateEventConfig {
    /** What the event says about the state of its target. */
    attributes?: EventAttributes;
    /** The URL to call once the event is handled, which acknowledges it. */
    callbackUrl?: string;
    /** Where it happened and who did it, as ids. */
    context: Context;
    /** The URL to read the data from that the event is about, such as the records of a commit. */
    dataUrl?: string;
    /**
     * When the event was deleted. Absent on events that are still there.
     * Format: date-time
     */
    deletedAt?: string;
    /** The kind of resource that the event belongs to. */
    domain: EventDomain;
    /** The namespaces that the event belongs to. An agent with a namespace receives the events of that one only. */
    namespaces?: string[];
    /** What caused the event. */
    origin?: Origin;
    /** What is known about it beyond the context. The keys depend on the topic; ignore those you do not know. */
    payload: {
        [key: string]: unknown;
    };
    /** The id of what the event is about, where it has one. */
    target?: string;
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

/** The personal access token to create. */
export interface CreatePersonalAccessTokenRequest {
    /** What the token is for, so that you know it again in the list. */
    name: string;
}

/** A personal access token that was just created. */
export interface CreatePersonalAccessTokenResponse {
    data: CreatePersonalAccessTokenResponseData;
}

/** A personal access token, this once with the token itself. */
export interface CreatePersonalAccessTokenResponseData {
    /** What the list shows of the token. */
    personalAccessToken: PersonalAccessToken;
    /** The token itself, to be sent as bearer token. It is not shown again. */
    token: string;
}

/** What a new workbook holds and how it behaves. */
export interface CreateWorkbookConfig {
    /** Buttons on the workbook. */
    actions?: Action[];
    /** The environment of that space; no other is accepted. */
    environmentId?: EnvironmentId;
    /** The folder of the sidebar that shows the workbook. */
    folder?: string;
    /** Words of your own to find the workbook by. `file` marks one that was made from a file. */
    labels?: string[];
    /** Your own notes on the workbook, any JSON value. */
    metadata?: unknown;
    /** The name of the workbook, as people see it. */
    name: string;
    /** A name that listeners filter the events of the workbook by. */
    namespace?: string;
    /** How the workbook behaves. */
    settings?: WorkbookSettings;
    /** The sheets, in their order. No two may have the same slug; one without gets it from its name. */
    sheets?: SheetConfig[];
    /** The space that holds the workbook. May be left out when the access token is good for one space only. */
    spaceId?: SpaceId;
    /** How the records are stored. A hint only; what the operations do does not depend on it. */
    storageStrategy?: StorageStrategy;
    /** What sets the workbook apart from an ordinary one. */
    treatments?: WorkbookTreatment[];
}

/** What an access token is given for. */
export type Credentials = UserCredentials | ApiCredentials;

/** Five minutes have passed; recorded once for each environment. The clock of the service causes it. */
export interface Cron5MinutesEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `cron`. */
    domain: "cron";
    /** What is known about it. */
    payload: {
        /**
         * The time this was due, which identifies the tick.
         * Format: date-time
         */
        dueAt: string;
    };
    /** Always `cron:5-minutes`. */
    topic: "cron:5-minutes";
}

/** A new day has begun in UTC; recorded once for each environment. The clock of the service causes it. */
export interface CronDailyEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `cron`. */
    domain: "cron";
    /** What is known about it. */
    payload: {
        /**
         * The time this was due, which identifies the tick.
         * Format: date-time
         */
        dueAt: string;
    };
    /** Always `cron:daily`. */
    topic: "cron:daily";
}

/** A new hour has begun; recorded once for each environment. The clock of the service causes it. */
export interface CronHourlyEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `cron`. */
    domain: "cron";
    /** What is known about it. */
    payload: {
        /**
         * The time this was due, which identifies the tick.
         * Format: date-time
         */
        dueAt: string;
    };
    /** Always `cron:hourly`. */
    topic: "cron:hourly";
}

/** A new week has begun, on Monday in UTC; recorded once for each environment. The clock of the service causes it. */
export interface CronWeeklyEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `cron`. */
    domain: "cron";
    /** What is known about it. */
    payload: {
        /**
         * The time this was due, which identifies the tick.
         * Format: date-time
         */
        dueAt: string;
    };
    /** Always `cron:weekly`. */
    topic: "cron:weekly";
}

/** The settings of an operation that a listener of yours carries out. Any keys, any values. */
export interface CustomJobConfig {
    [key: string]: unknown;
}

/** The people who work on a data clip changed, or what one of them may do. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`. */
export interface DataClipCollaboratorUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
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
        /** How far the data clip has come, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:collaborator-updated`. */
    topic: "data-clip:collaborator-updated";
}

/** Records were clipped from a sheet, to be settled apart from it. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`. */
export interface DataClipCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
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
        /** How far the data clip has come, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:created`. */
    topic: "data-clip:created";
}

/** A data clip was deleted; the records of its sheet stay. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`. */
export interface DataClipDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
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
        /** How far the data clip has come, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:deleted`. */
    topic: "data-clip:deleted";
}

/**
 * Identifies a data clip.
 * @example us_clip_Pz5vH7tM
 */
export type DataClipId = string;

/** The differences between a data clip and its sheet were listed, to be settled one by one. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`, `actorId`. */
export interface DataClipResolutionsCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        dataClipId: DataClipId;
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
        /** How far the data clip has come, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:resolutions-created`. */
    topic: "data-clip:resolutions-created";
}

/** The differences between a data clip and its sheet were listed anew, because the sheet had changed. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`, `actorId`. */
export interface DataClipResolutionsRefreshedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        dataClipId: DataClipId;
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
        /** How far the data clip has come, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:resolutions-refreshed`. */
    topic: "data-clip:resolutions-refreshed";
}

/** Differences between a data clip and its sheet were settled. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`. */
export interface DataClipResolutionsUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
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
        /** How far the data clip has come, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:resolutions-updated`. */
    topic: "data-clip:resolutions-updated";
}

/** A data clip was changed, such as its name or its status. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`. */
export interface DataClipUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        dataClipId: DataClipId;
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
        /** How far the data clip has come, such as `OPEN`. */
        status: string;
    };
    /** Always `data-clip:updated`. */
    topic: "data-clip:updated";
}

/** A rule that ends the life of the spaces of an environment after a number of days. */
export interface DataRetentionPolicy {
    /**
     * When the policy was created.
     * Format: date-time
     */
    createdAt: string;
    /** The environment whose spaces the policy is about. */
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

/** What a data retention policy says. */
export interface DataRetentionPolicyConfig {
    /** The environment whose spaces the policy is about. */
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
export type DataRetentionPolicyId = string;

/** A data retention policy. */
export interface DataRetentionPolicyResponse {
    data: DataRetentionPolicy;
}

/**
 * What the days of a policy are counted from: `lastActivity` the last time that anything happened in the space,
 * `sinceCreated` its creation.
 */
export type DataRetentionPolicyType = "lastActivity" | "sinceCreated";

/** A field that holds days, written as `2026-03-02`. There is no type for a time of day. */
export type DateProperty = {
    /** Says that the field holds days. */
    type: "date";
} & (BaseProperty & {
    type: "date";
});
/**
 * The settings of the operation `delete-records` on a workbook: which records of which sheet to delete. Without any
 * condition that is every record of the sheet.
 */
export interface DeleteRecordsJobConfig {
    /**
     * Records to leave out of the selection, whatever else selects them. With the filter `none` they are the only
     * records changed.
     */
    exceptions?: RecordId[];
    /** Selects records by validity. With `none`, only those named in `exceptions` are deleted. */
    filter?: CalculationFilter;
    /** The key of the field that `valid` or `error` is about. Needs `filter`; without it the whole record counts. */
    filterField?: string;
    /** A condition in the filter query language that the records must meet, such as `price gt 100`. */
    q?: string;
    /** The key of the field to look for `searchValue` in. Without it every field is searched. */
    searchField?: string;
    /** Text that the records must contain. In double quotes it must be the whole value; `""` finds empty values. */
    searchValue?: string;
    /** The sheet to delete from. It must be part of the workbook that is the source of the job. */
    sheet: SheetId;
    /** Takes a snapshot of the sheets concerned before anything changes, under this label. Without it none is taken. */
    snapshotLabel?: string;
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

/** A Markdown page inside a space. */
export interface Document {
    /** Buttons on the document. */
    actions?: Action[];
    /** The text of the document, in Markdown. */
    body: string;
    /**
     * When the document was created.
     * Format: date-time
     */
    createdAt: string;
    /** The template document that this one was made from. */
    createdFrom?: DocumentId;
    /** The environment that the document belongs to. */
    environmentId?: EnvironmentId;
    /** Identifies the document. */
    id: DocumentId;
    /**
     * When the configuration of the template was last carried over to the document.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /** The space that holds the document. */
    spaceId?: SpaceId;
    /** The title of the document. */
    title: string;
    /** How the document looks or behaves. `ephemeral` fills the screen and keeps it out of the sidebar. */
    treatments?: string[];
    /**
     * When the document was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/** What a document says and how it is shown. */
export interface DocumentConfig {
    /** Buttons on the document. */
    actions?: Action[];
    /** The text of the document, in Markdown. */
    body: string;
    /** The title of the document. */
    title: string;
    /** How the document looks or behaves. `ephemeral` fills the screen and keeps it out of the sidebar. */
    treatments?: string[];
}

/** A document was added to a space. The context may lack `appId`. */
export interface DocumentCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        documentId: DocumentId;
        spaceId: SpaceId;
    };
    /** Always `document`. */
    domain: "document";
    /** What is known about it. */
    payload: {
        /** The title of the document, as of this event. */
        title: string;
    };
    /** Always `document:created`. */
    topic: "document:created";
}

/** A document was removed from its space. The context may lack `appId`. */
export interface DocumentDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        documentId: DocumentId;
        spaceId: SpaceId;
    };
    /** Always `document`. */
    domain: "document";
    /** What is known about it. */
    payload: {
        /** The title of the document, as of this event. */
        title: string;
    };
    /** Always `document:deleted`. */
    topic: "document:deleted";
}

/**
 * Identifies a document.
 * @example us_dc_Jt5aY4rF
 */
export type DocumentId = string;

/** A document. */
export interface DocumentResponse {
    data: Document;
}

/** The title or the body of a document was changed. The context may lack `appId`. */
export interface DocumentUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        documentId: DocumentId;
        spaceId: SpaceId;
    };
    /** Always `document`. */
    domain: "document";
    /** What is known about it. */
    payload: {
        /** The title of the document, as of this event. */
        title: string;
    };
    /** Always `document:updated`. */
    topic: "document:updated";
}

/** A field that holds several of a list of options. */
export type EnumListProperty = {
    /** The options to choose from. */
    config: EnumPropertyConfig;
    /** Says that the field holds several of a list of options. */
    type: "enum-list";
} & (BaseProperty & {
    type: "enum-list";
});
/** A field that holds one of a list of options. */
export type EnumProperty = {
    /** The options to choose from. */
    config: EnumPropertyConfig;
    /**
     * Whether a cell holds a list of options.
     * @deprecated Use a field of type `enum-list`.
     */
    isArray?: boolean;
    /**
     * Whether several options may be chosen.
     * @deprecated Use a field of type `enum-list`.
     */
    multi?: boolean;
    /** Says that the field holds one of a list of options. */
    type: "enum";
} & (BaseProperty & {
    type: "enum";
});
/** The options of an enum field. */
export interface EnumPropertyConfig {
    /** Whether a value that is no option may be stored; it stays invalid. */
    allowCustom?: boolean;
    /** The options to choose from; at most 100. */
    options: EnumPropertyOption[];
    /** The order in which the options are shown; by `label` unless given. */
    sortBy?: EnumPropertySortBy;
}

/** One option of an enum field. */
export interface EnumPropertyOption {
    /** Other names that the option goes by in files; they help to map values to it. */
    alternativeNames?: string[];
    /** The colour of the option. */
    color?: string;
    /** What the option means. */
    description?: string;
    /** The icon of the option. */
    icon?: string;
    /** The name of the option, as people see it; the value unless given. */
    label?: string;
    /** Your own notes on the option. */
    meta?: {
        [key: string]: unknown;
    };
    /** The place of the option when options are shown by `ordinal`. */
    ordinal?: number;
    /** The value that records hold when this option is chosen. */
    value: string | number | boolean;
}

/** What decides the order of the options of an enum field. */
export type EnumPropertySortBy = "label" | "value" | "ordinal";

/** A part of an account that is separate from the others, with spaces, agents, guests and API keys of its own. */
export interface Environment {
    /** The account that the environment belongs to. */
    accountId: AccountId;
    /** The features that are switched on or off for this environment, by name. Set by the service. */
    features: {
        [key: string]: unknown;
    };
    /** How guests may sign in to spaces that do not say it themselves. */
    guestAuthentication: (GuestAuthentication | (string & {}))[];
    /** Identifies the environment. */
    id: EnvironmentId;
    /** Whether real work is done here. False for environments to develop or rehearse in. */
    isProd: boolean;
    /** The language that spaces are shown in, whatever the browser asks for. */
    languageOverride?: string;
    /** Your own notes on the environment. */
    metadata: {
        [key: string]: unknown;
    };
    /** The name of the environment, such as `production`. */
    name: string;
    /** The namespaces that listeners of this environment filter events by. */
    namespaces?: string[];
    /** The address of a file with translations of the interface, for spaces that do not name their own. */
    translationsPath?: string;
}

/** The service drew up a configuration for an environment by itself, to start its spaces from. Reserved: Configurations are not built automatically in this version. Clients may record it with `createEvent`. The context may lack `actorId`. The payload is empty. */
export interface EnvironmentAutobuildCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `environment`. */
    domain: "environment";
    /** Always `environment:autobuild-created`. */
    topic: "environment:autobuild-created";
}

/** The properties of an environment to create. */
export interface EnvironmentConfigCreate {
    /** How guests may sign in to spaces that do not say it themselves; every way when absent. */
    guestAuthentication?: GuestAuthentication[];
    /** Whether real work is to be done here. */
    isProd: boolean;
    /** The language that spaces are shown in, whatever the browser asks for. */
    languageOverride?: string;
    /** Your own notes on the environment. */
    metadata?: {
        [key: string]: unknown;
    };
    /** The name of the environment. No other environment of the account may have it. */
    name: string;
    /** The namespaces that listeners of this environment filter events by. */
    namespaces?: string[];
    /** The address of a file with translations of the interface, for spaces that do not name their own. */
    translationsPath?: string;
}

/** The properties of an environment to change. What is absent stays as it is. */
export interface EnvironmentConfigUpdate {
    /** How guests may sign in to spaces that do not say it themselves; every way when absent. */
    guestAuthentication?: GuestAuthentication[];
    /** Whether real work is to be done here. */
    isProd?: boolean;
    /** The language that spaces are shown in, whatever the browser asks for. */
    languageOverride?: string;
    /** Your own notes on the environment. */
    metadata?: {
        [key: string]: unknown;
    };
    /** The name of the environment. No other environment of the account may have it. */
    name?: string;
    /** The namespaces that listeners of this environment filter events by. */
    namespaces?: string[];
    /** The address of a file with translations of the interface, for spaces that do not name their own. */
    translationsPath?: string;
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
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `environment:created`. */
    topic: "environment:created";
}

/** An environment was deleted, with its spaces. Reserved: No operation of this description deletes an environment. Clients may record it with `createEvent`. */
export interface EnvironmentDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
    };
    /** Always `environment`. */
    domain: "environment";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `environment:deleted`. */
    topic: "environment:deleted";
}

/**
 * Identifies an environment.
 * @example us_env_4hTq9LmZ
 */
export type EnvironmentId = string;

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
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `environment:updated`. */
    topic: "environment:updated";
}

/** One thing that was wrong with a request, or that went wrong with it. */
export interface Error {
    /** The field, parameter, header or id that the message is about. */
    key?: string;
    /** What was wrong and what would be right, for a person to read. */
    message: string;
}

/** The body of every answer that is not a success. */
export interface ErrorEnvelope {
    /** Everything that was wrong, one entry each. */
    errors: Error[];
}

/** Something that happened, where it happened, and what is known about it. Events are kept in order and never change, except that they can be acknowledged. Narrows by `topic`. */
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
    /** How far the work is, when the event is one of a series about the same work. */
    progress?: Progress;
    /**
     * When the target was last changed, as of this event. Compare it to drop events that arrive late.
     * Format: date-time
     */
    targetUpdatedAt?: string;
}

/** What all events have, whatever their topic. */
export interface EventBase {
    /**
     * When a receiver reported the event as handled. Absent while nobody has.
     * Format: date-time
     */
    acknowledgedAt?: string;
    /** The user or system actor who acknowledged the event. */
    acknowledgedBy?: string;
    /** What the event says about the state of its target. */
    attributes?: EventAttributes;
    /** The URL to call once the event is handled, which acknowledges it. */
    callbackUrl?: string;
    /** Where it happened and who did it, as ids. */
    context: Context;
    /**
     * When it happened.
     * Format: date-time
     */
    createdAt: string;
    /** The URL to read the data from that the event is about, such as the records of a commit. */
    dataUrl?: string;
    /**
     * When the event was deleted. Absent on events that are still there.
     * Format: date-time
     */
    deletedAt?: string;
    /** The kind of resource that the event belongs to. */
    domain: EventDomain | (string & {});
    /** Identifies the event. */
    id: EventId;
    /** The namespaces that the event belongs to. An agent with a namespace receives the events of that one only. */
    namespaces?: string[];
    /** What caused the event. */
    origin?: Origin;
    /** What is known about it beyond the context. The keys depend on the topic; ignore those you do not know. */
    payload: {
        [key: string]: unknown;
    };
    /** The id of what the event is about, where it has one. */
    target?: string;
    /** What happened. */
    topic: EventTopic | (string & {});
}

/** The readable names of where an event happened, for receivers that filter by slug instead of id. */
export interface EventContextSlugs {
    /** The slug of the sheet. */
    sheet?: string;
    /** The slug of the space. */
    space?: string;
    /** The slug of the workbook. */
    workbook?: string;
}

/**
 * The kind of resource that an event belongs to, for filtering by area. It is not always the first half of the
 * topic: `commit:created` belongs to `workbook`, `agent:created` to `space`.
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
export type EventId = string;

/** One event. */
export interface EventResponse {
    data: Event;
}

/**
 * What happened, as `<subject>:<what>`. Every topic has an entry among the webhooks of this description: when it
 * is recorded, what its payload holds and which ids its context carries.
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

/** Code of your own judges the values. It finds its rule by the name of the validator. */
export interface ExternalConstraint {
    /** Settings for the validator, any JSON value. */
    config?: unknown;
    /** What the rule checks. */
    description?: string;
    /** The name of the rule, as people see it. */
    label?: string;
    /** Says which rule this is. */
    type: "external";
    /** The name of the validator; used once per field. */
    validator: string;
}

/** Code of your own judges the records. It finds its rule by the name of the validator. */
export interface ExternalSheetConstraint {
    /** Settings for the validator, any JSON value. */
    config?: unknown;
    /** The keys of the fields that the validator looks at. */
    fields?: string[];
    /** Says which rule this is. */
    type: "external";
    /** The name of the validator. */
    validator: string;
}

/** How the column of a field looks. */
export interface FieldAppearance {
    /** The width of the column. */
    size?: FieldSize;
}

/** A field of a sheet. */
export interface FieldConfigResponse {
    data: Property;
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

/** The width of a column, from very narrow to very wide. */
export type FieldSize = "xs" | "s" | "m" | "l" | "xl";

/** An uploaded or exported file of a space, without its bytes. */
export interface File {
    /** Buttons on the file. */
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
     * When the file expired; absent while it lives.
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
    /** The sheet that the file belongs to, if it belongs to one. */
    sheetId?: SheetId;
    /** The size of the file in bytes. */
    size: number;
    /** The space that the file belongs to. */
    spaceId: SpaceId;
    /** How far the file has come. */
    status: FileStatus | (string & {});
    /** What was learned about the shape of the content. */
    treatments?: FileTreatment[];
    /**
     * When the file was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /** The workbook that the content was read into; absent until then. */
    workbookId?: WorkbookId;
}

/** A file was uploaded to a space, or made by an export. The context may lack `appId`. */
export interface FileCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        fileId: FileId;
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
        /** How far the file has come, as in its `status`. */
        status: string;
    };
    /** Always `file:created`. */
    topic: "file:created";
}

/** A file was deleted, with its content. The context may lack `appId`. */
export interface FileDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        fileId: FileId;
        spaceId: SpaceId;
    };
    /** Always `file`. */
    domain: "file";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `file:deleted`. */
    topic: "file:deleted";
}

/**
 * The format that a file is read as: `csv` and `tsv` have one record in each line, with commas or tabs between the
 * values, `jsonl` has one JSON object in each line, `xlsx` is a spreadsheet. Publicly known is `csv` alone.
 */
export type FileDriver = "csv" | "tsv" | "jsonl" | "xlsx";

/** A data retention policy ended the life of a file with that of its space, and its content was deleted. The clock of the service causes it. The context may lack `appId`. */
export interface FileExpiredEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        fileId: FileId;
        spaceId: SpaceId;
    };
    /** Always `file`. */
    domain: "file";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `file:expired`. */
    topic: "file:expired";
}

/**
 * Identifies a file.
 * @example us_fl_Gx3zH8wS
 */
export type FileId = string;

/**
 * The settings of the operation `extract` on a file: how to read its content into a workbook, with one sheet for each
 * sheet of the file.
 */
export interface FileJobConfig {
    /** The row that holds the names of the columns, counted from 0. Without it the row is looked for. */
    detectedHeaderRow?: number;
    /** The format to read the file as. */
    driver: FileDriver;
    /** Settings of that format, such as the `delimiter` of a CSV file. */
    options?: {
        [key: string]: unknown;
    };
}

/**
 * What a file is for. The content of an `import` is read into a workbook; an `export` is made for people to download
 * and is left as it is.
 */
export type FileMode = "import" | "export";

/** Where a person picked a file: on their own device (`filesystem`) or at a storage service. */
export type FileOrigin = "filesystem" | "googledrive" | "box" | "onedrive";

/** A file. */
export interface FileResponse {
    data: File;
}

/**
 * How far a file has come. Every upload begins as `partial`. Its content is then read (`analyzing`, `analyzed`),
 * which ends in `complete` or `failed`. An `archived` file is out of use, and of a `purged` one the bytes are gone.
 */
export type FileStatus = "partial" | "analyzing" | "analyzed" | "complete" | "archived" | "purged" | "failed";

/**
 * What was learned about the shape of a file's content: `IS_BASIC_FILE_SHAPE` for a plain table,
 * `IS_COMPLEX_FILE_SHAPE` for anything that is harder to read.
 */
export type FileTreatment = "IS_BASIC_FILE_SHAPE" | "IS_COMPLEX_FILE_SHAPE" | (string & {});

/** The status of a file changed, or it became known which workbook holds its content. The service causes it by itself, as a consequence of something else. The context may lack `appId`, `workbookId`, `actorId`. */
export interface FileUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        fileId: FileId;
        spaceId: SpaceId;
    };
    /** Always `file`. */
    domain: "file";
    /** What is known about it. */
    payload: {
        /** How far the file has come, as in its `status`. */
        status: string;
        /** The workbook that holds the content of the file. */
        workbookId?: string;
    };
    /** Always `file:updated`. */
    topic: "file:updated";
}

/** A mark with a colour that records of a workbook can carry. */
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

/** A workbook got a new flag, for example because a bulk change applied one that it did not have yet. A job causes it while it runs. The context may lack `appId`, `jobId`. */
export interface FlagCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
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

/** A flag was removed from its workbook and from every record that carried it. The context may lack `appId`. */
export interface FlagDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
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
    /** The slugs of further flags to take off, for `delete`. */
    flags?: string[];
    /** What to do with the flag. */
    operation: FlagOperation;
    /** Says that it is a change of a flag. */
    type: "flag";
}

/** The flag that a job changes, and how it looks. */
export interface FlagMutationConfigData {
    /**
     * The colour of the flag as `#` and three or six hexadecimal digits.
     * @example #F5A623
     */
    colorHex?: string;
    /** The name of the flag, as people read it. */
    label?: string;
    /** The slug of the flag, which identifies it within the workbook. */
    slug: string;
}

/** How a flag looks. What is absent stays as it is. */
export interface FlagMutationData {
    /**
     * The colour of the flag as `#` and three or six hexadecimal digits.
     * @example #F5A623
     */
    colorHex?: string;
    /** The name of the flag, as people read it. */
    label?: string;
}

/**
 * What a bulk change does. `apply` adds the flag to the selected records, `update` changes its label or colour,
 * `replace` leaves the selected records with this flag and no other, `delete` takes it off them.
 */
export type FlagOperation = "apply" | "update" | "delete" | "replace";

/** The label or the colour of a flag was changed. A job causes it while it runs. The context may lack `appId`, `jobId`. */
export interface FlagUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
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

/** A page of records. */
export interface GetRecordsResponse {
    /** The records, and what was asked for about them. */
    data: GetRecordsResponseData;
}

/** A page of records, and what was asked for about them. */
export interface GetRecordsResponseData {
    /** The newest commit of the sheet at the time of the answer, to ask with `sinceCommitId` for what changed later. */
    commitId?: CommitId;
    /** How many records were found over all pages; absent unless asked for. */
    counts?: RecordCounts;
    /** The records of the page. */
    records: Record[];
    /** Whether the records could be read. */
    success: boolean;
    /** The version that this commit made; the same value as `commitId`. */
    versionId?: VersionId;
}

/** A warning that stands between pressing the button and starting the job. */
export interface Guardrail {
    /** The warning, in Markdown. */
    content: string;
}

/** A person who is no user of the account, but invited to some of its spaces. */
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
    /** The spaces that the guest may enter. */
    spaces: GuestSpace[];
    /**
     * When the guest was last changed.
     * Format: date-time
     */
    updatedAt: string;
}

/**
 * A way for guests to sign in: `shared_link` is one link that everybody may use, `magic_link` is a personal link
 * sent by mail.
 */
export type GuestAuthentication = "shared_link" | "magic_link";

/** A guest to create. */
export interface GuestConfig {
    /**
     * The mail address of the guest.
     * Format: email
     */
    email: string;
    /** The environment that the guest shall belong to; that of the spaces. */
    environmentId: EnvironmentId;
    /** The name of the guest. */
    name: string;
    /** The spaces that the guest may enter. */
    spaces: GuestSpace[];
}

/** The guests to create, in one list. */
export type GuestConfigs = GuestConfig[];

/** The properties of a guest to change. What is absent stays as it is. */
export interface GuestConfigUpdate {
    /**
     * The new mail address of the guest.
     * Format: email
     */
    email?: string;
    /** The environment that the guest belongs to. It cannot change; send it as it is, or leave it out. */
    environmentId?: EnvironmentId;
    /** The new name of the guest. */
    name?: string;
    /** The spaces that the guest may enter from now on; those that are missing are taken away. */
    spaces?: GuestSpace[];
}

/**
 * Identifies a guest.
 * @example us_g_Oj7wR3vP
 */
export type GuestId = string;

/** A guest. */
export interface GuestResponse {
    data: Guest;
}

/** A sheet that a guest may see. */
export interface GuestSheet {
    /** The sheet. */
    id: SheetId;
}

/** A space that a guest may enter, as a whole or in parts. */
export interface GuestSpace {
    /** The space. */
    id: SpaceId;
    /**
     * When the guest was last in the space; absent before the first time. Set by the service.
     * Format: date-time
     */
    lastAccessed?: string;
    /** The sheets that the guest may see; all of them when absent. */
    sheets?: GuestSheet[];
    /** The workbooks that the guest may see; all of them when absent. */
    workbooks?: GuestWorkbook[];
}

/** A token that stands for a guest. */
export interface GuestToken {
    /** The token, to be sent as bearer token. */
    token: string;
    /** Whether the token can be used. False when the guest has no space to enter. */
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

/** Says which guide a space shows, on what, when, and to whom. */
export interface Guidance {
    /** The guidance that this one was made from. */
    createdFrom?: GuidanceId;
    /** The slug of the guide to show. */
    guideSlug: string;
    /** Identifies the guidance. */
    id: GuidanceId;
    /**
     * When the configuration was last carried over from the guidance that this one was made from.
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
export type GuidanceId = string;

/** Where a guide appears, when, and to whom. */
export interface GuidanceOptions {
    /** Who sees the guide. When absent, administrators and guests both do. */
    role?: GuidanceRole;
    /** The part of the interface that the guide is about. */
    target: string;
    /** What makes the guide appear. */
    trigger: GuidanceTrigger;
    /** The form in which the guide appears. */
    type: GuidanceType;
}

/** Who sees a guide: `admin` administrators, `guest` guests. */
export type GuidanceRole = "admin" | "guest";

/**
 * What makes a guide appear: `first` the first visit, `hover` the pointer on the target, `event` an event,
 * `manual` only a request for it.
 */
export type GuidanceTrigger = "first" | "hover" | "event" | "manual";

/** The form of a guide: `sidebar` beside the content, `popout` in a window above it, `tooltip` next to the target. */
export type GuidanceType = "sidebar" | "popout" | "tooltip";

/** Help for the person who is about to press the button. */
export interface Guide {
    /** The help, in Markdown. */
    content: string;
}

/**
 * A way to find the header row: `default` judges by the cells, `explicitHeaders` takes the given names,
 * `specificRows` the given rows, `dataRowAndSubHeaderDetection` also looks for sub-headers and the first row of
 * data, `aiDetection` asks a language model.
 */
export type HeaderDetectionAlgorithm =
    | "aiDetection"
    | "default"
    | "explicitHeaders"
    | "specificRows"
    | "dataRowAndSubHeaderDetection";

/** How the header row of an uploaded file is found. */
export interface HeaderDetectionOptions {
    /** The way to find it. */
    algorithm: HeaderDetectionAlgorithm;
    /** The header itself, one entry per column, for `explicitHeaders`. */
    headers?: string[];
    /** The rows that make up the header, for `specificRows`. */
    rowNumbers?: number[];
    /** How many rows from the top are looked at. */
    rowsToSearch?: number;
    /** How many rows to leave out at the top. */
    skip?: number;
}

/** The settings of a field whose answer is chosen from a list. */
export interface InputConfig {
    /** The answers to choose from, in the order in which they are shown. */
    options: InputEnumPropertyOption[];
}

/** Something that an answer has to fulfil. */
export interface InputConstraint {
    /** The kind of constraint. */
    type: InputConstraintType;
}

/** The kind of constraint on an answer. There is one; it makes the answer mandatory. */
export type InputConstraintType = "required";

/** One of the answers to choose from. */
export interface InputEnumPropertyOption {
    /** The colour of the answer. */
    color?: string;
    /** A longer explanation of the answer. */
    description?: string;
    /** The icon of the answer. */
    icon?: string;
    /** The text of the answer; the value itself when absent. */
    label?: string;
    /** Notes of your own on the answer, which hooks can read. */
    meta?: {
        [key: string]: unknown;
    };
    /** What is sent when this answer is chosen - a string, an integer or a boolean. */
    value: unknown;
}

/** One question of a form. */
export interface InputField {
    /** The answers to choose from, for a field of type `enum`. */
    config?: InputConfig;
    /** What an answer has to fulfil. */
    constraints?: InputConstraint[];
    /** The answer that is filled in already; any JSON value that suits `type`. */
    defaultValue?: unknown;
    /** A longer explanation of the question. */
    description?: string;
    /** The name under which the job receives the answer. */
    key: string;
    /** The text beside the field. */
    label: string;
    /**
     * The kind of answer. Known kinds are `string`, `textarea`, `number`, `boolean` and `enum`.
     * @example number
     */
    type: string;
}

/** A form that collects what an action needs to know before its job starts. */
export interface InputForm {
    /** The fields of the form, in the order in which they are shown. */
    fields: InputField[];
    /** The kind of form. */
    type: InputFormType;
}

/** The kind of form. There is one; it shows its fields one below the other. */
export type InputFormType = "simple";

/** The records to insert, one entry each. */
export type InsertRecordsRequest = RecordData[];

/** A piece of work that goes on after the request that started it was answered. */
export interface Job {
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
     * Who started the job - the id of a user, a guest or an agent.
     * @example us_usr_Nq8dK1yT
     */
    createdBy: string;
    /** The workbook that the job writes to, where that is not its source. */
    destination?: WorkbookId;
    /** The environment of the job. Unless given, that of its source. */
    environmentId?: EnvironmentId;
    /** The file that the job reads or makes. */
    fileId?: FileId;
    /**
     * When the job ended, with success or without. Absent before that.
     * Format: date-time
     */
    finishedAt?: string;
    /** Identifies the job. */
    id: JobId;
    /** A line about how it goes, for people to read. */
    info?: string;
    /** What was entered into the form of the action that started the job, by the keys of its fields. */
    input?: {
        [key: string]: unknown;
    };
    /**
     * Whether the service watches over the job, and fails it when nobody acknowledges it in time.
     * @default true
     */
    managed?: boolean;
    /** Free-form notes on the job; the service does not read them. */
    metadata?: {
        [key: string]: unknown;
    };
    /** How much of the source stays usable while the job runs. */
    mode?: JobMode | (string & {});
    /** What the job does. Listeners wait for `<type>:<operation>`. */
    operation: string;
    /** How the job ended, for people to read; of the form that `completeJob` takes. */
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
    /** What sets this part apart from the others, such as the records it covers. */
    partData?: {
        [key: string]: unknown;
    };
    /** How the parts of the job follow each other. */
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
    /** The space of the source. Absent where that is in no space, as an agent. */
    spaceId?: SpaceId;
    /**
     * When the work began. Absent before that.
     * Format: date-time
     */
    startedAt?: string;
    /** How far the job has come. */
    status?: JobStatus | (string & {});
    /** What the job is about, where `source` alone does not say it. */
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

/** How the work on a job goes. */
export interface JobAckDetails {
    /**
     * When the work will probably be done.
     * Format: date-time
     */
    estimatedCompletionAt?: string;
    /** A line about how it goes, for people to read. */
    info?: string;
    /** How much of the work is done, in percent. */
    progress?: number;
}

/** Why a job is canceled. */
export interface JobCancelDetails {
    /** The reason, for people to read. */
    info?: string;
}

/** How a job ended, with success or without. */
export interface JobCompleteDetails {
    /** A line about the end, for people to read. */
    info?: string;
    /** What to show to people now that the job has ended. */
    outcome?: JobOutcome;
}

/** A job finished with success. A job causes it while it runs. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`. */
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
        /** A line about how it goes, for people to read. */
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
    config?: JobOperationConfig;
    /** The workbook that the job writes to, where that is not its source. */
    destination?: WorkbookId;
    /** The environment of the job. Unless given, that of its source. */
    environmentId?: EnvironmentId;
    /** The file that the job reads or makes. */
    fileId?: FileId;
    /** A line about how it goes, for people to read. */
    info?: string;
    /** What was entered into the form of the action that started the job, by the keys of its fields. */
    input?: {
        [key: string]: unknown;
    };
    /**
     * Whether the service watches over the job, and fails it when nobody acknowledges it in time.
     * @default true
     */
    managed?: boolean;
    /** Free-form notes on the job; the service does not read them. */
    metadata?: {
        [key: string]: unknown;
    };
    /** How much of the source stays usable while the job runs. */
    mode?: JobMode;
    /** What the job does. Listeners wait for `<type>:<operation>`. */
    operation: string;
    /** How the job ended, for people to read; of the form that `completeJob` takes. */
    outcome?: {
        [key: string]: unknown;
    };
    /** The job that this one is a part of. */
    parentId?: JobId;
    /** The number of this part among those of its parent job. */
    part?: number;
    /** What sets this part apart from the others, such as the records it covers. */
    partData?: {
        [key: string]: unknown;
    };
    /** How the parts of the job follow each other. */
    partExecution?: JobPartExecution;
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
    /** The status to begin in. Leave it out to let `trigger` decide. */
    status?: JobStatus;
    /** What the job is about, where `source` alone does not say it. */
    subject?: JobSubject;
    /** Whether the job waits for `executeJob`. */
    trigger?: JobTrigger;
    /** The kind of resource that the job works on. */
    type: JobType;
}

/** A job was created; it runs when it is ready. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`. */
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
        /** A line about how it goes, for people to read. */
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

/** A job was deleted from the history. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`. */
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
        /** A line about how it goes, for people to read. */
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

/** A job ended without success, because it failed or nobody took it up in time. A job causes it while it runs. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`. */
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
        /** A line about how it goes, for people to read. */
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
export type JobId = string;

/**
 * How much of its source stays usable while a job runs. `foreground` and `toolbarBlocking` both block it until the job
 * has ended; `background`, the default, leaves it usable; `hidden` does so without showing the job to people.
 */
export type JobMode = "foreground" | "background" | "toolbarBlocking" | "hidden";

/**
 * The settings of a job. Its `operation` says which: `delete-records`, `bulk-mutate-flags`, `extract` and
 * `agent-export` are carried out by the service and take the settings named after them. Any other operation takes what
 * its listeners agree on.
 */
export type JobOperationConfig = {
    [key: string]: unknown;
} | DeleteRecordsJobConfig | BulkMutateFlagsJobConfig | FileJobConfig | AgentExportJobConfig | CustomJobConfig;
/** What people see when a job has ended, and where they can go from there. */
export interface JobOutcome {
    /** Whether the outcome stays until somebody confirms it, which calls `acknowledgeJobOutcome`. */
    acknowledge?: boolean;
    /** The text on the button that leads to `next`. */
    buttonText?: string;
    /** The heading above the message. */
    heading?: string;
    /** Whether to leave out the button that only closes the outcome. */
    hideDefaultButton?: boolean;
    /** The message, in Markdown. */
    message?: string;
    /** Where to go, or what to do, from here. */
    next?: JobOutcomeNext;
    /** What takes people to `next`. */
    trigger?: JobOutcomeTrigger;
}

/** A person confirmed that they have seen the outcome of a job. The context may lack `spaceId`, `appId`, `workbookId`. */
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
        /** A line about how it goes, for people to read. */
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

/** Whom an outcome takes to its next step: `originator` who started the job, `all` everybody in the space. */
export type JobOutcomeAudience = "originator" | "all";

/** The next step of an outcome; `type` says what it is. */
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

/** Shows all records again, whatever was filtered by. */
export interface JobOutcomeNextClearFilters {
    /** The text of the link. */
    label?: string;
    /** The sheets to clear the filters of. Without them, every sheet. */
    sheetIds?: SheetId[];
    /** Says that it clears filters. */
    type: "clearFilters";
}

/** Downloads a file from an address. */
export interface JobOutcomeNextDownload {
    /** The name to keep the file under. */
    fileName?: string;
    /** The text of the link. */
    label?: string;
    /** Says that it downloads a file from an address. */
    type: "download";
    /** The address. */
    url: string;
}

/** One file to download. */
export interface JobOutcomeNextFileObject {
    /** The file. */
    fileId: FileId;
    /** The text of the link. */
    label?: string;
}

/** Downloads files of the space. */
export interface JobOutcomeNextFiles {
    /** The files. */
    files: JobOutcomeNextFileObject[];
    /** The text of the link. */
    label?: string;
    /** Says that it downloads files of the space. */
    type: "files";
}

/** Goes to something in the space, by its id. */
export interface JobOutcomeNextId {
    /** The id of what to go to, such as a sheet or a document. */
    id: string;
    /** The text of the link. */
    label?: string;
    /** A path below what the id names. */
    path?: string;
    /** Query parameters for the address, as one text. */
    query?: string;
    /** Says that it goes to something by its id. */
    type: "id";
}

/** Runs the job again. */
export interface JobOutcomeNextRetry {
    /** The text of the link. */
    label?: string;
    /** Says that it runs the job again. */
    type: "retry";
}

/** Shows a snapshot of a sheet. */
export interface JobOutcomeNextSnapshot {
    /** The sheet it was taken of. */
    sheetId: SheetId;
    /** The snapshot. */
    snapshotId: SnapshotId;
    /** Says that it shows a snapshot. */
    type: "snapshot";
}

/** Opens an address. */
export interface JobOutcomeNextUrl {
    /** The text of the link. */
    label?: string;
    /** Whether the address takes the place of the current page instead of a new one. */
    replace?: boolean;
    /** Says that it opens an address. */
    type: "url";
    /** The address. */
    url: string;
}

/** Shows a sheet without some of its fields. */
export interface JobOutcomeNextView {
    /** The keys of the fields to leave out. */
    hiddenColumns: string[];
    /** The text of the link. */
    label?: string;
    /** The sheet. */
    sheetId: SheetId;
    /** Says that it shows a sheet. */
    type: "view";
}

/** Stays where it is. */
export interface JobOutcomeNextWait {
    /** Whether to celebrate. */
    confetti?: boolean;
    /** Whether the outcome fades away by itself. */
    fade?: boolean;
    /** Says that it stays. */
    type: "wait";
}

/** What takes people to the next step of an outcome, alone or together with whom it takes there. */
export type JobOutcomeTrigger = JobOutcomeTriggerType | JobOutcomeTriggerDetails;

/** What takes people to the next step of an outcome, and whom. */
export interface JobOutcomeTriggerDetails {
    /** Whom it takes there. */
    audience?: JobOutcomeAudience;
    /** What takes people there. */
    type: JobOutcomeTriggerType;
}

/**
 * What takes people to the next step of an outcome: `manual` a press of the button, `automatic` the end of the job,
 * `automatic_silent` the same without showing the outcome first.
 */
export type JobOutcomeTriggerType = "manual" | "automatic" | "automatic_silent";

/** How the parts of a job follow each other, `sequential` one after the other or `parallel` all at once. */
export type JobPartExecution = "sequential" | "parallel";

/** All parts of a job that was split have ended, with success or without. Reserved: No operation of this description splits a job. Clients may record it with `createEvent`. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`. */
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
        /** A line about how it goes, for people to read. */
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

/** A job can run now; whoever handles its operation starts the work. The context may lack `spaceId`, `appId`, `workbookId`, `sheetId`, `actionId`, `actionName`, `actorId`. */
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
        /** A line about how it goes, for people to read. */
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

/** A job got a time to start at, such as the next run of an action with a schedule. The clock of the service causes it. The context may lack `spaceId`, `appId`, `workbookId`, `actionId`. */
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
        /** A line about how it goes, for people to read. */
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
    /** Always `job:scheduled`. */
    topic: "job:scheduled";
}

/**
 * How far a job has come.
 *
 * | Value | Meaning |
 * |---|---|
 * | `created` | It is known, and waits for `executeJob`. |
 * | `planning` | What it will do is being worked out. |
 * | `scheduled` | It starts at a time that is set. |
 * | `ready` | It can run; `job:ready` told those who handle its operation. |
 * | `executing` | Somebody acknowledged it and is at work. |
 * | `waiting` | It waits for something else, such as the jobs before it. |
 * | `complete` | It ended with success. |
 * | `failed` | It ended without success. |
 * | `canceled` | It was called off. |
 *
 * The last three are ends; only `retryJob` leads out of them.
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

/** What a job is about; `type` says whether that is one thing or many. */
export type JobSubject = ResourceJobSubject | CollectionJobSubject;

/** When a job becomes ready. `immediate` is at once; `manual`, the default, is when somebody calls `executeJob`. */
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

/** What to change of a job. What is absent stays as it is. */
export interface JobUpdate {
    /** The settings of the operation, in place of those it had. */
    config?: JobOperationConfig;
    /** A line about how it goes, for people to read. */
    info?: string;
    /** Free-form notes on the job; the service does not read them. */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * When a person confirmed that they have seen the outcome. Absent before that.
     * Format: date-time
     */
    outcomeAcknowledgedAt?: string;
    /** How much of the work is done, in percent. */
    progress?: number;
    /** The status that the job has from now on. */
    status?: JobStatus;
}

/** The status, the progress or the info of a job changed. A job causes it while it runs. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`. */
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
        /** A line about how it goes, for people to read. */
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

/** A layer of values was laid over the records of a sheet, beside the values that were imported. Reserved: Records have one layer of values in this version. Clients may record it with `createEvent`. The context may lack `appId`, `commitId`. The payload is empty. */
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
    /** The events that match, newest first. */
    data: Event[];
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
    /** Where this page stands in the whole list. */
    pagination?: Pagination;
}

/** The commits of a workbook, or of one of its sheets. */
export interface ListCommitsResponse {
    /** The commits, all of them; this list has no pages. */
    data: Commit[];
}

/** The data retention policies that match. */
export interface ListDataRetentionPoliciesResponse {
    /** The policies, newest first; this list has no pages. */
    data: DataRetentionPolicy[];
}

/** The documents of a space. */
export interface ListDocumentsResponse {
    /** The documents, all of them; this list has no pages. */
    data: Document[];
}

/** One page of environments. */
export interface ListEnvironmentsResponse {
    /** The environments of the page. */
    data: Environment[];
    /** Where the page stands in the whole list. */
    pagination?: Pagination;
}

/** A page of files. */
export interface ListFilesResponse {
    /** The files of the page. */
    data: File[];
    /** Where the page stands in the whole list. */
    pagination?: Pagination;
}

/** The flags of a workbook, newest first; this list has no pages and is not wrapped in `data`. */
export type ListFlagsResponse = Flag[];

/** The guests of a space. */
export interface ListGuestsResponse {
    /** One entry for each guest; empty when nobody is invited. */
    data: Guest[];
}

/** The guidance of a space. */
export interface ListGuidanceResponse {
    /** Every guidance of the space, newest first; this list has no pages. */
    data: Guidance[];
}

/** A page of jobs. */
export interface ListJobsResponse {
    /** The jobs that match, newest first unless asked for otherwise. */
    data: Job[];
    /** Where this page stands in the whole list. */
    pagination?: Pagination;
}

/** Every role of an account. */
export interface ListRolesResponse {
    /** One entry for each role. */
    data: RoleResponse[];
}

/** The sheets of a workbook. */
export interface ListSheetsResponse {
    /** The sheets, all of them; this list has no pages. */
    data: Sheet[];
}

/** One page of spaces. */
export interface ListSpacesResponse {
    /** The spaces of the page; empty when none match. */
    data: Space[];
    /** Where the page stands in the whole list. */
    pagination?: Pagination;
}

/** The workbooks that were asked for. */
export interface ListWorkbooksResponse {
    /** The workbooks, all of them; this list has no pages. */
    data: Workbook[];
}

/** The settings of a number field. */
export interface NumberConfig {
    /** How many decimal places a number keeps; it is rounded to them, with a warning. */
    decimalPlaces?: number;
}

/** A field that holds numbers, whole or not. */
export type NumberProperty = {
    /** How exact the numbers are. */
    config?: NumberConfig;
    /** Whether a cell holds a list of numbers instead of one. */
    isArray?: boolean;
    /** Says that the field holds numbers. */
    type: "number";
} & (BaseProperty & {
    type: "number";
});
/** What caused an event. */
export interface Origin {
    /** The id of what caused it, for example of an action. */
    id?: string;
    /** The slug of what caused it, for receivers that do not know the id. */
    slug?: string;
}

/** The number of a page, counted from 1. */
export type PageNumber = number;

/** How many items a page holds. */
export type PageSize = number;

/** Where a page stands in the whole list. */
export interface Pagination {
    /** The number of this page, counted from 1. */
    currentPage: number;
    /** How many pages there are. */
    pageCount: number;
    /** How many items there are over all pages. */
    totalCount: number;
}

/** A token that a user made to let programs work in their name. The token itself is not part of it. */
export interface PersonalAccessToken {
    /**
     * When the token was created.
     * Format: date-time
     */
    createdAt: string;
    /** Identifies the token. */
    id: PersonalAccessTokenId;
    /**
     * When somebody last called the service with the token; absent when nobody has.
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
export type PersonalAccessTokenId = string;

/** The personal access tokens of a user. */
export interface PersonalAccessTokensResponse {
    /** One entry for each token; empty when the user has none. */
    data: PersonalAccessToken[];
}

/** A mapping program was created - the rules that bring the columns of one sheet into the fields of another. Reserved: No operation of this description creates a mapping program. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty. */
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
export type ProgramId = string;

/** The rules of a mapping program were worked out anew and can be used. Reserved: Mapping programs are not recomputed in this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty. */
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

/** The service began to work out the rules of a mapping program anew. Reserved: Mapping programs are not recomputed in this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty. */
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

/** The rules of a mapping program were changed. Reserved: No operation of this description updates a mapping program. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty. */
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
    /** The number of this event in the series, counted from 1. */
    current?: number;
    /** The share of the work that is done, from 0 to 100. */
    percent?: number;
    /** How many events the series has. */
    total?: number;
}

/** A field of a sheet. What its values may be depends on its `type`. */
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

/** A row of a sheet, with its validity and what there is to say about its values. */
export interface Record {
    /** The commit that last changed the record. */
    commitId?: CommitId;
    /** What may be done with the record. */
    config?: RecordConfig;
    /** Identifies the record. */
    id: RecordId;
    /** @deprecated No longer stored; use the `messages` of the cells. */
    messages?: ValidationMessage[];
    /** Free-form notes on the record. */
    metadata?: {
        [key: string]: unknown;
    };
    /** Whether no cell has an error. The service derives it; it cannot be set. */
    valid?: boolean;
    /** The cells of the record. */
    values: RecordValues;
    /**
     * The version that last changed the record.
     * @deprecated Use `commitId`.
     */
    versionId?: VersionId;
}

/** What may be done with a record. */
export interface RecordConfig {
    /** For each field key, what may be done with that cell. */
    fields?: {
        [key: string]: CellConfig;
    };
    /** Whether the record is about to be deleted. */
    markedForDeletion?: boolean;
    /** Whether no cell of the record may be edited. */
    readonly?: boolean;
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

/** The counts over a set of records, and that they could be made. */
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
export type RecordId = string;

/** Records were added to a sheet. The context may lack `appId`. */
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
        /** How many records it concerns. */
        count: number;
    };
    /** Always `records:created`. */
    topic: "records:created";
}

/** Records were removed from a sheet. The context may lack `appId`. */
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
        /** How many records it concerns. */
        count: number;
    };
    /** Always `records:deleted`. */
    topic: "records:deleted";
}

/** The outcome of an insert. */
export interface RecordsResponse {
    /** What was written, and the commit that holds it. */
    data: RecordsResponseData;
}

/** The inserted records and the commit that groups them. */
export interface RecordsResponseData {
    /** The commit that groups the inserted records. */
    commitId?: CommitId;
    /** How many records were inserted, and how many of them are valid. */
    counts?: RecordCounts;
    /** The inserted records, each with the id it was given. */
    records?: Record[];
    /** Whether the records were inserted. */
    success: boolean;
    /** The version that the insert made; the same value as `commitId`. */
    versionId?: VersionId;
}

/** Existing records of a sheet were changed - their values, their validity or their flags. A job causes it while it runs. The context may lack `appId`, `commitId`, `jobId`. */
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
        /** How many records it concerns. */
        count: number;
    };
    /** Always `records:updated`. */
    topic: "records:updated";
}

/** The cells of a record, as a map from field key to cell. */
export interface RecordValues {
    [key: string]: CellValue;
}

/**
 * Narrows down which records may be referred to: those whose `refField` equals the `recordField` of the record that
 * refers.
 */
export interface ReferenceFilter {
    /** The key of a field of the record that refers. */
    recordField: string;
    /** The key of a field of the sheet that is referred to. */
    refField: string;
}

/** A field whose values must all exist in a field of another sheet of the workbook. */
export type ReferenceListProperty = {
    /** What the field refers to. */
    config: ReferenceListPropertyConfig;
    /** Whether a cell holds a list; references of this type always do. */
    isArray?: boolean;
    /** Says that the field refers to several records of another sheet. */
    type: "reference-list";
} & (BaseProperty & {
    type: "reference-list";
});
/** What a field with several references refers to. */
export interface ReferenceListPropertyConfig {
    /** Narrows down which records of that sheet may be referred to. */
    filter?: ReferenceFilter;
    /** The key of the field there that holds the values. */
    key: string;
    /** The slug of the sheet it refers to, in the same workbook. */
    ref: string;
}

/** A field whose value must exist in a field of another sheet of the workbook. */
export type ReferenceProperty = {
    /** What the field refers to. */
    config: ReferencePropertyConfig;
    /** Whether a cell holds a list of references instead of one. */
    isArray?: boolean;
    /** Says that the field refers to another sheet. */
    type: "reference";
} & (BaseProperty & {
    type: "reference";
});
/** What a reference field refers to. */
export interface ReferencePropertyConfig {
    /** Narrows down which records of that sheet may be referred to. */
    filter?: ReferenceFilter;
    /** The key of the field there that holds the values. */
    key: string;
    /** The slug of the sheet it refers to, in the same workbook. */
    ref: string;
    /** How many records a value may refer to. */
    relationship?: ReferencePropertyRelationship;
}

/** How many records the value of a reference may refer to: one (`has-one`) or several (`has-many`). */
export type ReferencePropertyRelationship = "has-one" | "has-many";

/** The field must have a value; `null` and the empty text are none. */
export interface RequiredConstraint {
    /** How a broken rule is reported. */
    config?: RequiredConstraintConfig;
    /** Says which rule this is. */
    type: "required";
}

/** How a missing value is reported. */
export interface RequiredConstraintConfig {
    /** How serious a missing value is; an `error` unless given. */
    level?: ValidationType;
    /** The text of the message, in place of the usual one. */
    message?: string;
}

/**
 * The id of what a role is granted on - an account, an environment or a space.
 * @example us_sp_8vKd3QxN
 */
export type ResourceIdUnion = string;

/** One thing that a job is about. */
export interface ResourceJobSubject {
    /** The id of that thing. */
    id: string;
    /** Says that it is one thing. */
    type: "resource";
}

/**
 * Identifies a role.
 * @example us_rol_Ce5tB9xU
 */
export type RoleId = string;

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

/** A secret was stored for an environment, a space or an actor. Reserved: No operation of this description stores a secret. Clients may record it with `createEvent`. The context may lack `spaceId`. */
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
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `secret:created`. */
    topic: "secret:created";
}

/** A secret was deleted and can no longer be read. Reserved: No operation of this description deletes a secret. Clients may record it with `createEvent`. The context may lack `spaceId`. */
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
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `secret:deleted`. */
    topic: "secret:deleted";
}

/** A secret got a new value. Reserved: No operation of this description changes a secret. Clients may record it with `createEvent`. The context may lack `spaceId`. */
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
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `secret:updated`. */
    topic: "secret:updated";
}

/** A table of a workbook. It holds records and says which fields they have. */
export interface Sheet {
    /** The group of sheets that the sheet belongs to. */
    collection?: string;
    /** The fields of the sheet and how it behaves. */
    config: SheetConfig;
    /**
     * When the sheet was created.
     * Format: date-time
     */
    createdAt: string;
    /** The sheet that this one was made from. */
    createdFrom?: SheetId;
    /** Identifies the sheet. */
    id: SheetId;
    /**
     * When the configuration was last carried over from the sheet that this one was made from.
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
    /** How many records the sheet holds, and how many of them are valid. */
    recordCounts?: RecordCounts;
    /** The name of the sheet for programs. */
    slug: string;
    /** What sets the sheet apart from an ordinary one. */
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

/** Calculations of a sheet have new values after a change of its records. The service causes it by itself, as a consequence of something else. The context may lack `appId`, `commitId`. */
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
    /** What people may do with the records; everything unless given, nothing but read when empty. */
    access?: SheetAccess[];
    /** Buttons on the sheet. */
    actions?: Action[];
    /** Whether fields may be added beyond those listed here. */
    allowAdditionalFields?: boolean;
    /** The group of sheets that the sheet belongs to. */
    collection?: string;
    /** Rules that look at more than one field. */
    constraints?: SheetConstraint[];
    /** What the sheet is for, in Markdown. */
    description?: string;
    /** The fields, in the order of the columns. No two may have the same key, whatever its case. */
    fields: Property[];
    /** How sure a suggested mapping to this sheet must be to be offered; 0.5 unless given. */
    mappingConfidenceThreshold?: number;
    /** Your own notes on the sheet, any JSON value. */
    metadata?: unknown;
    /** The name of the sheet, as people see it. */
    name: string;
    /** Whether nobody may edit the records. */
    readonly?: boolean;
    /** The name of the sheet for programs. */
    slug?: string;
    /** What sets the sheet apart from an ordinary one. */
    treatments?: SheetTreatment[];
}

/**
 * A sheet of a workbook that is updated: one to change, named by `id` or else by `slug`, or one to add, which needs
 * `name`, `slug` and `fields`. What else is absent stays as it is.
 */
export interface SheetConfigOrUpdate {
    /** What people may do with the records; everything unless given, nothing but read when empty. */
    access?: SheetAccess[];
    /** Buttons on the sheet. */
    actions?: Action[];
    /** Whether fields may be added beyond those listed here. */
    allowAdditionalFields?: boolean;
    /** The group of sheets that the sheet belongs to. */
    collection?: string;
    /** The whole configuration at once, in place of the single properties. */
    config?: SheetConfig;
    /** Rules that look at more than one field. */
    constraints?: SheetConstraint[];
    /**
     * Accepted so that a sheet can be sent back as it was read; has no effect.
     * Format: date-time
     */
    createdAt?: string;
    /** What the sheet is for, in Markdown. */
    description?: string;
    /** The fields, in the order of the columns. No two may have the same key, whatever its case. */
    fields?: Property[];
    /** The sheet to change; absent for one that is added or named by its slug. */
    id?: SheetId;
    /** How sure a suggested mapping to this sheet must be to be offered; 0.5 unless given. */
    mappingConfidenceThreshold?: number;
    /** Your own notes on the sheet, any JSON value. */
    metadata?: unknown;
    /** The name of the sheet, as people see it. */
    name?: string;
    /** A name that listeners filter the events of the sheet by. */
    namespace?: string;
    /** Whether nobody may edit the records. */
    readonly?: boolean;
    /** The name of the sheet for programs. */
    slug?: string;
    /** What sets the sheet apart from an ordinary one. */
    treatments?: SheetTreatment[];
    /**
     * Accepted so that a sheet can be sent back as it was read; has no effect.
     * Format: date-time
     */
    updatedAt?: string;
    /** The workbook that is updated; no other is accepted. */
    workbookId?: WorkbookId;
}

/** A rule that looks at several fields of a record. */
export type SheetConstraint = CompositeUniqueConstraint | ExternalSheetConstraint;

/** The number of records in a sheet changed, or how many of them are valid. The service causes it by itself, as a consequence of something else. The context may lack `appId`, `commitId`. */
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

/** A workbook got a new sheet. The context may lack `appId`. */
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
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `sheet:created`. */
    topic: "sheet:created";
}

/** A sheet was deleted, with its records. The context may lack `appId`. */
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
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `sheet:deleted`. */
    topic: "sheet:deleted";
}

/**
 * Identifies a sheet.
 * @example us_sh_Pe3rT7nK
 */
export type SheetId = string;

/** A sheet. */
export interface SheetResponse {
    data: Sheet;
}

/**
 * What sets a sheet apart: `CLIPPED_FROM_SHEET` holds records clipped from another sheet, `ENUM_REFERENCE` holds the
 * options of an enum field.
 */
export type SheetTreatment = "CLIPPED_FROM_SHEET" | "ENUM_REFERENCE";

/**
 * A sheet itself was changed, such as its name, its fields or its lock, or it was validated; a change of its records
 * is a commit instead.
 *  The context may lack `appId`, `actorId`.
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
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `sheet:updated`. */
    topic: "sheet:updated";
}

/** What to change about a sheet; what is absent stays as it is. */
export interface SheetUpdateRequest {
    /** Your own notes on the sheet, any JSON value; replaces the notes that are there. */
    metadata?: unknown;
    /** The name of the sheet, as people see it. */
    name?: string;
    /** The name of the sheet for programs. No other sheet of the workbook may have it. */
    slug?: string;
}

/** A snapshot was taken of a sheet, to compare with or to return to. A job causes it while it runs. The context may lack `appId`, `jobId`. */
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
        /** The label of the snapshot, where it has one. */
        label?: string;
    };
    /** Always `snapshot:created`. */
    topic: "snapshot:created";
}

/**
 * Identifies a snapshot of a sheet.
 * @example us_ss_Bc7vN2mQ
 */
export type SnapshotId = string;

/** The order of a sorted list, `asc` from the smallest value and `desc` from the largest. */
export type SortDirection = "asc" | "desc";

/** A place for one piece of import work. It holds workbooks, files, documents and guests. */
export interface Space {
    /** What guests may do with files in the space. */
    access?: (SpaceAccess | (string & {}))[];
    /** A token that gives access to this space alone. */
    accessToken?: string;
    /** Buttons on the space. */
    actions?: Action[];
    /** The app that the space belongs to. */
    appId?: AppId;
    /**
     * When the space was archived; absent while it is in use.
     * Format: date-time
     */
    archivedAt?: string;
    /** Whether the space set itself up from its configuration when it was created. */
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
    /** The space that this one was made from. */
    createdFrom?: SpaceId;
    /** Where the space stands among others in a list. */
    displayOrder?: number;
    /** The environment that the space belongs to. */
    environmentId?: EnvironmentId;
    /**
     * When a data retention policy ended the space; absent while it lives.
     * Format: date-time
     */
    expiredAt?: string;
    /** How many files the space holds. */
    filesCount?: number;
    /** How guests may sign in. */
    guestAuthentication: (GuestAuthentication | (string & {}))[];
    /**
     * The address that guests open the space with.
     * Format: uri
     */
    guestLink?: string;
    /** Identifies the space. */
    id: SpaceId;
    /** Whether the space is the template that new spaces of its app are made from. */
    isAppTemplate?: boolean;
    /** Whether several people may work in the space at the same time. */
    isCollaborative?: boolean;
    /** Words to group and find spaces by. */
    labels?: string[];
    /** The language that the space is shown in, whatever the browser asks for. */
    languageOverride?: string;
    /**
     * When somebody last did something in the space.
     * Format: date-time
     */
    lastActivityAt?: string;
    /**
     * When the configuration was last carried over from the space that this one was made from.
     * Format: date-time
     */
    lastPropagatedAt?: string;
    /** Your own notes on the space, any JSON value; `null` when there are none. */
    metadata?: unknown;
    /** The name of the space, as people see it. */
    name: string;
    /** A name that listeners filter the events of the space by. */
    namespace?: string;
    /** The workbook that the space opens with. */
    primaryWorkbookId?: WorkbookId;
    /** How the space looks and behaves. */
    settings?: SpaceSettings;
    /** The size class of the space. */
    size?: SpaceSize;
    /** The configuration that the space was set up from. */
    spaceConfigId?: SpaceConfigId;
    /** The address of a file with translations of the interface. */
    translationsPath?: string;
    /**
     * When the space was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /**
     * When the space was last upgraded.
     * Format: date-time
     */
    upgradedAt?: string;
    /** How many workbooks the space holds. */
    workbooksCount?: number;
}

/** What guests may do with files in a space: `upload` allows uploading, `*` allows everything. */
export type SpaceAccess = "*" | "upload";

/** A space was archived; its data stays, but nobody works in it. The context may lack `appId`, `actorId`. */
export interface SpaceArchivedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `space:archived`. */
    topic: "space:archived";
}

/** The properties of a space that can be set. On an existing space, what is absent stays as it is. */
export interface SpaceConfig {
    /** What guests may do with files in the space. */
    access?: SpaceAccess[];
    /** Buttons on the space. */
    actions?: Action[];
    /** The app that the space belongs to. */
    appId?: AppId;
    /**
     * When the space was archived; `null` restores an archived space.
     * Format: date-time
     */
    archivedAt?: string | null;
    /** Whether a new space sets itself up from its configuration. Has no effect on an existing space. */
    autoConfigure?: boolean;
    /** Where the space stands among others in a list. */
    displayOrder?: number;
    /** The environment that the space belongs to. */
    environmentId?: EnvironmentId;
    /** How guests may sign in; without it, what the environment allows. */
    guestAuthentication?: GuestAuthentication[];
    /** Whether the space is the template that new spaces of its app are made from. */
    isAppTemplate?: boolean;
    /** Words to group and find spaces by. */
    labels?: string[];
    /** The language that the space is shown in, whatever the browser asks for. */
    languageOverride?: string;
    /** Your own notes on the space, any JSON value. */
    metadata?: unknown;
    /** The name of the space, as people see it. */
    name?: string;
    /** A name that listeners filter the events of the space by. */
    namespace?: string;
    /** The workbook that the space opens with. It must exist already, so do not send it for a new space. */
    primaryWorkbookId?: WorkbookId;
    /** How the space looks and behaves. */
    settings?: SpaceSettings;
    /** The configuration that the space is set up from. */
    spaceConfigId?: SpaceConfigId;
    /** The address of a file with translations of the interface. */
    translationsPath?: string;
}

/**
 * Identifies a space configuration.
 * @example us_sc_Fy2bN6uM
 */
export type SpaceConfigId = string;

/** A space was created; it may still be empty. The context may lack `appId`. */
export interface SpaceCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `space:created`. */
    topic: "space:created";
}

/** A space was deleted, with its workbooks, files and documents. The context may lack `appId`. */
export interface SpaceDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `space:deleted`. */
    topic: "space:deleted";
}

/** A data retention policy ended the life of a space; it stays listed, but its data is deleted. The clock of the service causes it. The context may lack `appId`. */
export interface SpaceExpiredEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `space:expired`. */
    topic: "space:expired";
}

/** A guest was given access to a space. The context may lack `appId`. */
export interface SpaceGuestAddedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
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

/** A guest lost access to a space. The context may lack `appId`. */
export interface SpaceGuestRemovedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
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
export type SpaceId = string;

/** A space. */
export interface SpaceResponse {
    data: Space;
}

/** How a space looks and behaves. */
export interface SpaceSettings {
    /** How the header row of uploaded files is found. */
    extractionOptions?: HeaderDetectionOptions;
    /** The job after which files are offered for mapping. */
    filesMappedAfterJob?: string;
    /** The built-in actions that the space leaves out. */
    omitActions?: string[];
    /** Whether the toolbar that appears on selecting rows is left out. */
    omitRowSelectionToolbar?: boolean;
    /** What the sidebar shows. */
    sidebarConfig?: SpaceSidebarConfig;
}

/** What the sidebar of a space shows. */
export interface SpaceSidebarConfig {
    /** The workbooks in the order in which they are listed. */
    workbookSidebarOrder?: WorkbookId[];
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

/** An archived space was restored. The context may lack `appId`, `actorId`. */
export interface SpaceUnarchivedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `space:unarchived`. */
    topic: "space:unarchived";
}

/** Properties of a space were changed, such as its name or its metadata. The context may lack `appId`. */
export interface SpaceUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        spaceId: SpaceId;
    };
    /** Always `space`. */
    domain: "space";
    /** What is known about it. */
    payload: {
        /** The properties that were changed. */
        changed: string[];
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `space:updated`. */
    topic: "space:updated";
}

/** A way of storing the records of a workbook; `QUICKSTORE` unless another is asked for. */
export type StorageStrategy =
    | "RAINBOW_TABLES"
    | "CELL_HISTORY"
    | "HYPERCUBE"
    | "QUICKSTORE"
    | "DUCKDB"
    | "FOREIGNDB"
    | "MEMCSV";

/** A validator that is stored with the app judges the values. */
export interface StoredConstraint {
    /** Settings for the validator, any JSON value. */
    config?: unknown;
    /** What the rule checks. */
    description?: string;
    /** The name of the rule, as people see it. */
    label?: string;
    /** Says which rule this is. */
    type: "stored";
    /** The name of the validator; used once per field. */
    validator: string;
    /** The version of the validator; 1 unless given. */
    version?: number;
}

/** The settings of a text field. */
export interface StringConfig {
    /** How long the text may be. */
    size: StringConfigOptions;
}

/**
 * How long a text may be: `tiny` 255 characters, `normal` 64 kB (what fields have that say nothing), `medium` 16 MB,
 * `long` 4 GB.
 */
export type StringConfigOptions = "tiny" | "normal" | "medium" | "long";

/** A field that holds a list of texts. */
export type StringListProperty = {
    /** Says that the field holds a list of texts. */
    type: "string-list";
} & (BaseProperty & {
    type: "string-list";
});
/** A field that holds text. */
export type StringProperty = {
    /** How long the text may be. */
    config?: StringConfig;
    /** Says that the field holds text. */
    type: "string";
} & (BaseProperty & {
    type: "string";
});
/** The answer of operations that have nothing else to return, such as deletes. */
export interface Success {
    data?: SuccessData;
}

/** Says that the operation was done. */
export interface SuccessData {
    /** Whether the operation was done. */
    success: boolean;
}

/** Selects runs by how they ended - true for those that succeeded, false for those that failed. */
export type SuccessQueryParameter = boolean;

/** The settings of a template; `template` says which one. */
export type TemplateOptions =
    | ConstraintsTemplateOptions
    | AutobuildTemplateOptions
    | AutocastTemplateOptions
    | WebhookEgressTemplateOptions
    | ActionListenerTemplateOptions
    | AutomapTemplateOptions;

/** A conversation was begun. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty. */
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

/** A conversation was deleted, with its messages. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty. */
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
export type ThreadId = string;

/** A conversation was changed, such as its name. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty. */
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

/** No two records of the sheet may have the same value in the field. */
export interface UniqueConstraint {
    /** What counts as the same value, and how a broken rule is reported. */
    config?: UniqueConstraintConfig;
    /** Says which rule this is. */
    type: "unique";
}

/** What counts as the same value, and how a duplicate is reported. */
export interface UniqueConstraintConfig {
    /** Whether values that differ only in upper and lower case are different. */
    caseSensitive?: boolean;
    /** Whether records without a value are left out of the comparison. */
    ignoreEmpty?: boolean;
    /** How serious a duplicate is; an `error` unless given. */
    level?: ValidationType;
    /** The text of the message, in place of the usual one. */
    message?: string;
}

/** An event of a topic that these types do not know, from a service that is newer than they are. */
export interface UnknownEvent extends EventBase {
    /** What happened. */
    topic: UnknownTopic;
}

/** A topic that these types do not know. It is text like any other; the pattern only keeps it apart from the known ones, so that comparing with those narrows. To write one, say `topic as UnknownTopic`. */
export type UnknownTopic = `${string} (unknown topic)`;

/** What to change of an area. What is absent stays as it is. */
export interface UpdateCanvasAreaRequest {
    /** The canvas that the area is part of. */
    canvasId?: CanvasId;
    /** What the area shows, in the form that its `type` asks for, such as the id of a sheet. Any JSON value. */
    config?: unknown;
    /** How the area takes up room. */
    layout?: CanvasAreaLayout;
    /** Free-form notes on the area. Any JSON value; the service does not read it. */
    metadata?: unknown;
    /** What is laid over the area, such as a hint while data is loading. Any JSON value; `null` takes it away. */
    overlay?: unknown;
    /** The area to nest this one in. It must be part of the same canvas. */
    parentId?: CanvasAreaId;
    /** Where the area sits within its parent, or on the canvas. */
    position?: CanvasAreaPosition;
    /** What kind of content the area shows. */
    type?: CanvasAreaType;
    /** Whether the area is shown. */
    visibility?: CanvasAreaVisibility;
}

/** What to change about a file; what is absent stays as it is. */
export interface UpdateFileRequest {
    /** The buttons on the file, in place of those that are there. */
    actions?: Action[];
    /** What the file is for. */
    mode?: FileMode;
    /** The name of the file, with its extension. */
    name?: string;
    /** How far the file has come. */
    status?: FileStatus;
    /** The workbook that the content was read into. */
    workbookId?: WorkbookId;
}

/** What to change of a flag. What is absent stays as it is. */
export interface UpdateFlagRequest {
    /**
     * The colour of the flag as `#` and three or six hexadecimal digits.
     * @example #F5A623
     */
    colorHex?: string;
    /** The name of the flag, as people read it. */
    label?: string;
    /** The slug that the flag is to have from now on. */
    newSlug?: string;
}

/** What a guidance is to be like from now on. */
export interface UpdateGuidanceRequest {
    /** Where the guide appears, when, and to whom. */
    options: GuidanceOptions;
}

/** The records to change, one entry each, with the cells to change. */
export type UpdateRecordsRequest = Record[];

/** The parts of an upload. */
export interface UploadFileRequest {
    /** Buttons on the file. Send one part named `actions` for each, with a JSON object in it. */
    actions?: Action[];
    /** The environment of that space. */
    environmentId: EnvironmentId;
    /**
     * The bytes of the file. The name of the file is the `filename` of this part.
     * Format: binary
     */
    file: Blob;
    /** What the file is for. */
    mode?: FileMode;
    /** Where the person picked the file. */
    origin?: FileOrigin;
    /** The space that the file belongs to. */
    spaceId: SpaceId;
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
export type UserId = string;

/** One finding about a value. */
export interface ValidationMessage {
    /** The key of the field that the message is about. */
    field?: string;
    /** What was found, for a person to read. */
    message?: string;
    /** A JSONPath from the cell to the part that the message is about. */
    path?: string;
    /** What produced the message. */
    source?: ValidationSource;
    /** How serious it is; only `error` makes the cell and its record invalid. */
    type?: ValidationType;
}

/**
 * What produced a message: `required-constraint` and `unique-constraint` are rules of the field that the value
 * breaks; `custom-logic` is somebody's own code, or the writer of the record; `unlinked` means that a referenced
 * record was not found, `invalid-option` that the value is none of the field's options, and `is-artifact` that it
 * is an artefact of the import.
 */
export type ValidationSource =
    | "required-constraint"
    | "unique-constraint"
    | "custom-logic"
    | "unlinked"
    | "invalid-option"
    | "is-artifact";

/** How serious a finding is. `error` makes the value invalid; `warn` and `info` only inform. */
export type ValidationType = "error" | "warn" | "info";

/** The commit that a change of records made. */
export interface Version {
    /** The commit that groups the changed records. */
    commitId?: CommitId;
    /** The version that the change made; the same value as `commitId`. */
    versionId: VersionId;
}

/**
 * Identifies a version of a sheet's records; the same value as the id of the commit that made it.
 * @example us_vr_Wd8jX5kV
 */
export type VersionId = string;

/** The outcome of a change of records. */
export interface VersionResponse {
    data: Version;
}

/** Settings of the agent that sends records to an address when a job starts. */
export interface WebhookEgressTemplateOptions {
    /**
     * The job to wait for, as domain and operation with a colon between them.
     * @example workbook:submitProducts
     */
    jobName: string;
    /** The namespace that the agent works in. */
    namespace?: string;
    /** Says which template these settings are for. */
    template: "webhook-egress";
    /**
     * The address that receives the records.
     * Format: uri
     */
    url: string;
}

/** A group of sheets inside a space, such as everything that one supplier delivers. */
export interface Workbook {
    /** Buttons on the workbook. */
    actions?: Action[];
    /**
     * When the workbook was created.
     * Format: date-time
     */
    createdAt: string;
    /** The workbook that this one was made from. */
    createdFrom?: WorkbookId;
    /** The environment that the workbook belongs to. */
    environmentId: EnvironmentId;
    /**
     * When a data retention policy ended the life of the workbook; absent while it lives.
     * Format: date-time
     */
    expiredAt?: string;
    /** The folder of the sidebar that shows the workbook. */
    folder?: string;
    /** Identifies the workbook. */
    id: WorkbookId;
    /** Words of your own to find the workbook by. `file` marks one that was made from a file. */
    labels?: string[];
    /**
     * When the configuration was last carried over from the workbook that this one was made from.
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
    /** The sheets, in their order; absent where they were not asked for. */
    sheets?: Sheet[];
    /** The space that holds the workbook. */
    spaceId: SpaceId;
    /** How the records are stored. A hint only; what the operations do does not depend on it. */
    storageStrategy?: StorageStrategy | (string & {});
    /** The kind of storage that holds the records. */
    storageType?: string;
    /** What sets the workbook apart from an ordinary one. */
    treatments?: (WorkbookTreatment | (string & {}))[];
    /**
     * When the workbook itself was last changed; changes to its records do not count.
     * Format: date-time
     */
    updatedAt: string;
}

/** A workbook was created with its sheets. The context may lack `appId`, `jobId`. */
export interface WorkbookCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `workbook:created`. */
    topic: "workbook:created";
}

/** A workbook was deleted, with its sheets and their records. The context may lack `appId`. */
export interface WorkbookDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `workbook:deleted`. */
    topic: "workbook:deleted";
}

/** A data retention policy ended the life of a workbook with that of its space, and its records were deleted. The clock of the service causes it. The context may lack `appId`. */
export interface WorkbookExpiredEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `workbook:expired`. */
    topic: "workbook:expired";
}

/**
 * Identifies a workbook.
 * @example us_wb_Rm5yZ1hC
 */
export type WorkbookId = string;

/** A workbook. */
export interface WorkbookResponse {
    data: Workbook;
}

/** How a workbook behaves. */
export interface WorkbookSettings {
    /** Whether new records are analysed without being asked; `true` unless given. */
    autoRunAnalysis?: boolean;
    /** Whether people stay where they are after mapping a file, instead of going to the sheet; `false` unless given. */
    noMappingRedirect?: boolean;
    /** The order of the sheets in the sidebar. */
    sheetSidebarOrder?: SheetId[];
    /**
     * Whether each commit stays open until it is completed, so that listeners can check the records first; `false`
     * unless given. While commits are open, actions on the workbook and its sheets are disabled.
     */
    trackChanges?: boolean;
}

/** A workbook that had been put into cold storage can be used again. Reserved: No workbook is put into cold storage in this version. Clients may record it with `createEvent`. The context may lack `appId`. */
export interface WorkbookThawedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `workbook:thawed`. */
    topic: "workbook:thawed";
}

/**
 * What sets a workbook apart: `EXTRACTED_FROM_SOURCE` was made from the content of a file, `SMALL_DATA` holds few
 * records.
 */
export type WorkbookTreatment = "EXTRACTED_FROM_SOURCE" | "SMALL_DATA";

/** What to change about a workbook; what is absent stays as it is. */
export interface WorkbookUpdate {
    /** Buttons on the workbook. */
    actions?: Action[];
    /** The environment of that space; no other is accepted. */
    environmentId?: EnvironmentId;
    /** The folder of the sidebar that shows the workbook. */
    folder?: string;
    /** Words of your own to find the workbook by. `file` marks one that was made from a file. */
    labels?: string[];
    /** Your own notes on the workbook, any JSON value. */
    metadata?: unknown;
    /** The name of the workbook, as people see it. */
    name?: string;
    /** A name that listeners filter the events of the workbook by. */
    namespace?: string;
    /** How the workbook behaves. */
    settings?: WorkbookSettings;
    /** The sheets to change or to add; those that are not listed stay as they are. */
    sheets?: SheetConfigOrUpdate[];
    /** The space that holds the workbook. A workbook cannot be moved, so no other is accepted. */
    spaceId?: SpaceId;
}

/** Properties of a workbook were changed, such as its name or labels; a change of records is a commit instead. The context may lack `appId`. */
export interface WorkbookUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        spaceId: SpaceId;
        workbookId: WorkbookId;
    };
    /** Always `workbook`. */
    domain: "workbook";
    /** What is known about it. */
    payload: {
        /** The properties that were changed. */
        changed: string[];
        /** Its name, as of this event. */
        name: string;
    };
    /** Always `workbook:updated`. */
    topic: "workbook:updated";
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
         * Returns the account that the access token belongs to. Use it to check a token, or to learn the account's
         * name, subdomain and default app.
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
         * Changes the account that the access token belongs to and returns it. Only the name and the default app can
         * be changed; what is not sent stays as it is.
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
         * Returns every action of the space, whatever it belongs to: workbooks, sheets, fields, documents and files. Use it to
         * find the id of an action, or to see which buttons a space offers. The list is whole, there are no pages.
         */
        get: operations["listActions"];
        put?: never;
        /**
         * Create an action
         *
         * Adds one button to something inside the space and returns it with its id. `targetId` says what the action belongs to,
         * `mount` where the button appears, and `operation` which job it starts. To create several at once, use
         * `bulkCreateActions`. Emits `action:created`.
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
         * Removes the button. Jobs that it has already started go on. Emits `action:deleted`.
         */
        delete: operations["deleteAction"];
        options?: never;
        head?: never;
        /**
         * Update an action
         *
         * Changes the properties that are sent and returns the whole action; what is not sent stays as it is. Lists such as
         * `constraints` and `messages` are replaced, not merged. What the action belongs to cannot be changed: delete it and
         * create another. Emits `action:updated`.
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
         * Adds all actions of the list to the space in one request; the body is the list itself, without a wrapper. The answer
         * holds the created actions in the order of the request. Emits `action:created` once for each.
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
         * Returns the exports that the token may see, a page at a time. Narrow the list to one environment or one agent with the
         * query parameters; together they must both hold. An export is made by a job: `createJob` with the operation
         * `agent-export`.
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
         * Returns what is known about one export: its agent, its kind and its dates. The archive is not part of the answer; get
         * it with `downloadAgentExport`.
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
         * proposes a file name. Failures still answer JSON with the list of errors, so look at the status before you write the
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
         * Deploys an agent to an environment and returns it. It runs from then on, for every event whose topic is in `topics`.
         * Bring the code in `source`, or choose a `template` and send its `templateOptions`. When the environment already has an
         * agent with the same `slug`, that agent is updated and gets a new version instead. Emits `agent:created`, or
         * `agent:updated` for a new version.
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
         * Returns one agent as it runs now, with its code or its template. Earlier deployments are in `listAgentVersions`.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        /**
         * Delete an agent
         *
         * Stops the agent and removes it with its versions and role assignments. Emits `agent:deleted`.
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
         * Returns the runs of one agent, with what each printed, how long it took and what it used. No page can be chosen here;
         * to go through many runs page by page, or through the runs of all agents, use `listEnvironmentAgentLogs`.
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
         * Returns every role that the agent holds, each with the account, environment or space that it is granted on. The list is
         * whole, there are no pages.
         */
        get: operations["listAgentRoles"];
        put?: never;
        /**
         * Assign a role to an agent
         *
         * Lets the agent act with the role on one account, environment or space, and returns the assignment. Keep the `id` of the
         * assignment: `deleteAgentRole` takes it to undo this.
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
         * Take a role from an agent
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
         * Returns every version of the agent, one for each deployment. Use it to see what changed, or to find the version to go
         * back to with `revertAgent`. The list is whole, there are no pages.
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
         * **Changes the agent although the method is GET**: the agent runs the code and settings of the named version from now
         * on. Asking again for the same version changes nothing more, so the operation is idempotent. Never prefetch this
         * address, follow it as a link, cache its answer or repeat it unasked: it is not safe in the sense of HTTP. Returns the
         * version that the agent now runs. Emits `agent:updated`.
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
         * Returns the run that one event caused. Use it to answer "what did my agent do with this?" when you hold the event, for
         * example from `listEvents`.
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
         * Returns the runs of all agents in one environment, a page at a time. Narrow the list to one space with `spaceId`, and to
         * runs that succeeded or failed with `success`. The entries name the event, not the agent; for the figures of one agent
         * use `listAgentLogs`.
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
         * Returns the apps of the account, newest first, in one answer without pages. Use it to find the id that
         * `createSpace` and the filters of `listSpaces` take, or to offer people the kinds of work that there are.
         *
         * Apps that nobody activated yet are listed too: they are those without `activatedAt`. Nothing is changed and no
         * event is emitted.
         */
        get: operations["listApps"];
        put?: never;
        /**
         * Create an app
         *
         * Adds an app to the account: a name for one kind of work, and the namespace that its spaces share. Spaces join it
         * with their `appId`; agents with the same namespace work on all of them.
         *
         * The new app is not in use until `updateApp` sets `activatedAt`. Apps have no events of their own.
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
         * Returns an app: the kind of work that its spaces are for, what one of them is called, and which environments it
         * is offered in. Use it to label spaces as people know them, or to learn whether an app is active.
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
         * and belong to no app from then on.
         *
         * It cannot be undone and emits no event. Unlike other deletes, the answer is not wrapped in `data`.
         */
        delete: operations["deleteApp"];
        options?: never;
        head?: never;
        /**
         * Update an app
         *
         * Changes the properties of an app that the request names; all others stay as they are. Set `activatedAt` to put the
         * app into use, and to `null` to take it out of use again. The `type` of an app stays what it was created with.
         *
         * A new `namespace` holds for spaces created from then on; those that exist keep theirs. No event is emitted.
         */
        patch: operations["updateApp"];
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
         * Exchanges credentials for an access token, to be sent as `Authorization: Bearer <ACCESS_TOKEN>` to every other
         * operation. This one needs no token. Sign a person in with `userCredentials`, a program with `apiCredentials`.
         *
         * Ask for a new token when `expires` has come; a token cannot be prolonged. **The answer is the token itself,
         * without `data` around it.** Wrong credentials answer 401, without saying
         * what about them was wrong; a `clientId` that no key has answers 404.
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
         * Makes a key for a program that works in one environment, and returns it. A `SECRET` key may do everything in its
         * environment and belongs on servers; a `PUBLISHABLE` key may only create spaces and may stand in a web page. Keys
         * do not expire; `deleteApiKey` revokes them.
         *
         * **Keep `rawKey`: this answer alone shows it.** `data` is a list with the new key as its only entry.
         */
        post: operations["createApiKey"];
        /**
         * Revoke an API key
         *
         * Revokes a key of an environment. Whoever sends the key from then on gets 401. It cannot be undone.
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
         * Returns every API key of one environment with what it may call, without the keys themselves: those are shown only
         * when they are created. Revoked keys are left out. The list is whole, there are no pages.
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
         * Returns the personal access tokens of the calling user, without the tokens themselves. Use it to find out which are
         * still used, by `lastUsedAt`. The list is whole, there are no pages.
         */
        get: operations["listPersonalAccessTokens"];
        put?: never;
        /**
         * Create a personal access token
         *
         * Makes a token that may do what the calling user may, in every environment, and returns it. Use it for scripts and
         * command lines that work in your name. It does not expire; `deletePersonalAccessToken` revokes it.
         *
         * **Keep `token`: this answer alone shows it.**
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
         * Revokes one of your personal access tokens. Whoever sends it from then on gets 401. It cannot be undone. A token
         * may revoke itself.
         */
        delete: operations["deletePersonalAccessToken"];
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
         * Returns the areas that lay out canvases: what each one shows, where it sits and whether it is visible. Filter by
         * `canvasId` to get the whole layout of one canvas, or by `parentId` to get the areas nested in another area.
         * Filters combine; without any, all areas that the caller may see are listed.
         *
         * The answer is one page, newest areas first. `pagination` says how many pages there are; ask for the next one
         * with `pageNumber`. Nothing is changed and no event is emitted.
         */
        get: operations["listCanvasAreas"];
        put?: never;
        /**
         * Create a canvas area
         *
         * Adds an area to a canvas. `type` and `config` say what it shows, `position` where it sits; with `parentId` it sits
         * inside another area of the same canvas instead of directly on it.
         *
         * What is left out starts as `split` layout, `visible`, with empty `config` and `metadata` and without an overlay.
         * Several areas may share a position; they follow each other in the order of their creation. Emits
         * `canvas-area:created`.
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
         * Returns one area: what it shows, where it sits and whether it is visible. The areas nested in it are not part of
         * the answer; list them with `listCanvasAreas` and this id as `parentId`.
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
         * It cannot be undone. Emits `canvas-area:deleted` for each area that is gone.
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
         * An area cannot be moved into itself or into an area nested in it: that answers 400. Moving an area to another
         * canvas takes the areas nested in it along. Emits `canvas-area:updated`.
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
         * the listeners that handle a commit; `completedAt` is absent until they are done. The changed records themselves
         * come from `getRecords` with `commitId`.
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
         * Reports that a commit is handled: it gets `completedAt` and `completedBy`. Call it after the event
         * `commit:created` when its payload says `trackChanges: true`; commits of other workbooks are completed already.
         * There is no body. A commit that is completed stays as it is.
         *
         * The completion is recorded as the event `commit:completed`. Writing records back with `updateRecords` completes
         * the commit that they name, so there is no need to call both.
         */
        post: operations["completeCommit"];
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
         * Returns the rules that end the life of spaces after a number of days, newest first, in one answer without pages.
         * Use it to tell people how long their data is kept: of several rules that apply to a space, the first one to fall
         * due ends it.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["listDataRetentionPolicies"];
        put?: never;
        /**
         * Create a data retention policy
         *
         * Adds a rule to an environment: its spaces expire `period` days after they were created, or after somebody last
         * worked in them. An expired space stays listed, but cannot be opened, and its workbooks and files are deleted.
         *
         * The rule holds for spaces that exist already, too, and is applied once a day: it may end spaces within 24 hours of
         * this call. The call itself emits no event; `space:expired`, `workbook:expired` and `file:expired` follow when a
         * space falls due.
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
         * Returns one rule: what it counts from, after how many days it ends a space, and in which environment.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getDataRetentionPolicy"];
        put?: never;
        post?: never;
        /**
         * Delete a data retention policy
         *
         * Removes a rule that ends the life of spaces after a number of days. Spaces that it already expired stay expired;
         * all others are from then on kept until another policy of their environment applies.
         *
         * Deleting a policy deletes no data and emits no event. It cannot be undone: create a new policy instead.
         */
        delete: operations["deleteDataRetentionPolicy"];
        options?: never;
        head?: never;
        /**
         * Update a data retention policy
         *
         * Replaces what a rule says: send all three properties, also those that stay. A shorter `period` may end spaces
         * within 24 hours; a longer one does not bring back what is gone.
         *
         * The call itself emits no event.
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
         * Returns the environments that the caller may see, a page at a time. Use it to learn the `environmentId` that many
         * other operations ask for. A new account has two: `development` and `production`.
         */
        get: operations["listEnvironments"];
        put?: never;
        /**
         * Create an environment
         *
         * Adds an environment to the account and returns it. Spaces, agents, guests and API keys of one environment are not
         * seen in another, so a further environment is a place to rehearse in. It starts empty. Emits
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
         * Returns one environment with its settings. They are the defaults of its spaces; a space may set its own
         * `guestAuthentication`, `translationsPath` and `languageOverride`.
         */
        get: operations["getEnvironment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an environment
         *
         * Changes an environment and returns it. Send only what shall change; what is absent stays as it is, while lists and
         * `metadata` are replaced as a whole. **The answer is the environment itself, without `data` around it.** Emits
         * `environment:updated`.
         */
        patch: operations["updateEnvironment"];
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
         * Returns what happened, newest first. Filter by environment or space, by domain or topic, and by time with `since`;
         * filters combine. Use it to show activity, or to poll: remember the `createdAt` of the newest event you have seen
         * and send it as `since` next time.
         *
         * Events that a receiver acknowledged are left out unless `includeAcknowledged` is `true`. The answer is one page of
         * 10 events unless `pageSize` says otherwise, without a pagination object: the first page with fewer events than
         * `pageSize` is the last. Listing acknowledges nothing and emits nothing.
         */
        get: operations["listEvents"];
        put?: never;
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
         * Returns one event, acknowledged or not. Use it when only the id of an event is known, for example from the log of
         * an agent.
         *
         * Reading an event does not acknowledge it, and emits nothing.
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
         * Reports an event as handled. `listEvents` leaves it out from then on, unless asked for acknowledged events too;
         * the event itself keeps who acknowledged it and when. The `callbackUrl` of an event leads here.
         *
         * Acknowledging an event again changes nothing: the first time counts. It emits no event, and does not complete the
         * commit or the job that the event is about; `completeCommit` and `completeJob` do.
         */
        post: operations["acknowledgeEvent"];
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
         * what was uploaded to a space, or with `mode=export` what there is to download.
         */
        get: operations["listFiles"];
        put?: never;
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
         * Returns what the service knows about a file, without its bytes. Use it to follow `status` after an upload: once it
         * is `complete`, `workbookId` names the workbook that holds the content.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         *
         * Deletes a file with its bytes. The workbook that its content was read into stays. This cannot be undone.
         *
         * It is recorded as the event `file:deleted`.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        /**
         * Update a file
         *
         * Changes what is known about a file and returns it; the bytes stay. Send only what shall change. Whoever reads the
         * content of a file reports with it: first `workbookId`, then `status`, which ends as `complete` or `failed`.
         *
         * The change is recorded as the event `file:updated`.
         */
        patch: operations["updateFile"];
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
         * header proposes the name of the file. Failures still answer JSON with the list of errors, so look at the status
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
         * Returns everybody who is invited to one space. Use `email` to look one guest up. The list is whole, there are no
         * pages.
         */
        get: operations["listGuests"];
        put?: never;
        /**
         * Create guests
         *
         * Lets people into spaces and returns them as guests, in the order of the request. The body is a list, so that one
         * call invites a whole team. Somebody whose mail address is known in the environment keeps their guest id and gets
         * the spaces added. No mail is sent: hand the space's `guestLink` out, or sign the guest in with `getGuestToken`.
         *
         * All are created or none. Emits `space:guestAdded` for each guest and space.
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
         * Returns one guest with the spaces, workbooks and sheets that the guest may enter. What the guest may do there is in
         * `listGuestRoles`.
         */
        get: operations["getGuest"];
        put?: never;
        post?: never;
        /**
         * Delete a guest
         *
         * Takes a guest out of one space, or out of all when `spaceId` is absent; then the guest is deleted, and so are the
         * guest's roles. Tokens of the guest stop working at once where access was lost. Emits `space:guestRemoved` for each
         * space.
         */
        delete: operations["deleteGuest"];
        options?: never;
        head?: never;
        /**
         * Update a guest
         *
         * Changes a guest and returns it. Send only what shall change. `spaces` replaces the whole list: the guest gains the
         * spaces that are new in it and loses those that are missing. Emits `space:guestAdded` or `space:guestRemoved` for
         * each such space.
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
         * list is whole, there are no pages.
         */
        get: operations["listGuestRoles"];
        put?: never;
        /**
         * Assign a role to a guest
         *
         * Gives a guest a role on an account, an environment or a space, and returns the assignment. Use it to let a guest
         * do more, or less, than other guests of the same space: the role decides what the guest may do, `resourceId` where.
         *
         * A guest may hold several roles; assigning one leaves the others as they are. No event is emitted.
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
         * Take a role from a guest
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
         * **Makes a token although the method is GET**, so it needs the permission to write, and its answer must not be
         * cached. Whoever holds the token acts as the guest, for one hour. Use it on your server to sign a guest in to an
         * embedded space. Tokens that were made before stay valid until they expire.
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
         * Returns the jobs that the caller may see, newest first unless `sortDirection` says otherwise. Use it to show what
         * is going on in a space, or what happened to a file. Filters combine; parts of larger jobs are listed too, unless
         * `excludeChildJobs` is `true`.
         *
         * The answer is one page. `pagination` says how many pages there are; ask for the next one with `pageNumber`.
         * Nothing is changed and no event is emitted.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Create a job
         *
         * Queues a piece of work and answers at once. Pressing an action comes down to this call, with the operation of the
         * action. Four operations are carried out by the service:
         *
         * | `type` | `operation` | `source` | `config` | What it does |
         * |---|---|---|---|---|
         * | `workbook` | `delete-records` | a workbook | `DeleteRecordsJobConfig` | Deletes the selected records of a sheet. |
         * | `workbook` | `bulk-mutate-flags` | a workbook | `BulkMutateFlagsJobConfig` | What `bulkMutateFlags` queues. |
         * | `file` | `extract` | a file | `FileJobConfig` | Reads a file into a workbook. |
         * | `agent` | `agent-export` | an agent | `AgentExportJobConfig` | Makes an archive of an agent. |
         *
         * Any other operation is yours to carry out: listen for `job:ready` with `<type>:<operation>` as the `job` of its
         * payload, call `acknowledgeJob` when you begin and as you go on, and `completeJob` or `failJob` at the end.
         *
         * With the trigger `immediate` the job is ready at once; otherwise it waits for `executeJob`. Emits `job:created`,
         * and `job:ready` when the job is ready. How it ends is told by `job:completed` or `job:failed`, and by `getJob`.
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
         * Returns one job: how far it has come, and once it has ended, how. Use it to wait for a job whose id you know, for
         * example from `bulkMutateFlags`: ask again until `status` is `complete`, `failed` or `canceled`.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Delete a job
         *
         * Removes a job, and the parts of it, from the history. What it did stays done. A job that is executing answers 409:
         * cancel it first.
         *
         * It cannot be undone. Emits `job:deleted` for each job that is gone.
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        /**
         * Update a job
         *
         * Changes the properties of a job that the request names; all others stay as they are. Use it for what the other
         * operations do not cover, such as notes in `metadata`. `config` and `metadata` are replaced as a whole.
         *
         * A new `status` does what the operation for it does: `ready` is `executeJob`, `complete` is `completeJob`, `failed`
         * is `failJob`, `canceled` is `cancelJob`. The status of a job that has ended cannot be changed here: that answers
         * 409. Emits `job:updated`, and what that other operation emits.
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
         * Says that you are at work on a job: its status becomes `executing`. Call it when `job:ready` arrives, and again as
         * you go on, with `progress` and a line of `info`, so that people see how it goes. The body may be left out.
         *
         * A managed job that is ready and that nobody acknowledges within five minutes fails by itself. A job that has ended
         * answers 409. Emits `job:updated`.
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
         * Calls a job off: its status becomes `canceled`, and so does that of its parts that have not ended. A job that the
         * service carries out stops at the next chance; any other is up to its listener, which should look at the status as
         * it goes on. The body may be left out.
         *
         * What the job did until then is not undone. A job that has ended answers 409. Emits `job:updated`.
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
         * Says that the work on a job is done: its status becomes `complete`, its progress 100. `outcome` is what people see
         * then: a message, and where to go from here. The body may be left out.
         *
         * A job that has ended answers 409. Emits `job:completed`.
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
         * Makes a job ready that was created with the trigger `manual`, so that whoever carries out its operation begins.
         *
         * `success` says that the job is ready, not that it is done. A job that is past this point answers 409. Emits
         * `job:ready`.
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
         * Says that the work on a job has ended without success: its status becomes `failed`. Tell people why in `outcome`,
         * and offer them a way on, such as to try again. The body may be left out.
         *
         * What the job did until then is not undone. A job that has ended answers 409. Emits `job:failed`.
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
         * Says that a person has seen how a job ended; the job keeps when in `outcomeAcknowledgedAt`. Use it for outcomes
         * that ask for it with `acknowledge`.
         *
         * Acknowledging it again changes nothing: the first time counts. A job that has not ended answers 409. Emits
         * `job:outcome-acknowledged`.
         */
        post: operations["acknowledgeJobOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Runs a job again that failed or was canceled, under the same id and with the same settings: it is ready once more,
         * without its progress, its outcome and the time it ended.
         *
         * A job that has not ended, or that is complete, answers 409. Emits `job:ready`.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Returns every role that can be granted. Use it to find the `roleId` that `assignAgentRole` and `assignGuestRole`
         * ask for. The list is whole, there are no pages, and no operation adds to it.
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
         * Returns the sheets of a workbook with their whole field configuration, but without records. Use it to learn
         * which fields a record may have and which rules their values have to keep. The list has no pages.
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
         * Returns a sheet with its whole field configuration, but without records. Use it to learn which fields a record may
         * have, which rules their values have to keep, and whether the sheet is locked.
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
         * Changes the name, the slug or the metadata of a sheet and returns it. Send only what shall change; what is absent
         * stays as it is. Fields are changed with `addField`, `removeField` and `updateWorkbook`.
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
         * Returns counts, percentages, sums, averages and extremes for the fields of a sheet. Use it to judge data
         * without reading the records: how complete a field is, what its numbers add up to.
         *
         * Without parameters all records take part. `filter`, `searchValue` and `q` select records by what they hold;
         * the version and commit parameters select them by when they changed. The list has no pages.
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
         * everything that was written. The list has no pages.
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
         * Without parameters all records take part. `filter`, `searchValue` and `q` select records by what they hold; the
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
         * Adds one field to a sheet and returns it; the other fields and all values stay as they are. The sheet has to allow
         * it with `allowAdditionalFields`. A key that the sheet has already, in whatever case, is a conflict.
         *
         * In all records the new field is empty, so a field with the rule `required` makes them invalid until it is filled.
         *
         * The change is recorded as the event `sheet:updated`, and, where the figures of the sheet change, as
         * `sheet:counts-updated` and `sheet:calculation-updated`.
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
         * The change is recorded as the event `sheet:updated`, and, where the figures of the sheet change, as
         * `sheet:counts-updated` and `sheet:calculation-updated`.
         */
        delete: operations["removeField"];
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
         * conflict. Use it while the data is being handed over. The sheet shows who locked it in `lockedBy` and when in
         * `lockedAt`. There is no body. A sheet that is locked stays as it is.
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
         * Returns records of a sheet, a page at a time, in the order in which they were inserted unless `sortField` says
         * otherwise. Use it to read a sheet, to search it, or to fetch what a commit changed.
         *
         * Without parameters it returns the first 10,000 records. `filter`, `searchValue` and `q` select records by what
         * they hold, the commit parameters by when they changed; all of them have to match. Messages and linked records are
         * returned only when they are asked for. The answer has no `pagination`: ask for `includeLength`, or read on until a
         * page holds fewer records than `pageSize`.
         */
        get: operations["getRecords"];
        /**
         * Update records of a sheet
         *
         * Changes existing records of a sheet. Send them as a JSON array, each with its `id` and the cells to change; cells
         * that are not named stay as they are. If the sheet lacks one of the ids, nothing is changed.
         *
         * A cell that is sent brings its `messages` with it: they replace those that writers left there, and without any the
         * cell has none of them afterwards. A cell without `value` keeps its value. The service derives `valid` and the
         * messages of its own rules anew, so records may be sent back as `getRecords` with `includeMessages` returned them.
         *
         * All changes become one commit, whose id is returned. When nothing changes, none is made, and the answer names the
         * newest commit of the sheet. Name the commit that you react to in `commitId` of the records: if it is open, this
         * completes it.
         *
         * The change is recorded as the events `commit:created` and `records:updated`, a commit that it completes as
         * `commit:completed`; where the figures of the sheet change, `sheet:counts-updated` and `sheet:calculation-updated`
         * follow.
         */
        put: operations["updateRecords"];
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
        /**
         * Delete records of a sheet
         *
         * Deletes up to 100 records by their ids. If the sheet lacks one of them, nothing is deleted. To delete more, or all
         * that match a filter, create a job with the operation `delete-records`. This cannot be undone.
         *
         * The deletion is recorded as the events `commit:created` and `records:deleted`, and, where the figures of the sheet
         * change, as `sheet:counts-updated` and `sheet:calculation-updated`.
         */
        delete: operations["deleteRecords"];
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
         * Opens a locked sheet for changes again, whoever locked it; `lockedBy` and `lockedAt` disappear. There is no body. A
         * sheet that is not locked stays as it is.
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
         * Checks every record of a sheet again by the rules of its fields, and renews the messages of the service; those that
         * others wrote stay. Use it after rules, or the records that references point to, have changed. There is no body.
         *
         * It is recorded as the event `sheet:updated`, on which listeners run their own checks again; what it changed, as
         * `records:updated` and `sheet:counts-updated`.
         */
        post: operations["validateSheet"];
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
         * Returns the spaces that the caller may see, a page at a time: newest first, unless `sortField` and `sortDirection`
         * ask for another order. Filters combine. Archived spaces are left out unless `archived` asks for them.
         */
        get: operations["listSpaces"];
        put?: never;
        /**
         * Create a space
         *
         * Creates a space and returns it. Without a name the space gets one. Without `environmentId` it belongs to the
         * environment of the token; a token that works in several environments has to name one. The new space is empty: fill
         * it with `createWorkbook`, `uploadFile` and `createDocument`, and let people in with `createGuests`, or leave it to an
         * agent that listens for new spaces. Its canvas comes with it. Emits `space:created` and `canvas:created`.
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
         * Returns one space with its settings and with the numbers of its workbooks and files. What it holds is in
         * `listWorkbooks`, `listFiles`, `listDocuments` and `listGuests`. Archived spaces are found too.
         */
        get: operations["getSpace"];
        put?: never;
        post?: never;
        /**
         * Delete a space
         *
         * Deletes a space with everything in it: workbooks, sheets and their records, files and documents. Guests lose their
         * access to it. To keep the data and only end the work, use `archiveSpace`. Emits `space:deleted`, and no event for
         * each thing inside.
         */
        delete: operations["deleteSpace"];
        options?: never;
        head?: never;
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
         * Ends the work in a space and keeps its data: the space gets an `archivedAt` and leaves the listing, unless the
         * listing asks for archived spaces. Archiving an archived space changes nothing. Undo it with `unarchiveSpace`. Emits `space:archived`.
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
         * Adds a document to a space and returns it. Use documents to tell people what to prepare, or what comes next; the
         * body is Markdown, and `actions` puts buttons on the document. The treatment `ephemeral` fills the screen with the
         * document and keeps it out of the sidebar.
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
         * Returns a document with its whole text. Use it before `updateDocument`, which wants title and body together.
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
         * Changes the title and the body of a document and returns it. Send both, even when only one of them changes.
         * `treatments` and `actions` are accepted, but nothing except the title and the body is updated.
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
         * Returns every guidance of a space, newest first, in one answer without pages. Use it when a space opens, to know
         * which guides to show, on which targets and to whom.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["listGuidance"];
        put?: never;
        /**
         * Create a guidance
         *
         * Makes a space show a guide: `guideSlug` names the guide, `options` say on which part of the interface, when, in
         * which form and to whom. Several guidances may show the same guide.
         *
         * The slug is kept as it is; whether a guide has it is not checked, so that either can be written first. The new
         * guidance is the whole body; unlike most answers it is not wrapped in `data`. No event is emitted.
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
         * guidance is the whole body; unlike most answers it is not wrapped in `data`.
         */
        get: operations["getGuidance"];
        put?: never;
        post?: never;
        /**
         * Delete a guidance
         *
         * Removes a guidance from its space, which no longer shows the guide there. The guide itself stays.
         *
         * It cannot be undone: create the guidance again instead. No event is emitted.
         */
        delete: operations["deleteGuidance"];
        options?: never;
        head?: never;
        /**
         * Update a guidance
         *
         * Replaces the options of a guidance: send all of them, also those that stay. Which guide it shows cannot be
         * changed; create another guidance for another guide.
         *
         * The guidance is the whole body; unlike most answers it is not wrapped in `data`. No event is emitted.
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
         * Brings an archived space back into use with everything that it held: `archivedAt` is gone and the listing shows the
         * space again. Restoring a space in use changes nothing. Emits `space:unarchived`.
         */
        post: operations["unarchiveSpace"];
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
         * Returns the flags that records of a workbook can be marked with, newest first. Use it to offer them for choice, or
         * to find the slug that the other operations on flags take.
         *
         * The list is the whole body: it is not wrapped in `data` and has no pages. Nothing is changed and no event is
         * emitted.
         */
        get: operations["listFlags"];
        put?: never;
        /**
         * Create a flag
         *
         * Adds a flag to a workbook. It marks no record yet: that is done with `bulkMutateFlags`, which also creates a flag
         * that is not there.
         *
         * The slug identifies the flag within its workbook; one that is in use answers 409. The new flag is not wrapped in
         * `data`. Emits `flag:created`.
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
         * Returns the flag of a workbook that has this slug: its label, its colour and its dates. Which records carry it is
         * not part of the answer. The flag is not wrapped in `data`.
         *
         * Nothing is changed and no event is emitted.
         */
        get: operations["getFlag"];
        put?: never;
        post?: never;
        /**
         * Delete a flag
         *
         * Removes a flag from its workbook and takes it off every record that carries it. To take it off some records only,
         * use `bulkMutateFlags`.
         *
         * It cannot be undone. Emits `flag:deleted`.
         */
        delete: operations["deleteFlag"];
        options?: never;
        head?: never;
        /**
         * Update a flag
         *
         * Changes the label, the colour or the slug of a flag; what the request does not name stays as it is. The records
         * that carry the flag keep it, also under a new slug. A slug that another flag of the workbook has answers 409.
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
         * job's id in the context, or ask `getJob`. While it runs, the job also emits `job:updated`, `records:updated`,
         * `flag:created` or `flag:updated`, and `snapshot:created` when `snapshotLabel` is sent. The result is not wrapped
         * in `data`.
         */
        post: operations["bulkMutateFlags"];
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
         * Returns the workbooks that the caller may see, newest first. Each parameter narrows the list, and a workbook has
         * to match all of them. Use it to find a workbook by its name, or all that belong to a space. The list has no pages.
         */
        get: operations["listWorkbooks"];
        put?: never;
        /**
         * Create a workbook
         *
         * Creates a workbook with its sheets and their fields, and returns it. Only `name` is required; a workbook without
         * sheets gets them later with `updateWorkbook`. The slugs of its sheets have to differ, and so have the keys of the
         * fields of one sheet.
         *
         * Set `settings.trackChanges` when a listener checks every change of records: each commit then stays open until it
         * is completed.
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
         * Returns a workbook with its sheets and their whole field configuration, but without records. Use it to learn the
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
         * Changes a workbook and returns it. Send only what shall change; what is absent stays as it is.
         *
         * An entry of `sheets` that names an existing sheet, by `id` or else by `slug`, changes that sheet; any other entry
         * adds one, and then needs `name`, `slug` and `fields`. Sheets that are not listed stay, `deleteSheet` removes them.
         * `fields` is the whole list: a field that it leaves out is removed with its values, and all records are checked
         * again by the new rules. To add or remove one field, `addField` and `removeField` are safer.
         *
         * The change is recorded as the event `workbook:updated`, and that of its sheets as `sheet:created` and
         * `sheet:updated`; where the figures of a sheet change, as `sheet:counts-updated` and `sheet:calculation-updated`
         * besides.
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
         * records of one sheet; it stays open until it is completed. Use `completed` to find the commits that still
         * wait, or only those that are done. The list has no pages.
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
         * An action was added to something in a space. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ActionCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * An action was deleted and its button is gone. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ActionDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * An action was changed, such as its text or where it is mounted. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ActionUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
                /** The event has arrived. The content of the answer is not read. */
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
                /** The event has arrived. The content of the answer is not read. */
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
         * An agent got a new version, by deploying its slug again or by reverting to an older one.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": AgentUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * An area was added to a canvas. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasAreaCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * An area of a canvas was deleted, with the areas nested in it. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasAreaDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * An area of a canvas was changed, such as what it shows or where it sits. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasAreaUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A canvas was added to a space; every space has one from its creation on. The context may lack `appId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A canvas was deleted, with its areas. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. The context may lack `appId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A canvas was changed. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. The context may lack `appId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CanvasUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A tracked commit was acknowledged as handled, so that actions on its sheet are possible again. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CommitCompletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Records of a sheet were added, changed or deleted; the commit groups the changes of one request. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CommitCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Further changes of records joined an open commit. Reserved: Each write of this version makes a commit of its own. Clients may record it with `createEvent`. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CommitUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Five minutes have passed; recorded once for each environment. The clock of the service causes it.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": Cron5MinutesEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A new day has begun in UTC; recorded once for each environment. The clock of the service causes it.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CronDailyEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A new hour has begun; recorded once for each environment. The clock of the service causes it.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CronHourlyEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A new week has begun, on Monday in UTC; recorded once for each environment. The clock of the service causes it.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": CronWeeklyEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The people who work on a data clip changed, or what one of them may do. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipCollaboratorUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Records were clipped from a sheet, to be settled apart from it. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A data clip was deleted; the records of its sheet stay. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The differences between a data clip and its sheet were listed, to be settled one by one. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipResolutionsCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The differences between a data clip and its sheet were listed anew, because the sheet had changed. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipResolutionsRefreshedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Differences between a data clip and its sheet were settled. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipResolutionsUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A data clip was changed, such as its name or its status. Reserved: Data clips are not part of this version. Clients may record it with `createEvent`. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DataClipUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A document was added to a space. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DocumentCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A document was removed from its space. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DocumentDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The title or the body of a document was changed. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": DocumentUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The service drew up a configuration for an environment by itself, to start its spaces from. Reserved: Configurations are not built automatically in this version. Clients may record it with `createEvent`. The context may lack `actorId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": EnvironmentAutobuildCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
                /** The event has arrived. The content of the answer is not read. */
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
         * An environment was deleted, with its spaces. Reserved: No operation of this description deletes an environment. Clients may record it with `createEvent`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": EnvironmentDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
                /** The event has arrived. The content of the answer is not read. */
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
         * A file was uploaded to a space, or made by an export. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FileCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A file was deleted, with its content. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FileDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A data retention policy ended the life of a file with that of its space, and its content was deleted. The clock of the service causes it. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FileExpiredEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The status of a file changed, or it became known which workbook holds its content. The service causes it by itself, as a consequence of something else. The context may lack `appId`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FileUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A workbook got a new flag, for example because a bulk change applied one that it did not have yet. A job causes it while it runs. The context may lack `appId`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FlagCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A flag was removed from its workbook and from every record that carried it. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FlagDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The label or the colour of a flag was changed. A job causes it while it runs. The context may lack `appId`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": FlagUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A job finished with success. A job causes it while it runs. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobCompletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A job was created; it runs when it is ready. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A job was deleted from the history. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A job ended without success, because it failed or nobody took it up in time. A job causes it while it runs. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobFailedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A person confirmed that they have seen the outcome of a job. The context may lack `spaceId`, `appId`, `workbookId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobOutcomeAcknowledgedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * All parts of a job that was split have ended, with success or without. Reserved: No operation of this description splits a job. Clients may record it with `createEvent`. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobPartsCompletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A job can run now; whoever handles its operation starts the work. The context may lack `spaceId`, `appId`, `workbookId`, `sheetId`, `actionId`, `actionName`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobReadyEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A job got a time to start at, such as the next run of an action with a schedule. The clock of the service causes it. The context may lack `spaceId`, `appId`, `workbookId`, `actionId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobScheduledEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The status, the progress or the info of a job changed. A job causes it while it runs. The context may lack `spaceId`, `appId`, `workbookId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": JobUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A layer of values was laid over the records of a sheet, beside the values that were imported. Reserved: Records have one layer of values in this version. Clients may record it with `createEvent`. The context may lack `appId`, `commitId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": LayerCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A mapping program was created - the rules that bring the columns of one sheet into the fields of another. Reserved: No operation of this description creates a mapping program. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ProgramCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The rules of a mapping program were worked out anew and can be used. Reserved: Mapping programs are not recomputed in this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ProgramRecomputedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The service began to work out the rules of a mapping program anew. Reserved: Mapping programs are not recomputed in this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ProgramRecomputingEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The rules of a mapping program were changed. Reserved: No operation of this description updates a mapping program. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ProgramUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Records were added to a sheet. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": RecordsCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Records were removed from a sheet. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": RecordsDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Existing records of a sheet were changed - their values, their validity or their flags. A job causes it while it runs. The context may lack `appId`, `commitId`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": RecordsUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A secret was stored for an environment, a space or an actor. Reserved: No operation of this description stores a secret. Clients may record it with `createEvent`. The context may lack `spaceId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SecretCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A secret was deleted and can no longer be read. Reserved: No operation of this description deletes a secret. Clients may record it with `createEvent`. The context may lack `spaceId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SecretDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A secret got a new value. Reserved: No operation of this description changes a secret. Clients may record it with `createEvent`. The context may lack `spaceId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SecretUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Calculations of a sheet have new values after a change of its records. The service causes it by itself, as a consequence of something else. The context may lack `appId`, `commitId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetCalculationUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * The number of records in a sheet changed, or how many of them are valid. The service causes it by itself, as a consequence of something else. The context may lack `appId`, `commitId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetCountsUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A workbook got a new sheet. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A sheet was deleted, with its records. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         *  The context may lack `appId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SheetUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A snapshot was taken of a sheet, to compare with or to return to. A job causes it while it runs. The context may lack `appId`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SnapshotCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A space was archived; its data stays, but nobody works in it. The context may lack `appId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceArchivedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A space was created; it may still be empty. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A space was deleted, with its workbooks, files and documents. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A data retention policy ended the life of a space; it stays listed, but its data is deleted. The clock of the service causes it. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceExpiredEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A guest was given access to a space. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceGuestAddedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A guest lost access to a space. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceGuestRemovedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * An archived space was restored. The context may lack `appId`, `actorId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceUnarchivedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Properties of a space were changed, such as its name or its metadata. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": SpaceUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A conversation was begun. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ThreadCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A conversation was deleted, with its messages. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ThreadDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A conversation was changed, such as its name. Reserved: Threads are not part of this version. Clients may record it with `createEvent`. The context may lack `spaceId`. The payload is empty.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": ThreadUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A workbook was created with its sheets. The context may lack `appId`, `jobId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookCreatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A workbook was deleted, with its sheets and their records. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookDeletedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A data retention policy ended the life of a workbook with that of its space, and its records were deleted. The clock of the service causes it. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookExpiredEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * A workbook that had been put into cold storage can be used again. Reserved: No workbook is put into cold storage in this version. Clients may record it with `createEvent`. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookThawedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
         * Properties of a workbook were changed, such as its name or labels; a change of records is a commit instead. The context may lack `appId`.
         */
        post: {
            /** The event. */
            requestBody: {
                content: {
                    "application/json": WorkbookUpdatedEvent;
                };
            };
            responses: {
                /** The event has arrived. The content of the answer is not read. */
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
        AutobuildTemplateOptions: AutobuildTemplateOptions;
        AutocastTemplateOptions: AutocastTemplateOptions;
        AutomapOptions: AutomapOptions;
        AutomapTemplateOptions: AutomapTemplateOptions;
        BaseProperty: BaseProperty;
        BooleanProperty: BooleanProperty;
        BooleanPropertyConfig: BooleanPropertyConfig;
        BulkMutateFlagsJobConfig: BulkMutateFlagsJobConfig;
        BulkMutateFlagsRequest: BulkMutateFlagsRequest;
        BulkMutateFlagsResponse: BulkMutateFlagsResponse;
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
        CellConfig: CellConfig;
        CellData: CellData;
        CellValue: CellValue;
        CellValueUnion: CellValueUnion;
        CollectionJobSubject: CollectionJobSubject;
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
        Constraint: Constraint;
        ConstraintsTemplateOptions: ConstraintsTemplateOptions;
        Context: Context;
        CreateCanvasAreaRequest: CreateCanvasAreaRequest;
        CreateEventConfig: CreateEventConfig;
        CreateFlagRequest: CreateFlagRequest;
        CreateGuestResponse: CreateGuestResponse;
        CreateGuidanceRequest: CreateGuidanceRequest;
        CreatePersonalAccessTokenRequest: CreatePersonalAccessTokenRequest;
        CreatePersonalAccessTokenResponse: CreatePersonalAccessTokenResponse;
        CreatePersonalAccessTokenResponseData: CreatePersonalAccessTokenResponseData;
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
        DateProperty: DateProperty;
        DeleteRecordsJobConfig: DeleteRecordsJobConfig;
        DetailedAgentLog: DetailedAgentLog;
        Document: Document;
        DocumentConfig: DocumentConfig;
        DocumentCreatedEvent: DocumentCreatedEvent;
        DocumentDeletedEvent: DocumentDeletedEvent;
        DocumentId: DocumentId;
        DocumentResponse: DocumentResponse;
        DocumentUpdatedEvent: DocumentUpdatedEvent;
        EnumListProperty: EnumListProperty;
        EnumProperty: EnumProperty;
        EnumPropertyConfig: EnumPropertyConfig;
        EnumPropertyOption: EnumPropertyOption;
        EnumPropertySortBy: EnumPropertySortBy;
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
        ErrorEnvelope: ErrorEnvelope;
        Event: Event;
        EventAttributes: EventAttributes;
        EventBase: EventBase;
        EventContextSlugs: EventContextSlugs;
        EventDomain: EventDomain;
        EventId: EventId;
        EventResponse: EventResponse;
        EventTopic: EventTopic;
        ExternalConstraint: ExternalConstraint;
        ExternalSheetConstraint: ExternalSheetConstraint;
        FieldAppearance: FieldAppearance;
        FieldConfigResponse: FieldConfigResponse;
        FieldRecordCounts: FieldRecordCounts;
        FieldSize: FieldSize;
        File: File;
        FileCreatedEvent: FileCreatedEvent;
        FileDeletedEvent: FileDeletedEvent;
        FileDriver: FileDriver;
        FileExpiredEvent: FileExpiredEvent;
        FileId: FileId;
        FileJobConfig: FileJobConfig;
        FileMode: FileMode;
        FileOrigin: FileOrigin;
        FileResponse: FileResponse;
        FileStatus: FileStatus;
        FileTreatment: FileTreatment;
        FileUpdatedEvent: FileUpdatedEvent;
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
        Job: Job;
        JobAckDetails: JobAckDetails;
        JobCancelDetails: JobCancelDetails;
        JobCompleteDetails: JobCompleteDetails;
        JobCompletedEvent: JobCompletedEvent;
        JobConfig: JobConfig;
        JobCreatedEvent: JobCreatedEvent;
        JobDeletedEvent: JobDeletedEvent;
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
        JobPartsCompletedEvent: JobPartsCompletedEvent;
        JobReadyEvent: JobReadyEvent;
        JobResponse: JobResponse;
        JobScheduledEvent: JobScheduledEvent;
        JobStatus: JobStatus;
        JobSubject: JobSubject;
        JobTrigger: JobTrigger;
        JobType: JobType;
        JobUpdate: JobUpdate;
        JobUpdatedEvent: JobUpdatedEvent;
        LayerCreatedEvent: LayerCreatedEvent;
        ListActorRolesResponse: ListActorRolesResponse;
        ListAgentExportsResponse: ListAgentExportsResponse;
        ListAgentsResponse: ListAgentsResponse;
        ListAgentVersionsResponse: ListAgentVersionsResponse;
        ListAllEventsResponse: ListAllEventsResponse;
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
        ListWorkbooksResponse: ListWorkbooksResponse;
        NumberConfig: NumberConfig;
        NumberProperty: NumberProperty;
        Origin: Origin;
        PageNumber: PageNumber;
        PageSize: PageSize;
        Pagination: Pagination;
        PersonalAccessToken: PersonalAccessToken;
        PersonalAccessTokenId: PersonalAccessTokenId;
        PersonalAccessTokensResponse: PersonalAccessTokensResponse;
        ProgramCreatedEvent: ProgramCreatedEvent;
        ProgramId: ProgramId;
        ProgramRecomputedEvent: ProgramRecomputedEvent;
        ProgramRecomputingEvent: ProgramRecomputingEvent;
        ProgramUpdatedEvent: ProgramUpdatedEvent;
        Progress: Progress;
        Property: Property;
        Record: Record;
        RecordConfig: RecordConfig;
        RecordCounts: RecordCounts;
        RecordCountsResponse: RecordCountsResponse;
        RecordCountsResponseData: RecordCountsResponseData;
        RecordData: RecordData;
        RecordId: RecordId;
        RecordsCreatedEvent: RecordsCreatedEvent;
        RecordsDeletedEvent: RecordsDeletedEvent;
        RecordsResponse: RecordsResponse;
        RecordsResponseData: RecordsResponseData;
        RecordsUpdatedEvent: RecordsUpdatedEvent;
        RecordValues: RecordValues;
        ReferenceFilter: ReferenceFilter;
        ReferenceListProperty: ReferenceListProperty;
        ReferenceListPropertyConfig: ReferenceListPropertyConfig;
        ReferenceProperty: ReferenceProperty;
        ReferencePropertyConfig: ReferencePropertyConfig;
        ReferencePropertyRelationship: ReferencePropertyRelationship;
        RequiredConstraint: RequiredConstraint;
        RequiredConstraintConfig: RequiredConstraintConfig;
        ResourceIdUnion: ResourceIdUnion;
        ResourceJobSubject: ResourceJobSubject;
        RoleId: RoleId;
        RoleResponse: RoleResponse;
        SecretCreatedEvent: SecretCreatedEvent;
        SecretDeletedEvent: SecretDeletedEvent;
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
        SheetId: SheetId;
        SheetResponse: SheetResponse;
        SheetTreatment: SheetTreatment;
        SheetUpdatedEvent: SheetUpdatedEvent;
        SheetUpdateRequest: SheetUpdateRequest;
        SnapshotCreatedEvent: SnapshotCreatedEvent;
        SnapshotId: SnapshotId;
        SortDirection: SortDirection;
        Space: Space;
        SpaceAccess: SpaceAccess;
        SpaceArchivedEvent: SpaceArchivedEvent;
        SpaceConfig: SpaceConfig;
        SpaceConfigId: SpaceConfigId;
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
        StorageStrategy: StorageStrategy;
        StoredConstraint: StoredConstraint;
        StringConfig: StringConfig;
        StringConfigOptions: StringConfigOptions;
        StringListProperty: StringListProperty;
        StringProperty: StringProperty;
        Success: Success;
        SuccessData: SuccessData;
        SuccessQueryParameter: SuccessQueryParameter;
        TemplateOptions: TemplateOptions;
        ThreadCreatedEvent: ThreadCreatedEvent;
        ThreadDeletedEvent: ThreadDeletedEvent;
        ThreadId: ThreadId;
        ThreadUpdatedEvent: ThreadUpdatedEvent;
        UniqueConstraint: UniqueConstraint;
        UniqueConstraintConfig: UniqueConstraintConfig;
        UnknownEvent: UnknownEvent;
        UnknownTopic: UnknownTopic;
        UpdateCanvasAreaRequest: UpdateCanvasAreaRequest;
        UpdateFileRequest: UpdateFileRequest;
        UpdateFlagRequest: UpdateFlagRequest;
        UpdateGuidanceRequest: UpdateGuidanceRequest;
        UpdateRecordsRequest: UpdateRecordsRequest;
        UploadFileRequest: UploadFileRequest;
        UserCredentials: UserCredentials;
        UserId: UserId;
        ValidationMessage: ValidationMessage;
        ValidationSource: ValidationSource;
        ValidationType: ValidationType;
        Version: Version;
        VersionId: VersionId;
        VersionResponse: VersionResponse;
        WebhookEgressTemplateOptions: WebhookEgressTemplateOptions;
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
        /** No API key has the id that was sent as `clientId`. */
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
        /** The field is not valid, or the sheet takes no additional fields. */
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
        /** What to change about the file is not valid. */
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
        /** A parameter is not valid, or the operation does not have it. */
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
        /** The caller is no user, such as an API key or a guest, and has no personal access tokens. */
        PersonalAccessTokenOwnerNotFound: {
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
        /** What to change about the sheet is not valid. */
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
         * Any other failure: 400 for invalid input, 401 for a missing or unknown token, 403 for a role that may not do
         * this, 404 for an unknown id, 405, 406, 409 for a conflict with the current state, 413, 415, 429 when asked too
         * often, 5xx when the service failed.
         */
        UnexpectedError: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "X-Request-Id": components["headers"]["RequestId"];
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
        ActionId: ActionId;
        /**
         * The agent export.
         * @example us_agx_Lw9fJ3tR
         */
        AgentExportId: AgentExportId;
        /**
         * The agent.
         * @example us_ag_Hn6cV2pY
         */
        AgentId: AgentId;
        /**
         * The app.
         * @example us_app_Ib3pQ8mH
         */
        AppId: AppId;
        /**
         * The canvas area.
         * @example us_cva_Sa2kT6cX
         */
        CanvasAreaId: CanvasAreaId;
        /**
         * The commit.
         * @example us_vr_Wd8jX5kV
         */
        CommitId: CommitId;
        /**
         * `true` returns only completed commits, `false` only those that are still open. Without it both are returned.
         * @example false
         */
        Completed: boolean;
        /**
         * The data retention policy.
         * @example us_drp_Kf6oD3iB
         */
        DataRetentionPolicyId: DataRetentionPolicyId;
        /**
         * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
         * @example true
         */
        DisableHooks: "true";
        /**
         * The document.
         * @example us_dc_Jt5aY4rF
         */
        DocumentId: DocumentId;
        /**
         * The environment.
         * @example us_env_4hTq9LmZ
         */
        EnvironmentId: EnvironmentId;
        /**
         * The event.
         * @example us_evt_Vs2hC5nL
         */
        EventId: EventId;
        /**
         * The file.
         * @example us_fl_Gx3zH8wS
         */
        FileId: FileId;
        /**
         * Selects records by validity.
         * @example error
         */
        Filter: CalculationFilter;
        /**
         * The key of the field that `filter` looks at; without it the whole record counts. Has no effect without `filter`.
         * @example price
         */
        FilterField: string;
        /**
         * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
         * `name ilike "%cup%"` or `price is error`.
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
        GuestId: GuestId;
        /**
         * The guidance.
         * @example us_gd_Mv7eL1zG
         */
        GuidanceId: GuidanceId;
        /**
         * The job.
         * @example us_jb_Lf8wZ1nH
         */
        JobId: JobId;
        /**
         * Which page to return, counted from 1 in steps of `pageSize`.
         * @example 1
         */
        PageNumber: PageNumber;
        /**
         * How many items a page holds; 20 unless given.
         * @example 20
         */
        PageSize: PageSize;
        /**
         * The key of the field that `searchValue` is looked for in; without it all fields are searched.
         * @example name
         */
        SearchField: string;
        /**
         * A text to look for anywhere in the record. In double quotes it must match a whole value, and `""` finds empty
         * values.
         * @example cup
         */
        SearchValue: string;
        /**
         * The sheet.
         * @example us_sh_Pe3rT7nK
         */
        SheetId: SheetId;
        /**
         * The space.
         * @example us_sp_8vKd3QxN
         */
        SpaceId: SpaceId;
        /**
         * The workbook.
         * @example us_wb_Rm5yZ1hC
         */
        WorkbookId: WorkbookId;
    };
    requestBodies: never;
    headers: {
        /** Identifies this request in the logs of the service; quote it when you ask for help. */
        RequestId: string;
        /** Sent with 429 and 503 - how many seconds to wait before asking again. */
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
            header: {
                /**
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
            header: {
                /**
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * The environment of the agent. Not needed, the id alone finds it.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
            };
            header: {
                /**
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Leave it out; the id alone finds the agent.
                 * @deprecated Unused.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
            };
            header: {
                /**
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
            header: {
                /**
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
            header: {
                /**
                 * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
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
            header?: never;
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
            /** The app is deleted; the answer is not wrapped in `data`. */
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
            /** The access token, without `data` around it. */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A list with the new key, this once with the key itself. */
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
                 * The `id` of the key, as `listApiKeys` returns it. Not the key itself, which no address should hold.
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
            400: components["responses"]["PersonalAccessTokenBadRequest"];
            404: components["responses"]["PersonalAccessTokenOwnerNotFound"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createPersonalAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreatePersonalAccessTokenRequest;
            };
        };
        responses: {
            /** The new token, this once with the token itself. */
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
            header?: never;
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
            /** The commit is completed. */
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
    listDataRetentionPolicies: {
        parameters: {
            query?: {
                /**
                 * Only policies of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
            };
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
            header?: never;
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
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber;
                /**
                 * How many environments a page holds; 10 unless given.
                 * @example 10
                 */
                pageSize?: PageSize;
            };
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
            header?: never;
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
    updateEnvironment: {
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
        requestBody: {
            content: {
                "application/json": EnvironmentConfigUpdate;
            };
        };
        responses: {
            /** The environment after the change, without `data` around it. */
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
            header?: never;
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
    listFiles: {
        parameters: {
            query?: {
                /**
                 * Only the files that are meant for this are returned.
                 * @example import
                 */
                mode?: FileMode;
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
                 * Only the files of this space are returned.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId;
            };
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
            header?: never;
            path?: never;
            cookie?: never;
        };
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
            /** The file is gone. */
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
                     * Says that the body is a file to keep, and proposes its name.
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
    listGuests: {
        parameters: {
            query: {
                /**
                 * Only the guest with this mail address.
                 * @example tomas.alves@casa-alves.example
                 */
                email?: string;
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
            header?: never;
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
                 * The space to take the guest out of. Without it, the guest loses every space and is deleted.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId;
            };
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
                spaceId?: SpaceId;
            };
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
                     * Always `no-store`, because the answer holds a secret.
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
    listJobs: {
        parameters: {
            query?: {
                /**
                 * Only jobs of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
                /**
                 * Whether to leave out the parts of larger jobs; `false` unless given.
                 * @example true
                 */
                excludeChildJobs?: boolean;
                /**
                 * Only jobs that read or make this file.
                 * @example us_fl_Gx3zH8wS
                 */
                fileId?: FileId;
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
                 * Only the parts of this job.
                 * @example us_jb_Lf8wZ1nH
                 */
                parentId?: JobId;
                /**
                 * Whether to begin with the oldest jobs, `asc`, or with the newest, `desc`; `desc` unless given.
                 * @example desc
                 */
                sortDirection?: SortDirection;
                /**
                 * Only jobs that work on what has this id.
                 * @example us_wb_Rm5yZ1hC
                 */
                source?: string;
                /**
                 * Only jobs of this space.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId;
                /**
                 * Only jobs that read or write this workbook or a sheet of it.
                 * @example us_wb_Rm5yZ1hC
                 */
                workbookId?: WorkbookId;
            };
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
            header?: never;
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
    retryJob: {
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
            /** The sheet is gone. */
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
    listSheetCommits: {
        parameters: {
            query?: {
                /**
                 * `true` returns only completed commits, `false` only those that are still open. Without it both are returned.
                 * @example false
                 */
                completed?: boolean;
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
                byField?: boolean;
                /**
                 * Only the records that changed in the version of this commit or in a later one take part.
                 * @example us_vr_Wd8jX5kV
                 */
                commitId?: CommitId;
                /**
                 * Selects records by validity.
                 * @example error
                 */
                filter?: CalculationFilter;
                /**
                 * The key of the field that `filter` looks at; without it the whole record counts. Has no effect without `filter`.
                 * @example price
                 */
                filterField?: string;
                /**
                 * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
                 * `name ilike "%cup%"` or `price is error`.
                 * @example price gte 20
                 */
                q?: string;
                /**
                 * The key of the field that `searchValue` is looked for in; without it all fields are searched.
                 * @example name
                 */
                searchField?: string;
                /**
                 * A text to look for anywhere in the record. In double quotes it must match a whole value, and `""` finds empty
                 * values.
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
    addField: {
        parameters: {
            query?: {
                /**
                 * The place of the field among the others, counted from 0; the end unless given.
                 * @example 1
                 */
                insertAtIndex?: number;
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
            header?: never;
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
            /** The field and its values are gone. */
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
    lockSheet: {
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
                commitId?: CommitId;
                /**
                 * The keys of the fields whose cells to return; all of them unless given. Repeat the parameter for each key.
                 * @example [
                 *   "sku",
                 *   "price"
                 * ]
                 */
                fields?: string[];
                /**
                 * Selects records by validity.
                 * @example error
                 */
                filter?: CalculationFilter;
                /**
                 * The key of the field that `filter` looks at; without it the whole record counts. Has no effect without `filter`.
                 * @example price
                 */
                filterField?: string;
                /**
                 * An event to take the selection from. What its `dataUrl` asks for is returned.
                 * @example us_evt_Vs2hC5nL
                 */
                for?: EventId;
                /**
                 * The records to return, at most 100. Beside `searchValue` or a `filter` other than `none` it is the other way
                 * round: these records are left out of what was found. Repeat the parameter for each id.
                 * @example [
                 *   "us_rc_Qa1sD4fG",
                 *   "us_rc_Lh5pE8uJ"
                 * ]
                 */
                ids?: RecordId[];
                /**
                 * Whether to return the counts of the sheet.
                 * @deprecated Use `getRecordCounts`.
                 * @example false
                 */
                includeCounts?: boolean;
                /**
                 * Whether to return how many records were found over all pages, as `counts.total`.
                 * @example true
                 */
                includeLength?: boolean;
                /**
                 * Whether the cells of references come with the records that they point to, as `links`.
                 * @example false
                 */
                includeLinks?: boolean;
                /**
                 * Whether the cells come with what was found about their values, as `messages`.
                 * @example true
                 */
                includeMessages?: boolean;
                /**
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber;
                /**
                 * How many records a page holds; 10,000 unless given, and at most that.
                 * @example 100
                 */
                pageSize?: PageSize;
                /**
                 * A query in the service's filter query language that selects records, such as `price gte 20 and currency eq EUR`,
                 * `name ilike "%cup%"` or `price is error`.
                 * @example price gte 20
                 */
                q?: string;
                /**
                 * The key of the field that `searchValue` is looked for in; without it all fields are searched.
                 * @example name
                 */
                searchField?: string;
                /**
                 * A text to look for anywhere in the record. In double quotes it must match a whole value, and `""` finds empty
                 * values.
                 * @example cup
                 */
                searchValue?: string;
                /**
                 * Only the records that changed after this commit are returned.
                 * @example us_vr_Bn4tS9gQ
                 */
                sinceCommitId?: CommitId;
                /**
                 * Only the records that changed after this version are returned.
                 * @deprecated Use `sinceCommitId`.
                 * @example us_vr_Bn4tS9gQ
                 */
                sinceVersionId?: VersionId;
                /**
                 * The order of the values of `sortField`. Send both or neither.
                 * @example desc
                 */
                sortDirection?: SortDirection;
                /**
                 * The key of the field to sort by. Send it together with `sortDirection`.
                 * @example price
                 */
                sortField?: string;
                /**
                 * Only the records that changed in this version are returned.
                 * @deprecated Use `commitId`.
                 * @example us_vr_Wd8jX5kV
                 */
                versionId?: VersionId;
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
            /** A page of the records that were found. */
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
            /** The records are gone. */
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
    unlockSheet: {
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
            /** The records were checked. */
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
    listSpaces: {
        parameters: {
            query?: {
                /**
                 * Only spaces of this app.
                 * @example us_app_Ib3pQ8mH
                 */
                app?: AppId;
                /**
                 * Only spaces of this app.
                 * @deprecated Use `app`.
                 * @example us_app_Ib3pQ8mH
                 */
                appId?: AppId;
                /**
                 * Only archived spaces when true, only spaces in use when false or absent.
                 * @example false
                 */
                archived?: boolean;
                /**
                 * Only spaces of this environment.
                 * @example us_env_4hTq9LmZ
                 */
                environmentId?: EnvironmentId;
                /**
                 * Only templates of apps when true, only the other spaces when false; both when absent.
                 * @example false
                 */
                isAppTemplate?: boolean;
                /**
                 * Only spaces in which several people may work at a time when true, only the others when false.
                 * @example true
                 */
                isCollaborative?: boolean;
                /**
                 * Only spaces with this namespace.
                 * @example supplier-onboarding
                 */
                namespace?: string;
                /**
                 * Which page to return, counted from 1 in steps of `pageSize`.
                 * @example 1
                 */
                pageNumber?: PageNumber;
                /**
                 * How many spaces a page holds; 10 unless given.
                 * @example 10
                 */
                pageSize?: PageSize;
                /**
                 * Text to look for in the name. A part is enough, and case does not matter.
                 * @example spring
                 */
                search?: string;
                /**
                 * The direction to sort in. Needs `sortField` beside it.
                 * @example desc
                 */
                sortDirection?: SortDirection;
                /**
                 * The property to sort by. Needs `sortDirection` beside it.
                 * @example lastActivityAt
                 */
                sortField?: SpaceSortField;
            };
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
            header?: never;
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
            /** The document is gone. */
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
                 * Whether to return the guides together with the guidance; they are left out unless asked for.
                 * @example false
                 */
                includeGuide?: boolean;
            };
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
                 * Whether to return the guide together with the guidance; it is left out unless asked for.
                 * @example false
                 */
                includeGuide?: boolean;
            };
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
    listWorkbooks: {
        parameters: {
            query?: {
                /**
                 * Whether the sheets have record counts; they are all zero.
                 * @deprecated Use `getRecordCounts`.
                 * @example false
                 */
                includeCounts?: boolean;
                /**
                 * Whether each workbook comes with its sheets and their whole field configuration.
                 * @example true
                 */
                includeSheets?: boolean;
                /**
                 * Only the workbooks that carry this label are returned.
                 * @example spring
                 */
                label?: string;
                /**
                 * Only the workbooks with this name are returned.
                 * @example Spring catalogue
                 */
                name?: string;
                /**
                 * Only the workbooks with this namespace are returned.
                 * @example supplier-onboarding
                 */
                namespace?: string;
                /**
                 * Only the workbooks of this space are returned.
                 * @example us_sp_8vKd3QxN
                 */
                spaceId?: SpaceId;
                /**
                 * Only the workbooks with this treatment are returned.
                 * @example EXTRACTED_FROM_SOURCE
                 */
                treatment?: WorkbookTreatment;
            };
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
            header?: never;
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
            /** The workbook is gone. */
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
                completed?: boolean;
            };
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
