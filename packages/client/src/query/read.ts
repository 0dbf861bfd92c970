import { countInputs } from "../client/method-facts.ts";
import type { CallOptions } from "../core/types.ts";
import type { Page, PageData } from "../paging/page.ts";
import { type Key, type Method, requireFacts, writeKey } from "./keys.ts";

/** The data of a call as a cache stores it: a page without its method `next`, and `null` instead of `undefined`. */
export type Cached<Data> =
  Data extends Page<infer Item> ? PageData<Item> : Data extends undefined ? null : Data;

/** A call that a query can repeat. */
export interface Read {
  readonly key: Key;
  /** The query of the call; empty if it has none. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Calls the method. `changes` replace parts of the query. */
  run(signal: AbortSignal, changes?: object): Promise<never>;
}

/** Prepares a call for a query. Throws a TypeError if the operation changes data or returns a stream. */
export function prepareRead(method: Method, given: readonly unknown[], caller: string): Read {
  const facts = requireFacts(method, caller);
  const { resource, name, operation } = facts;
  if (operation.method !== "GET" || operation.sideEffect) {
    throw new TypeError(`${resource}.${name} changes data, and a query may run at any time: use toMutation.`);
  }
  if (operation.kind === "download") {
    throw new TypeError(
      `${resource}.${name} returns a stream, which can be read only once: call it without a query.`,
    );
  }
  const call = method as (...given: unknown[]) => PromiseLike<unknown>;
  const count = countInputs(facts);
  const options = given[count] as CallOptions | undefined;
  const inputs = Array.from({ length: count }, (_, position) => given[position]);
  // Without it, the key of a list without a query would be the beginning of all keys of this list.
  const query = operation.query ? { ...(inputs.pop() as object | undefined) } : {};
  const queries = (changes?: object) => (operation.query ? [{ ...query, ...changes }] : []);
  return {
    key: writeKey(facts, [...inputs, ...queries()]),
    query,
    async run(signal, changes) {
      const signals = options?.signal ? AbortSignal.any([options.signal, signal]) : signal;
      const data = await call(...inputs, ...queries(changes), { ...options, signal: signals });
      if (operation.kind !== "page") return (data ?? null) as never;
      const { next: _, ...page } = data as Page<unknown>;
      return page as never;
    },
  };
}
