import { exampleNames, type Failure, HttpError, type Route } from "@data-import/front";

/** The preferred response of the description; the mock chooses the absent properties. */
export interface Preferences {
  /** The status to return. The default is the documented success. */
  readonly status?: number | undefined;
  /** The name of the example to return. */
  readonly example?: string | undefined;
  /** Whether to generate the response from its schema instead of returning an example. */
  readonly dynamic?: boolean | undefined;
  /** The seed of a generated response: the same seed gives the same response. */
  readonly seed?: string | undefined;
}

const none: Preferences = {};

/** Reads `Prefer: code=, example=, dynamic=, seed=`. Throws an `HttpError` if the operation has no such response. */
export function readPreferences(route: Route, prefer: string | undefined): Preferences {
  if (prefer === undefined) return none;
  const given = parsePrefer(prefer);
  const failures: Failure[] = [];
  const code = given.get("code");
  const status = code === undefined ? undefined : Number(code);
  if (code !== undefined && !canRespond(route, code)) {
    failures.push({
      message: `\`code=${code}\` is not a response of ${route.operationId}; it has ${describeStatuses(route)}.`,
      key: "Prefer",
      code: "value_not_allowed",
    });
  }
  const dynamic = given.get("dynamic");
  if (dynamic !== undefined && dynamic !== "true" && dynamic !== "false") {
    failures.push({
      message: `\`dynamic\` must be \`true\` or \`false\`; it was \`${dynamic}\`.`,
      key: "Prefer",
      code: "value_not_allowed",
    });
  }
  const example = given.get("example");
  if (example !== undefined && failures.length === 0) {
    const chosen = code ?? route.successStatus;
    const names = exampleNames(route, chosen);
    if (!names.includes(example)) {
      const choice = names.length > 0 ? `it has ${names.join(", ")}` : "it has no examples";
      failures.push({
        message: `\`example=${example}\` is not an example of ${route.operationId} with status ${chosen}; ${choice}.`,
        key: "Prefer",
        code: "value_not_allowed",
      });
    }
  }
  if (failures.length > 0) throw new HttpError(400, failures);
  return {
    status,
    example,
    dynamic: dynamic === undefined ? undefined : dynamic === "true",
    seed: given.get("seed"),
  };
}

function parsePrefer(prefer: string): Map<string, string> {
  const preferences = new Map<string, string>();
  for (const part of prefer.split(/[,;]/)) {
    const [name = "", ...rest] = part.split("=");
    const value = rest
      .join("=")
      .trim()
      .replace(/^"(.*)"$/, "$1");
    // RFC 7240: the first of several equal names counts.
    if (!preferences.has(name.trim().toLowerCase())) preferences.set(name.trim().toLowerCase(), value);
  }
  return preferences;
}

/** Whether the description has a response with this status: `default` stands for all failures. */
export function canRespond(route: Route, status: number | string): boolean {
  if (!/^[1-5]\d\d$/.test(String(status))) return false;
  return status in route.responses || ("default" in route.responses && Number(status) >= 400);
}

/** The statuses that an operation can return, in words. */
export function describeStatuses(route: Route): string {
  const documented = Object.keys(route.responses).filter((status) => status !== "default");
  return documented.join(", ") + ("default" in route.responses ? " and any other 4xx and 5xx" : "");
}
