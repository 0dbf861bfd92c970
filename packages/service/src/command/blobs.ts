import { join } from "node:path";
import { OptionError } from "@data-import/front/command";
import type { Blobs } from "../blobs/blobs.ts";
import { createFolderBlobs } from "../blobs/folder.ts";
import { type BucketOptions, createS3Blobs } from "../blobs/s3.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the store of uploaded files: the bucket of the environment, or a folder inside the data folder.
 * @param isOwner false if another thread of this process has opened it
 */
export function openBlobs(
  data: string,
  environment: Environment,
  { isOwner }: { readonly isOwner: boolean },
): Promise<Blobs> {
  const bucket = readBucket(environment);
  if (bucket !== undefined) return createS3Blobs(bucket);
  return createFolderBlobs({ folder: locateFiles(data), isOwner });
}

/** The folder of uploaded files inside a data folder. */
export function locateFiles(data: string): string {
  return join(data, "blobs");
}

/** Reads the options of the bucket; throws an `OptionError` that names a missing variable. */
export function readBucket(environment: Environment): BucketOptions | undefined {
  const bucket = environment["S3_BUCKET"];
  if (!bucket) return undefined;
  const region = environment["S3_REGION"] || "us-east-1";
  const endpoint = environment["S3_ENDPOINT"] || `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\/[^/?#]+\/*$/.test(endpoint)) {
    throw new OptionError(
      "S3_ENDPOINT must look like https://s3.eu-central-1.amazonaws.com, without a path.",
    );
  }
  const [sessionToken, prefix] = [environment["S3_SESSION_TOKEN"], environment["S3_PREFIX"]];
  return {
    bucket,
    region,
    endpoint,
    accessKeyId: requireVariable(environment, "S3_ACCESS_KEY_ID"),
    secretAccessKey: requireVariable(environment, "S3_SECRET_ACCESS_KEY"),
    ...(sessionToken && { sessionToken }),
    ...(prefix && { prefix }),
  };
}

function requireVariable(environment: Environment, name: string): string {
  const value = environment[name];
  if (value) return value;
  throw new OptionError(`${name} is missing: the bucket of S3_BUCKET cannot be used without it.`);
}
