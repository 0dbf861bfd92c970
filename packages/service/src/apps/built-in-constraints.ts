import type { AppId, ConstraintId, ConstraintResource, StoredRuleFormat } from "@data-import/types";

/** The names of the built-in constraints, as people see them: one for each format of a rule. */
const labels: Readonly<Record<StoredRuleFormat, string>> = {
  email: "Mail address",
  url: "Web address",
  uuid: "UUID",
  ip: "IP address",
  phone: "Phone number",
  iban: "IBAN",
  currency: "Currency",
};

/** When the service got them. */
const since = "2026-11-23T00:00:00.000Z";

/** The constraints that every app has, as the API shows them. Each has the version 1 only. */
export function listBuiltIns(appId: string): ConstraintResource[] {
  return Object.entries(labels).map(([format, label]) => ({
    id: `us_cn_builtin-${format}` as ConstraintId,
    appId: appId as AppId,
    validator: format,
    label,
    rule: { format: format as StoredRuleFormat },
    version: 1,
    isBuiltin: true,
    createdAt: since,
    updatedAt: since,
  }));
}
