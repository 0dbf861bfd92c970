import { exampleNames, type MediaType, type Route, responseContent } from "@data-import/front";
import { operations, routeOf } from "../support/description.ts";
import { prepareRequest, toRequest } from "../support/request.ts";

/** One request that Prism and a mock both respond to. */
export interface Question {
  readonly route: Route;
  /** The header `Prefer`; none if the request leaves the choice to the mock. */
  readonly prefer?: string;
  /** What the description says of the response; no schema if it has no body. */
  readonly mediaType: string;
  readonly media: MediaType | undefined;
  readonly isGenerated: boolean;
}

/** What a question was responded with. */
export interface Responded {
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

/** `default` stands for every status that is not documented; this is one of them. */
const otherStatus = "503";

/** For every operation: its success, each documented status, each named example of one, and a generated body. */
export const questions: readonly Question[] = [
  ...operations.flatMap(({ operationId }) => listPrepared(routeOf(operationId))),
  ...listGenerated(),
];

function listPrepared(route: Route): Question[] {
  const preferred = Object.keys(route.responses).flatMap((key) => {
    const status = key === "default" ? otherStatus : key;
    const byName = exampleNames(route, key).map((name) =>
      ask(route, status, `code=${status}, example=${name}`),
    );
    return [ask(route, status, `code=${status}`), ...byName];
  });
  const success = route.successStatus;
  const byName = exampleNames(route, success).map((name) => ask(route, success, `example=${name}`));
  return [ask(route, success), ...byName, ...preferred];
}

/** A generated body depends on its schema alone, and takes Prism up to a second: one for each schema. */
function listGenerated(): Question[] {
  const all = operations.map(({ operationId }) => {
    const route = routeOf(operationId);
    return ask(route, route.successStatus, "dynamic=true, seed=harbor");
  });
  const bySchema = new Map(
    all.toReversed().map((one) => [JSON.stringify([one.mediaType, one.media?.schema]), one]),
  );
  return [...bySchema.values()];
}

function ask(route: Route, status: string, prefer?: string): Question {
  const [mediaType = "", media] = Object.entries(responseContent(route, status))[0] ?? [];
  const isGenerated = prefer?.startsWith("dynamic") ?? false;
  return { route, mediaType, media, isGenerated, ...(prefer !== undefined && { prefer }) };
}

/** The question as a person would write it down: `getApp, Prefer: code=404`. */
export function nameQuestion({ route, prefer }: Question): string {
  return prefer === undefined ? route.operationId : `${route.operationId}, Prefer: ${prefer}`;
}

/** Sends every question, several at a time. */
export async function askAll(
  all: readonly Question[],
  baseUrl: string,
  send: (request: Request) => Promise<Response> = fetch,
): Promise<ReadonlyMap<Question, Responded>> {
  const responded = new Map<Question, Responded>();
  const waiting = all.values();
  const work = async () => {
    for (const question of waiting) {
      const prepared = prepareRequest(question.route);
      // A server that was busy for longer than it keeps a connection would drop the request that waits in it.
      prepared.headers.set("Connection", "close");
      if (question.prefer !== undefined) prepared.headers.set("Prefer", question.prefer);
      const response = await send(toRequest(baseUrl, prepared));
      const { status, headers } = response;
      responded.set(question, {
        status,
        contentType: headers.get("content-type"),
        text: await response.text(),
      });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return responded;
}
