create table "accounts" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "name" text not null,
  "default_app_id" text,
  "metadata" text not null,
  "events_removed_to" bigint not null default 0
);

create table "users" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "email" text not null,
  "search_email" text not null default '',
  "name" text not null,
  "search_name" text not null default '',
  "password" text,
  "metadata" text not null default '{}',
  "dashboard" integer,
  "last_seen_at" text
);

create unique index "users_by_email" on "users" ("email");

create unique index "users_by_search_email" on "users" ("search_email");

create table "actions" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "space_id" text not null,
  "target_id" text not null,
  "config" text not null,
  "place" integer,
  "next_run_at" text
);

create index "actions_by_run" on "actions" ("next_run_at") where next_run_at is not null;

create index "actions_of_space" on "actions" ("account_id", "space_id", "sequence");

create index "actions_of_target" on "actions" ("account_id", "target_id");

create table "agent_exports" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "agent_id" text not null,
  "export_type" text not null,
  "file_name" text not null,
  "blob_key" text not null,
  "size" bigint not null
);

create index "agent_exports_of_environment" on "agent_exports" ("account_id", "environment_id", "sequence");

create table "agents" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "slug" text not null,
  "version" integer not null,
  "is_system" integer not null,
  "cron_topics" text,
  constraint "agents_have_slugs" unique ("environment_id", "slug")
);

create table "agent_versions" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "agent_id" text not null,
  "version" integer not null,
  "origin" integer not null,
  "config" text not null,
  constraint "agent_versions_have_numbers" unique ("agent_id", "version")
);

create table "agent_logs" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "space_id" text,
  "agent_id" text not null,
  "event_id" text not null,
  "success" integer not null,
  "requests_failed" integer not null default 0,
  "started_at" text not null,
  "ended_at" text not null,
  "topic" text not null,
  "context" text not null,
  "figures" text not null,
  "log" text,
  "bytes" integer not null default 0
);

create index "agent_logs_by_agent_id" on "agent_logs" ("account_id", "agent_id", "sequence");

create index "agent_logs_by_environment_id" on "agent_logs" ("account_id", "environment_id", "sequence");

create index "agent_logs_by_event_id" on "agent_logs" ("account_id", "event_id", "sequence");

create index "agent_logs_by_time" on "agent_logs" ("created_at");

create table "agent_feeds" (
  "agent_id" text primary key,
  "account_id" text not null,
  "position" bigint not null,
  "attempts" integer not null,
  "failures" integer not null,
  "waits_until" text,
  "paused_at" text,
  "claimed_by" text,
  "claimed_until" text,
  "chain_depth" integer not null default 0,
  "runs_since" text,
  "runs" integer not null default 0,
  "chained_runs" integer not null default 0,
  "held_until" text,
  "left_out" integer not null default 0,
  "left_out_at" text,
  "faults" integer not null default 0,
  "log_bytes" bigint not null default 0
);

create table "agent_retries" (
  "agent_id" text not null,
  "event_id" text not null,
  "hooks" text not null,
  "attempts" integer not null,
  "waits_until" text not null,
  constraint "agent_retries_pk" primary key ("agent_id", "event_id")
);

create table "agent_runners" (
  "id" text primary key,
  "works_until" text not null
);

create table "apps" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "name" text not null,
  "namespace" text not null,
  "type" text not null,
  "entity" text not null,
  "entity_plural" text not null,
  "icon" text,
  "metadata" text not null,
  "environment_filters" text not null,
  "blueprint" text,
  "activated_at" text
);

create index "apps_of_account" on "apps" ("account_id", "sequence");

create table "tokens" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "kind" text not null,
  "hash" text not null unique,
  "public_text" text,
  "actor_id" text not null,
  "actor_kind" text not null,
  "environment_id" text,
  "space_id" text,
  "name" text,
  "operations" text,
  "origins" text,
  "requests_per_minute" integer,
  "expires_at" text,
  "last_used_at" text,
  "parent_id" text,
  "signed_in_at" text
);

create index "tokens_by_expiry" on "tokens" ("expires_at");

create index "tokens_of_actor" on "tokens" ("account_id", "actor_id");

