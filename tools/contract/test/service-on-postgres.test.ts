import { afterAll, describe } from "vitest";
import { describeContract } from "../src/index.ts";
import { openServiceTarget } from "./support/service-target.ts";

const { DATABASE_URL } = process.env;

if (DATABASE_URL === undefined) {
  describe.skip("the service on PostgreSQL (needs DATABASE_URL)", () => {});
} else {
  const target = await openServiceTarget(DATABASE_URL);
  afterAll(target.close);
  describeContract("the service on PostgreSQL", { ...target.inProcess, asks: "engine" });
}
