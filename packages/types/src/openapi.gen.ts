// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

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
    exportType: AgentExportType;
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

/**
 * What the archive of an export holds. `AUTOBUILD_INLINED`: a generated agent with its resources written into the code.
 * `SYSTEM_COMBINED`: the same, and the other system agents with it. `SOURCE`: the original files, rebuilt from the source
 * map of the deployed code.
 */
export type AgentExportType = "AUTOBUILD_INLINED" | "SYSTEM_COMBINED" | "SOURCE" | (string & {});

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
    type: AppType;
    /**
     * When the app was last changed.
     * Format: date-time
     */
    updatedAt: string;
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

/** An app. */
export interface AppResponse {
    data: App;
}

/** What kind of work an app is for. `CUSTOM` is one that its account built for itself. */
export type AppType = "PORTAL" | "PROJECTS" | "MAPPING" | "WORKBOOKS" | "CUSTOM" | (string & {});

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
    layout: CanvasAreaLayout;
    /** Free-form notes on the area. Any JSON value; the service does not read it. */
    metadata: unknown;
    /** What is laid over the area, such as a hint while data is loading. Any JSON value; `null` when nothing is. */
    overlay: unknown;
    /** The area that this one is nested in. Absent on areas that stand directly on the canvas. */
    parentId?: CanvasAreaId;
    /** Where the area sits within its parent, or on the canvas. */
    position: CanvasAreaPosition;
    /** What kind of content the area shows. */
    type: CanvasAreaType;
    /**
     * When the area was last changed.
     * Format: date-time
     */
    updatedAt: string;
    /** Whether the area is shown. */
    visibility: CanvasAreaVisibility;
}

/** An area was added to a canvas. Reserved: Canvas areas can only be listed in this version. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/** An area of a canvas was deleted, with the areas nested in it. Reserved: Canvas areas can only be listed in this version. Clients may record it with `createEvent`. The context may lack `appId`. */
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
export type CanvasAreaLayout = "split" | "drawer" | "modal" | (string & {});

/** The edge that an area sits at, or the middle. */
export type CanvasAreaPosition = "top" | "left" | "right" | "middle" | "bottom" | (string & {});

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
    | "iframe"
    | (string & {});

/** An area of a canvas was changed, such as what it shows or where it sits. Reserved: Canvas areas can only be listed in this version. Clients may record it with `createEvent`. The context may lack `appId`. */
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
export type CanvasAreaVisibility = "visible" | "hidden" | "optional" | "skeleton" | (string & {});

/** A canvas was added to a space. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. The context may lack `appId`. The payload is empty. */
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

/** A tracked commit was acknowledged as handled, so that actions on its sheet are possible again. Reserved: No operation of this description completes a commit. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/** Records of a sheet were added or changed; the commit groups the changes of one request. The context may lack `appId`. */
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
    level?: ValidationType | (string & {});
    /** The text of the message, in place of the usual one. */
    message?: string;
}

/** How the values of several fields are compared: as one text (`concat`) or by a hash of it (`hash`). */
export type CompositeUniqueConstraintStrategy = "hash" | "concat" | (string & {});

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

/**
 * Identifies a data retention policy.
 * @example us_drp_Kf6oD3iB
 */
export type DataRetentionPolicyId = string;

/** A field that holds days, written as `2026-03-02`. There is no type for a time of day. */
export type DateProperty = {
    /** Says that the field holds days. */
    type: "date";
} & (BaseProperty & {
    type: "date";
});
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

/** A document was added to a space. Reserved: No operation of this description creates a document. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/** A document was removed from its space. Reserved: No operation of this description deletes a document. Clients may record it with `createEvent`. The context may lack `appId`. */
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
export type EnumPropertySortBy = "label" | "value" | "ordinal" | (string & {});

/** The service drew up a configuration for an environment by itself, to start its spaces from. Reserved: Configurations are not built automatically in this version. Clients may record it with `createEvent`. The context may lack `actorId`. The payload is empty. */
export interface EnvironmentAutobuildCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context;
    /** Always `environment`. */
    domain: "environment";
    /** Always `environment:autobuild-created`. */
    topic: "environment:autobuild-created";
}

/** An environment was created in the account. Reserved: No operation of this description creates an environment. Clients may record it with `createEvent`. */
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

/** Properties of an environment were changed, such as how its guests sign in. Reserved: No operation of this description updates an environment. Clients may record it with `createEvent`. */
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
export type FieldSize = "xs" | "s" | "m" | "l" | "xl" | (string & {});

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
    status: FileStatus;
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