create table "loose_blobs" (
  "key" text primary key,
  "removable_at" text not null,
  "is_condemned" integer not null
);

create index "loose_blobs_by_time" on "loose_blobs" ("removable_at");

create table "canvases" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "space_id" text not null
);

create index "canvases_of_space" on "canvases" ("account_id", "space_id");

create table "canvas_areas" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "space_id" text not null,
  "canvas_id" text not null,
  "parent_id" text,
  "config" text not null,
  "metadata" text not null,
  "overlay" text not null,
  "layout" text not null,
  "type" text not null,
  "position" text not null,
  "visibility" text not null
);

create index "canvas_areas_of_canvas" on "canvas_areas" ("canvas_id", "sequence");

create index "canvas_areas_of_space" on "canvas_areas" ("account_id", "space_id", "sequence");

create table "clock" (
  "id" integer primary key,
  "passed" text
);

insert into "clock" ("id") values (1);

create table "commits" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "workbook_id" text not null,
  "sheet_id" text not null,
  "number" integer not null,
  "created_by" text not null,
  "completed_by" text,
  "completed_at" text,
  "waits_for" text,
  "completes_at" text,
  "ranges" text not null,
  "undo" text,
  "undoes" integer,
  "undoes_part" integer,
  "follows" integer
);

create index "commits_by_workbook" on "commits" ("workbook_id", "sequence");

create index "open_commits" on "commits" ("completes_at") where completed_at is null;

create unique index "commits_by_sheet" on "commits" ("sheet_id", "number");

create table "commit_receivers" (
  "id" text primary key,
  "account_id" text not null,
  "actor_id" text not null,
  "places" text not null,
  "works_until" text not null
);

create index "commit_receivers_of_account" on "commit_receivers" ("account_id", "works_until");

create table "record_judgements" (
  "sequence" integer primary key autoincrement,
  "account_id" text not null,
  "sheet_id" text not null,
  "after_commit" integer not null,
  "commit_id" text,
  "count" integer not null,
  "judged" text not null
);

create index "judgements_of_commit" on "record_judgements" ("commit_id", "sequence");

create index "judgements_of_sheet" on "record_judgements" ("sheet_id", "after_commit", "sequence");

create table "data_retention_policies" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "type" text not null,
  "period" double precision not null,
  "target" text not null default 'spaces'
);

create index "data_retention_policies_of_environment" on "data_retention_policies" ("account_id", "environment_id", "sequence");

create table "deletions" (
  "owner_id" text primary key,
  "account_id" text not null,
  "kind" text not null
);

create table "documents" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "space_id" text not null,
  "title" text not null,
  "body" text not null,
  "treatments" text,
  "created_from" text,
  "last_propagated_at" text
);

create index "documents_of_space" on "documents" ("account_id", "space_id", "sequence");

create table "environments" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "name" text not null,
  "is_prod" integer not null,
  "guest_authentication" text not null,
  "features" text not null,
  "metadata" text not null,
  "translations_path" text,
  "namespaces" text,
  "language_override" text,
  constraint "environments_have_names" unique ("account_id", "name")
);

create index "environments_of_account" on "environments" ("account_id", "sequence");

create table "events" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "position" bigint,
  "environment_id" text not null,
  "space_id" text,
  "topic" text not null,
  "domain" text not null,
  "payload" text not null,
  "context" text not null,
  "extras" text,
  "target" text,
  "acknowledged_at" text,
  "acknowledged_by" text
);

create index "events_of_environment" on "events" ("account_id", "environment_id", "position") where position is not null;

create index "events_of_space" on "events" ("account_id", "space_id", "position") where position is not null;

create unique index "events_in_order" on "events" ("account_id", "position") where position is not null;

create table "files" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "space_id" text not null,
  "workbook_id" text,
  "sheet_id" text,
  "name" text not null,
  "search_name" text not null default '',
  "ext" text not null,
  "mimetype" text not null,
  "encoding" text not null,
  "status" text not null,
  "mode" text,
  "size" bigint not null,
  "sha256" text not null,
  "blob_key" text,
  "origin" text,
  "description" text,
  "treatments" text,
  "expired_at" text
);

