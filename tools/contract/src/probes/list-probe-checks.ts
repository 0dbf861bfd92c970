import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import type { Target } from "../target.ts";
import { createWitness } from "../witness.ts";
import { listKinds, listProbes, makeGoodProbe } from "./list-probes.ts";
import { runProbes } from "./run-probes.ts";

/** Every wrong request is refused with an envelope that names what was wrong, and the target lives on. */
export function listProbeChecks(target: Target, coverage: Coverage): Check[] {
  const { auth, formLimit = target.bodyLimit } = target;
  return operations.flatMap((operation) =>
    listKinds(operation).map((kind): Check => {
      return {
        subject: operation.operationId,
        name: `refuses what is wrong and takes what is right (${kind})`,
        async run() {
          await target.reset?.(operation.operationId);
          const isForm = operation.content?.contentType === "multipart/form-data";
          const bodyLimit = isForm ? formLimit : target.bodyLimit;
          const witness = createWitness(target, coverage);
          await runProbes(target, witness, listProbes(operation, kind, { token: auth.token, bodyLimit }));
          await runProbes(target, witness, [makeGoodProbe(operation, auth.token)]);
        },
      };
    }),
  );
}
