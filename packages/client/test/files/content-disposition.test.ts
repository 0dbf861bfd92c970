import { describe, expect, test } from "vitest";
import { readFileName } from "../../src/files/content-disposition.ts";

/** A header in the form of fetch: one character for each byte. */
const asBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

describe("the file name of a Content-Disposition header", () => {
  test.each<[string | null, string | undefined]>([
    ['attachment; filename="price-checker.zip"', "price-checker.zip"],
    ["attachment; filename=plain.csv", "plain.csv"],
    ["attachment;FileName=plain.csv;size=3", "plain.csv"],
    ['attachment; filename="a;b=c.csv"; foo=bar', "a;b=c.csv"],
    ['attachment; filename="say \\"hi\\".txt"', 'say "hi".txt'],
    ["attachment; filename=\"fallback.txt\"; filename*=UTF-8''na%C3%AFve%20plan.txt", "naïve plan.txt"],
    ["attachment; filename*=utf-8'en'%E2%82%AC.csv", "€.csv"],
    ["attachment; filename*=ISO-8859-1''na%EFve.txt; filename=naive.txt", "naive.txt"],
    ["attachment; filename*=UTF-8''%FF%FE; filename=good.txt", "good.txt"],
    ["attachment; filename*=KOI8-R''%C1; filename=good.txt", "good.txt"],
    [asBytes('attachment; filename="größe.csv"'), "größe.csv"],
    ['attachment; filename="gr\u00f6\u00dfe.csv"', "größe.csv"],
    ['attachment; filename="../../etc/passwd"', "passwd"],
    ['attachment; filename="C:\\\\temp\\\\x.csv"', "x.csv"],
    ["attachment; filename*=UTF-8''..%2F..%2Fx.sh", "x.sh"],
    ['attachment; filename=".."', undefined],
    ['attachment; filename="folder/"', undefined],
    ["attachment; filename*=UTF-8''a%00b%0A.csv", "ab.csv"],
    ['attachment; filename=""', undefined],
    ["attachment", undefined],
    ["inline; name=filename", undefined],
    ["", undefined],
    [null, undefined],
  ])("%j", (header, name) => {
    expect(readFileName(header)).toBe(name);
  });
});
