import { BlobsError } from "../blobs/blobs.ts";

/** Says why the service did not start, and what to do about it. */
export function explainFailure(error: unknown): string {
  const { code, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Choose another one with --port, or any free one with --port 0.`;
  }
  if (code === "EACCES" && port !== undefined) {
    return `Port ${port} needs more rights. Choose one above 1023 with --port.`;
  }
  if (code === "EADDRNOTAVAIL" || (code === "ENOTFOUND" && path === undefined)) {
    return `${address ?? "The host"} is not an address of this machine. Choose another one with --host.`;
  }
  if (path !== undefined) {
    return `The data folder cannot be used: ${error instanceof Error ? error.message : code}. Choose another one with --data, or see to its rights.`;
  }
  if (error instanceof BlobsError) return `${error.message} Check S3_ENDPOINT, S3_BUCKET and the access key.`;
  return error instanceof Error ? error.message : String(error);
}
