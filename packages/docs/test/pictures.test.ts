import { expect, it } from "vitest";
import { describePicture, drawPicture } from "../site/pictures/draw-picture.ts";
import { pictures } from "../site/pictures/pictures.ts";
import { findPage } from "./support/made-site.ts";

const glossary = findPage("glossary/");

it.each(Object.entries(pictures))("%s is on the page of concepts, drawn and in words", (name, picture) => {
  const { html } = drawPicture(name, picture);
  expect(glossary.main.html).toContain(html);
  expect(glossary.markdown).toContain(describePicture(picture));
  for (const { name: box } of picture.boxes) expect(html).toContain(`>${box}</text>`);
  for (const { from, to } of picture.arrows)
    expect(describePicture(picture)).toMatch(new RegExp(`^- ${from} → .*\\b${to}\\b`, "m"));
});

it.each(Object.entries(pictures))("%s has a name and a description for screen readers", (name, picture) => {
  const { html } = drawPicture(name, picture);
  const [, label = "", text = ""] =
    html.match(/<svg [^>]*role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/) ?? [];
  expect(html).toContain(`<b id="${label}">${picture.title}.</b>`);
  expect(html).toContain(`<ul id="${text}">`);
});

it.each(Object.entries(pictures))("%s has no box on another one", (_, { boxes }) => {
  for (const [index, { at, name }] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        Math.abs(at[0] - other.at[0]) >= 1 || Math.abs(at[1] - other.at[1]) >= 1,
        `${name}, ${other.name}`,
      ).toBe(true);
});

it("rejects an arrow to a box that does not exist", () => {
  const [picture] = Object.values(pictures);
  const arrows = [{ from: "Space", to: "Nowhere" }];
  expect(() => picture && drawPicture("wrong", { ...picture, arrows })).toThrow(
    "A picture has an arrow from Space to Nowhere; one of them does not exist.",
  );
});

it("has a heading for each term, and an explanation below it", () => {
  const terms = [...glossary.main.html.matchAll(/<h3 id="[^"]+">.*?<\/h3>\s*<p>(.*?)<\/p>/gs)];
  const headings = glossary.main.html.match(/<h3 /g) ?? [];
  expect(terms.length).toBe(headings.length);
  expect(terms.length).toBeGreaterThan(30);
});
