import { findingCodes } from "@data-import/types";
import { messages } from "@data-import/types/messages/en";
import { expect, test } from "vitest";
import { findRemedy } from "../../src/flows/remedies.ts";

/** Words of the API that nobody sees on the page. */
const forPrograms = /`|\boption\b|\bjob\b|\bplan\b/;

test("what a person can do about a part of a file is said without the words of the API", () => {
  const remedies = findingCodes.map((code) => [
    code,
    JSON.stringify((messages.texts as Record<string, unknown>)[`${code}.remedy`] ?? ""),
  ]);
  const shown = remedies.filter(([code = ""]) => findRemedy(code) === undefined);
  expect(shown.filter(([, text = ""]) => forPrograms.test(text))).toEqual([]);
  // The page has no words of its own where those of the service say it.
  const replaced = remedies.filter(([code = ""]) => findRemedy(code) !== undefined);
  expect(replaced.filter(([, text = ""]) => !forPrograms.test(text))).toEqual([]);
});
