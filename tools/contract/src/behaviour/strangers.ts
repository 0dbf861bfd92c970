import type { OperationCase } from "@data-import/spec/read";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { draftRequest, withHeader } from "../probes/draft.ts";
import { createProbeMaker, type Probe } from "../probes/probe.ts";
import { runRefused } from "../probes/run-probes.ts";
import type { Target } from "../target.ts";
import { createWitness } from "../witness.ts";

/** Ids that nothing has, tokens that nobody has, and somebody who may do nothing: for every operation. */
export function listStrangerChecks(target: Target, coverage: Coverage): Check[] {
  return operations.map((operation) => {
    return {
      subject: operation.operationId,
      name: "knows neither unknown ids nor unknown tokens",
      async run() {
        await target.reset?.(operation.operationId);
        await runRefused(target, createWitness(target, coverage), listStrangers(operation, target));
      },
    };
  });
}

function listStrangers(operation: OperationCase, { auth }: Target): Probe[] {
  const draft = draftRequest(operation, auth.token);
  const parameters = createProbeMaker(operation, "parameters");
  const tokens = createProbeMaker(operation, "token");
  const unknownIds = Object.entries(operation.pathParameters).map(([name, id]) =>
    parameters.refused(
      `${name} that nothing has`,
      { ...draft, path: draft.path.replace(encodeURIComponent(id), "us_nowhere_1") },
      404,
      { keys: [name] },
    ),
  );
  if (operation.open) return unknownIds;
  const unknownToken = withHeader(draft, "Authorization", `Bearer ${auth.token}x`);
  const documentsForbidden = operation.responses.some(({ key }) => key === "403");
  return [
    ...unknownIds,
    tokens.refused("a token that nobody has", unknownToken, 401, { keys: ["Authorization"] }),
    ...(documentsForbidden && auth.powerless !== undefined
      ? [
          tokens.refused(
            "a token that may do nothing",
            withHeader(draft, "Authorization", `Bearer ${auth.powerless}`),
            403,
          ),
        ]
      : []),
  ];
}
