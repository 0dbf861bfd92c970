import { explainPort } from "@data-import/front/command";
import { BlobsError } from "../blobs/blobs.ts";

/** Explains why the service did not start, and what to do. */
export function explainFailure(error: unknown): string {
  const aboutPort = explainPort(error);
  if (aboutPort !== undefined) return aboutPort;
  const { code, path } = error as NodeJS.ErrnoException;
  if (path !== undefined) {
    return `The data folder cannot be used: ${error instanceof Error ? error.message : code}. Choose another folder with --data, or check its permissions.`;
  }
  if (error instanceof BlobsError) return `${error.message} Check S3_ENDPOINT, S3_BUCKET and the access key.`;
  return error instanceof Error ? error.message : String(error);
}
