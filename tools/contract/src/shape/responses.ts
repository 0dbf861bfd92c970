import { escapePointer, type OperationCase } from "@data-import/spec/read";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";
import { findViolations } from "../validate/body-validator.ts";
import { type ClientResponse, surfaces } from "./surfaces.ts";

/**
 * Every operation returns its documented success for the requests of its examples. If the target returns any status on
 * demand, every documented failure is checked, too. Each check runs through both surfaces of the client.
 */
export function listResponseChecks(target: Target, coverage: Coverage): Check[] {
  // Both surfaces send the same request, so a second run of an implementation uses only one of them.
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
        name: `returns its documented success through ${surface}`,
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
        name: `returns every documented failure on demand through ${surface}`,
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

/**
 * The documented failures, and those undocumented ones that `default` covers and that have a header of their own. The example
 * of 401 is a missing token, and some operations need none.
 */
function listFailures({ responses, open }: OperationCase): number[] {
  const documented = responses.map(({ key }) => Number(key)).filter((status) => status >= 300);
  const covered = open ? [429, 500, 503] : [401, 429, 500, 503];
  return [...documented, ...covered.filter((status) => !documented.includes(status))];
}

function expectSuccess(operation: OperationCase, { status, body }: ClientResponse): void {
  const success = operation.successes.find((each) => each.status === status);
  if (!success) throw new Error(`${status} is not a documented success: ${JSON.stringify(body)}`);
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
  // Without a body, `./fetch` makes an envelope, as for every failure.
  if (status === 304 && body instanceof ArrayBuffer && body.byteLength === 0) return;
  const violations = findViolations("/components/schemas/ErrorEnvelope", body);
  if (violations.length > 0) throw new Error(`The client gives another envelope: ${violations.join("; ")}`);
}
