import { escapePointer, type OperationCase } from "@data-import/spec/read";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";
import { findViolations } from "../validate/body-validator.ts";
import { type ClientResponse, surfaces } from "./surfaces.ts";

/**
 * Every operation answers the requests of its examples with its documented success, and, where the target gives
 * every answer on demand, each documented failure; through both surfaces of the client.
 */
export function listResponseChecks(target: Target, coverage: Coverage): Check[] {
  // Both surfaces of the client send the same request, so a second run of an implementation takes one of them.
  const used = Object.entries(surfaces).slice(
    0,
    (target.asks ?? "everything") === "everything" ? undefined : 1,
  );
  return used.flatMap(([surface, callOperation]) =>
    operations.flatMap((operation): Check[] => {
      const prepare = () => {
        const recorder = createRecorder(target, coverage);
        const { baseUrl, auth } = target;
        return { recorder, clientTarget: { baseUrl, token: auth.token, fetch: recorder.fetch } };
      };
      const success: Check = {
        subject: operation.operationId,
        name: `answers its documented success through ${surface}`,
        async run() {
          const { recorder, clientTarget } = prepare();
          const requests = operation.requests.length > 0 ? operation.requests : [undefined];
          for (const request of requests) {
            await target.reset?.(operation.operationId);
            expectSuccess(operation, await callOperation(clientTarget, operation, {}, request));
          }
          recorder.assertValid();
        },
      };
      const failures: Check = {
        subject: operation.operationId,
        name: `answers every documented failure when asked through ${surface}`,
        async run() {
          const { recorder, clientTarget } = prepare();
          for (const status of listFailures(operation)) {
            const headers = { Prefer: `code=${status}` };
            expectFailure(
              status,
              await callOperation(clientTarget, operation, headers, operation.requests[0]),
            );
          }
          recorder.assertValid();
        },
      };
      return target.level === "shape" ? [success, failures] : [success];
    }),
  );
}

/** The documented ones, and of those that `default` stands for the ones that come with a header of their own. */
function listFailures({ answers }: OperationCase): number[] {
  const documented = answers.map(({ key }) => Number(key)).filter((status) => status >= 400);
  return [...documented, ...[401, 429, 500, 503].filter((status) => !documented.includes(status))];
}

function expectSuccess(operation: OperationCase, { status, body }: ClientResponse): void {
  const success = operation.successes.find((each) => each.status === status);
  if (!success) throw new Error(`${status} is no documented success: ${JSON.stringify(body)}`);
  if (body instanceof ArrayBuffer) return;
  const media = escapePointer(success.contentType);
  const violations = findViolations(
    `${operation.pointer}/responses/${success.key}/content/${media}/schema`,
    body,
  );
  if (violations.length > 0) throw new Error(`The client gives another body: ${violations.join("; ")}`);
}

function expectFailure(asked: number, { status, body }: ClientResponse): void {
  if (status !== asked) throw new Error(`Asked for ${asked}, got ${status}: ${JSON.stringify(body)}`);
  const violations = findViolations("/components/schemas/ErrorEnvelope", body);
  if (violations.length > 0) throw new Error(`The client gives another envelope: ${violations.join("; ")}`);
}
