import type { AccountTables } from "../accounts/rows.ts";
import type { ActionTables } from "../actions/rows.ts";
import type { AgentExportTables } from "../agent-exports/rows.ts";
import type { AgentTables } from "../agents/rows.ts";
import type { AppTables } from "../apps/rows.ts";
import type { AuthTables } from "../auth/rows.ts";
import type { CanvasAreaTables } from "../canvas-areas/rows.ts";
import type { CommitTables } from "../commits/rows.ts";
import type { DataRetentionPolicyTables } from "../data-retention-policies/rows.ts";
import type { DocumentTables } from "../documents/rows.ts";
import type { EnvironmentTables } from "../environments/rows.ts";
import type { EventTables } from "../events/rows.ts";
import type { FileTables } from "../files/rows.ts";
import type { FlagTables } from "../flags/rows.ts";
import type { GuestTables } from "../guests/rows.ts";
import type { GuidanceTables } from "../guidance/rows.ts";
import type { IdempotencyTables } from "../http/idempotency-rows.ts";
import type { JobTables } from "../jobs/rows.ts";
import type { RecordTables } from "../records/rows.ts";
import type { RoleTables } from "../roles/rows.ts";
import type { SheetTables } from "../sheets/rows.ts";
import type { SnapshotTables } from "../snapshots/rows.ts";
import type { SpaceTables } from "../spaces/rows.ts";
import type { WorkbookTables } from "../workbooks/rows.ts";

/** Every table, as the resources declare theirs in their `rows.ts`; one line for each resource. */
export interface Tables
  extends AccountTables,
    ActionTables,
    AgentTables,
    AgentExportTables,
    AppTables,
    AuthTables,
    CanvasAreaTables,
    CommitTables,
    DataRetentionPolicyTables,
    DocumentTables,
    EnvironmentTables,
    EventTables,
    FileTables,
    FlagTables,
    GuestTables,
    GuidanceTables,
    IdempotencyTables,
    JobTables,
    RecordTables,
    RoleTables,
    SheetTables,
    SnapshotTables,
    SpaceTables,
    WorkbookTables {}
