import { afterAll, beforeAll, expect, it } from "vitest";
import { type Catalogue, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("entitlements", (engine) => {
  let test: TestService;
  let own: Catalogue;
  beforeAll(async () => {
    test = await startTestService(engine);
    own = await createCatalogue(test);
  });
  afterAll(() => test.close());

  it("of a space are an empty list", async () => {
    expect(await test.request("GET", `/entitlements?resourceId=${own.spaceId}`)).toMatchObject({
      status: 200,
      body: { data: [] },
    });
  });

  it("of a space that does not exist are not found", async () => {
    expect((await test.request("GET", "/entitlements?resourceId=us_sp_unknown")).status).toBe(404);
  });
});
