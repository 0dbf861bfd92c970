import { afterAll, expect, test } from "vitest";
import { describeContract } from "../src/index.ts";
import { openServiceTarget } from "./support/service-target.ts";

const target = await openServiceTarget();
afterAll(target.close);

describeContract("the service on SQLite in this process", target.inProcess);
describeContract("the service on SQLite over HTTP", { ...target.overHttp, asks: "wire" });

test("the service on SQLite is healthy and ready after all checks", async () => {
  for (const path of ["health", "ready"]) {
    const { status } = await target.current().fetch(new Request(`http://service.localhost/${path}`));
    expect([path, status]).toEqual([path, 200]);
  }
});
