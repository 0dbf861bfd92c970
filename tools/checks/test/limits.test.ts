import { expect, test } from "vitest";
import { checkLimits } from "../src/checks/check-limits.ts";
import { checkFiles } from "./support/check-files.ts";

const table =
  "# Parcels\nboxBytes: { value: 8 MiB, description: A box. }\nwaitMs: { value: 1 hour, description: A wait. }\n";

test("each limit needs a text and code", () => {
  const files = {
    "spec/shared/limits.yaml": table,
    "spec/paths/parcels.yaml": "description: At most `limits.boxBytes`.\n",
    "packages/service/src/parcels.ts": "send(limits.waitMs);\n",
  };
  expect(checkFiles(checkLimits, files)).toEqual([
    "spec/shared/limits.yaml: waitMs is not needed: no text of the description names it.",
    "spec/shared/limits.yaml: boxBytes is not needed: neither the service nor the front uses it.",
  ]);
});

test("a limit with both is accepted", () => {
  const text = "limits.boxBytes limits.waitMs";
  const files = {
    "spec/shared/limits.yaml": table,
    "spec/openapi.yaml": text,
    "packages/front/src/a.ts": text,
  };
  expect(checkFiles(checkLimits, files)).toEqual([]);
});
