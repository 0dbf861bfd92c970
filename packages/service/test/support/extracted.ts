import type { TestResponse, TestService } from "./start.ts";
import { awaitExtraction, type UploadOptions, uploadFile } from "./upload.ts";

type Content = string | Uint8Array<ArrayBuffer>;
type Body = TestResponse["body"];

/** A sheet with the values of its records, in the order of its fields. */
export interface ReadSheet {
  readonly name: string;
  readonly keys: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Uploads a file; returns it and its job after the end of the job. */
export async function extractFile(
  test: TestService,
  spaceId: string,
  content: Content,
  options: UploadOptions = {},
): Promise<{ readonly file: Body; readonly job: Body }> {
  const { body } = await uploadFile(test, spaceId, content, options);
  return awaitExtraction(test, body.data.id);
}

/** The same, with the sheets of the workbook. */
export async function extractSheets(
  test: TestService,
  spaceId: string,
  content: Content,
  options: UploadOptions = {},
): Promise<{ readonly file: Body; readonly job: Body; readonly sheets: readonly ReadSheet[] }> {
  const { file, job } = await extractFile(test, spaceId, content, options);
  if (job.status !== "complete") throw new Error(job.info);
  return { file, job, sheets: (await readSheetsOf(test, file.workbookId)).sheets };
}

/** A workbook with its sheets and their values, in the order of the file. */
export async function readSheetsOf(test: TestService, workbookId: string): Promise<Body> {
  const { body } = await test.request("GET", `/workbooks/${workbookId}`);
  const sheets = body.data.sheets.map(async ({ id, name, config }: Body): Promise<ReadSheet> => {
    const { body: page } = await test.request("GET", `/sheets/${id}/records`);
    const keys: string[] = config.fields.map(({ key }: Body) => key);
    const rows = page.data.records.map(({ values }: Body) => keys.map((key) => values[key]?.value ?? null));
    return { name, keys, rows };
  });
  return { ...body.data, sheets: await Promise.all(sheets) };
}
