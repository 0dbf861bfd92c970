import { type HttpRequest, type HttpResponse, type Model, type Route, readToken } from "@data-import/front";
import { BoundedMap, chooseLanguage } from "@data-import/tables/basics";
import { hashToken } from "../auth/tokens.ts";
import type { Storage } from "../storage/storage.ts";

/** A response to a GET that is still right, with its operation. */
export interface KeptResponse {
  readonly route: Route;
  readonly reply: HttpResponse;
}

/** A request whose response may be kept. */
export interface Asked {
  readonly tokenHash: string;
  /** Everything that the response depends on, except the data. */
  readonly key: string;
  /** The version of the data before the request read anything. */
  readonly version: number;
}

/** Keeps responses to GET until the next commit that may change them. */
export interface KeptResponses {
  /** Reads a request; undefined if no response to it may be kept. Call it before anything else is read. */
  ask(call: HttpRequest): Asked | undefined;
  find(asked: Asked): KeptResponse | undefined;
  /** Keeps a response for which `isLasting` is true, unless it is long. */
  keep(asked: Asked, response: KeptResponse): void;
}

/** Longer responses cost much more to send than to write. */
const longestCharacters = 65_536;

/** In entries, and in bytes of their keys and bodies. */
const bounds = { entries: 10_000, size: 16_777_216 };

/** What a response depends on, except for the request and what changes seldom. */
interface Lasting {
  /** The only space; undefined if there may be more. */
  readonly spaceId: string | undefined;
}

const lasting = new WeakMap<HttpResponse, Lasting>();

/**
 * Marks a response that depends on the request and the stored data only, so it is right until the data changes.
 * @param spaceId the only space that it depends on; undefined if there may be more
 */
export function markLasting(reply: HttpResponse, spaceId: string | undefined): HttpResponse {
  lasting.set(reply, { spaceId });
  return reply;
}

export function createKeptResponses(storage: Pick<Storage, "readVersion">, model: Model): KeptResponses {
  const entries = new BoundedMap<KeptResponse & Lasting & { readonly version: number }>(bounds);
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
      // A header without a value is not an absent one.
      for (const name of names) key += headers[name] === undefined ? "\n" : `\n=${headers[name]}`;
      key += `\n${chooseLanguage(headers["accept-language"])}`;
      return { tokenHash, key, version };
    },
    find({ key, version }) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const current = entry.spaceId === undefined ? version : storage.readVersion(entry.spaceId);
      return entry.version === current ? entry : undefined;
    },
    keep({ key, version: before }, { route, reply }) {
      const { body } = reply;
      const dependence = lasting.get(reply);
      if (dependence === undefined || typeof body !== "string" || body.length > longestCharacters) return;
      const { spaceId } = dependence;
      const version = spaceId === undefined ? before : storage.readVersion(spaceId);
      // A commit during the request: nobody knows whether the version of the space was that of the data.
      if (version === undefined || storage.readVersion() !== before) return;
      const bytes = Buffer.from(body);
      const kept = { route, reply: { ...reply, body: bytes }, spaceId, version };
      entries.set(key, kept, key.length + bytes.byteLength);
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
