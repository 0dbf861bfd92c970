import type { CreateCall } from "../call.ts";

/** Only the classes of the platform: creates a Request, reads its JSON, and creates a Response. */
export const createCall: CreateCall =
  () =>
  async ({ path, response, ...init }) => {
    const request = new Request(`http://mock.localhost/v1${path}`, init);
    if (request.body !== null) await request.json();
    const { status, contentType, text } = response;
    return new Response(text, { status, headers: { "content-type": contentType } });
  };
