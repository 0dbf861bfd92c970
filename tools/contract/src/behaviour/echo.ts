import { isDeepStrictEqual } from "node:util";
import { type Located, locateTarget, type OperationCase, type Schema } from "@data-import/spec/read";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { bundle, operations } from "../description.ts";
import { readObject } from "../probes/object-shape.ts";
import { prepareRequest, toRequest, withBody } from "../probes/prepared-request.ts";
import { makeSample } from "../probes/sample.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";
import { readJson } from "../validate/response.ts";

/** Properties that do not come back as they were sent, each with the reason. */
const others: Readonly<Record<string, string>> = {
  "createWorkbook.sheets": "The settings of a sheet come back as its `config`.",
  "createSpace.primaryWorkbookId": "A new space has no workbooks yet, so it must be rejected.",
  "updateCanvasArea.parentId": "The example names the area itself, which must be rejected.",
  "createJob.parentId": "The job of the example does not exist.",
};

/** The values to send, if neither the example nor the schema has one that is possible. */
const possible: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "createAgent.template": {
    template: "constraints",
    templateOptions: { template: "constraints" },
    source: undefined,
  },
  "createAgent.templateOptions": {
    template: "constraints",
    templateOptions: { template: "constraints" },
    source: undefined,
  },
  "updateGuest.email": { email: "contract@example.org" },
};

/**
 * For every operation that writes a resource and returns it: each property that was sent comes back with its value.
 */
export function listEchoChecks(target: Target, coverage: Coverage): Check[] {
  return operations.flatMap((operation) => {
    const properties = listEchoed(operation);
    if (properties.length === 0) return [];
    return [
      {
        subject: operation.operationId,
        name: "returns each property that was sent",
        run: () => runEcho(target, coverage, operation, properties),
      },
    ];
  });
}

type Property = readonly [name: string, schema: Located<Schema>];

/** The properties that both the request and the resource in the response have. */
function listEchoed({ content, responses, pointer }: OperationCase): Property[] {
  const success = responses.find(
    ({ key, contentType }) => key === "200" && contentType === "application/json",
  );
  if (content?.contentType !== "application/json" || success === undefined) return [];
  const body = `${success.pointer}/content/application~1json/schema`;
  const returned = readResource({ pointer: body, value: { $ref: `#${body}` } });
  const sent = readObject({ pointer: `${pointer}/requestBody`, value: content.value }).properties;
  return Object.entries(sent).filter(([name]) => name in returned);
}

/** The properties of the resource in a response, which may be wrapped in `data`. */
function readResource(body: Located<Schema>): Readonly<Record<string, Located<Schema>>> {
  const { properties } = readObject(locateTarget(bundle, body));
  const { data } = properties;
  return data === undefined ? properties : readObject(locateTarget(bundle, data)).properties;
}

async function runEcho(
  target: Target,
  coverage: Coverage,
  operation: OperationCase,
  properties: readonly Property[],
): Promise<void> {
  const recorder = createRecorder(target, coverage);
  const prepared = prepareRequest(operation, target.auth.token);
  const example = (operation.requests[0]?.value ?? {}) as Readonly<Record<string, unknown>>;
  const faults: string[] = [];
  for (const [name, schema] of properties) {
    const place = `${operation.operationId}.${name}`;
    if (place in others) continue;
    await target.reset?.(operation.operationId);
    const sent = { ...example, ...(possible[place] ?? { [name]: example[name] ?? makeSample(schema) }) };
    const body = JSON.stringify(sent);
    const received = await recorder.send(
      toRequest(target.baseUrl, withBody(prepared, body, "application/json")),
    );
    const answer = readJson(received) as Readonly<Record<string, unknown>>;
    const resource = (answer?.["data"] ?? answer) as Readonly<Record<string, unknown>>;
    if (received.status >= 300 || !holds(resource[name], sent[name])) {
      faults.push(
        `${name}: sent ${JSON.stringify(sent[name])}, got ${received.status} ${JSON.stringify(received.status < 300 ? resource[name] : answer)}`,
      );
    }
  }
  if (faults.length > 0)
    throw new Error(`${faults.length} properties do not come back:\n${faults.join("\n")}`);
}

/** Whether a returned value contains everything that was sent; the service may add ids and defaults. */
function holds(returned: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) {
    return Array.isArray(returned) && sent.every((item, position) => holds(returned[position], item));
  }
  if (typeof sent === "object" && sent !== null && typeof returned === "object" && returned !== null) {
    return Object.entries(sent).every(([key, value]) => holds(Reflect.get(returned, key), value));
  }
  return isDeepStrictEqual(returned, sent);
}
