import { explainPort } from "@data-import/front/command";

/** Says why the mock did not start, and what to do. */
export function explainFailure(error: unknown): string {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (syscall === "open") return `${path} cannot be written: ${explainFile(code)}`;
  return explainPort(error) ?? (error instanceof Error ? error.message : String(error));
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
