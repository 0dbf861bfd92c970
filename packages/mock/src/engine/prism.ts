import type { Description } from "../description.ts";
import type { Route } from "../front/routes.ts";
import { type PrismAnswer, preparePrism } from "../vendor/prism.ts";
import { dereferenceForPrism } from "./dereference.ts";
import type { Engine } from "./engine.ts";

/** Answers from the examples of the description, or from its schemas when asked for dynamic answers, with Prism. */
export function createPrismEngine(description: Description): Engine {
  const prepared = new Map<string, ReturnType<typeof preparePrism>>();
  return {
    async handle(_request, { route, preferences }) {
      let answer = prepared.get(route.operationId);
      if (answer === undefined) {
        answer = preparePrism(documentOf(description, route), route.path, route.method.toLowerCase());
        prepared.set(route.operationId, answer);
      }
      return toResponse(answer(preferences));
    },
  };
}

/** Only the answers: requests are the front's business, and less to transform is less to wait for. */
function documentOf(description: Description, route: Route): Parameters<typeof preparePrism>[0] {
  const { operationId, responses } = route.operation;
  return {
    openapi: "3.1.0",
    // Without a dialect Prism reads schemas as draft-07.
    jsonSchemaDialect: description.jsonSchemaDialect ?? "https://json-schema.org/draft/2020-12/schema",
    paths: {
      [route.path]: {
        [route.method.toLowerCase()]: { operationId, responses: dereferenceForPrism(description, responses) },
      },
    },
  };
}

function toResponse(answer: PrismAnswer): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== null && value !== undefined && belongsTo(answer.status, name.toLowerCase())) {
      headers.set(name, String(value));
    }
  }
  const type = headers.get("content-type") ?? "";
  const isJson = /[/+]json(;|$)/.test(type);
  const body = isJson || typeof answer.body !== "string" ? JSON.stringify(answer.body) : answer.body;
  return new Response(body, { status: answer.status, headers });
}

/** One `default` answer describes the headers of all failures; these two belong to some statuses only. */
function belongsTo(status: number, header: string): boolean {
  if (header === "www-authenticate") return status === 401;
  if (header === "retry-after") return status === 429 || status === 503;
  return true;
}
