import type { AccountTables } from "./accounts.ts";
import type { ActionTables } from "./actions.ts";
import type { AgentExportTables } from "./agent-exports.ts";
import type { AgentTables } from "./agents.ts";
import type { AppTables } from "./apps.ts";
import type { AuthTables } from "./auth.ts";
import type { BlobTables } from "./blobs.ts";
import type { CanvasAreaTables } from "./canvas-areas.ts";
import type { ClockTables } from "./clock.ts";
import type { CommitTables } from "./commits.ts";
import type { DataRetentionPolicyTables } from "./data-retention-policies.ts";
import type { DeletionTables } from "./deletions.ts";
import type { DocumentTables } from "./documents.ts";
import type { EnvironmentTables } from "./environments.ts";
import type { EventTables } from "./events.ts";
import type { FileTables } from "./files.ts";
import type { FirstStartTables } from "./first-start.ts";
import type { FlagTables } from "./flags.ts";
import type { GuestTables } from "./guests.ts";
import type { GuidanceTables } from "./guidance.ts";
import type { GuideTables } from "./guides.ts";
import type { IdempotencyTables } from "./idempotency.ts";
import type { JobTables } from "./jobs.ts";
import type { MappingTables } from "./mapping-programs.ts";
import type { RecordTables } from "./records.ts";
import type { RoleTables } from "./roles.ts";
import type { SecretTables } from "./secrets.ts";
import type { SheetTables } from "./sheets.ts";
import type { SignInPlaceTables } from "./sign-in-places.ts";
import type { SnapshotTables } from "./snapshots.ts";
import type { SpaceBytesTables } from "./space-bytes.ts";
import type { SpaceTables } from "./spaces.ts";
import type { StoredConstraintTables } from "./stored-constraints.ts";
import type { TemplateCopyTables } from "./template-copies.ts";
import type { UploadTables } from "./uploads.ts";
import type { ViewTables } from "./views.ts";
import type { WebhookTables } from "./webhooks.ts";
import type { WorkbookTables } from "./workbooks.ts";
import type { WriteCheckTables } from "./write-checks.ts";

/** Every table, one line for each. The other files of this folder declare the rows. */
export interface Tables
  extends AccountTables,
    ActionTables,
    AgentTables,
    AgentExportTables,
    AppTables,
    AuthTables,
    BlobTables,
    CanvasAreaTables,
    ClockTables,
    CommitTables,
    DataRetentionPolicyTables,
    DeletionTables,
    DocumentTables,
    EnvironmentTables,
    EventTables,
    FileTables,
    FirstStartTables,
    FlagTables,
    GuestTables,
    GuidanceTables,
    GuideTables,
    TemplateCopyTables,
    IdempotencyTables,
    JobTables,
    MappingTables,
    RecordTables,
    RoleTables,
    SecretTables,
    SheetTables,
    SignInPlaceTables,
    SnapshotTables,
    SpaceBytesTables,
    SpaceTables,
    StoredConstraintTables,
    UploadTables,
    ViewTables,
    WebhookTables,
    WorkbookTables,
    WriteCheckTables {}
