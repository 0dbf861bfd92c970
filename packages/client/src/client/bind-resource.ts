import type { Core, Input } from "../core/core.ts";
import type { Call, HookedOptions } from "../core/types.ts";
import type { OperationFacts } from "../operation-facts.ts";
import type { MethodFacts } from "./method-facts.ts";

/** Makes a call that is more than one JSON response. An upload has its fields before the options. */
type Send = (core: Core, operation: OperationFacts, input: Input, ...rest: never[]) => unknown;

/** The functions that make the calls of each kind. A resource passes only those that it needs, to keep bundles small. */
export interface Senders {
  readonly page?: Send;
  readonly download?: Send;
  readonly upload?: Send;
  readonly lines?: Send;
}

/**
 * The methods of a resource, by name. The arguments have this order: the ids of the path, the body, the query, the
 * options. The body of an upload is its source; its fields come before the options.
 */
export function bindResource<Resource>(
  core: Core,
  resource: string,
  operations: Readonly<Record<string, OperationFacts>>,
  senders: Senders = {},
): Resource {
  const methods = Object.entries(operations).map(([name, operation]) => [
    name,
    Object.assign(bindMethod(core, operation, senders), {
      facts: { resource, name, operation } satisfies MethodFacts,
    }),
  ]);
  return Object.fromEntries(methods) as Resource;
}

function bindMethod(core: Core, operation: OperationFacts, senders: Senders): (...rest: never[]) => unknown {
  const { kind, path, body, query, data } = operation;
  const names = path.match(/[^{}]+(?=\})/g) ?? [];
  // If the body has only `data`, the call resolves to it; a missing list becomes an empty one.
  const read: Parameters<Core["send"]>[3] =
    data &&
    ((responseBody) => (responseBody as { data?: unknown }).data ?? (data === "list" ? [] : undefined));
  const simple = <T>(facts: OperationFacts, input: Input, options?: HookedOptions) =>
    core.send(facts, input, options, read) as Call<T>;
  const send: Send | undefined = senders[kind as keyof Senders];
  return (...rest: unknown[]) => {
    const input: Record<string, unknown> = {
      path: Object.fromEntries(names.map((name) => [name, rest.shift()])),
    };
    if (body) input["body"] = rest.shift();
    if (query) input["query"] = rest.shift();
    return send
      ? send({ ...core, send: simple }, operation, input, ...(rest as never[]))
      : simple(operation, input, ...(rest as [HookedOptions?]));
  };
}
