import { onTestFinished } from "vitest";
import { makeEmptyFolder, removeFolder, writeFiles } from "../../consumer.ts";

/** A folder with some files outside the workspace, which is removed after the test. */
export function makeFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = makeEmptyFolder("test");
  onTestFinished(() => removeFolder(folder));
  writeFiles(folder, files);
  return folder;
}
