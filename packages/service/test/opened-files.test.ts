import type { FileJobConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { expect, it, vi } from "vitest";
import type { Context } from "../src/context/context.ts";
import { openFile } from "../src/extraction/open-file.ts";
import type { FileRow } from "../src/storage/rows/files.ts";

it("a file is not opened if its first bytes say that it cannot be read", async () => {
  const read = vi.fn(async () => new Blob(["%PDF-1.7 and so on"]).stream());
  const file = {
    id: "us_fl_pdf",
    name: "a.pdf",
    size: 18,
    blob_key: "a",
  } as unknown as Selectable<FileRow>;
  const context = { blobs: { read }, contentLimit: 1000 } as unknown as Context;
  const config = { driver: "csv", options: {} } as unknown as FileJobConfig;
  await expect(openFile(context, file, config, async () => {})).rejects.toThrow("PDF");
  expect(read.mock.calls).toEqual([["a", { start: 0, end: 17 }]]);
});
