import { exampleNames, type MediaType, type Route, responseContent } from "@data-import/front";
import { operations, routeOf } from "../support/description.ts";
import { prepareRequest, toRequest } from "../support/request.ts";

/** One request that Prism and a mock both respond to. */
export interface ComparedRequest {
  readonly route: Route;
  /** The header `Prefer`; none if the request leaves the choice to the mock. */
  readonly prefer?: string;
  /** The media type of the response in the description; no schema if it has no body. */
  readonly mediaType: string;
  readonly media: MediaType | undefined;
  readonly isGenerated: boolean;
}

/** The response to a compared request. */
export interface ReceivedResponse {
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

/** `default` stands for every status that is not documented; this is one of them that no example is about. */
const otherStatus = "502";

/** For every operation: its documented success, each documented status, each named example of one, and a generated body. */
export const comparedRequests: readonly ComparedRequest[] = [
  ...operations.flatMap(({ operationId }) => listExamples(routeOf(operationId))),
  ...listGenerated(),
];

function listExamples(route: Route): ComparedRequest[] {
  const preferred = Object.keys(route.responses).flatMap((key) => {
    const status = key === "default" ? otherStatus : key;
    const byName = exampleNames(route, key).map((name) =>
      describeRequest(route, status, `code=${status}, example=${name}`),
    );
    return [describeRequest(route, status, `code=${status}`), ...byName];
  });
  const success = route.successStatus;
  const byName = exampleNames(route, success).map((name) =>
    describeRequest(route, success, `example=${name}`),
  );
  return [describeRequest(route, success), ...byName, ...preferred];
}

/** A generated body depends on its schema alone, and takes Prism up to a second, so there is one for each schema. */
function listGenerated(): ComparedRequest[] {
  const all = operations.map(({ operationId }) => {
    const route = routeOf(operationId);
    return describeRequest(route, route.successStatus, "dynamic=true, seed=harbor");
  });
  const bySchema = new Map(
    all.toReversed().map((one) => [JSON.stringify([one.mediaType, one.media?.schema]), one]),
  );
  return [...bySchema.values()];
}

function describeRequest(route: Route, status: string, prefer?: string): ComparedRequest {
  const [mediaType = "", media] = Object.entries(responseContent(route, status))[0] ?? [];
  const isGenerated = prefer?.startsWith("dynamic") ?? false;
  return { route, mediaType, media, isGenerated, ...(prefer !== undefined && { prefer }) };
}

/** The request in words: `getApp, Prefer: code=404`. */
export function nameRequest({ route, prefer }: ComparedRequest): string {
  return prefer === undefined ? route.operationId : `${route.operationId}, Prefer: ${prefer}`;
}

/** Sends all requests, several at a time. */
export async function sendAll(
  all: readonly ComparedRequest[],
  baseUrl: string,
  send: (request: Request) => Promise<Response> = fetch,
  atOnce = 8,
): Promise<ReadonlyMap<ComparedRequest, ReceivedResponse>> {
  const received = new Map<ComparedRequest, ReceivedResponse>();
  const waiting = all.values();
  const work = async () => {
    for (const request of waiting) {
      const prepared = prepareRequest(request.route);
      // A server that was busy for longer than it keeps a connection would drop the request that waits in it.
      prepared.headers.set("Connection", "close");
      if (request.prefer !== undefined) prepared.headers.set("Prefer", request.prefer);
      const response = await send(toRequest(baseUrl, prepared));
      const { status, headers } = response;
      received.set(request, {
        status,
        contentType: headers.get("content-type"),
        text: await response.text(),
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return received;
}
