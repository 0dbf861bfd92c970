import type { FileId } from "@data-import/types";
import type { Api } from "../../api/api.ts";

/** Gives the person a file of the space. */
export async function saveFile({ files }: Pick<Api, "files">, fileId: FileId): Promise<void> {
  const download = await files.download(fileId);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await download.blob());
  link.download = download.fileName ?? "";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
