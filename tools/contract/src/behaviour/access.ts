import type { OperationCase } from "@data-import/spec/read";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { prepareRequest, withHeader } from "../probes/prepared-request.ts";
import { createProbeMaker, type Probe } from "../probes/probe.ts";
import { runRejected } from "../probes/run-probes.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";

/** For every operation: unknown ids, unknown tokens, and a caller without permissions. */
export function listAccessChecks(target: Target, coverage: Coverage): Check[] {
  return operations.flatMap((operation) => {
    const probes = listAccessProbes(operation, target);
    // An operation that needs no token and names no resource.
    if (probes.length === 0) return [];
    const check: Check = {
      subject: operation.operationId,
      name: "rejects unknown ids and unknown tokens",
      async run() {
        await target.reset?.(operation.operationId);
        await runRejected(target, createRecorder(target, coverage), probes);
      },
    };
    return [check];
  });
}

function listAccessProbes(operation: OperationCase, { auth }: Target): Probe[] {
  const prepared = prepareRequest(operation, auth.token);
  const parameters = createProbeMaker(operation, "parameters");
  const tokens = createProbeMaker(operation, "token");
  const unknownIds = Object.entries(operation.pathParameters).map(([name, id]) =>
    parameters.rejected(
      `an unknown ${name}`,
      {
        ...prepared,
        path: prepared.path.replace(encodeURIComponent(id), Number(id) > 0 ? "999" : "us_nowhere_1"),
      },
      404,
      { keys: [name] },
    ),
  );
  if (operation.open) return unknownIds;
  const unknownToken = withHeader(prepared, "Authorization", `Bearer ${auth.token}x`);
  const documentsForbidden = operation.responses.some(({ key }) => key === "403");
  return [
    ...unknownIds,
    tokens.rejected("an unknown token", unknownToken, 401, { keys: ["Authorization"] }),
    ...(documentsForbidden && auth.powerless !== undefined
      ? [
          tokens.rejected(
            "a token without permissions",
            withHeader(prepared, "Authorization", `Bearer ${auth.powerless}`),
            403,
          ),
        ]
      : []),
  ];
}