create index "files_of_account" on "files" ("account_id", "sequence");

create index "files_of_bytes" on "files" ("blob_key");

create index "files_of_space" on "files" ("space_id", "sequence");

create table "first_start" (
  "id" integer primary key,
  "created_at" text not null
);

create table "flags" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "workbook_id" text not null,
  "slug" text not null,
  "label" text not null,
  "color_hex" text not null,
  constraint "flags_have_slugs" unique ("workbook_id", "slug")
);

create table "guests" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "email" text not null,
  "search_email" text not null,
  "name" text not null,
  "came_by_link" integer not null default 0,
  constraint "guests_have_emails" unique ("account_id", "environment_id", "search_email")
);

create table "guest_spaces" (
  "sequence" integer primary key autoincrement,
  "account_id" text not null,
  "guest_id" text not null,
  "space_id" text not null,
  "workbook_ids" text,
  "sheet_ids" text,
  "last_accessed" text,
  constraint "guests_are_in_spaces_once" unique ("guest_id", "space_id")
);

create index "guest_spaces_of_space" on "guest_spaces" ("account_id", "space_id");

create table "invitations" (
  "actor_id" text not null,
  "resource_id" text not null,
  "account_id" text not null,
  "hash" text not null unique,
  "expires_at" text not null,
  constraint "invitations_key" primary key ("actor_id", "resource_id")
);

create table "guidance" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "space_id" text not null,
  "guide_slug" text not null,
  "options" text not null,
  "created_from" text,
  "last_propagated_at" text
);

create index "guidance_of_space" on "guidance" ("account_id", "space_id", "sequence");

create table "guides" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "slug" text not null,
  "title" text not null,
  "description" text not null,
  "metadata" text
);

create unique index "guides_by_slug" on "guides" ("account_id", "environment_id", "slug");

create table "guide_versions" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "guide_id" text not null,
  "version" integer not null,
  "content" text not null
);

create unique index "versions_of_guide" on "guide_versions" ("account_id", "guide_id", "version");

create table "idempotency_keys" (
  "account_id" text not null,
  "actor_id" text not null,
  "key" text not null,
  "fingerprint" text not null,
  "answer" text,
  "created_at" text not null,
  constraint "idempotency_keys_are_of_actors" primary key ("account_id", "actor_id", "key")
);

create index "idempotency_keys_by_age" on "idempotency_keys" ("created_at");

create table "identities" (
  "issuer" text not null,
  "subject" text not null,
  "account_id" text not null,
  "actor_id" text not null,
  "role_ids" text not null,
  "created_at" text not null,
  constraint "identities_key" primary key ("issuer", "subject")
);

create index "identities_of_actor" on "identities" ("actor_id");

create table "jobs" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "space_id" text,
  "workbook_id" text,
  "type" text not null,
  "operation" text not null,
  "source" text not null,
  "destination" text,
  "file_id" text,
  "parent_id" text,
  "trigger" text not null,
  "mode" text not null,
  "status" text not null,
  "progress" integer not null,
  "info" text,
  "message" text,
  "config" text,
  "outcome" text,
  "result" text,
  "metadata" text,
  "details" text not null,
  "is_managed" integer not null,
  "is_built_in" integer not null,
  "created_by" text not null,
  "created_by_kind" text not null,
  "start_at" text,
  "ends_at" text,
  "action_id" text,
  "worker_id" text,
  "ready_at" text,
  "started_at" text,
  "finished_at" text,
  "outcome_acknowledged_at" text,
  "state" text,
  "claimed_by" text,
  "claimed_until" text,
  "attempts" integer not null,
  "chain_depth" integer not null default 0
);

create index "jobs_by_destination" on "jobs" ("destination", "sequence") where destination is not null;

create index "jobs_by_end" on "jobs" ("ends_at") where ends_at is not null;

create index "jobs_by_file_id" on "jobs" ("file_id", "sequence") where file_id is not null;

create index "jobs_by_parent" on "jobs" ("parent_id");

create index "jobs_by_source" on "jobs" ("source", "sequence") where source is not null;

