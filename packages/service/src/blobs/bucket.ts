import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { BlobsError } from "./blobs.ts";

/** Where a bucket is and who may use it. */
export interface BucketOptions {
  /** `https://s3.eu-central-1.amazonaws.com`, or the address of any other store that speaks the S3 API. */
  readonly endpoint: string;
  readonly bucket: string;
  /** `us-east-1` unless given. */
  readonly region?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** Stands before every key: `data-import/`. */
  readonly prefix?: string;
}

/** One request to a bucket. */
export interface BucketRequest {
  readonly method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Undefined where it is about the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends requests to a bucket. */
export interface Bucket {
  /** Rejects with a `BlobsError` unless the status is one of `expected`; what may pass is tried again before. */
  send(request: BucketRequest, expected: readonly number[]): Promise<Response>;
}

/** How often a request is tried again that failed on the way or on the other side. */
const retries = 5;
const firstPause = 50;

/** Opens a bucket; sends nothing yet. */
export function openBucket({ endpoint, bucket, prefix = "", ...options }: BucketOptions): Bucket {
  const client = new AwsClient({ region: "us-east-1", ...options, service: "s3", retries: 0 });
  const base = `${endpoint.replace(/\/+$/, "")}/${bucket}`;

  async function attempt({ method, key, query, body, headers = {} }: BucketRequest): Promise<Response> {
    const path = key === undefined ? "" : `/${(prefix + key).split("/").map(encodeURIComponent).join("/")}`;
    const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
    // Signed with the bytes, so that what arrives is what was sent.
    const digest = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    return client.fetch(base + path + search, {
      method,
      ...(body !== undefined && { body }),
      headers: { ...headers, "x-amz-content-sha256": digest },
      redirect: "manual",
    });
  }

  return {
    async send(request, expected) {
      for (let count = 0; ; count += 1) {
        const result = await attempt(request).catch((error: unknown) => error as Error);
        if (result instanceof Response && expected.includes(result.status)) return result;
        const mayPass = result instanceof Error || result.status >= 500 || result.status === 429;
        if (!mayPass || count === retries) throw await explain(request.method, bucket, result);
        if (result instanceof Response) await result.body?.cancel();
        await new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** count));
      }
    },
  };
}

/** Says what a bucket answered, without what was sent: that can be secret. */
async function explain(method: string, bucket: string, result: Response | Error): Promise<BlobsError> {
  if (result instanceof Error) {
    const reason = result.cause instanceof Error ? result.cause.message : result.message;
    return new BlobsError(`The bucket ${bucket} cannot be reached: ${reason}.`, { cause: result });
  }
  const code = readElement(await result.text().catch(() => ""), "Code");
  return new BlobsError(
    `The bucket ${bucket} refused ${method}: status ${result.status}${code ? `, ${code}` : ""}.`,
  );
}

/** The text of an element of XML as stores write it; undefined where there is none. */
export function readElement(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(quot|amp|lt|gt|apos|#34|#39);/g, (_, entity: string) => entities[entity] ?? "");
}

const entities: Readonly<Record<string, string>> = {
  ...{ quot: '"', amp: "&", lt: "<", gt: ">", apos: "'" },
  ...{ "#34": '"', "#39": "'" },
};
