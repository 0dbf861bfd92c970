import { createMock } from "@data-import/mock";
import type { CreateCall } from "../call.ts";

export const createCall: CreateCall = ({ dynamic }) => {
  const mock = createMock({ dynamic });
  return ({ path, ...init }) => mock.fetch(`${mock.url}${path}`, init);
};
