import { escapePointer, type OperationCase } from "@data-import/spec/read";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { findViolations } from "../judge/body-validator.ts";
import type { Target } from "../target.ts";
import { createWitness } from "../witness.ts";
import { type Reached, roads } from "./roads.ts";

/**
 * Every operation answers the requests of its examples with its documented success, and, where the target gives
 * every answer on demand, each documented failure; through both surfaces of the client.
 */
export function listAnswerChecks(target: Target, coverage: Coverage): Check[] {
  // Both surfaces of the client send the same request, so a second run of an implementation takes one of them.
  const taken = Object.entries(roads).slice(
    0,
    (target.asks ?? "everything") === "everything" ? undefined : 1,
  );
  return taken.flatMap(([road, travel]) =>
    operations.flatMap((operation): Check[] => {
      const prepare = () => {
        const witness = createWitness(target, coverage);
        const { baseUrl, auth } = target;
        return { witness, reached: { baseUrl, token: auth.token, fetch: witness.fetch } };
      };
      const success: Check = {
        subject: operation.operationId,
        name: `answers its documented success through ${road}`,
        async run() {
          const { witness, reached } = prepare();
          const requests = operation.requests.length > 0 ? operation.requests : [undefined];
          for (const request of requests) {
            await target.reset?.(operation.operationId);
            expectSuccess(operation, await travel(reached, operation, {}, request));
          }
          witness.settle();
        },
      };
      const failures: Check = {
        subject: operation.operationId,
        name: `answers every documented failure when asked through ${road}`,
        async run() {
          const { witness, reached } = prepare();
          for (const status of listFailures(operation)) {
            const headers = { Prefer: `code=${status}` };
            expectFailure(status, await travel(reached, operation, headers, operation.requests[0]));
          }
          witness.settle();
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

function expectSuccess(operation: OperationCase, { status, body }: Reached): void {
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

function expectFailure(asked: number, { status, body }: Reached): void {
  if (status !== asked) throw new Error(`Asked for ${asked}, got ${status}: ${JSON.stringify(body)}`);
  const violations = findViolations("/components/schemas/ErrorEnvelope", body);
  if (violations.length > 0) throw new Error(`The client gives another envelope: ${violations.join("; ")}`);
}
