import type { Guidance, GuidanceOptions, GuideResource } from "@data-import/types";
import { expect, test } from "vitest";
import { isCalledBy, listGuides, SeenGuides } from "../../src/flows/guidance.ts";

const guide = (more: Partial<GuideResource> = {}) =>
  ({ title: "Prepare your list", description: "What it needs.", blocks: [], ...more }) as GuideResource;
const guidance = (
  id: string,
  more: Partial<GuidanceOptions> = {},
  shown: GuideResource | undefined = guide(),
) =>
  ({
    id,
    guideSlug: `slug-of-${id}`,
    options: { target: "files", trigger: "first", type: "sidebar", ...more },
    ...(shown && { guide: shown }),
  }) as unknown as Guidance;

test("people see the guides for them, the oldest guidance first", () => {
  const all = [
    guidance("newest", { role: "guest" }),
    guidance("admin", { role: "admin" }),
    { ...guidance("of another program"), guide: undefined } as unknown as Guidance,
    guidance("oldest"),
  ];
  const ids = (kind: "guest" | "user") => listGuides(all, { kind }).map(({ id }) => id);
  expect(ids("guest")).toEqual(["oldest", "newest"]);
  expect(ids("user")).toEqual(["oldest", "admin"]);
});

test("blocks are Markdown, as far as the page knows them", () => {
  const blocks = [
    { type: "markdown", text: "One line per product." },
    { type: "heading", content: "Prices" },
    { title: "Columns", markdown: "A SKU." },
    { type: "video", url: "https://example.com" },
    { text: 7 },
  ];
  const [shown] = listGuides([guidance("1", {}, guide({ blocks }))], { kind: "guest" });
  expect(shown?.text).toBe("What it needs.\n\nOne line per product.\n\n# Prices\n\n# Columns\n\nA SKU.");
});

test("an event calls the guides about its topic, and those about what it changes", () => {
  const event = { topic: "file:created", domain: "file" };
  const calls = (target: string, trigger: GuidanceOptions["trigger"] = "event") =>
    isCalledBy({ target, trigger }, event);
  expect([calls("file:created"), calls("files"), calls("records"), calls("files", "hover")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

function makeStorage(kept: { text: string | null } = { text: null }) {
  return {
    kept,
    storage: {
      read: () => kept.text,
      write(text: string) {
        kept.text = text;
      },
    },
  };
}

test("a guide that was closed stays closed for its person, also in other tabs and after a reload", () => {
  const { kept, storage } = makeStorage();
  const [one, other] = [new SeenGuides(storage, "us_g_1"), new SeenGuides(storage, "us_g_1")];
  one.add({ id: "a" });
  other.add({ id: "b" });
  expect([one.has({ id: "a" }), one.has({ id: "b" })]).toEqual([true, false]);
  const later = new SeenGuides(storage, "us_g_1");
  expect([later.has({ id: "a" }), later.has({ id: "b" })]).toEqual([true, true]);
  expect(new SeenGuides(storage, "us_g_2").has({ id: "a" })).toBe(false);
  expect(JSON.parse(kept.text ?? "")).toHaveLength(2);
});

test.each(["no JSON", '{"a":1}', "[1,null]"])("what is kept and is not a list is forgotten: %s", (text) => {
  const { storage } = makeStorage({ text });
  const seen = new SeenGuides(storage, "us_g_1");
  expect(seen.has({ id: "a" })).toBe(false);
  seen.add({ id: "a" });
  expect(new SeenGuides(storage, "us_g_1").has({ id: "a" })).toBe(true);
});

test("the oldest closed guides are forgotten first", () => {
  const { kept, storage } = makeStorage();
  const seen = new SeenGuides(storage, "me");
  for (let place = 0; place < 510; place++) seen.add({ id: String(place) });
  expect(JSON.parse(kept.text ?? "")).toHaveLength(500);
  expect([seen.has({ id: "0" }), seen.has({ id: "509" })]).toEqual([false, true]);
});
