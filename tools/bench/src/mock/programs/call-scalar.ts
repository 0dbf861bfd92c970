import { readFileSync } from "node:fs";
import { createMockServer } from "@scalar/mock-server";
import type { CreateCall } from "../call.ts";

export const createCall: CreateCall = async () => {
  const document = JSON.parse(readFileSync(new URL("openapi.json", import.meta.url), "utf8"));
  const app = await createMockServer({ document, logger: false });
  return async ({ path, ...init }) => app.request(path, init);
};
