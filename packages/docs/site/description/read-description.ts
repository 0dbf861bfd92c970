import { inlineEvents } from "@data-import/spec/read";
import type { Bundle, BundleServer } from "./bundle.ts";
import type { Description, Failure, Operation, Server } from "./model.ts";
import { readDeprecations } from "./read-deprecations.ts";
import { readErrorCodes } from "./read-error-codes.ts";
import { readMessage } from "./read-messages.ts";
import { groupOperations, readOperations } from "./read-operations.ts";
import { readSchemas } from "./read-schemas.ts";
import { groupTopics, readTopics } from "./read-topics.ts";

/** The model of the pages, from the bundle; throws if the target of a reference does not exist. */
export function readDescription(source: Bundle): Description {
  // Events have their own pages, by topic.
  const bundle = inlineEvents(source);
  const operations = readOperations(bundle);
  const topics = readTopics(bundle, operations);
  const schemas = readSchemas(bundle);
  return {
    title: bundle.info.title,
    version: bundle.info.version,
    summary: bundle.info.summary ?? "",
    text: (bundle.info.description ?? "").trim(),
    servers: (bundle.servers ?? []).map(readServer),
    security: Object.entries(bundle.components?.securitySchemes ?? {}).map(
      ([name, { description = "", ...scheme }]) => ({ name, ...scheme, text: description.trim() }),
    ),
    resources: groupOperations(bundle, operations),
    domains: groupTopics(bundle, topics),
    operations,
    topics,
    schemas,
    failures: readFailures(bundle, operations),
    errorCodes: readErrorCodes(bundle),
    deprecations: readDeprecations(operations, topics, schemas),
  };
}

function readServer({ url, description = "", variables = {} }: BundleServer): Server {
  return {
    url: url.replaceAll(/\{(\w+)\}/g, (all, name: string) => variables[name]?.default ?? all),
    text: description.trim(),
  };
}

function readFailures(bundle: Bundle, operations: readonly Operation[]): Failure[] {
  // The others are what a receiver of events responds: the service does not send them.
  const sent = Object.entries(bundle.components?.responses ?? {}).filter(([, { content }]) => content);
  return sent
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, response]) => {
      const origin = response["x-origin"];
      const usedBy = operations.flatMap(({ id, responses }) =>
        responses.filter(({ failure }) => failure === name).map(({ status }) => ({ operation: id, status })),
      );
      const message = readMessage(bundle, response, origin ?? "designed");
      return { name, ...message, ...(origin === undefined ? {} : { origin }), usedBy };
    });
}
