import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { prepareRequest, toRequest } from "../probes/prepared-request.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";
import { validateAllow } from "../validate/allow.ts";

/** HEAD answers as GET does, without a body; OPTIONS lists the methods of a path, to anybody who asks. */
export function listMethodChecks(target: Target, coverage: Coverage): Check[] {
  const heads = operations
    // HEAD must change nothing, so where GET does, it is no HEAD of that.
    .filter(({ method, hasSideEffect }) => method === "GET" && !hasSideEffect)
    .map((operation): Check => {
      return {
        subject: operation.operationId,
        name: "answers HEAD as it answers GET, without the body",
        async run() {
          const recorder = createRecorder(target, coverage);
          const prepared = prepareRequest(operation, target.auth.token);
          await target.reset?.();
          const get = await recorder.fetch(toRequest(target.baseUrl, prepared));
          await target.reset?.();
          const head = await recorder.fetch(toRequest(target.baseUrl, { ...prepared, method: "HEAD" }));
          recorder.assertValid();
          const type = (response: Response) => response.headers.get("content-type");
          if (head.status !== get.status) throw new Error(`GET brings ${get.status}, HEAD ${head.status}.`);
          if (type(head) !== type(get)) throw new Error(`GET brings ${type(get)}, HEAD ${type(head)}.`);
        },
      };
    });
  const options = [...new Set(operations.map(({ path }) => path))].map((path): Check => {
    const onPath = operations.filter((operation) => operation.path === path);
    return {
      subject: path,
      name: "answers OPTIONS with its methods, without a token",
      async run() {
        const recorder = createRecorder(target, coverage);
        for (const operation of onPath) {
          const { headers, body, ...prepared } = prepareRequest(operation, target.auth.token);
          const request = toRequest(target.baseUrl, { ...prepared, method: "OPTIONS", headers: {} });
          const response = await recorder.fetch(request);
          if (!response.ok) throw new Error(`OPTIONS brings ${response.status}.`);
          const faults = validateAllow(path, response.headers.get("allow"));
          if (faults.length > 0) throw new Error(faults.join("\n"));
        }
        recorder.assertValid();
      },
    };
  });
  return [...heads, ...options];
}
