import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import type { Target } from "../target.ts";
import { createWitness } from "../witness.ts";
import { listKinds, listProbes, makeGoodProbe } from "./list-probes.ts";
import type { Kind, Probe } from "./probe.ts";
import { runProbes } from "./run-probes.ts";

/** Which probes can come out differently where only the way to a target is another, or only its database. */
const asked: Readonly<
  Record<NonNullable<Target["asks"]>, { kinds?: readonly Kind[]; fits?: (probe: Probe) => boolean }>
> = {
  everything: {},
  wire: { kinds: ["token", "address", "media types", "bytes"] },
  // What does not fit the description is refused before a database hears of it.
  engine: { kinds: ["parameters", "properties", "bytes"], fits: ({ passes }) => passes },
};

/** Every wrong request is refused with an envelope that names what was wrong, and the target lives on. */
export function listProbeChecks(target: Target, coverage: Coverage): Check[] {
  const { auth, formLimit = target.bodyLimit, asks = "everything" } = target;
  const { kinds, fits = () => true } = asked[asks];
  return operations.flatMap((operation) =>
    listKinds(operation).flatMap((kind): Check[] => {
      if (kinds?.includes(kind) === false) return [];
      const check: Check = {
        subject: operation.operationId,
        name:
          asks === "engine"
            ? `takes what is right (${kind})`
            : `refuses what is wrong and takes what is right (${kind})`,
        async run() {
          await target.reset?.(operation.operationId);
          const isForm = operation.content?.contentType === "multipart/form-data";
          const bodyLimit = isForm ? formLimit : target.bodyLimit;
          const witness = createWitness(target, coverage);
          const probes = listProbes(operation, kind, { token: auth.token, bodyLimit }).filter(fits);
          await runProbes(target, witness, probes);
          await runProbes(target, witness, [makeGoodProbe(operation, auth.token)]);
        },
      };
      return [check];
    }),
  );
}
