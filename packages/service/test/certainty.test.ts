import { expect, test } from "vitest";
import { rateCertainty } from "../src/plans/describe-plan.ts";

test.each([
  ["absolute", 1],
  ["strong", 0.999],
  ["strong", 0.9],
  ["moderate", 0.899],
  ["moderate", 0.5],
  ["weak", 0.499],
])("the certainty is %s at a confidence of %f", (certainty, confidence) => {
  expect(rateCertainty(confidence)).toBe(certainty);
});
