/**
 * Says why a server cannot listen on `--port` and `--host`, and what to do about it; undefined for an
 * error that is about anything else.
 */
export function explainPort(error: unknown): string | undefined {
  const { code, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Choose another one with --port, or any free one with --port 0.`;
  }
  // Errors of files have the same codes, but also a path.
  if (code === "EACCES" && port !== undefined) {
    return `Port ${port} needs more rights. Choose one above 1023 with --port.`;
  }
  if (code === "EADDRNOTAVAIL" || (code === "ENOTFOUND" && path === undefined)) {
    return `${address ?? "The host"} is not an address of this machine. Choose another one with --host.`;
  }
  return undefined;
}
