import { type Html, html } from "../html.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Arrow, Box, Picture } from "./pictures.ts";

/** Sizes in the units of the drawing; it becomes smaller on narrow screens. */
const box = { width: 122, height: 48 };
const step = { column: 132, row: 88 };
const marginPx = 3;

/** A picture as SVG with its title; a screen reader reads the list of {@link describePicture} instead. */
export function drawPicture(name: string, picture: Picture): Html {
  const { title, summary, boxes, arrows } = picture;
  const width = Math.max(...boxes.map(({ at: [column] }) => column)) * step.column + box.width + 2 * marginPx;
  const height = Math.max(...boxes.map(({ at: [, row] }) => row)) * step.row + box.height + 2 * marginPx;
  const lines = listLines(picture);
  return html`<figure class="picture"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="picture.${name}" aria-describedby="picture.${name}.text">
<defs><marker id="picture.${name}.end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
${arrows.map((arrow) => drawArrow(arrow, boxes, `picture.${name}.end`))}${boxes.map(drawBox)}</svg>
<figcaption><b id="picture.${name}">${title}.</b> ${summary}
<details><summary>In words</summary><ul id="picture.${name}.text">${lines.map((line) => html`<li>${line}</li>`)}</ul></details></figcaption></figure>
`;
}

/** The same in Markdown. */
export function describePicture(picture: Picture): string {
  return joinBlocks(`**${picture.title}.** ${picture.summary}`, writeList(listLines(picture)));
}

/** One line for each box with arrows: `Space: to File, Workbook, Document, Guest`. */
function listLines({ boxes, arrows }: Picture): string[] {
  return boxes.flatMap(({ name }) => {
    const own = arrows.filter(({ from }) => from === name);
    const ends = own.map(({ to, label }) => (label === undefined ? to : `${to} (${label})`));
    return own.length === 0 ? [] : `${name} → ${ends.join(", ")}`;
  });
}

function drawBox({ name, note, at, kind }: Box): Html {
  const [x, y] = place(at);
  const middle = x + box.width / 2;
  return html`<g${kind !== undefined && html` class="${kind}"`}><rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="8"/><text x="${middle}" y="${y + (note === undefined ? 29 : 21)}">${name}</text>${
    note !== undefined && html`<text class="note" x="${middle}" y="${y + 38}">${note}</text>`
  }</g>
`;
}

function place([column, row]: Box["at"]): [x: number, y: number] {
  return [column * step.column + marginPx, row * step.row + marginPx];
}

/** From the side of a box that is nearest; arrows between rows have a step in the middle. */
function drawArrow({ from, to, label, isBeside = false }: Arrow, boxes: readonly Box[], end: string): Html {
  const [start, goal] = [from, to].map((name) => boxes.find((each) => each.name === name));
  if (start === undefined || goal === undefined)
    throw new Error(`A picture has an arrow from ${from} to ${to}; one of them does not exist.`);
  const [x1, y1] = place(start.at);
  const [x2, y2] = place(goal.at);
  const isLevel = isBeside || start.at[1] === goal.at[1];
  const half = { x: box.width / 2, y: box.height / 2 };
  const middle = isLevel
    ? [(x1 + box.width + x2) / 2, (y1 + y2) / 2 + half.y]
    : [(x1 + x2) / 2 + half.x, (y1 + box.height + y2) / 2];
  const [mx = 0, my = 0] = middle;
  const path = isLevel
    ? `M${x1 + box.width} ${y1 + half.y}H${mx}V${y2 + half.y}H${x2}`
    : `M${x1 + half.x} ${y1 + box.height}V${my}H${x2 + half.x}V${y2}`;
  return html`<path class="arrow" d="${path}" marker-end="url(#${end})"/>${
    label !== undefined && html`<text class="label" x="${mx}" y="${my + 4}">${label}</text>`
  }
`;
}
