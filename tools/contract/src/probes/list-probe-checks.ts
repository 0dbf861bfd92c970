import type { OperationCase } from "@data-import/spec/read";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";
import { listKinds, listProbes, makeGoodProbe } from "./list-probes.ts";
import type { Kind, Probe } from "./probe.ts";
import { runProbes, runRejected } from "./run-probes.ts";

interface Choice {
  /** All kinds unless given. */
  readonly kinds?: readonly Kind[];
  /** All operations unless given. */
  readonly operations?: () => readonly OperationCase[];
  /** All probes unless given. */
  readonly fits?: (probe: Probe) => boolean;
}

/** Which probes can come out differently where only the way to a target is another, or only its database. */
const choices: Readonly<Record<NonNullable<Target["asks"]>, Choice>> = {
  everything: {},
  wire: { kinds: ["token", "address", "media types", "bytes"], operations: () => exchanges },
  // What does not fit the description is rejected before a database hears of it.
  engine: { kinds: ["parameters", "properties", "bytes"], fits: ({ passes }) => passes },
};

/** On the wire, operations differ by their method, by what goes in and by what comes out: one of each. */
const exchanges: readonly OperationCase[] = [
  ...Map.groupBy(operations, ({ method, content, successes: [success], open }) =>
    [method, content?.contentType, content?.required, success?.status, success?.contentType, open].join(),
  ).values(),
].flatMap(([operation]) => operation ?? []);

/** Every wrong request is rejected with an envelope that names what was wrong, and the target still responds. */
export function listProbeChecks(target: Target, coverage: Coverage): Check[] {
  const { auth, formLimit = target.bodyLimit, asks = "everything" } = target;
  const { kinds, operations: listOperations = () => operations, fits = () => true } = choices[asks];
  return listOperations().flatMap((operation) => {
    const isForm = operation.content?.contentType === "multipart/form-data";
    const options = { token: auth.token, bodyLimit: isForm ? formLimit : target.bodyLimit };
    return listKinds(operation)
      .filter((kind) => kinds?.includes(kind) !== false)
      .map((kind): Check => {
        return {
          subject: operation.operationId,
          name: `${asks === "engine" ? "" : "refuses what is wrong and "}takes what is right (${kind})`,
          async run() {
            await target.reset?.(operation.operationId);
            const recorder = createRecorder(target, coverage);
            const probes = Map.groupBy(
              listProbes(operation, kind, options).filter(fits),
              ({ passes }) => passes,
            );
            await runRejected(target, recorder, probes.get(false) ?? []);
            await runProbes(target, recorder, probes.get(true) ?? []);
            await runProbes(target, recorder, [makeGoodProbe(operation, auth.token)]);
          },
        };
      });
  });
}
