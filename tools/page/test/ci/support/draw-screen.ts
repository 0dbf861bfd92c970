import type { Page } from "playwright-core";

/** A part of a screen: a box, a line of text, or an icon. Its key is the same in both colour schemes, and grows. */
export type Shape = { readonly key: number } & (
  | {
      readonly kind: "box";
      readonly at: Box;
      readonly round: number;
      readonly fill: string;
      readonly line: string;
      readonly isDashed: boolean;
    }
  | {
      readonly kind: "text";
      readonly at: Box;
      readonly text: string;
      readonly size: number;
      readonly bold: boolean;
      readonly fill: string;
    }
  | { readonly kind: "icon"; readonly at: Box; readonly content: string; readonly fill: string }
);

/** Left, top, width and height. */
export type Box = readonly [number, number, number, number];

/** A part of a screen in both colour schemes. */
export interface Drawn {
  readonly shape: Shape;
  readonly dark: Shape;
}

/** The parts of what a page shows, from back to front, when nothing moves any more. */
export async function readScreen(page: Page): Promise<Drawn[]> {
  for (let before = await readBoth(page); ; ) {
    const drawn = await readBoth(page);
    if (JSON.stringify(drawn) === JSON.stringify(before)) return drawn;
    before = drawn;
  }
}

async function readBoth(page: Page): Promise<Drawn[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = new Map((await page.evaluate(readShapes)).map((shape) => [shape.key, shape]));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = new Map((await page.evaluate(readShapes)).map((shape) => [shape.key, shape]));
  const keys = [...new Set([...light.keys(), ...dark.keys()])].sort((one, other) => one - other);
  // Some boxes are seen in one scheme only.
  return keys.map((key) => {
    const [one, other] = [light.get(key), dark.get(key)];
    const shape = one ?? ({ ...other, fill: "transparent" } as Shape);
    return { shape, dark: other ?? { ...shape, fill: "transparent" } };
  });
}

