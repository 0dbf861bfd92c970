import { resolveReference, type Schema } from "@data-import/front";
import { description } from "../support/description.ts";
import type { ComparedRequest } from "./compared-requests.ts";
import type { Aspect } from "./find-differences.ts";

/** An intended difference: the requests for which it holds differ in this aspect, and no others do. */
export interface IntendedDifference {
  readonly aspect: Aspect;
  readonly reason: string;
  readonly holdsFor: (request: ComparedRequest) => boolean;
}

/** Their schema has a map in a step `lookup`, but with the seed of the test, the generated rules have no such step. */
const withoutMaps: ReadonlySet<string> = new Set([
  "createMappingProgram",
  "getMappingRule",
  "listMappingPrograms",
]);

/** Intended differences from Prism's command. Defects of Prism are in prism-defects.test.ts. */
export const intended: readonly IntendedDifference[] = [
  {
    aspect: "body",
    reason:
      "A file or a stream has no schema to generate it from: Prism makes up some words, the mock sends the example.",
    holdsFor: ({ isGenerated, mediaType }) =>
      isGenerated && ["application/octet-stream", "text/event-stream"].includes(mediaType),
  },
  {
    aspect: "validity in Prism",
    reason:
      "Prism's generator reads `exclusiveMinimum` as draft-04 does, where it is true or false, so its numbers break it.",
    holdsFor: ({ isGenerated, media }) => isGenerated && asksFor("exclusiveMinimum", media?.schema),
  },
  {
    aspect: "validity in Prism",
    reason: "Prism's generator gives a map more entries than `maxProperties` allows.",
    holdsFor: ({ isGenerated, media, route }) =>
      isGenerated && asksFor("maxProperties", media?.schema) && !withoutMaps.has(route.operationId),
  },
];

/** Intended differences of Prism's engine behind our front: none, its responses are not changed. */
export const intendedBehindFront: readonly IntendedDifference[] = [];

/** Whether a schema uses a keyword, itself or in a schema that it refers to. */
function asksFor(keyword: string, schema: unknown, seen: Set<unknown> = new Set()): boolean {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  if (keyword in schema) return true;
  const { $ref } = schema as Schema;
  const target = typeof $ref === "string" ? resolveReference(description, schema as Schema) : undefined;
  return [target, ...Object.values(schema)].some((part) => asksFor(keyword, part, seen));
}
