// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

import type {
    AccountId,
    ActionId,
    ActorRoleId,
    AgentExportId,
    AgentId,
    AgentLogId,
    AgentVersionId,
    ApiKeyId,
    ApiTokenId,
    AppId,
    AuditEntryId,
    CalculationId,
    CanvasAreaId,
    CanvasId,
    CommitId,
    ConstraintId,
    DataClipId,
    DataRetentionPolicyId,
    DocumentId,
    EnvironmentId,
    EventId,
    FamilyId,
    FileId,
    GuestId,
    GuidanceId,
    GuideId,
    JobId,
    MappingId,
    PersonalAccessTokenId,
    ProgramId,
    RecordId,
    RoleId,
    SecretId,
    SheetId,
    SnapshotId,
    SpaceId,
    ThreadId,
    UserId,
    VersionId,
    ViewId,
    WebhookId,
    WorkbookId,
} from "./openapi.gen.ts";

/** The types of ids, by what they identify. */
export interface Ids {
    account: AccountId;
    action: ActionId;
    actorRole: ActorRoleId;
    agentExport: AgentExportId;
    agent: AgentId;
    agentLog: AgentLogId;
    agentVersion: AgentVersionId;
    apiKey: ApiKeyId;
    apiToken: ApiTokenId;
    app: AppId;
    auditEntry: AuditEntryId;
    calculation: CalculationId;
    canvasArea: CanvasAreaId;
    canvas: CanvasId;
    commit: CommitId;
    constraint: ConstraintId;
    dataClip: DataClipId;
    dataRetentionPolicy: DataRetentionPolicyId;
    document: DocumentId;
    environment: EnvironmentId;
    event: EventId;
    family: FamilyId;
    file: FileId;
    guest: GuestId;
    guidance: GuidanceId;
    guide: GuideId;
    job: JobId;
    mapping: MappingId;
    personalAccessToken: PersonalAccessTokenId;
    program: ProgramId;
    record: RecordId;
    role: RoleId;
    secret: SecretId;
    sheet: SheetId;
    snapshot: SnapshotId;
    space: SpaceId;
    thread: ThreadId;
    user: UserId;
    version: VersionId;
    view: ViewId;
    webhook: WebhookId;
    workbook: WorkbookId;
}

/** The part of an id between its underscores, by what the id identifies. */
export const idKinds: Readonly<Record<keyof Ids, string>> = {
    account: "acc",
    action: "act",
    actorRole: "acr",
    agentExport: "agx",
    agent: "ag",
    agentLog: "lg",
    agentVersion: "agv",
    apiKey: "key",
    apiToken: "apt",
    app: "app",
    auditEntry: "au",
    calculation: "calc",
    canvasArea: "cva",
    canvas: "cv",
    commit: "vr",
    constraint: "cn",
    dataClip: "clip",
    dataRetentionPolicy: "drp",
    document: "dc",
    environment: "env",
    event: "evt",
    family: "mf",
    file: "fl",
    guest: "g",
    guidance: "gd",
    guide: "gu",
    job: "jb",
    mapping: "mr",
    personalAccessToken: "pat",
    program: "mp",
    record: "rc",
    role: "rol",
    secret: "sec",
    sheet: "sh",
    snapshot: "ss",
    space: "sp",
    thread: "th",
    user: "usr",
    version: "vr",
    view: "vi",
    webhook: "wh",
    workbook: "wb",
};
