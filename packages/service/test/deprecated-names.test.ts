import { afterEach, beforeEach, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("deprecated names", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("of an operation or of a parameter that is sent are named in the response", async () => {
    const read = async (method: string, path: string, body?: object) => {
      const { status, headers } = await test.request(method, path, { body });
      return [status, headers.get("deprecation"), headers.get("sunset")];
    };
    const [since, spaces] = ["@1795910400", "/spaces?pageSize=1"];
    expect(await read("POST", "/versions", {})).toEqual([200, since, null]);
    expect(await read("GET", spaces)).toEqual([200, null, null]);
    // The second response is kept from the first.
    for (const _ of [1, 2]) expect(await read("GET", `${spaces}&appId=us_app_1`)).toEqual([200, since, null]);
  });
});
