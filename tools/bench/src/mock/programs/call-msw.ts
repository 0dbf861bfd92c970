import { readFileSync } from "node:fs";
import { HttpResponse, http } from "msw/http";
import { setupServer } from "msw/node";
import type { CreateCall } from "../call.ts";
import type { Sample } from "../samples.ts";

/** A handler written by hand for each operation, without any check of the request. */
export const createCall: CreateCall = () => {
  const samples: Record<string, Sample> = JSON.parse(
    readFileSync(new URL("samples.json", import.meta.url), "utf8"),
  );
  const base = "http://mock.example/v1";
  const handlers = Object.values(samples).map(({ method, path, response }) => {
    const write = () => {
      const { status, contentType, text } = response;
      return new HttpResponse(text, { status, headers: { "content-type": contentType } });
    };
    const [address] = path.split("?");
    if (method === "GET") return http.get(`${base}${address}`, write);
    return http.post(`${base}${address}`, async ({ request }) => {
      await request.json();
      return write();
    });
  });
  setupServer(...handlers).listen({ onUnhandledFrame: "error" });
  return ({ path, ...init }) => fetch(`${base}${path}`, init);
};
