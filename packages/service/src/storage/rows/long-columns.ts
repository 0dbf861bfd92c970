import type { Tables } from "./tables.ts";

/** A table with the columns whose length callers choose, if lists show them. */
type LongColumns = { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

/** The columns of each table that make its rows long. The other columns of a row have a few hundred bytes together. */
export const longColumns = {
  actions: ["config"],
  actor_roles: [],
  agent_exports: ["file_name"],
  agent_logs: ["context", "figures", "log"],
  agent_versions: ["config"],
  agents: ["slug"],
  app_constraint_versions: ["label", "description", "rule", "code", "options"],
  app_constraints: ["validator"],
  apps: ["name", "entity", "entity_plural", "icon", "metadata", "environment_filters", "blueprint"],
  canvas_areas: ["config", "metadata", "overlay"],
  commits: ["waits_for"],
  data_retention_policies: [],
  documents: ["title", "body", "treatments"],
  environments: ["name", "guest_authentication", "features", "metadata", "translations_path", "namespaces"],
  files: ["name", "origin", "description", "treatments"],
  flags: ["slug", "label"],
  guests: ["email", "name"],
  guidance: ["guide_slug", "options"],
  guide_versions: ["content"],
  guides: ["slug", "title", "description", "metadata"],
  jobs: ["info", "config", "outcome", "result", "metadata", "details"],
  mapping_programs: ["namespace", "sheet_slug", "source", "destination_keys", "header"],
  mapping_rules: ["name", "config", "column_name", "field_key"],
  roles: ["name", "permissions"],
  secrets: ["name", "sealed"],
  sheets: ["name", "slug", "config", "metadata", "namespace", "sample", "findings"],
  snapshots: ["label", "config"],
  spaces: ["name", "guest_authentication", "config", "metadata", "labels", "namespace"],
  tokens: ["name", "operations"],
  users: ["email", "name", "metadata"],
  views: ["name", "config"],
  webhook_attempts: ["error"],
  webhooks: ["url", "topics", "secrets"],
  workbooks: ["name", "namespace", "folder", "labels", "settings", "metadata", "treatments"],
} satisfies LongColumns;

/** A table whose rows lists can measure. */
export type MeasuredTable = keyof typeof longColumns;