create index "jobs_by_start" on "jobs" ("start_at") where status = 'scheduled';

create index "jobs_by_status" on "jobs" ("status", "is_built_in", "sequence");

create index "jobs_by_workbook_id" on "jobs" ("workbook_id", "sequence") where workbook_id is not null;

create index "jobs_of_environment" on "jobs" ("account_id", "environment_id", "sequence");

create index "jobs_of_space" on "jobs" ("account_id", "space_id", "sequence");

create index "open_jobs" on "jobs" ((case when is_built_in = 1 and status in ('ready', 'executing') then environment_id end), "sequence") where (case when is_built_in = 1 and status in ('ready', 'executing') then environment_id end) is not null;

create table "job_plans" (
  "job_id" text primary key,
  "account_id" text not null,
  "content" text not null
);

create table "mapping_programs" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "namespace" text not null,
  "sheet_slug" text not null,
  "family_id" text,
  "source" text not null,
  "destination_keys" text not null,
  "header" text not null,
  "job_key" text unique,
  "added_count" integer not null,
  "deleted_count" integer not null,
  "created_by" text not null
);

create index "mapping_programs_by_kind" on "mapping_programs" ("account_id", "environment_id", "sheet_slug", "namespace", "updated_at");

create table "mapping_rules" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "program_id" text not null,
  "name" text not null,
  "type" text not null,
  "config" text not null,
  "column_name" text,
  "field_key" text,
  "confidence" double precision,
  "accepted_at" text,
  "accepted_by" text,
  "created_by" text not null
);

create index "rules_of_mapping_program" on "mapping_rules" ("account_id", "program_id", "column_name");

create table "records" (
  "account_id" text not null,
  "sheet_id" text not null,
  "position" integer not null,
  "id" text not null,
  "cells" text not null,
  "messages" text,
  "errors" text,
  "changed" text,
  "metadata" text,
  "config" text,
  "flags" text,
  "created_commit" integer not null,
  "updated_commit" integer not null,
  constraint "records_key" primary key ("sheet_id", "position")
) without rowid;

create index "records_with_error" on "records" ("sheet_id", "position") where errors is not null;

create unique index "records_by_id" on "records" ("sheet_id", "id");

create table "record_blocks" (
  "account_id" text not null,
  "sheet_id" text not null,
  "block" integer not null,
  "total" integer not null,
  "error" integer not null,
  constraint "record_blocks_key" primary key ("sheet_id", "block")
) without rowid;

create table "block_extremes" (
  "account_id" text not null,
  "sheet_id" text not null,
  "slot" integer not null,
  "block" integer not null,
  "least" double precision,
  "greatest" double precision,
  constraint "block_extremes_key" primary key ("sheet_id", "slot", "block")
) without rowid;

create table "record_columns" (
  "account_id" text not null,
  "sheet_id" text not null,
  "slot" integer not null,
  "block" integer not null,
  "version" bigint not null,
  "data" blob not null,
  constraint "record_columns_key" primary key ("sheet_id", "slot", "block")
);

create table "record_values" (
  "account_id" text not null,
  "sheet_id" text not null,
  "rule" text not null,
  "digest" text not null,
  "position" integer not null,
  constraint "record_values_key" primary key ("sheet_id", "rule", "digest", "position")
) without rowid;

create table "roles" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "name" text not null,
  "permissions" text not null,
  constraint "roles_have_names" unique ("account_id", "name")
);

create table "actor_roles" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "role_id" text not null,
  "actor_id" text not null,
  "resource_id" text not null,
  "environment_id" text,
  "space_id" text,
  constraint "actors_have_roles_once" unique ("account_id", "actor_id", "role_id", "resource_id")
);

create index "actor_roles_of_resource" on "actor_roles" ("account_id", "resource_id");

create table "secrets" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "space_id" text,
  "actor_id" text,
  "name" text not null,
  "sealed" text not null,
  "key_id" text not null
);

create index "secrets_by_name" on "secrets" ("account_id", "environment_id", "name");

