/** Says why the mock did not start, and what to do about it. */
export function explainFailure(error: unknown): string {
  const { code, port, address, path, syscall } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (syscall === "open") return `${path} cannot be written: ${explainFile(code)}`;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Choose another one with --port, or any free one with --port 0.`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights. Choose one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `${address ?? "The host"} is not an address of this machine. Choose another one with --host.`;
  }
  return error instanceof Error ? error.message : String(error);
}

function explainFile(code: string | undefined): string {
  if (code === "EEXIST") return "it exists. Choose another file with --record, or remove that one.";
  if (code === "ENOENT" || code === "ENOTDIR")
    return "its folder does not exist. Create it, or choose another file.";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return "you may not write there. Choose another file with --record.";
  }
  return `${code}. Choose another file with --record.`;
}
