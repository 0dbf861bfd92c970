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
  "createAction.deletedAt": "An action that exists was not deleted.",
  "updateAction.deletedAt": "An action that exists was not deleted.",
  "createWorkbook.sheets": "The settings of a sheet come back as its `config`.",
  "createSpace.primaryWorkbookId": "A new space has no workbooks yet, so it must be rejected.",
  "updateCanvasArea.parentId": "The example names the area itself, which must be rejected.",
  "createSpace.spaceConfigId": "The space of the examples is not a template.",
  "updateSpace.spaceConfigId": "It is only about new spaces, so it is ignored.",
  "updateSpace.autoConfigure": "It is only about new spaces, so it is ignored.",
  "exchangeInvitation.token": "The token of a link is exchanged for one of the guest or user.",
  "createAndInviteUser.actorRoles": "The roles come back as assignments.",
  "updateMappingRule.acceptedAt": "The service sets it.",
  "updateMappingRule.acceptedBy": "The service sets it.",
  "createJob.parentId": "The job of the example does not exist.",
};

/** Properties that change together with the sent one. */
const consequences: Readonly<Record<string, readonly string[]>> = {
  "updateConstraint.label": ["version"],
  "updateConstraint.description": ["version"],
  "updateConstraint.options": ["version"],
  "updateConstraint.rule": ["version"],
  "updateConstraint.function": ["version"],
  "updateGuide.blocks": ["versions"],
  "updateFile.name": ["ext"],
  "updateSheet.name": ["config"],
  "updateSheet.slug": ["config"],
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
  "updateUser.email": { email: "contract@example.org" },
  "createSpace.actions": { actions: [{ label: "Contract" }] },
  "updateSpace.actions": { actions: [{ label: "Contract" }] },
  "createWorkbook.actions": { actions: [{ label: "Contract" }] },
  "updateWorkbook.actions": { actions: [{ label: "Contract" }] },
};

/** Lists and objects that an update does not replace as a whole, each with the reason. */
const kept: Readonly<Record<string, string>> = {
  "updateWorkbook.sheets": "Sheets that are not listed stay.",
  "updateDocument.treatments": "Only the title and the body are updated.",
  "updateDocument.actions": "Only the title and the body are updated.",
  "updateMappingRule.config": "The type of a rule says which settings it needs.",
};

/**
 * For every operation that writes a resource and returns it: each property that was sent comes back with its value, and
 * an update replaces a list or an object as a whole.
 */
export function listEchoChecks(target: Target, coverage: Coverage): Check[] {
  return operations.flatMap((operation) => {
    const properties = listEchoed(operation);
    const wholes = operation.method === "PATCH" ? properties.filter(([, schema]) => canBeEmpty(schema)) : [];
    return [
      ...(properties.length === 0
        ? []
        : [
            {
              subject: operation.operationId,
              name: "returns each property that was sent, and an update changes no other",
              run: () => runEcho(target, coverage, operation, properties),
            },
          ]),
      ...(wholes.length === 0
        ? []
        : [
            {
              subject: operation.operationId,
              name: "replaces a list or an object as a whole",
              run: () => runReplacements(target, coverage, operation, wholes),
            },
          ]),
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

type Values = Readonly<Record<string, unknown>>;

/** Whether a value can be an empty list or an object without properties. */
function canBeEmpty(located: Located<Schema>): boolean {
  const { value } = locateTarget<Schema>(bundle, located);
  if (value.type === "array") return (value.minItems ?? 0) === 0;
  return value.type === "object" && (value.required ?? []).length === 0 && (value.minProperties ?? 0) === 0;
}

interface Sender {
  /** The required properties of an update, otherwise the whole example. */
  readonly base: Values;
  /** The base with a value for one property. */
  fill(property: Property): Values;
  send(values: Values): Promise<{ readonly status: number; readonly resource: Values }>;
}

function createSender(target: Target, coverage: Coverage, operation: OperationCase): Sender {
  const recorder = createRecorder(target, coverage);
  const prepared = prepareRequest(operation, target.auth.token);
  const required = operation.content === undefined ? [] : readObject(operation.content).required;
  const example = (operation.requests[0]?.value ?? {}) as Values;
  // An update sends one property alone, to show that it changes no other.
  const isUpdate = operation.method === "PATCH";
  const base = isUpdate ? Object.fromEntries(required.map((name) => [name, example[name]])) : example;
  return {
    base,
    fill: ([name, schema]) => ({
      ...base,
      ...(possible[`${operation.operationId}.${name}`] ?? { [name]: example[name] ?? makeSample(schema) }),
    }),
    async send(values) {
      const body = withBody(prepared, JSON.stringify(values), "application/json");
      const received = await recorder.send(toRequest(target.baseUrl, body));
      const answer = (readJson(received) ?? {}) as Values;
      return { status: received.status, resource: (answer["data"] ?? answer) as Values };
    },
  };
}

async function runReplacements(
  target: Target,
  coverage: Coverage,
  operation: OperationCase,
  properties: readonly Property[],
): Promise<void> {
  const { base, fill, send } = createSender(target, coverage, operation);
  const faults: string[] = [];
  for (const property of properties) {
    const [name] = property;
    const place = `${operation.operationId}.${name}`;
    if (place in others || place in kept) continue;
    await target.reset?.(operation.operationId);
    const sent = fill(property);
    await send(sent);
    const empty = Array.isArray(sent[name]) ? [] : {};
    const { status, resource } = await send({ ...base, [name]: empty });
    // Some are absent if they are empty.
    if (status >= 300 || !isDeepStrictEqual(resource[name] ?? empty, empty)) {
      faults.push(`${name}: sent it empty, got ${status} ${JSON.stringify(resource[name] ?? resource)}`);
    }
  }
  if (faults.length > 0) throw new Error(`The response has more than was sent:\n${faults.join("\n")}`);
}

async function runEcho(
  target: Target,
  coverage: Coverage,
  operation: OperationCase,
  properties: readonly Property[],
): Promise<void> {
  const { base, fill, send } = createSender(target, coverage, operation);
  const isUpdate = operation.method === "PATCH";
  const faults: string[] = [];
  for (const property of properties) {
    const [name] = property;
    const place = `${operation.operationId}.${name}`;
    if (place in others) continue;
    await target.reset?.(operation.operationId);
    const before = isUpdate ? (await send(base)).resource : {};
    const sent = fill(property);
    const { status, resource } = await send(sent);
    if (status >= 300 || !holds(resource[name], sent[name])) {
      faults.push(`${name}: sent ${JSON.stringify(sent[name])}, got ${status} ${JSON.stringify(resource)}`);
    }
    const lost = Object.keys(before).filter(
      (key) => !(key in sent) && !times.test(key) && !consequences[place]?.includes(key),
    );
    faults.push(
      ...lost
        .filter((key) => !isDeepStrictEqual(before[key], resource[key]))
        .map(
          (key) =>
            `${name} also changed ${key}: ${JSON.stringify(before[key])}, ${JSON.stringify(resource[key])}`,
        ),
    );
  }
  if (faults.length > 0) throw new Error(`The response is not what was sent:\n${faults.join("\n")}`);
}

// Every change sets these.
const times = /^(acceptedAt|updatedAt|lastActivityAt)$/;

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
