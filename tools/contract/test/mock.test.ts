import { createMock } from "@data-import/mock";
import { afterAll } from "vitest";
import { describeContract } from "../src/index.ts";

const bodyLimit = 1_048_576;
const target = { level: "shape", auth: { token: "di_test_token" }, bodyLimit } as const;

const inProcess = createMock({ bodyLimit, formLimit: bodyLimit });
describeContract("the mock in this process", { ...target, baseUrl: inProcess.url, fetch: inProcess.fetch });

const server = await createMock({ bodyLimit, formLimit: bodyLimit }).listen();
afterAll(() => server.close());
describeContract("the mock over HTTP", { ...target, asks: "wire", baseUrl: server.url });
