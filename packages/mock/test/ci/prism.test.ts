import { createMock } from "@data-import/mock";
import { beforeAll, describe, it } from "vitest";
import { askPrism, expectAlike, preparedRequests, prismTimeout as timeout } from "../prism/ask-prism.ts";
import { sendAll } from "../prism/compared-requests.ts";
import { intendedBehindFront } from "../prism/differences.ts";
import { readAddress, startCommand } from "../support/command.ts";

let prism: Awaited<ReturnType<typeof askPrism>>;
beforeAll(async () => {
  prism = await askPrism(preparedRequests);
}, timeout);

describe("as Prism's own command", () => {
  it("the mock responds with the same examples", async () => {
    const { url, fetch } = createMock();
    expectAlike(prism, await sendAll(preparedRequests, url, fetch), [], "bytes");
  });

  it("Prism's engine responds behind the front of our command", async () => {
    const url = await readAddress(startCommand("--port", "0", "--engine", "prism"));
    const some = preparedRequests.filter(
      ({ prefer, mediaType }) => prefer === undefined || mediaType !== "application/json",
    );
    expectAlike(prism, await sendAll(some, url), intendedBehindFront, "bytes");
  });
});
