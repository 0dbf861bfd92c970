import { expect, test } from "vitest";
import { markFile } from "../../src/flows/begin-file.ts";

const large = new Uint8Array((1 << 20) + 1).fill(65);

test("files have one mark if their names and all of their bytes are equal", async () => {
  const mark = await markFile(new File([large], "a.csv"));
  expect(await markFile(new File([large.slice()], "a.csv", { type: "text/csv" }))).toBe(mark);
  expect(await markFile(new File([large], "b.csv"))).not.toBe(mark);
  // The last byte is in another part than the first ones.
  const changed = large.slice();
  changed[large.length - 1] = 66;
  expect(await markFile(new File([changed], "a.csv"))).not.toBe(mark);
  expect(await markFile(new File([large.subarray(1)], "a.csv"))).not.toBe(mark);
  expect(await markFile(new File(["ab"], "a.csv"))).not.toBe(await markFile(new File(["ba"], "a.csv")));
});
