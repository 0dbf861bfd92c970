import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A fake of the S3 protocol on loopback: one bucket, in memory. It checks signatures as S3 does. */
export interface S3Fake {
  readonly options: {
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly objects: Map<string, Buffer>;
  /** Uploads in parts that were started and neither completed nor aborted. */
  readonly uploads: Map<string, Map<number, Buffer>>;
  /** The requests, such as `GET /key`, in the order of their arrival. */
  readonly requests: string[];
  /** Responds to the next requests with these statuses, cuts their bodies in half, or closes the connection behind them. */
  readonly faults: (number | "cut" | "close")[];
  /** Whether it ends every connection without a response. */
  isAway: boolean;
  close(): Promise<void>;
}

const region = "eu-central-1";
const secret = "secret/of+the=fake";

/** Starts a fake. The test must close it. */
export async function startS3Fake(): Promise<S3Fake> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const requests: string[] = [];
  const faults: S3Fake["faults"] = [];

  const server = createServer(async (incoming, outgoing) => {
    if (fake.isAway) return incoming.destroy();
    const body = await buffer(incoming);
    const url = new URL(incoming.url ?? "/", "http://s3");
    requests.push(`${incoming.method} ${incoming.url}`);
    const fault = faults.shift();
    if (typeof fault === "number")
      return outgoing.writeHead(fault).end("<Error><Code>SlowDown</Code></Error>");
    if (!isSigned(incoming, url, body)) {
      return outgoing.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    const response = respond(incoming, url, body);
    outgoing.writeHead(response.status, {
      "content-length": response.body.length,
      etag: `"${md5(incoming.method === "PUT" ? body : response.body)}"`,
      ...(fault === "close" && { connection: "close" }),
    });
    if (fault !== "cut") return outgoing.end(response.body);
    outgoing.write(response.body.subarray(0, response.body.length / 2), () => outgoing.destroy());
  });

  function respond(
    { method, headers }: IncomingMessage,
    url: URL,
    body: Buffer,
  ): { status: number; body: Buffer } {
    const key = decodeURIComponent(url.pathname).slice("/files/".length);
    const uploadId = url.searchParams.get("uploadId");
    const upload = uploadId === null ? undefined : uploads.get(uploadId);
    if (method === "HEAD") return reply(url.pathname === "/files" ? 200 : 404);
    if (method === "POST" && url.searchParams.has("uploads")) {
      const id = `${randomUUID()}&more`;
      uploads.set(id, new Map());
      return reply(200, `<Result><UploadId>${id.replace("&", "&amp;")}</UploadId></Result>`);
    }
    if (uploadId !== null && upload === undefined)
      return reply(404, "<Error><Code>NoSuchUpload</Code></Error>");
    if (upload !== undefined && uploadId !== null) {
      if (method === "PUT") upload.set(Number(url.searchParams.get("partNumber")), body);
      if (method === "POST") {
        const parts = [...upload.values()];
        const named = [...body.toString().matchAll(/<ETag>"(\w+)"<\/ETag>/g)].map(([, tag]) => tag);
        const isValid = parts.slice(0, -1).every(({ length }) => length >= 5_242_880);
        if (!isValid || named.join() !== parts.map(md5).join())
          return reply(200, "<Error><Code>InvalidPart</Code></Error>");
        objects.set(key, Buffer.concat(parts));
      }
      if (method !== "PUT") uploads.delete(uploadId);
      return reply(method === "DELETE" ? 204 : 200);
    }
    if (method === "PUT") objects.set(key, body);
    if (method === "DELETE") objects.delete(key);
    if (method === "PUT" || method === "DELETE") return reply(method === "PUT" ? 200 : 204);
    const object = objects.get(key);
    if (object === undefined) return reply(404, "<Error><Code>NoSuchKey</Code></Error>");
    const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
    if (start === undefined) return reply(200, object);
    return reply(206, object.subarray(Number(start), end === "" ? undefined : Number(end) + 1));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const fake: S3Fake = {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "files",
      region,
      accessKeyId: "AKIAFAKE",
      secretAccessKey: secret,
    },
    objects,
    uploads,
    requests,
    faults,
    isAway: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function reply(status: number, body: string | Buffer = ""): { status: number; body: Buffer } {
  return { status, body: Buffer.from(body) };
}

function md5(bytes: Buffer): string {
  return createHash("md5").update(bytes).digest("hex");
}

/** Checks the signature, version 4, by computing it again from the request. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? "",
  );
  const [, credential = "", names = "", signature = ""] = match ?? [];
  const digest = sha256(body);
  if (headers["x-amz-content-sha256"] !== digest) return false;
  const [key, ...scope] = credential.split("/");
  if (key !== "AKIAFAKE" || scope[1] !== region || scope[2] !== "s3") return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const path = decodeURIComponent(url.pathname).split("/").map(encode).join("/");
  const request = [method, path, query, lines.join(""), names, digest].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope.join("/"), sha256(request)].join("\n");
  const signingKey = scope.reduce<string | Buffer>((from, part) => sign(from, part), `AWS4${secret}`);
  return sign(signingKey, text).toString("hex") === signature;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function sign(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
