import { listBehaviourChecks } from "./behaviour/list-behaviour-checks.ts";
import type { Check } from "./check.ts";
import type { Coverage } from "./coverage.ts";
import { listProbeChecks } from "./probes/list-probe-checks.ts";
import { listAnswerChecks } from "./shape/answers.ts";
import { listMethodChecks } from "./shape/methods.ts";
import type { Target } from "./target.ts";

/** Everything that is checked of a target of its level. */
export function listChecks(target: Target, coverage: Coverage): Check[] {
  return [
    ...listAnswerChecks(target, coverage),
    ...listMethodChecks(target, coverage),
    ...listProbeChecks(target, coverage),
    ...(target.level === "behaviour" ? listBehaviourChecks(target, coverage) : []),
  ];
}
