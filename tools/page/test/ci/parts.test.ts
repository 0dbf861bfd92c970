import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mayLackChromium } from "@data-import/checks/browser";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { audit, useBrowser } from "./support/in-browser.ts";
import { choose, useShop, visitShop } from "./support/shop.ts";

const guide = readFileSync(
  join(import.meta.dirname, "../../../../packages/docs/content/guides/embed-the-importer.md"),
  "utf8",
);
/** The names in the table of the guide. */
const named = [...(guide.split("| part ")[1]?.split("\n\n")[0] ?? "").matchAll(/^\| `([a-z-]+)`/gm)].map(
  ([, name = ""]) => name,
);
const unsure = "E-mail,Since\na@harbour.example,01/02/2026\nb@harbour.example,03/04/2026\n";

/** Themes that keep the contrast which the guide asks for. Without properties, the theme is our own. */
const themes: readonly (readonly [
  name: string,
  theme: "light" | "dark",
  properties: Readonly<Record<string, string>>,
])[] = [
  ["light", "light", {}],
  ["dark", "dark", {}],
  [
    "forest",
    "light",
    {
      ink: "#10241a",
      "ink-soft": "#3d5a4b",
      ground: "#f7fbf8",
      "ground-soft": "#e9f3ed",
      accent: "#0b5d3b",
      "accent-ground": "#0b5d3b",
      "accent-soft": "#dcefe4",
      "line-strong": "#5f7d6e",
    },
  ],
  [
    "violet at night",
    "dark",
    {
      ink: "#f3effa",
      "ink-soft": "#bdb3cf",
      ground: "#1a1425",
      "ground-soft": "#241c33",
      accent: "#c9b2ff",
      "accent-ground": "#5b3fb0",
      "accent-soft": "#2e2247",
      "line-strong": "#8d7fae",
    },
  ],
  [
    "black on white",
    "light",
    {
      ink: "#000000",
      "ink-soft": "#222222",
      ground: "#ffffff",
      "ground-soft": "#ffffff",
      line: "#000000",
      "line-strong": "#000000",
      accent: "#00008b",
      "accent-ground": "#000000",
      "accent-soft": "#ffffff",
      radius: "0",
    },
  ],
];

/** Each text with what is behind it, and the contrast that it needs. */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ["ink", "ground", 4.5],
  ["ink", "ground-soft", 4.5],
  ["ink-soft", "ground", 4.5],
  ["ink-soft", "ground-soft", 4.5],
  ["accent", "ground", 4.5],
  ["accent", "accent-soft", 4.5],
  ["accent-ink", "accent-ground", 4.5],
  ["error", "ground", 4.5],
  ["error", "error-soft", 4.5],
  ["warn", "warn-soft", 4.5],
  ["good", "good-soft", 4.5],
  ["ink", "error-soft", 4.5],
  ["ink", "warn-soft", 4.5],
  ["ink", "good-soft", 4.5],
  ["line-strong", "ground", 3],
];

/** The contrast of two of the colours of the element, as the browser computes them. */
const measure = (page: Page, wanted: typeof pairs) =>
  page.evaluate((asked) => {
    const root = document.querySelector("data-import")?.shadowRoot?.querySelector<HTMLElement>(".root");
    const probe = document.createElement("i");
    root?.append(probe);
    const luminance = (name: string) => {
      probe.style.color = `var(--_${name})`;
      const channels = getComputedStyle(probe).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
      const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const found = asked.map(([front, back]) => {
      const [less = 0, more = 0] = [luminance(front), luminance(back)].toSorted((one, other) => one - other);
      return (more + 0.05) / (less + 0.05);
    });
    probe.remove();
    return found;
  }, wanted);

describe.skipIf(mayLackChromium)("the look of the element", () => {
  const visit = useBrowser();
  const used = useShop();

  const listParts = (page: Page) =>
    page.evaluate(() => {
      const root = document.querySelector("data-import")?.shadowRoot;
      return [...(root?.querySelectorAll("[part]") ?? [])].flatMap((element) => [...element.part]);
    });

  test("has the parts of the guide, and no others; a page gives them styles", async () => {
    used.shop.host.files["/shop.css"] = [
      "text/css",
      named
        .map((name, place) => `data-import::part(${name}) { --part: ${place + 1}; letter-spacing: 1px }`)
        .join("\n"),
    ];
    const { page, embed, faults } = await visitShop(used.shop, visit);
    await embed();
    const seen = new Set<string>();
    const look = async () => {
      for (const part of await listParts(page)) seen.add(part);
    };
    await page.getByRole("heading", { name: "Add a file to Contacts" }).waitFor();
    await look();
    await choose(page, unsure);
    await page.getByRole("heading", { name: "Match the columns" }).waitFor();
    await look();
    await page.getByRole("button", { name: "Records", exact: true }).click();
    await page.getByRole("grid").waitFor();
    await look();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("dialog").waitFor();
    await look();
    expect([...seen].toSorted()).toEqual(named.toSorted());
    expect(named.length).toBeGreaterThanOrEqual(12);
    const spaced = await page
      .getByRole("dialog")
      .getByRole("button", { name: "Cancel" })
      .evaluate((element) => getComputedStyle(element).letterSpacing);
    expect(spaced).toBe("1px");
    expect(faults).toEqual([]);
    used.shop.host.files["/shop.css"] = ["text/css", ""];
  });

  test.each(themes)("keeps its contrast in the theme %s", async (_name, theme, properties) => {
    const colours = Object.entries(properties).map(([name, value]) => `--di-${name}: ${value};`);
    used.shop.host.files["/shop.css"] = ["text/css", `data-import { ${colours.join(" ")} }`];
    const { page, embed } = await visitShop(used.shop, visit);
    await embed({}, { theme });
    await page.getByRole("heading", { name: "Add a file to Contacts" }).waitFor();
    const contrasts = await measure(page, pairs);
    for (const [place, [front, back, least]] of pairs.entries())
      expect.soft(contrasts[place], `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    expect.soft(await audit(page)).toEqual([]);
    await choose(page, unsure);
    await page.getByRole("heading", { name: "Match the columns" }).waitFor();
    expect.soft(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "File", exact: true }).click();
    await choose(page, "E-mail,Age\nada@harbour.example,36\n,x\n", "wrong.csv");
    await page.getByText("1 record has an error").first().waitFor();
    await page.getByRole("gridcell").first().waitFor();
    expect.soft(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("dialog").waitFor();
    expect.soft(await audit(page)).toEqual([]);
  });
});
