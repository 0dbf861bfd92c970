import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A file of the page, with the headers that every response with it has. */
export interface PageFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The built page. */
export interface Page {
  /**
   * The file of a path below the address of the page, such as `` (the page itself) or `main-3kd9.js`, in the best of the
   * encodings that the header `Accept-Encoding` of the request allows; undefined if there is none.
   */
  find(path: string, acceptEncoding?: string | null): PageFile | undefined;
}

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

const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** Reads the files that the build of this package made; throws an Error without a build. */
export function openPage(): Page {
  const folder = fileURLToPath(new URL("page/", import.meta.url));
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const name of readdirSync(folder)) bodies.set(name, new Uint8Array(readFileSync(folder + name)));
  return {
    find(path, acceptEncoding) {
      const name = path === "" ? "index.html" : path;
      const type = types[name.slice(name.lastIndexOf(".") + 1)];
      const plain = bodies.get(name);
      if (plain === undefined || type === undefined) return undefined;
      const headers = {
        "content-type": type,
        "cache-control": name === "index.html" ? "no-cache" : "public, max-age=31536000, immutable",
        "content-security-policy": policy,
        "cross-origin-opener-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        vary: "accept-encoding",
      };
      const accepted = readEncodings(acceptEncoding ?? "");
      const best = encodings.find(
        ({ name: encoding, ending }) => accepted.has(encoding) && bodies.has(name + ending),
      );
      const body = best === undefined ? undefined : bodies.get(name + best.ending);
      if (best === undefined || body === undefined) return { body: plain, headers };
      return { body, headers: { ...headers, "content-encoding": best.name } };
    },
  };
}

/** The encodings of a header `Accept-Encoding` that it does not refuse with `q=0`. */
function readEncodings(header: string): ReadonlySet<string> {
  const parts = header
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()));
  return new Set(parts.flatMap(([name = "", quality = ""]) => (/^q=0(\.0*)?$/.test(quality) ? [] : [name])));
}
