import { STATUS_CODES } from "node:http";
import { addHeaders } from "./add-headers.ts";
import { findBounds } from "./find-bounds.ts";
import {
  type Description,
  type ErrorCodeEntry,
  type LocatedOperation,
  listErrorCodesOf,
  locateOperations,
  type Overlay,
  type OverlayAction,
  type ResponseObject,
  writeOverlayTarget,
} from "./read/index.ts";

/**
 * The overlay that ships beside the bundle: for every operation, the statuses of the codes that it returns, and for all
 * schemas that have none, the bounds that follow from the limits of bodies. The description leaves both out: `default`
 * stands for all statuses but those that the specification documents, and a bound of 8 MiB says little to a reader.
 */
export function writeOverlay(description: Description): Overlay {
  const statuses = new Map<string, ErrorCodeEntry[]>();
  const ofOperations = locateOperations(description, "as written").flatMap((operation): OverlayAction[] => {
    const codes = Map.groupBy(listMissing(description, operation), ({ status }) => `${status}`);
    if (codes.size === 0) return [];
    for (const [status, own] of codes) statuses.set(status, [...(statuses.get(status) ?? []), ...own]);
    const responses = [...codes.keys()]
      .toSorted()
      .map((status) => [status, { $ref: `#/components/responses/${nameStatus(status)}` }]);
    const target = writeOverlayTarget(["paths", operation.path, operation.method, "responses"]);
    return [{ target, update: Object.fromEntries(responses) }];
  });
  const entries = [...statuses].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const responses = entries.map(([status, codes]) => [nameStatus(status), describeStatus(status, codes)]);
  return {
    overlay: "1.0.0",
    info: {
      title: "The statuses of every operation, and bounds of every value",
      version: description.info.version,
    },
    extends: "openapi.json",
    actions: [
      {
        target: "$.components.responses",
        description:
          "The responses of the statuses. Each names the codes that some operation returns with it.",
        update: Object.fromEntries(responses),
      },
      ...ofOperations,
      ...findBounds(description),
    ],
  };
}

/** The codes whose status an operation does not list. */
function listMissing(description: Description, operation: LocatedOperation): ErrorCodeEntry[] {
  return listErrorCodesOf(description, operation).filter(
    ({ status }) => !(String(status) in operation.value.responses),
  );
}

/** `TooManyRequestsError` for 429. */
function nameStatus(status: string): string {
  const words = (STATUS_CODES[status] ?? status).replace(/ Error$/, "").match(/\w+/g) ?? [];
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Error`;
}

function describeStatus(status: string, listed: readonly ErrorCodeEntry[]): ResponseObject {
  const codes = [...new Map(listed.map((entry) => [entry.code, entry])).values()];
  const names = codes.map(({ code }) => `\`${code}\``).toSorted();
  const examples = codes.map(({ code, message }) => [code, { value: { errors: [{ message, code }] } }]);
  return {
    description: `${STATUS_CODES[status] ?? status}. The codes of its errors: ${names.join(", ")}.`,
    "x-origin": "designed",
    headers: listHeadersOf(status),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/ErrorEnvelope" },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** The headers that the table gives to a response with a status. */
function listHeadersOf(status: string): NonNullable<ResponseObject["headers"]> {
  const responses: Record<string, ResponseObject> = { [status]: {} };
  const get = { operationId: "getAny", responses };
  const { paths } = addHeaders({
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: { "/": { get } },
  });
  const [response = {}] = Object.values(paths["/"]?.get?.responses ?? {}) as ResponseObject[];
  return response.headers ?? {};
}
