import { createMock } from "@data-import/mock";
import { beforeAll, describe, it } from "vitest";
import { askPrism, expectAlike, prismTimeout as timeout } from "../prism/ask-prism.ts";
import { comparedRequests, sendAll } from "../prism/compared-requests.ts";
import { intended, intendedBehindFront } from "../prism/differences.ts";
import { readAddress, startCommand } from "../support/command.ts";

let prism: Awaited<ReturnType<typeof askPrism>>;
beforeAll(async () => {
  prism = await askPrism(comparedRequests);
}, timeout);

describe("as Prism's own command", () => {
  it("the mock generates bodies of the same shape", async () => {
    const { url, fetch } = createMock();
    const generated = comparedRequests.filter(({ isGenerated }) => isGenerated);
    expectAlike(prism, await sendAll(generated, url, fetch), intended, "shape");
  });

  it("Prism's engine responds behind the front, in this process", async () => {
    const { url, fetch } = createMock({ engine: "prism" });
    // The code that generates is the same as that of Prism's command, and slow: one of four shows that ours runs it.
    const some = comparedRequests.filter(({ isGenerated }, at) => !isGenerated || at % 4 === 0);
    expectAlike(prism, await sendAll(some, url, fetch), intendedBehindFront, "bytes");
  });

  it("Prism's engine generates behind the front of our command what takes it no time", async () => {
    const url = await readAddress(startCommand("--port", "0", "--engine", "prism"));
    const some = comparedRequests.filter(
      ({ isGenerated, mediaType }) => isGenerated && mediaType !== "application/json",
    );
    expectAlike(prism, await sendAll(some, url), intendedBehindFront, "bytes");
  });
});
