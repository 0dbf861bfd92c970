import { createMock, type Mock, startMock } from "@data-import/mock";
import { afterAll, beforeAll } from "vitest";
import { describeShape } from "../src/index.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

describeShape("the mock over HTTP", () => ({ baseUrl: mock.url, token: "demo" }));

const { url, fetch } = createMock();
describeShape("the mock in this process", () => ({ baseUrl: url, token: "demo", fetch }));
