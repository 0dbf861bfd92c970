import type { TestResponse, TestService } from "./start.ts";

/** How an upload differs from that of a product list by the administrator. */
export interface UploadOptions {
  readonly name?: string;
  readonly type?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Parts before the file. */
  readonly fields?: readonly (readonly [string, string])[];
  /** Parts after it. */
  readonly after?: readonly (readonly [string, string])[];
}

/** A form as browsers send it. */
export function createForm(
  content: string | Uint8Array<ArrayBuffer>,
  { name = "products.csv", type = "text/csv", fields = [], after = [] }: UploadOptions,
): FormData {
  const form = new FormData();
  for (const [key, value] of fields) form.append(key, value);
  form.append("file", new File([content], name, { type }));
  for (const [key, value] of after) form.append(key, value);
  return form;
}

/** Uploads a file into a space of the development environment. */
export function uploadFile(
  test: TestService,
  spaceId: string,
  content: string | Uint8Array<ArrayBuffer>,
  options: UploadOptions = {},
): Promise<TestResponse> {
  const fields = [
    ["spaceId", spaceId],
    ["environmentId", test.environments.development],
    ...(options.fields ?? []),
  ] as const;
  return sendForm(test, createForm(content, { ...options, fields }), options);
}

/** Sends a form, or the bytes of one, to where files are uploaded. */
export async function sendForm(
  test: TestService,
  body: FormData | string | Uint8Array<ArrayBuffer> | ReadableStream,
  { token = test.token, headers = {} }: UploadOptions = {},
): Promise<TestResponse> {
  const response = await test.service.fetch("http://service.localhost/v1/files", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
    duplex: "half",
  } as RequestInit);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Waits until the job that reads the content of a file has ended; gives both as they are then. */
export async function awaitExtraction(
  test: TestService,
  fileId: string,
): Promise<{ readonly file: TestResponse["body"]; readonly job: TestResponse["body"] }> {
  for (;;) {
    const [job] = (await test.request("GET", `/jobs?fileId=${fileId}`)).body.data;
    if (job.status === "complete" || job.status === "failed") {
      return { file: (await test.request("GET", `/files/${fileId}`)).body.data, job };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
