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
  /** The default is all kinds. */
  readonly kinds?: readonly Kind[];
  /** The default is all operations. */
  readonly operations?: () => readonly OperationCase[];
  /** The default is all probes. */
  readonly fits?: (probe: Probe) => boolean;
}

/** The probes whose result can change with the transport, or with the database. */
const choices: Readonly<Record<NonNullable<Target["asks"]>, Choice>> = {
  everything: {},
  wire: { kinds: ["token", "address", "media types", "bytes"], operations: () => exchanges },
  // An invalid request is rejected before it reaches a database.
  engine: { kinds: ["parameters", "properties", "bytes"], fits: ({ passes }) => passes },
};

/** One operation for each exchange: over HTTP, operations differ only by method, request body and response. */
const exchanges: readonly OperationCase[] = [
  ...Map.groupBy(operations, ({ method, content, successes: [success], open }) =>
    [method, content?.contentType, content?.required, success?.status, success?.contentType, open].join(),
  ).values(),
].flatMap(([operation]) => operation ?? []);

/** Every invalid request is rejected with an envelope that names the fault, and the target still works afterwards. */
export function listProbeChecks(target: Target, coverage: Coverage): Check[] {
  const { auth, formLimit = target.bodyLimit, asks = "everything" } = target;
  const { kinds, operations: listOperations = () => operations, fits = () => true } = choices[asks];
  return listOperations().flatMap((operation) => {
    const isForm = operation.content?.contentType === "multipart/form-data";
    const jsonLimit = Math.min(operation.bodyLimit ?? target.bodyLimit, target.bodyLimit);
    const options = { token: auth.token, bodyLimit: isForm ? formLimit : jsonLimit };
    return listKinds(operation)
      .filter((kind) => kinds?.includes(kind) !== false)
      .map((kind): Check => {
        return {
          subject: operation.operationId,
          name: `${asks === "engine" ? "accepts valid requests" : "rejects invalid requests and accepts valid ones"} (${kind})`,
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