/** A file was deleted, with its content. Reserved: No operation of this description deletes a file. Clients may record it with `createEvent`. The context may lack `appId`. */
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
export type FileStatus =
    | "partial"
    | "analyzing"
    | "analyzed"
    | "complete"
    | "archived"
    | "purged"
    | "failed"
    | (string & {});

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

/** A flag was removed from its workbook and from every record that carried it. Reserved: No operation of this description deletes a flag; a bulk change only takes it off records. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/** A warning that stands between pressing the button and starting the job. */
export interface Guardrail {
    /** The warning, in Markdown. */
    content: string;
}

/**
 * A way for guests to sign in: `shared_link` is one link that everybody may use, `magic_link` is a personal link
 * sent by mail.
 */
export type GuestAuthentication = "shared_link" | "magic_link";

/**
 * Identifies a guest.
 * @example us_g_Oj7wR3vP
 */
export type GuestId = string;

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
export type GuidanceRole = "admin" | "guest" | (string & {});

/**
 * What makes a guide appear: `first` the first visit, `hover` the pointer on the target, `event` an event,
 * `manual` only a request for it.
 */
export type GuidanceTrigger = "first" | "hover" | "event" | "manual" | (string & {});

/** The form of a guide: `sidebar` beside the content, `popout` in a window above it, `tooltip` next to the target. */
export type GuidanceType = "sidebar" | "popout" | "tooltip" | (string & {});

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

/** A job finished with success. A job causes it while it runs. The context may lack `appId`, `workbookId`, `actorId`. */
export interface JobCompletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
        spaceId: SpaceId;
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

/** A job was created; it runs when it is ready. The context may lack `appId`, `workbookId`, `actorId`. */
export interface JobCreatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
        spaceId: SpaceId;
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

/** A job was deleted from the history. Reserved: No operation of this description deletes a job. Clients may record it with `createEvent`. The context may lack `appId`, `workbookId`, `actorId`. */
export interface JobDeletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
        spaceId: SpaceId;
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

/** A job ended without success, because it failed or nobody took it up in time. A job causes it while it runs. The context may lack `appId`, `workbookId`, `actorId`. */
export interface JobFailedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
        spaceId: SpaceId;
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

/** A person confirmed that they have seen the outcome of a job. Reserved: No operation of this description acknowledges an outcome. Clients may record it with `createEvent`. The context may lack `appId`, `workbookId`. */
export interface JobOutcomeAcknowledgedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        actorId: string;
        jobId: JobId;
        spaceId: SpaceId;
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

/** All parts of a job that was split have ended, with success or without. Reserved: No operation of this description splits a job. Clients may record it with `createEvent`. The context may lack `appId`, `workbookId`, `actorId`. */
export interface JobPartsCompletedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
        spaceId: SpaceId;
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

/** A job can run now; whoever handles its operation starts the work. The context may lack `appId`, `workbookId`, `sheetId`, `actionId`, `actionName`, `actorId`. */
export interface JobReadyEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
        spaceId: SpaceId;
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

/** A job got a time to start at, such as the next run of an action with a schedule. The clock of the service causes it. The context may lack `appId`, `workbookId`, `actionId`. */
export interface JobScheduledEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
        spaceId: SpaceId;
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