/** Runs in the page, so it uses nothing from outside. */
function readShapes(): Shape[] {
  const shapes: Shape[] = [];
  let key = 0;
  const onTop: HTMLElement[] = [];
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  type Clip = typeof whole;
  const clipTo = (one: Clip, other: Clip): Clip => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** A rectangle of the DOM has its numbers in getters, which a copy would lack. */
  const measure = (part: Element | Range): Clip => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const round = (value: number) => Math.round(value * 10) / 10;
  const boxOf = ({ left, top, right, bottom }: Clip): Box => [
    round(left),
    round(top),
    round(right - left),
    round(bottom - top),
  ];
  const isSeen = ({ left, top, right, bottom }: Clip) => right - left > 0.5 && bottom - top > 0.5;
  const isClear = (colour: string) => colour === "transparent" || /, 0\)$|\/ 0\)$/.test(colour);

  const writeText = (text: string, style: CSSStyleDeclaration, at: Clip, clip: Clip) => {
    key += 1;
    const middle = (at.top + at.bottom) / 2;
    if (text.trim() === "" || middle < clip.top || middle > clip.bottom) return;
    if (at.right > clip.right + 2 || at.left < clip.left - 2) return;
    shapes.push({
      key,
      kind: "text",
      at: boxOf(at),
      text: text.trim(),
      size: Number.parseFloat(style.fontSize),
      bold: Number(style.fontWeight) >= 600,
      fill: style.color,
    });
  };
  /** Each line of a text by itself; of a line that is cut off, the words that are seen. */
  const readText = (node: Text, style: CSSStyleDeclaration, clip: Clip) => {
    let line: { text: string; at: Clip } | undefined;
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const at = measure(range);
      if (!isSeen(at) || at.left > clip.right) continue;
      const isCut = at.right > clip.right + 2;
      while (isCut && range.toString().length > 1 && measure(range).right > clip.right - 12) {
        range.setEnd(node, range.endOffset - 1);
      }
      if (isCut) at.right = measure(range).right + 8;
      const shown = isCut ? `${range}…` : word;
      if (line !== undefined && Math.abs(line.at.top - at.top) < 2) {
        line = { text: `${line.text} ${shown}`, at: { ...line.at, right: at.right } };
      } else {
        if (line !== undefined) writeText(line.text, style, line.at, clip);
        line = { text: shown, at };
      }
    }
    if (line !== undefined) writeText(line.text, style, line.at, clip);
  };
  const readControl = (element: HTMLElement, style: CSSStyleDeclaration, clip: Clip) => {
    const isSelect = element instanceof HTMLSelectElement;
    const text = isSelect
      ? element.selectedOptions[0]?.label
      : element instanceof HTMLInputElement && !/checkbox|radio|file/.test(element.type)
        ? element.value || element.placeholder
        : undefined;
    if (!text) return;
    const { left, top, bottom } = measure(element);
    const start = left + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    pen.font = style.font;
    writeText(text, style, { left: start, top, bottom, right: start + pen.measureText(text).width }, clip);
  };

  const visit = (node: Node, clip: Clip, style: CSSStyleDeclaration): void => {
    key += 1;
    if (node instanceof Text) readText(node, style, clip);
    if (!(node instanceof Element)) return;
    const own = getComputedStyle(node);
    // What has no box of its own may have children with one.
    const isShown = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (own.display !== "contents" && !isShown) return;
    if (node instanceof HTMLDialogElement && node.open && !onTop.includes(node)) {
      onTop.push(node);
      return;
    }
    const at = measure(node);
    const seen = clipTo(at, clip);
    if (node instanceof SVGSVGElement) {
      if (isSeen(seen))
        shapes.push({ key, kind: "icon", at: boxOf(at), content: node.outerHTML, fill: own.color });
      return;
    }
    if (isSeen(seen) && own.display !== "contents") {
      const hasLine =
        own.borderTopWidth !== "0px" && own.borderLeftWidth !== "0px" && own.borderTopStyle !== "none";
      const fill = isClear(own.backgroundColor) ? "" : own.backgroundColor;
      const line = hasLine && !isClear(own.borderTopColor) ? own.borderTopColor : "";
      if (fill !== "" || line !== "") {
        const corner = Math.min(Number.parseFloat(own.borderTopLeftRadius) || 0, (at.bottom - at.top) / 2);
        shapes.push({
          key,
          kind: "box",
          at: boxOf(seen),
          round: round(corner),
          fill,
          line,
          isDashed: own.borderTopStyle === "dashed",
        });
      }
      // Lines at some edges: boxes of their width.
      const width = (side: "Top" | "Right" | "Bottom" | "Left") =>
        Number.parseFloat(own[`border${side}Width`]);
      for (const [colour, edge] of [
        [own.borderTopColor, { ...at, bottom: at.top + width("Top") }],
        [own.borderBottomColor, { ...at, top: at.bottom - width("Bottom") }],
        [own.borderLeftColor, { ...at, right: at.left + width("Left") }],
        [own.borderRightColor, { ...at, left: at.right - width("Right") }],
      ] as const) {
        const part = clipTo(edge, clip);
        key += 1;
        if (hasLine || isClear(colour) || !isSeen(part)) continue;
        shapes.push({ key, kind: "box", at: boxOf(part), round: 0, fill: colour, line: "", isDashed: false });
      }
    }
    if (node instanceof HTMLElement) readControl(node, own, clip);
    if (/^(SELECT|INPUT|TEXTAREA|SCRIPT|STYLE)$/.test(node.tagName)) return;
    const inside = own.overflow === "visible" || own.display === "contents" ? clip : clipTo(clip, at);
    // What is only for screen readers is one pixel wide.
    if (
      own.display !== "contents" &&
      own.overflow !== "visible" &&
      !isSeen(clipTo(inside, { ...at, right: at.right - 2 }))
    )
      return;
    const children = node.shadowRoot ?? node;
    for (const child of children.childNodes) visit(child, inside, own);
  };
  visit(document.body, whole, getComputedStyle(document.body));
  for (const dialog of onTop) {
    const { backgroundColor } = getComputedStyle(dialog, "::backdrop");
    shapes.push({
      key,
      kind: "box",
      at: boxOf(whole),
      round: 0,
      fill: backgroundColor,
      line: "",
      isDashed: false,
    });
    visit(dialog, whole, getComputedStyle(dialog));
  }
  return shapes;
}
