import type { OperationCase } from "@data-import/spec/read";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { prepareRequest, withHeader } from "../probes/prepared-request.ts";
import { createProbeMaker, type Probe } from "../probes/probe.ts";
import { runRejected } from "../probes/run-probes.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";

/** Ids that nothing has, tokens that nobody has, and somebody who may do nothing: for every operation. */
export function listAccessChecks(target: Target, coverage: Coverage): Check[] {
  return operations.map((operation) => {
    return {
      subject: operation.operationId,
      name: "knows neither unknown ids nor unknown tokens",
      async run() {
        await target.reset?.(operation.operationId);
        await runRejected(target, createRecorder(target, coverage), listAccessProbes(operation, target));
      },
    };
  });
}

function listAccessProbes(operation: OperationCase, { auth }: Target): Probe[] {
  const prepared = prepareRequest(operation, auth.token);
  const parameters = createProbeMaker(operation, "parameters");
  const tokens = createProbeMaker(operation, "token");
  const unknownIds = Object.entries(operation.pathParameters).map(([name, id]) =>
    parameters.rejected(
      `${name} that nothing has`,
      { ...prepared, path: prepared.path.replace(encodeURIComponent(id), "us_nowhere_1") },
      404,
      { keys: [name] },
    ),
  );
  if (operation.open) return unknownIds;
  const unknownToken = withHeader(prepared, "Authorization", `Bearer ${auth.token}x`);
  const documentsForbidden = operation.answers.some(({ key }) => key === "403");
  return [
    ...unknownIds,
    tokens.rejected("a token that nobody has", unknownToken, 401, { keys: ["Authorization"] }),
    ...(documentsForbidden && auth.powerless !== undefined
      ? [
          tokens.rejected(
            "a token that may do nothing",
            withHeader(prepared, "Authorization", `Bearer ${auth.powerless}`),
            403,
          ),
        ]
      : []),
  ];
}
