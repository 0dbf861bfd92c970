import { type Call, type Model, type Reply, type Route, readToken } from "@data-import/front";
import { hashToken } from "../auth/tokens.ts";
import { BoundedMap } from "../domain/bounded-map.ts";
import type { Storage } from "../storage/storage.ts";

/** A response to a GET that is still right, with its operation. */
export interface KeptResponse {
  readonly route: Route;
  readonly reply: Reply;
}

/** A request whose response may be kept. */
export interface Asked {
  readonly tokenHash: string;
  /** Everything that the response depends on, except the data. */
  readonly key: string;
  /** The version of the data before the request read anything. */
  readonly version: number;
}

/** Keeps responses to GET until the next commit. */
export interface KeptResponses {
  /** Reads a request; undefined if no response to it may be kept. Call it before anything else is read. */
  ask(call: Call): Asked | undefined;
  find(asked: Asked): KeptResponse | undefined;
  /** Keeps a response for which `isLasting` is true, unless it is long. */
  keep(asked: Asked, response: KeptResponse): void;
}

/** Longer responses cost much more to send than to write. */
const longest = 65_536;

/** In entries, and in bytes of their keys and bodies. */
const bounds = { entries: 10_000, size: 16_777_216 };

const lasting = new WeakSet<Reply>();

/** Marks a response that depends on the request and the stored data only, so it is right until the data changes. */
export function markLasting(reply: Reply): Reply {
  lasting.add(reply);
  return reply;
}

export function createKeptResponses(storage: Pick<Storage, "readVersion">, model: Model): KeptResponses {
  const entries = new BoundedMap<KeptResponse & { readonly version: number }>(bounds);
  const names = listHeaders(model);
  return {
    ask({ method, pathname, search, headers }) {
      if (method !== "GET" && method !== "HEAD") return undefined;
      const token = readToken(headers);
      if (token === undefined) return undefined;
      const version = storage.readVersion();
      if (version === undefined) return undefined;
      // A cache must not hold the text of a token.
      const tokenHash = hashToken(token);
      let key = `${tokenHash} ${method} ${pathname}${search}`;
      for (const name of names) key += `\n${headers[name] ?? ""}`;
      return { tokenHash, key, version };
    },
    find({ key, version }) {
      const entry = entries.get(key);
      return entry?.version === version ? entry : undefined;
    },
    keep({ key, version }, { route, reply }) {
      const { body } = reply;
      if (!lasting.has(reply) || typeof body !== "string" || body.length > longest) return;
      const bytes = Buffer.from(body);
      entries.set(key, { route, reply: { ...reply, body: bytes }, version }, key.length + bytes.byteLength);
    },
  };
}

/** The headers that a response can depend on: `Accept`, and those that the description names. */
function listHeaders({ routes }: Model): readonly string[] {
  const described = [...routes.values()].flatMap(({ parameters }) =>
    parameters.flatMap(({ value }) => (value.in === "header" ? value.name.toLowerCase() : [])),
  );
  return [...new Set(["accept", ...described])];
}
