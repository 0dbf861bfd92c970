import { afterAll } from "vitest";
import { describeContract } from "../src/index.ts";
import { openServiceTarget } from "./support/service-target.ts";

const target = await openServiceTarget();
afterAll(target.close);

describeContract("the service on SQLite in this process", target.inProcess);
describeContract("the service on SQLite over HTTP", { ...target.overHttp, asks: "wire" });
