import type { Job, JobOutcomeNext } from "@data-import/types";
import { expect, test } from "vitest";
import { canGoAlone, isPageAddress, readOutcome, readTrigger } from "../../src/flows/outcome.ts";

test("a job without words of its own has no outcome", () => {
  const read = (outcome: object | undefined) => readOutcome({ outcome } as unknown as Job);
  expect([read(undefined), read({})]).toEqual([undefined, undefined]);
  expect(read({ heading: "Sent" })).toEqual({ heading: "Sent" });
});

test("a person goes to the next step, if the outcome does not say otherwise", () => {
  expect([
    readTrigger({}),
    readTrigger({ trigger: "automatic" }),
    readTrigger({ trigger: { type: "automatic_silent", audience: "all" } }),
  ]).toEqual(["manual", "automatic", "automatic_silent"]);
});

test("the page takes no step alone that a browser refuses, and starts no job again", () => {
  const url = "https://shop.example/orders";
  const steps: readonly (readonly [JobOutcomeNext, boolean])[] = [
    [{ type: "url", url, replace: true }, true],
    [{ type: "url", url }, false],
    [{ type: "url", url: "javascript:alert(1)", replace: true }, false],
    [{ type: "download", url }, false],
    [{ type: "retry" }, false],
    [{ type: "clearFilters" }, true],
    [{ type: "wait" }, true],
  ];
  expect(steps.map(([next]) => canGoAlone(next))).toEqual(steps.map(([, can]) => can));
  expect(isPageAddress("//shop.example")).toBe(false);
});