/** The status, the progress or the info of a job changed. A job causes it while it runs. The context may lack `appId`, `workbookId`, `actorId`. */
export interface JobUpdatedEvent extends EventBase {
    /** Where it happened and who did it, with the ids that are set on this topic. */
    context: Context & {
        jobId: JobId;
        spaceId: SpaceId;
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

/** The commits of a workbook. */
export interface ListCommitsResponse {
    /** The commits, all of them; this list has no pages. */
    data: Commit[];
}

/** The sheets of a workbook. */
export interface ListSheetsResponse {
    /** The sheets, all of them; this list has no pages. */
    data: Sheet[];
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

/** Records were removed from a sheet. Reserved: No operation of this description deletes records. Clients may record it with `createEvent`. The context may lack `appId`. */
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
export type ReferencePropertyRelationship = "has-one" | "has-many" | (string & {});

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
    level?: ValidationType | (string & {});
    /** The text of the message, in place of the usual one. */
    message?: string;
}

/**
 * The id of what a role is granted on - an account, an environment or a space.
 * @example us_sp_8vKd3QxN
 */
export type ResourceIdUnion = string;

/**
 * Identifies a role.
 * @example us_rol_Ce5tB9xU
 */
export type RoleId = string;

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
    treatments?: SheetTreatment[];
    /**
     * When the sheet itself was last changed; changes to its records do not count.
     * Format: date-time
     */
    updatedAt: string;
    /** The workbook that holds the sheet. */
    workbookId: WorkbookId;
}

/** Something that people may do with the records of a sheet; `*` allows everything. */
export type SheetAccess = "*" | "add" | "edit" | "delete" | "import" | (string & {});

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

/** A workbook got a new sheet. Reserved: No operation of this description creates a sheet. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/** A sheet was deleted, with its records. Reserved: No operation of this description deletes a sheet. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/**
 * What sets a sheet apart: `CLIPPED_FROM_SHEET` holds records clipped from another sheet, `ENUM_REFERENCE` holds the
 * options of an enum field.
 */
export type SheetTreatment = "CLIPPED_FROM_SHEET" | "ENUM_REFERENCE" | (string & {});

/** A sheet itself was changed, such as its name or its fields; a change of its records is a commit instead. Reserved: No operation of this description updates a sheet. Clients may record it with `createEvent`. The context may lack `appId`, `actorId`. */
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
    /** The address that guests open the space with. */
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

/** The properties of a space that can be set. What is absent stays as it is. */
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

/** A space was created; it may still be empty. Reserved: No operation of this description creates a space. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/** A space was deleted, with its workbooks, files and documents. Reserved: No operation of this description deletes a space. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/** A guest was given access to a space. Reserved: No operation of this description invites guests. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/** A guest lost access to a space. Reserved: No operation of this description takes access from guests. Clients may record it with `createEvent`. The context may lack `appId`. */
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
export type StringConfigOptions = "tiny" | "normal" | "medium" | "long" | (string & {});

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
    level?: ValidationType | (string & {});
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

/**
 * Identifies a version of a sheet's records; the same value as the id of the commit that made it.
 * @example us_vr_Wd8jX5kV
 */
export type VersionId = string;

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

/** A workbook was created with its sheets. Reserved: No operation of this description creates a workbook. Clients may record it with `createEvent`. The context may lack `appId`, `jobId`. */
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

/** A workbook was deleted, with its sheets and their records. Reserved: No operation of this description deletes a workbook. Clients may record it with `createEvent`. The context may lack `appId`. */
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

/** Properties of a workbook were changed, such as its name or labels; a change of records is a commit instead. Reserved: No operation of this description updates a workbook. Clients may record it with `createEvent`. The context may lack `appId`. */
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
         * query parameters; together they must both hold. An export is made by a job, not by an operation of this resource.
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
         * Returns the areas that lay out canvases: what each one shows, where it sits and whether it is visible. Filter by
         * `canvasId` to get the whole layout of one canvas, or by `parentId` to get the areas nested in another area.
         * Filters combine; without any, all areas that the caller may see are listed.
         *
         * The answer is one page, newest areas first. `pagination` says how many pages there are; ask for the next one
         * with `pageNumber`. Nothing is changed and no event is emitted.
         */
        get: operations["listCanvasAreas"];
        put?: never;
        post?: never;
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
        get?: never;
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
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
         * The upload is recorded as the event `file:created`.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guests/{guestId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
    "/sheets/{sheetId}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
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
    "/spaces/{spaceId}/documents/{documentId}": {
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
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * job's id in the context. While it runs, the job also emits `job:updated`, `records:updated`, `flag:created` or
         * `flag:updated`, and `snapshot:created` when `snapshotLabel` is sent. The result is not wrapped in `data`.
         */
        post: operations["bulkMutateFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * An area was added to a canvas. Reserved: Canvas areas can only be listed in this version. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * An area of a canvas was deleted, with the areas nested in it. Reserved: Canvas areas can only be listed in this version. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * An area of a canvas was changed, such as what it shows or where it sits. Reserved: Canvas areas can only be listed in this version. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A canvas was added to a space. Reserved: No operation of this description changes canvases. Clients may record it with `createEvent`. The context may lack `appId`. The payload is empty.
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
         * A tracked commit was acknowledged as handled, so that actions on its sheet are possible again. Reserved: No operation of this description completes a commit. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * Records of a sheet were added or changed; the commit groups the changes of one request. The context may lack `appId`.
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
         * A document was added to a space. Reserved: No operation of this description creates a document. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A document was removed from its space. Reserved: No operation of this description deletes a document. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * An environment was created in the account. Reserved: No operation of this description creates an environment. Clients may record it with `createEvent`.
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
         * Properties of an environment were changed, such as how its guests sign in. Reserved: No operation of this description updates an environment. Clients may record it with `createEvent`.
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
         * A file was deleted, with its content. Reserved: No operation of this description deletes a file. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A flag was removed from its workbook and from every record that carried it. Reserved: No operation of this description deletes a flag; a bulk change only takes it off records. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A job finished with success. A job causes it while it runs. The context may lack `appId`, `workbookId`, `actorId`.
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
         * A job was created; it runs when it is ready. The context may lack `appId`, `workbookId`, `actorId`.
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
         * A job was deleted from the history. Reserved: No operation of this description deletes a job. Clients may record it with `createEvent`. The context may lack `appId`, `workbookId`, `actorId`.
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
         * A job ended without success, because it failed or nobody took it up in time. A job causes it while it runs. The context may lack `appId`, `workbookId`, `actorId`.
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
         * A person confirmed that they have seen the outcome of a job. Reserved: No operation of this description acknowledges an outcome. Clients may record it with `createEvent`. The context may lack `appId`, `workbookId`.
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
         * All parts of a job that was split have ended, with success or without. Reserved: No operation of this description splits a job. Clients may record it with `createEvent`. The context may lack `appId`, `workbookId`, `actorId`.
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
         * A job can run now; whoever handles its operation starts the work. The context may lack `appId`, `workbookId`, `sheetId`, `actionId`, `actionName`, `actorId`.
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
         * A job got a time to start at, such as the next run of an action with a schedule. The clock of the service causes it. The context may lack `appId`, `workbookId`, `actionId`.
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
         * The status, the progress or the info of a job changed. A job causes it while it runs. The context may lack `appId`, `workbookId`, `actorId`.
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
         * Records were removed from a sheet. Reserved: No operation of this description deletes records. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A workbook got a new sheet. Reserved: No operation of this description creates a sheet. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A sheet was deleted, with its records. Reserved: No operation of this description deletes a sheet. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A sheet itself was changed, such as its name or its fields; a change of its records is a commit instead. Reserved: No operation of this description updates a sheet. Clients may record it with `createEvent`. The context may lack `appId`, `actorId`.
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
         * A space was created; it may still be empty. Reserved: No operation of this description creates a space. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A space was deleted, with its workbooks, files and documents. Reserved: No operation of this description deletes a space. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A guest was given access to a space. Reserved: No operation of this description invites guests. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A guest lost access to a space. Reserved: No operation of this description takes access from guests. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * A workbook was created with its sheets. Reserved: No operation of this description creates a workbook. Clients may record it with `createEvent`. The context may lack `appId`, `jobId`.
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
         * A workbook was deleted, with its sheets and their records. Reserved: No operation of this description deletes a workbook. Clients may record it with `createEvent`. The context may lack `appId`.
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
         * Properties of a workbook were changed, such as its name or labels; a change of records is a commit instead. Reserved: No operation of this description updates a workbook. Clients may record it with `createEvent`. The context may lack `appId`.
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
        App: App;
        AppEnvironmentFilters: AppEnvironmentFilters;
        AppId: AppId;
        AppResponse: AppResponse;
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
        Commit: Commit;
        CommitCompletedEvent: CommitCompletedEvent;
        CommitCreatedEvent: CommitCreatedEvent;
        CommitId: CommitId;
        CommitUpdatedEvent: CommitUpdatedEvent;
        Compiler: Compiler;
        CompositeUniqueConstraint: CompositeUniqueConstraint;
        CompositeUniqueConstraintConfig: CompositeUniqueConstraintConfig;
        CompositeUniqueConstraintStrategy: CompositeUniqueConstraintStrategy;
        ComputedConstraint: ComputedConstraint;
        Constraint: Constraint;
        ConstraintsTemplateOptions: ConstraintsTemplateOptions;
        Context: Context;
        CreateEventConfig: CreateEventConfig;
        Cron5MinutesEvent: Cron5MinutesEvent;
        CronDailyEvent: CronDailyEvent;
        CronHourlyEvent: CronHourlyEvent;
        CronWeeklyEvent: CronWeeklyEvent;
        DataClipCollaboratorUpdatedEvent: DataClipCollaboratorUpdatedEvent;
        DataClipCreatedEvent: DataClipCreatedEvent;
        DataClipDeletedEvent: DataClipDeletedEvent;
        DataClipId: DataClipId;
        DataClipResolutionsCreatedEvent: DataClipResolutionsCreatedEvent;
        DataClipResolutionsRefreshedEvent: DataClipResolutionsRefreshedEvent;
        DataClipResolutionsUpdatedEvent: DataClipResolutionsUpdatedEvent;
        DataClipUpdatedEvent: DataClipUpdatedEvent;
        DataRetentionPolicyId: DataRetentionPolicyId;
        DateProperty: DateProperty;
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
        EnvironmentAutobuildCreatedEvent: EnvironmentAutobuildCreatedEvent;
        EnvironmentCreatedEvent: EnvironmentCreatedEvent;
        EnvironmentDeletedEvent: EnvironmentDeletedEvent;
        EnvironmentId: EnvironmentId;
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
        FieldRecordCounts: FieldRecordCounts;
        FieldSize: FieldSize;
        File: File;
        FileCreatedEvent: FileCreatedEvent;
        FileDeletedEvent: FileDeletedEvent;
        FileExpiredEvent: FileExpiredEvent;
        FileId: FileId;
        FileMode: FileMode;
        FileOrigin: FileOrigin;
        FileResponse: FileResponse;
        FileStatus: FileStatus;
        FileTreatment: FileTreatment;
        FileUpdatedEvent: FileUpdatedEvent;
        FlagCreatedEvent: FlagCreatedEvent;
        FlagDeletedEvent: FlagDeletedEvent;
        FlagMutationData: FlagMutationData;
        FlagOperation: FlagOperation;
        FlagUpdatedEvent: FlagUpdatedEvent;
        GetAgentExportResponse: GetAgentExportResponse;
        GetAgentLogsResponse: GetAgentLogsResponse;
        GetDetailedAgentLogResponse: GetDetailedAgentLogResponse;
        GetDetailedAgentLogsResponse: GetDetailedAgentLogsResponse;
        Guardrail: Guardrail;
        GuestAuthentication: GuestAuthentication;
        GuestId: GuestId;
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
        JobCompletedEvent: JobCompletedEvent;
        JobCreatedEvent: JobCreatedEvent;
        JobDeletedEvent: JobDeletedEvent;
        JobFailedEvent: JobFailedEvent;
        JobId: JobId;
        JobOutcomeAcknowledgedEvent: JobOutcomeAcknowledgedEvent;
        JobPartsCompletedEvent: JobPartsCompletedEvent;
        JobReadyEvent: JobReadyEvent;
        JobScheduledEvent: JobScheduledEvent;
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
        ListSheetsResponse: ListSheetsResponse;
        NumberConfig: NumberConfig;
        NumberProperty: NumberProperty;
        Origin: Origin;
        PageNumber: PageNumber;
        PageSize: PageSize;
        Pagination: Pagination;
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
        RoleId: RoleId;
        SecretCreatedEvent: SecretCreatedEvent;
        SecretDeletedEvent: SecretDeletedEvent;
        SecretUpdatedEvent: SecretUpdatedEvent;
        Sheet: Sheet;
        SheetAccess: SheetAccess;
        SheetCalculationUpdatedEvent: SheetCalculationUpdatedEvent;
        SheetConfig: SheetConfig;
        SheetConstraint: SheetConstraint;
        SheetCountsUpdatedEvent: SheetCountsUpdatedEvent;
        SheetCreatedEvent: SheetCreatedEvent;
        SheetDeletedEvent: SheetDeletedEvent;
        SheetId: SheetId;
        SheetTreatment: SheetTreatment;
        SheetUpdatedEvent: SheetUpdatedEvent;
        SnapshotCreatedEvent: SnapshotCreatedEvent;
        SnapshotId: SnapshotId;
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
        SpaceUnarchivedEvent: SpaceUnarchivedEvent;
        SpaceUpdatedEvent: SpaceUpdatedEvent;
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
        UploadFileRequest: UploadFileRequest;
        UserId: UserId;
        ValidationMessage: ValidationMessage;
        ValidationSource: ValidationSource;
        ValidationType: ValidationType;
        VersionId: VersionId;
        WebhookEgressTemplateOptions: WebhookEgressTemplateOptions;
        WorkbookCreatedEvent: WorkbookCreatedEvent;
        WorkbookDeletedEvent: WorkbookDeletedEvent;
        WorkbookExpiredEvent: WorkbookExpiredEvent;
        WorkbookId: WorkbookId;
        WorkbookThawedEvent: WorkbookThawedEvent;
        WorkbookUpdatedEvent: WorkbookUpdatedEvent;
    };
    responses: {
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
        /** A filter or page parameter is not valid. */
        CanvasAreaBadRequest: {
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
        /** No sheet has this id, or it belongs to another account. */
        SheetNotFound: {
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
         * Keeps data hooks from running on this call. Required here; the only allowed value is `true`.
         * @example true
         */
        DisableHooks: "true";
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
    deleteDataRetentionPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The data retention policy to delete.
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
    assignGuestRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The guest who gets the role.
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
