import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { SiteFile } from "../archive.ts";
import { type Encoding, encode } from "./encoding.ts";
import { offerAssistants } from "./offer-assistants.ts";

/** One file of the site, ready to be sent. */
export interface Asset {
  /** The headers that do not depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body in an encoding, compressed at the first call and cached. */
  read(encoding: Encoding): Promise<Variant>;
}

/** An encoded body. */
export interface Variant {
  readonly body: Buffer;
  readonly etag: string;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".atom": "application/atom+xml",
  ".yaml": "application/yaml",
};

/** Files by their addresses, `/operations/listSheets/` for its `index.html`. */
export type Assets = Pick<ReadonlyMap<string, Asset>, "get" | "has">;

/** Where the pages find what they can call. */
export interface Servers {
  /** The service, if it is on the server of the docs: `/v1`. */
  readonly service?: string;
  /** The mock. The default is `http://localhost:4011/v1`. */
  readonly mock?: string;
}

/**
 * Prepares files for the server; the content of each is read at its first request. With `published`, the
 * address of the docs, pages offer assistants.
 */
export function createAssets(files: readonly SiteFile[], servers: Servers = {}, published?: string): Assets {
  const known = new Map(
    files.map((file) => [`/${file.path}`.replace(/(?<=\/)index\.html$/, ""), file] as const),
  );
  const assets = new Map<string, Asset>();
  return {
    has: (address) => known.has(address),
    get(address) {
      const file = known.get(address);
      if (file === undefined) return undefined;
      const asset =
        assets.get(address) ?? createAsset(`/${file.path}`, tellServers(file, servers, published));
      assets.set(address, asset);
      return asset;
    },
  };
}

/** The content of a file; a page names the servers in its first tag, where its scripts read them. */
function tellServers({ path, content }: SiteFile, servers: Servers, address?: string): Buffer {
  const attributes = Object.entries(servers).map(([name, url]) => ` data-${name}="${url}"`);
  if (!path.endsWith(".html") || (attributes.length === 0 && address === undefined))
    return Buffer.from(content);
  const page = content.toString().replace("<html", `<html${attributes.join("")}`);
  return Buffer.from(address === undefined ? page : offerAssistants(page, path, address));
}

function createAsset(path: string, body: Buffer): Asset {
  const variants = new Map<Encoding, Promise<Variant>>();
  const make = async (encoding: Encoding): Promise<Variant> => {
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    return { body: await encode(body, encoding), etag: `"${hash}-${encoding}"` };
  };
  return {
    headers: {
      "Content-Type": types[extname(path)] ?? "application/octet-stream",
      // Files in assets/ change their names with their content. Pages are always requested again; the ETag makes this
      // cheap.
      "Cache-Control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      Vary: "Accept-Encoding",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Content-Security-Policy": path.endsWith(".html")
        ? readPolicy(body)
        : // The style of a picture is inside it.
          `default-src 'none'${path.endsWith(".svg") ? "; style-src 'unsafe-inline'" : ""}`,
    },
    read(encoding) {
      const variant = variants.get(encoding) ?? make(encoding);
      variants.set(encoding, variant);
      return variant;
    },
  };
}

/** The page contains its policy; this adds the one directive that only works in a header. */
function readPolicy(page: Buffer): string {
  const [, policy = "default-src 'none'"] =
    page.toString("utf8", 0, 4096).match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
  return `${policy.replaceAll("&#39;", "'")}; frame-ancestors 'none'`;
}
