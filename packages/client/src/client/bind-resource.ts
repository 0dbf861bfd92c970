import type { Core, Input } from "../core/core.ts";
import type { Call, HookedOptions } from "../core/types.ts";
import type { upload } from "../files/upload.ts";
import type { OperationFacts } from "../operation-facts.ts";

/** Makes a call that is more than one answer: a listing in pages, a download. */
type Send = (core: Core, operation: OperationFacts, input: Input, options: never) => unknown;

/** What makes the calls of each kind; a resource brings what its operations need, so that bundles carry no more. */
export interface Senders {
  readonly page?: Send;
  readonly download?: Send;
  readonly upload?: typeof upload;
}

/**
 * The methods of a resource, by name. Their arguments are what the operation needs, in this order: the ids of the
 * path, the body, the query, the options. An upload has its source and its fields instead of a body.
 */
export function bindResource<Resource>(
  core: Core,
  operations: Readonly<Record<string, OperationFacts>>,
  senders: Senders = {},
): Resource {
  const methods = Object.entries(operations).map(([name, operation]) => [
    name,
    bindMethod(core, operation, senders),
  ]);
  return Object.fromEntries(methods) as Resource;
}

function bindMethod(core: Core, operation: OperationFacts, senders: Senders): (...given: never[]) => unknown {
  const { kind, path, body, query, data } = operation;
  const names = path.match(/[^{}]+(?=\})/g) ?? [];
  // What a call resolves to: `data` where the body holds nothing else, a missing list being an empty one.
  const read: Parameters<Core["send"]>[3] =
    data &&
    ((responseBody) => (responseBody as { data?: unknown }).data ?? (data === "list" ? [] : undefined));
  const simple = <T>(facts: OperationFacts, input: Input, options?: HookedOptions) =>
    core.send(facts, input, options, read) as Call<T>;
  const send = senders[kind as "page" | "download"];
  return (...given) => {
    if (kind === "upload") {
      return senders.upload?.(
        { ...core, send: simple },
        operation,
        ...(given as never as [never, never, never]),
      );
    }
    const rest: unknown[] = given;
    const input: Record<string, unknown> = {
      path: Object.fromEntries(names.map((name) => [name, rest.shift()])),
    };
    if (body) input["body"] = rest.shift();
    if (query) input["query"] = rest.shift();
    const [options] = rest as [HookedOptions?];
    return send ? send(core, operation, input, options as never) : simple(operation, input, options);
  };
}
