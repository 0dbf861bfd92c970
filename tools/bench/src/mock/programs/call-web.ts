import type { CreateCall } from "../call.ts";

/** The web's own classes and nothing else: a Request is made and its JSON read, and the response is a Response. */
export const createCall: CreateCall =
  () =>
  async ({ path, response, ...init }) => {
    const request = new Request(`http://mock.localhost/v1${path}`, init);
    if (request.body !== null) await request.json();
    const { status, contentType, text } = response;
    return new Response(text, { status, headers: { "content-type": contentType } });
  };
