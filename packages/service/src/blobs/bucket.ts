import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { BlobsError } from "./blobs.ts";
import { sendRequest } from "./send-request.ts";

/** The address of a bucket, and the credentials for it. */
export interface BucketOptions {
  /** `https://s3.eu-central-1.amazonaws.com`, or the address of any other store with the S3 API. */
  readonly endpoint: string;
  readonly bucket: string;
  /** The default is `us-east-1`. */
  readonly region?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** Prefix of every key, such as `data-import/`. */
  readonly prefix?: string;
}

/** One request to a bucket. */
export interface BucketRequest {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Undefined for requests about the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends requests to a bucket. */
export interface Bucket {
  /** Rejects with a `BlobsError` if the status is not one of `expected`. Temporary failures are retried first. */
  send(request: BucketRequest, expected: readonly number[]): Promise<Response>;
}

/** How often a request is retried after a failure of the network or the store. */
const retries = 5;
const firstPauseMs = 50;

/** Opens a bucket. Sends no request yet. */
export function openBucket({ endpoint, bucket, prefix = "", ...options }: BucketOptions): Bucket {
  const client = new AwsClient({ region: "us-east-1", ...options, service: "s3", retries: 0 });
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;

  async function attempt({ method, key, query, body, headers = {} }: BucketRequest): Promise<Response> {
    const path = key === undefined ? "" : `/${(prefix + key).split("/").map(encodeURIComponent).join("/")}`;
    const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
    // The signature covers the bytes, so the store notices changed bytes.
    const digest = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const signed = await client.sign(base + path + search, {
      method,
      ...(body !== undefined && { body }),
      headers: { ...headers, "x-amz-content-sha256": digest },
    });
    return sendRequest(signed, body);
  }

  return {
    async send(request, expected) {
      for (let count = 0; ; count += 1) {
        const result = await attempt(request).catch((error: unknown) => error as Error);
        if (result instanceof Response && expected.includes(result.status)) return result;
        const isTemporary = result instanceof Error || result.status >= 500 || result.status === 429;
        if (!isTemporary || count === retries)
          throw await explain(request.method, bucket, result, isTemporary);
        if (result instanceof Response) await result.body?.cancel();
        await new Promise((resolve) => setTimeout(resolve, firstPauseMs * 2 ** count));
      }
    },
  };
}

/** Describes the response of a bucket. Leaves out the request, which can contain secrets. */
async function explain(
  method: string,
  bucket: string,
  result: Response | Error,
  isTemporary: boolean,
): Promise<BlobsError> {
  if (result instanceof Error) {
    const reason = result.cause instanceof Error ? result.cause.message : result.message;
    return new BlobsError(`The bucket ${bucket} cannot be reached: ${reason}.`, {
      cause: result,
      isTemporary,
    });
  }
  const code = readElement(await result.text().catch(() => ""), "Code");
  return new BlobsError(
    `The bucket ${bucket} rejected ${method}: status ${result.status}${code ? `, ${code}` : ""}.`,
    { isTemporary },
  );
}

/** The text of an XML element as stores write it; undefined if there is none. */
export function readElement(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(quot|amp|lt|gt|apos|#34|#39);/g, (_, entity: string) => entities[entity] ?? "");
}

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  amp: "&",
  lt: "<",
  gt: ">",
  apos: "'",
  "#34": '"',
  "#39": "'",
};