create table "sheets" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "workbook_id" text not null,
  "place" integer not null,
  "name" text not null,
  "slug" text not null,
  "config" text not null,
  "slots" text not null,
  "stored_constraints" text,
  "metadata" text,
  "namespace" text,
  "locked_by" text,
  "locked_at" text,
  "is_blocked" integer not null default 0,
  "sample" text,
  "findings" text,
  "created_from" text,
  "last_propagated_at" text
);

create index "sheets_with_stored_constraints" on "sheets" ("account_id") where stored_constraints is not null;

create unique index "sheets_by_workbook" on "sheets" ("workbook_id", "slug");

create table "sheet_states" (
  "sheet_id" text primary key,
  "account_id" text not null,
  "total" integer not null,
  "error" integer not null,
  "next_position" integer not null,
  "last_commit" integer not null,
  "calculations" text,
  "column_slots" text,
  "columns_revision" bigint,
  "columns_used_at" text,
  "configuration" text not null default '',
  "is_copied" integer not null default 0,
  "revalidation" text,
  "tail_block" integer,
  "tail_total" integer not null default 0,
  "tail_error" integer not null default 0,
  "space_archived_at" text
);

create index "sheet_states_to_validate" on "sheet_states" ("sheet_id") where revalidation is not null;

create index "sheets_with_columns" on "sheet_states" ("columns_used_at") where column_slots is not null;

create table "sign_in_places" (
  "user_id" text not null,
  "place" text not null,
  "seen_at" text not null,
  constraint "sign_in_places_key" primary key ("user_id", "place")
);

create table "snapshots" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "sheet_id" text not null,
  "label" text,
  "config" text,
  "thread_id" text,
  "created_by" text not null,
  "commit_number" integer not null,
  "slots" text not null,
  "status" text not null default 'complete',
  "next_position" integer not null default 0,
  "end_position" integer not null default 0
);

create index "snapshots_by_sheet" on "snapshots" ("sheet_id", "sequence");

create index "snapshots_to_complete" on "snapshots" ("status", "sheet_id") where status <> 'complete';

create table "snapshot_records" (
  "account_id" text not null,
  "snapshot_id" text not null,
  "position" integer not null,
  "id" text not null,
  "cells" text not null,
  "messages" text,
  "errors" text,
  "changed" text,
  "metadata" text,
  "config" text,
  "flags" text,
  "created_commit" integer not null,
  "updated_commit" integer not null,
  constraint "snapshot_records_key" primary key ("snapshot_id", "position")
) without rowid;

create table "space_bytes" (
  "part" text primary key,
  "space_id" text not null,
  "bytes" bigint not null,
  "counted_to" bigint not null,
  "counted_from" bigint not null,
  "is_checked" integer not null
);

create index "space_bytes_by_space" on "space_bytes" ("space_id");

create table "space_quota" (
  "bytes" bigint not null
);

create table "spaces" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "name" text not null,
  "search_name" text not null,
  "created_by" text not null,
  "guest_authentication" text,
  "link_token" text not null default '',
  "primary_workbook_id" text,
  "config" text not null,
  "metadata" text,
  "labels" text not null,
  "namespace" text,
  "app_id" text,
  "is_app_template" integer not null,
  "archived_at" text,
  "expired_at" text,
  "created_from" text,
  "last_propagated_at" text
);

create index "spaces_of_account" on "spaces" ("account_id", "sequence");

create index "spaces_of_app" on "spaces" ("account_id", "app_id");

create index "spaces_of_environment" on "spaces" ("account_id", "environment_id", "sequence");

create index "spaces_of_template" on "spaces" ("account_id", "created_from", "id");

create unique index "spaces_by_link" on "spaces" ("link_token");

create table "app_constraints" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "app_id" text not null,
  "validator" text not null
);

create unique index "app_constraints_by_validator" on "app_constraints" ("account_id", "app_id", "validator");

create table "app_constraint_versions" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "constraint_id" text not null,
  "version" integer not null,
  "label" text,
  "description" text,
  "rule" text not null,
  "code" text,
  "options" text
);

create unique index "versions_of_app_constraint" on "app_constraint_versions" ("account_id", "constraint_id", "version");

create table "template_copies" (
  "account_id" text not null,
  "space_id" text not null,
  "source_id" text not null,
  "copy_id" text not null,
  "base" text not null,
  constraint "template_copies_key" primary key ("space_id", "source_id")
);

