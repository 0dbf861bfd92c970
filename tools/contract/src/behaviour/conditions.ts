import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { prepareRequest, toRequest, withHeader } from "../probes/prepared-request.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";

/** Each GET with 304 returns it to a caller who has the response. */
export function listConditionChecks(target: Target, coverage: Coverage): Check[] {
  return operations
    .filter(({ responses }) => responses.some(({ key }) => key === "304"))
    .map((operation) => ({
      subject: operation.operationId,
      name: "returns 304 to a caller who has the response",
      async run() {
        const recorder = createRecorder(target, coverage);
        const prepared = prepareRequest(operation, target.auth.token);
        await target.reset?.();
        const first = await recorder.fetch(toRequest(target.baseUrl, prepared));
        const tag = first.headers.get("etag") ?? undefined;
        const conditional = withHeader(prepared, "If-None-Match", tag);
        const second = await recorder.fetch(toRequest(target.baseUrl, conditional));
        recorder.assertValid();
        if (second.status !== 304)
          throw new Error(`With If-None-Match: ${tag}, it returns ${second.status}.`);
      },
    }));
}
