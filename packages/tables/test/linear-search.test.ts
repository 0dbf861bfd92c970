import { expect, it } from "vitest";
import { compileFindPart } from "../src/basics/find-part.ts";
import { foldLetters } from "../src/basics/letters.ts";
import { compileLike, readLike } from "../src/basics/like.ts";

/** All texts of some signs, up to a length. */
function listTexts(signs: readonly string[], longest: number): string[] {
  const texts = [""];
  for (let start = 0, length = 1; length <= longest; length += 1) {
    const end = texts.length;
    for (; start < end; start += 1) for (const sign of signs) texts.push(`${texts[start]}${sign}`);
  }
  return texts;
}

function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}

/** The processor time of some work in this thread, in milliseconds. */
function measure(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** What it takes to look at each character of a text some times. */
function lookAt(text: string): number {
  let sum = 0;
  for (let turn = 0; turn < 20; turn += 1)
    for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
  return sum;
}

it("takes two letters for one if a regular expression does", () => {
  const letters = [];
  for (let code = 0; code <= 0x1ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const letter = String.fromCodePoint(code);
    if (/[\p{Changes_When_Casemapped}\p{Changes_When_Casefolded}]/u.test(letter)) letters.push(letter);
  }
  expect(letters.length).toBeGreaterThan(2500);
  const groups = new Map<string, string>();
  for (const letter of letters)
    groups.set(foldLetters(letter), (groups.get(foldLetters(letter)) ?? "") + letter);
  const all = letters.join("");
  const wrong = letters.filter(
    (letter) =>
      (all.match(new RegExp(escapeText(letter), "giu")) ?? []).join("") !== groups.get(foldLetters(letter)),
  );
  expect(wrong).toEqual([]);
  expect(foldLetters("Straße 12, ÉCOLE №7 – ΣΊΣΥΦΟΣ, 𐐀")).toHaveLength(
    "Straße 12, ÉCOLE №7 – ΣΊΣΥΦΟΣ, 𐐀".length,
  );
});

it("finds a long part at the same places as a short one", () => {
  const texts = listTexts(["a", "b"], 9);
  for (const part of listTexts(["a", "b"], 4).slice(1)) {
    // A part that is long enough for the other method, with the same places.
    const [longPart, find] = [part.replaceAll(/./g, "$&-----------"), compileFindPart(part)];
    const findLong = compileFindPart(longPart.length > 32 ? longPart : longPart.repeat(4));
    const wanted = longPart.length > 32 ? part : part.repeat(4);
    for (const text of texts) {
      const long = text.replaceAll(/./g, "$&-----------");
      expect(find(text, 0)).toBe(text.indexOf(part));
      const place = text.indexOf(wanted);
      expect(findLong(long, 0)).toBe(place === -1 ? -1 : place * 12);
    }
  }
});

it("matches patterns as a regular expression does", () => {
  const texts = listTexts(["a", "b", "😀"], 4);
  for (const pattern of listTexts(["a", "😀", "%", "_"], 4)) {
    const matches = compileLike(readLike(pattern));
    const source = pattern.replaceAll("%", ".*").replaceAll("_", ".");
    const expected = new RegExp(`^${source}$`, "su");
    for (const text of texts)
      expect([pattern, text, matches(text)]).toEqual([pattern, text, expected.test(text)]);
  }
});

it("matches long parts with places for any character", () => {
  const part = `${"ab_c".repeat(20)}d`;
  const text = `${"abXc".repeat(20)}d`;
  const matches = compileLike(readLike(`%${part}%`));
  expect(["", "z", "abXc"].map((before) => matches(`${before}${text}z`))).toEqual([true, true, true]);
  expect(matches(`${text.slice(0, -1)}e`)).toBe(false);
  expect(matches(text.replace("abXcd", "ab😀cd"))).toBe(true);
});

it("searches in a time that grows with the text, not with the text times the part", () => {
  const text = "a".repeat(1_000_000);
  const part = "a".repeat(9_999);
  const usual = measure(() => lookAt(text));
  const searches = {
    part: () => compileFindPart(`${part}b`)(text, 0),
    turned: () => compileFindPart(`b${part}`)(text, 0),
    like: () => compileLike(readLike(`%${part}b%`))(text),
    "many parts": () => compileLike(readLike(`${"%aaaaaaaaaaaaaaaaaaa".repeat(500)}b%`))(text),
  };
  for (const [name, search] of Object.entries(searches))
    expect([name, measure(search) < usual * 5 + 50]).toEqual([name, true]);
});