create table "uploads" (
  "id" text primary key,
  "account_id" text not null,
  "actor_id" text not null,
  "metadata" text not null,
  "size" bigint not null,
  "received" bigint not null,
  "file_id" text,
  "expires_at" text not null
);

create index "uploads_by_time" on "uploads" ("expires_at");

create table "upload_parts" (
  "upload_id" text not null,
  "start" bigint not null,
  "size" bigint not null,
  "blob_key" text not null,
  constraint "upload_parts_by_upload" primary key ("upload_id", "start")
);

create table "views" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "sheet_id" text not null,
  "name" text not null,
  "config" text not null,
  "created_by" text not null
);

create index "views_of_sheet" on "views" ("account_id", "sheet_id", "sequence");

create table "webhooks" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "environment_id" text not null,
  "space_id" text,
  "url" text not null,
  "topics" text not null,
  "import_sessions" integer not null default 0,
  "is_active" integer not null,
  "cursor" bigint not null,
  "failures" integer not null,
  "paused_until" text,
  "secrets" text not null,
  "claimed_by" text,
  "claimed_until" text,
  "served_at" text
);

create index "webhooks_of_account" on "webhooks" ("account_id");

create table "webhook_attempts" (
  "sequence" integer primary key autoincrement,
  "webhook_id" text not null,
  "event_id" text not null,
  "topic" text not null,
  "attempted_at" text not null,
  "duration" integer not null,
  "is_success" integer not null,
  "status" integer,
  "error" text,
  "next_at" text
);

create index "attempts_by_time" on "webhook_attempts" ("attempted_at");

create index "attempts_of_webhook" on "webhook_attempts" ("webhook_id", "sequence");

create table "waiting_deliveries" (
  "sequence" integer primary key autoincrement,
  "webhook_id" text not null,
  "event_id" text not null,
  "position" bigint not null,
  "lane" text not null,
  "attempts" integer not null,
  "first_at" text,
  "next_at" text not null
);

create index "deliveries_of_webhook" on "waiting_deliveries" ("webhook_id", "position");

create table "workbooks" (
  "sequence" integer primary key autoincrement,
  "id" text not null unique,
  "account_id" text not null,
  "created_at" text not null,
  "updated_at" text not null,
  "space_id" text not null,
  "environment_id" text not null,
  "name" text not null,
  "namespace" text,
  "folder" text,
  "labels" text,
  "settings" text,
  "metadata" text,
  "treatments" text,
  "storage_strategy" text,
  "created_from" text,
  "last_propagated_at" text,
  "expired_at" text
);

create index "workbooks_by_space" on "workbooks" ("account_id", "space_id", "sequence");

create table "write_checks" (
  "id" text primary key,
  "payload" text not null
);

create trigger place_event after insert on events when new.position is null begin
  update events set
    position = 1 + coalesce((
    select position from events
    where account_id = new.account_id and position is not null
    order by position desc limit 1
  ), 0),
    created_at = max(created_at, coalesce((
    select created_at from events
    where account_id = new.account_id and position is not null
    order by position desc limit 1
  ), ''))
  where sequence = new.sequence;
end;

create table access_counter (id integer primary key, value integer not null);

insert into access_counter (id, value) values (1, 0);

create trigger count_access_0 after delete on tokens begin update access_counter set value = value + 1; end;

create trigger count_access_1 after update of hash, kind, account_id, actor_id, actor_kind, environment_id, space_id, operations, expires_at on tokens begin update access_counter set value = value + 1; end;

create trigger count_access_2 after insert on actor_roles begin update access_counter set value = value + 1; end;

create trigger count_access_3 after update on actor_roles begin update access_counter set value = value + 1; end;

create trigger count_access_4 after delete on actor_roles begin update access_counter set value = value + 1; end;

create trigger count_access_5 after insert on roles begin update access_counter set value = value + 1; end;

create trigger count_access_6 after update on roles begin update access_counter set value = value + 1; end;

create trigger count_access_7 after delete on roles begin update access_counter set value = value + 1; end
