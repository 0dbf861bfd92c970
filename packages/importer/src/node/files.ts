import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Responds to requests for the page; returns false for all others. */
export type PageHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** The path below which a server has the page. The page calls the API at `v1`, beside this path. */
export const pagePath = "/import/";

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
};

/** Encodings from the smallest bytes to the largest, with the ending of the files that the build compressed. */
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** The policy of the page; `ancestors` are the sources that `frame-ancestors` allows. */
const writePolicy = (ancestors: string) =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    // Canvas areas show pages from elsewhere; they are sandboxed, and reach nothing of this page.
    "frame-src http: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
  ].join("; ");

const noPage = "'none'";

const commonHeaders = {
  "content-security-policy": writePolicy(noPage),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

interface PageFile {
  readonly type: string;
  readonly plain: Buffer;
  /** The compressed bytes by the name of their encoding. */
  readonly encoded: ReadonlyMap<string, Buffer>;
  readonly tag: string;
  readonly isHashed: boolean;
}

/** The same from the sources and from the built file. */
const folder = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "../../dist/page/" : "page/", import.meta.url),
);

/** What a server has besides the page. */
export interface PageOptions {
  /** The name of the place where people sign in. The server responds at `sign-in` beside the page, and at `sign-out`. */
  readonly signInName?: string;
  /** The origins whose pages may show the page of an import session in a frame. Without it, no page may. */
  readonly listFrameOrigins?: (importSessionId: string) => Promise<readonly string[]>;
}

/** Serves the files that the build of this package made. They are read at the first request for one of them. */
export function createPageHandler({ signInName, listFrameOrigins }: PageOptions = {}): PageHandler {
  let files: ReadonlyMap<string, PageFile> | undefined;
  return (incoming, outgoing) => {
    const [path = "", query = ""] = (incoming.url ?? "").split("?", 2);
    if (`${path}/` === pagePath) return end(outgoing, 308, { location: pagePath }, "");
    if (!path.startsWith(pagePath)) return false;
    if (incoming.method !== "GET" && incoming.method !== "HEAD") {
      return end(outgoing, 405, { allow: "GET, HEAD" }, "The page can only be read.\n");
    }
    files ??= readFiles(signInName);
    const file = files.get(path.slice(pagePath.length) || "index.html");
    if (file === undefined)
      return end(outgoing, 404, {}, `The page has no such file. It is at ${pagePath}\n`);
    const sessionId = new URLSearchParams(query).get("session");
    if (file.isHashed || sessionId === null || listFrameOrigins === undefined)
      return send(file, incoming, outgoing);
    // Without a list, the page still opens by itself.
    void listFrameOrigins(sessionId)
      .catch(() => [])
      .then((origins) => send(file, incoming, outgoing, writeAncestors(origins)));
    return true;
  };
}

/** Anything but an origin could be another part of the policy. */
function writeAncestors(origins: readonly string[]): string {
  const known = origins.filter((origin) => /^https?:\/\/[\w.:[\]-]+$/i.test(origin));
  return known.length === 0 ? noPage : known.join(" ");
}

function readFiles(signInName: string | undefined): ReadonlyMap<string, PageFile> {
  const files = readBuiltFiles();
  const index = files.get("index.html");
  if (signInName === undefined || index === undefined) return files;
  return new Map([...files, ["index.html", addSignIn(index, signInName)]]);
}

/** The page, with the name of the place where people sign in. */
function addSignIn(index: PageFile, name: string): PageFile {
  const content = name.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const html = index.plain.toString();
  const plain = Buffer.from(
    html.replace("<title>", () => `<meta name="sign-in" content="${content}"><title>`),
  );
  const encoded = new Map([
    ["br", brotliCompressSync(plain)],
    ["gzip", gzipSync(plain)],
  ]);
  return { ...index, plain, encoded, tag: createTag(plain) };
}

function createTag(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
}

function readBuiltFiles(): ReadonlyMap<string, PageFile> {
  const names = readdirSync(folder);
  const read = (name: string) => (names.includes(name) ? [readFileSync(folder + name)] : []);
  return new Map(
    names.flatMap((name): (readonly [string, PageFile])[] => {
      const type = types[name.slice(name.lastIndexOf(".") + 1)];
      if (type === undefined) return [];
      const [plain = Buffer.alloc(0)] = read(name);
      const encoded = encodings.flatMap(({ name: encoding, ending }) =>
        read(name + ending).map((bytes) => [encoding, bytes] as const),
      );
      const isHashed = name !== "index.html";
      return [[name, { type, plain, encoded: new Map(encoded), tag: createTag(plain), isHashed }]];
    }),
  );
}

function send(
  file: PageFile,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ancestors: string = noPage,
): true {
  const accepted = readEncodings(String(incoming.headers["accept-encoding"] ?? ""));
  const best = encodings.find(({ name }) => accepted.has(name) && file.encoded.has(name))?.name;
  const body = (best !== undefined && file.encoded.get(best)) || file.plain;
  // Each encoding is another representation, so it has another tag.
  const tag = `"${file.tag}${best === undefined ? "" : `-${best}`}"`;
  const headers = {
    "content-type": file.type,
    "content-security-policy": writePolicy(ancestors),
    "cache-control": file.isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    etag: tag,
    vary: "accept-encoding",
    ...(best !== undefined && { "content-encoding": best }),
  };
  const known = String(incoming.headers["if-none-match"] ?? "").split(",");
  if (known.some((each) => each.trim().replace(/^W\//, "") === tag)) return end(outgoing, 304, headers, "");
  return end(outgoing, 200, headers, body);
}

function end(
  outgoing: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer | string,
): true {
  const isText = typeof body === "string";
  outgoing.writeHead(status, {
    ...commonHeaders,
    ...(isText && body !== "" && { "content-type": "text/plain; charset=utf-8" }),
    ...headers,
    ...(status !== 304 && { "content-length": Buffer.byteLength(body) }),
  });
  // Node sends no body for HEAD.
  outgoing.end(body);
  return true;
}

/** The encodings of a header `Accept-Encoding` that it does not refuse with `q=0`. */
function readEncodings(header: string): ReadonlySet<string> {
  const parts = header.toLowerCase().split(",");
  const words = parts.map((part) => part.split(";").map((word) => word.trim()));
  return new Set(words.flatMap(([name = "", quality = ""]) => (/^q=0(\.0*)?$/.test(quality) ? [] : [name])));
}
