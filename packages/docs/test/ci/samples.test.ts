import { fileURLToPath } from "node:url";
import { readBundle } from "@data-import/codegen/calls";
import { expect, test } from "vitest";
import { writeSamples } from "../../site/samples/write-samples.ts";
import { listSamplePrograms } from "../programs/sample-programs.ts";
import { verifyPrograms } from "../programs/verify-programs.ts";

test("the two programs and the script of each operation work with the mock", async () => {
  const samples = writeSamples(
    readBundle(fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json"))),
  );
  expect(await verifyPrograms(listSamplePrograms(samples))).toEqual({
    programs: 2 * samples.size,
    scripts: samples.size,
  });
});
