import { listConditionChecks } from "./behaviour/conditions.ts";
import { listEchoChecks } from "./behaviour/echo.ts";
import { listBehaviourChecks } from "./behaviour/list-behaviour-checks.ts";
import type { Check } from "./check.ts";
import type { Coverage } from "./coverage.ts";
import { listProbeChecks } from "./probes/list-probe-checks.ts";
import { listMethodChecks } from "./shape/methods.ts";
import { listResponseChecks } from "./shape/responses.ts";
import type { Target } from "./target.ts";

/** All checks for a target, by its level and its set of checks. */
export function listChecks(target: Target, coverage: Coverage): Check[] {
  const { level, asks } = target;
  return [
    ...listResponseChecks(target, coverage),
    ...(asks === "engine" ? [] : listMethodChecks(target, coverage)),
    ...listProbeChecks(target, coverage),
    ...(level === "behaviour" && asks !== "wire" ? listBehaviourChecks(target, coverage) : []),
    ...(level === "behaviour" && asks === undefined
      ? [...listEchoChecks(target, coverage), ...listConditionChecks(target, coverage)]
      : []),
  ];
}
