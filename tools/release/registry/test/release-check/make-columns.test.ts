import { expect, test } from "vitest";
import { checkEach } from "../../outcomes.ts";
import { makeColumns } from "../../show-work.ts";
import { makeCandidate } from "../support/make-candidate.ts";

const packages = [makeCandidate("client")];

test("two consumers work at a time, and the columns keep their order", async () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const use = (title: string) => ({
    titles: [title],
    async make() {
      started.push(title);
      await new Promise<void>((resolve) => ends.set(title, resolve));
      return [await checkEach(title, packages, async () => [])];
    },
  });
  const made = makeColumns(packages, [use("First"), use("Second"), use("Third")]);
  await expect.poll(() => started).toEqual(["First", "Second"]);
  ends.get("Second")?.();
  await expect.poll(() => started).toEqual(["First", "Second", "Third"]);
  ends.get("Third")?.();
  ends.get("First")?.();
  expect((await made).map(({ title }) => title)).toEqual(["First", "Second", "Third"]);
});

test("a consumer that cannot start fails in each of its columns, and the others are made", async () => {
  const columns = await makeColumns(packages, [
    { titles: ["Vitest", "msw"], make: () => Promise.reject(new Error("It did not install.")) },
    { titles: ["Jest"], make: async () => [await checkEach("Jest", packages, async () => [])] },
  ]);
  expect(columns.map(({ title, outcomes }) => [title, outcomes.get("@data-import/client")])).toEqual([
    ["Vitest", { problems: ["It did not install."] }],
    ["msw", { problems: ["It did not install."] }],
    ["Jest", "ok"],
  ]);
});
