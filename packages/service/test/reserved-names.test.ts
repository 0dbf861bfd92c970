import { afterEach, beforeEach, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("names", (engine) => {
  let test: TestService;
  beforeEach(async () => {
    test = await startTestService(engine);
  });
  afterEach(() => test.close());

  it("may not be `__proto__` where they name a part of an object", async () => {
    const { sheets, spaceId } = await createCatalogue(test);
    const path = `/sheets/${sheets["products"]}`;
    const send = async (method: string, address: string, json: string) => {
      const response = await test.service.fetch(`http://service.localhost/v1${address}`, {
        method,
        headers: {
          authorization: `Bearer ${test.token}`,
          "content-type": "application/json",
          "x-disable-hooks": "true",
        },
        body: json,
      });
      return { status: response.status, ...((await response.json()) as { errors: { key: string }[] }) };
    };
    const record = (name: string) => `[{"sku":{"value":"A"},"${name}":{"value":"B"}}]`;
    for (const name of ["__proto__", "\\u005f_proto\\u005f_"]) {
      expect(await send("POST", `${path}/records`, record(name))).toMatchObject({
        status: 400,
        errors: [{ key: "[0].__proto__", message: expect.stringContaining("__proto__") }],
      });
      const nested = `{"metadata":{"a":[{"${name}":1}]}}`;
      expect(await send("PATCH", `/spaces/${spaceId}`, nested)).toMatchObject({
        status: 400,
        errors: [{ key: "metadata.a[0].__proto__" }],
      });
    }
    const field = JSON.stringify({ key: "__proto__", type: "string" });
    expect(await send("POST", `${path}/fields`, field)).toMatchObject({
      status: 400,
      errors: [{ key: expect.stringContaining("key") }],
    });
    const sheet = `{"name":"S","fields":[${field}]}`;
    const workbook = `{"name":"W","spaceId":"${spaceId}","sheets":[${sheet}]}`;
    expect(await send("POST", "/workbooks", workbook)).toMatchObject({
      status: 400,
      errors: [{ key: "sheets[0].fields[0].key" }],
    });
    // As a value it is a text like any other.
    const value = await send("POST", `${path}/records`, '[{"sku":{"value":"__proto__"}}]');
    expect(value.status).toBe(200);
  });
});
