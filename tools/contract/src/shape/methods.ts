import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { operations } from "../description.ts";
import { prepareRequest, toRequest } from "../probes/prepared-request.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";
import { validateAllow } from "../validate/allow.ts";

/** The response to HEAD is that to GET without its body; OPTIONS lists the methods of a path, without a token. */
export function listMethodChecks(target: Target, coverage: Coverage): Check[] {
  const heads = operations
    // HEAD must change nothing, so it cannot repeat a GET that has a side effect.
    .filter(({ method, hasSideEffect }) => method === "GET" && !hasSideEffect)
    .map((operation): Check => {
      return {
        subject: operation.operationId,
        name: "returns the same for HEAD as for GET, without the body",
        async run() {
          const recorder = createRecorder(target, coverage);
          const prepared = prepareRequest(operation, target.auth.token);
          await target.reset?.();
          const get = await recorder.fetch(toRequest(target.baseUrl, prepared));
          await target.reset?.();
          const head = await recorder.fetch(toRequest(target.baseUrl, { ...prepared, method: "HEAD" }));
          recorder.assertValid();
          const type = (response: Response) => response.headers.get("content-type");
          if (head.status !== get.status) throw new Error(`GET returns ${get.status}, HEAD ${head.status}.`);
          if (type(head) !== type(get)) throw new Error(`GET returns ${type(get)}, HEAD ${type(head)}.`);
        },
      };
    });
  const options = [...new Set(operations.map(({ path }) => path))].map((path): Check => {
    const onPath = operations.filter((operation) => operation.path === path);
    return {
      subject: path,
      name: "returns its methods for OPTIONS, without a token",
      async run() {
        const recorder = createRecorder(target, coverage);
        for (const operation of onPath) {
          const { headers, body, ...prepared } = prepareRequest(operation, target.auth.token);
          const request = toRequest(target.baseUrl, { ...prepared, method: "OPTIONS", headers: {} });
          const response = await recorder.fetch(request);
          if (!response.ok) throw new Error(`OPTIONS returns ${response.status}.`);
          const faults = validateAllow(path, response.headers.get("allow"));
          if (faults.length > 0) throw new Error(faults.join("\n"));
        }
        recorder.assertValid();
      },
    };
  });
  return [...heads, ...options];
}
