import { STATUS_CODES } from "node:http";
import { type Failure, Refusal } from "./refusal.ts";
import { type Route, responseContent, successStatus } from "./routes.ts";

/** What a request asks for with its `Prefer` header. */
export interface Preferences {
  /** The status to answer with; the documented success unless given. */
  readonly status: number | undefined;
  /** The name of the example to answer with. */
  readonly example: string | undefined;
  /** Whether to generate the answer from its schema instead of taking an example. */
  readonly dynamic: boolean;
  /** What the generated answer depends on: the same seed, the same answer. */
  readonly seed: string | undefined;
}

/** Reads `Prefer: code=, example=, dynamic=, seed=` and refuses what the operation cannot answer. */
export function readPreferences(route: Route, prefer: string | null): Preferences {
  const given = parsePrefer(prefer ?? "");
  const failures: Failure[] = [];
  const code = given.get("code");
  const status = code === undefined ? undefined : Number(code);
  if (code !== undefined && !canAnswer(route, code)) {
    failures.push({
      message: `\`code=${code}\` is not an answer of ${route.operationId}; it has ${describeStatuses(route)}.`,
      key: "Prefer",
    });
  }
  const dynamic = given.get("dynamic");
  if (dynamic !== undefined && dynamic !== "true" && dynamic !== "false") {
    failures.push({ message: `\`dynamic\` is \`true\` or \`false\`; it was \`${dynamic}\`.`, key: "Prefer" });
  }
  const example = given.get("example");
  if (example !== undefined && failures.length === 0) {
    const answered = code ?? successStatus(route);
    const names = exampleNames(route, answered);
    if (!names.includes(example)) {
      const choice = names.length > 0 ? `it has ${names.join(", ")}` : "it has no examples";
      failures.push({
        message: `\`example=${example}\` is not an example of ${route.operationId} with status ${answered}; ${choice}.`,
        key: "Prefer",
      });
    }
  }
  if (failures.length > 0) throw new Refusal(400, failures);
  return {
    status,
    example: example ?? (code === undefined ? undefined : exampleOfStatus(route, code)),
    dynamic: dynamic === "true",
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

function canAnswer(route: Route, code: string): boolean {
  if (!/^[1-5]\d\d$/.test(code)) return false;
  return code in route.responses || ("default" in route.responses && Number(code) >= 400);
}

function describeStatuses(route: Route): string {
  const documented = Object.keys(route.responses).filter((status) => status !== "default");
  return (
    documented.join(", ") + ("default" in route.responses ? " and, as any other failure, 4xx and 5xx" : "")
  );
}

function exampleNames(route: Route, status: string): string[] {
  return Object.values(responseContent(route, status)).flatMap((media) => Object.keys(media.examples ?? {}));
}

/** `default` holds examples of several statuses: 429 takes the one named after it, `tooManyRequests`. */
function exampleOfStatus(route: Route, code: string): string | undefined {
  if (code in route.responses) return undefined;
  const name = (STATUS_CODES[Number(code)] ?? "")
    .toLowerCase()
    .replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return exampleNames(route, code).includes(name) ? name : undefined;
}
