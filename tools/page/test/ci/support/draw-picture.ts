import type { Drawn, Shape } from "./draw-screen.ts";

/** How long a step is shown, in seconds. */
const stepTime = 4;

interface Scene {
  readonly title: string;
  readonly drawn: readonly Drawn[];
}

/**
 * Draws the steps of an import as one picture, in both colour schemes. The steps follow each other, except if the person has
 * asked for less motion: then it shows the step before the last one. So does a copy without the class `moving`.
 */
export function drawPicture(
  { width, height }: { readonly width: number; readonly height: number },
  scenes: readonly Scene[],
): string {
  const colours = createColours();
  const drawings = scenes.map(({ title, drawn }, index) => {
    const shapes = drawn.map((each) => drawShape(each, colours.name)).join("\n");
    const file = index === 0 ? drawFile(width) : "";
    return `<g class="step" id="step${index + 1}"><title>${escapeText(title)}</title>\n${shapes}${file}\n</g>`;
  });
  const whole = scenes.length * stepTime;
  const share = 100 / scenes.length;
  const still = scenes.length - 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif">
<title>An import, step by step</title>
<style>
${colours.write()}
.step{opacity:0}
.step:nth-of-type(${still}){opacity:1}
.file{visibility:hidden}
@media(prefers-reduced-motion:no-preference){
.moving .step{animation:step ${whole}s infinite;opacity:0}
.moving .file{visibility:visible;animation:drop ${whole}s infinite}
${scenes.map((_, index) => `.moving #step${index + 1}{animation-delay:${index * stepTime - whole}s}`).join("\n")}
}
@keyframes step{0%,${share - 2}%{opacity:1}${share}%,98%{opacity:0}100%{opacity:1}}
@keyframes drop{0%,4%{transform:translate(260px,-90px)}${share - 6}%,100%{transform:none}}
</style>
<g class="moving">
${drawings.join("\n")}
</g>
</svg>
`;
}

/** Draws one screen, in both colour schemes. */
export function drawStill(
  { width, height }: { readonly width: number; readonly height: number },
  { title, drawn }: Scene,
): string {
  const colours = createColours();
  const shapes = drawn.map((each) => drawShape(each, colours.name)).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif">
<title>${escapeText(title)}</title>
<style>
${colours.write()}
</style>
<g class="step">
${shapes}
</g>
</svg>
`;
}

/** Names the pairs of colours of a picture, and writes their style. */
function createColours() {
  const names = new Map<string, string>();
  const write = (scheme: 0 | 1) =>
    [...names].map(([key, name]) => `--${name}:${key.split("|")[scheme]}`).join(";");
  return {
    name(light: string, dark: string): string {
      const key = `${light}|${dark}`;
      const name = names.get(key) ?? `c${names.size}`;
      names.set(key, name);
      return name;
    },
    write: () => `:root{color-scheme:light dark;${write(0)}}
@media(prefers-color-scheme:dark){:root{${write(1)}}}
${[...names.values()].map((name) => `.${name}{fill:var(--${name})}.l${name}{stroke:var(--${name})}.i${name}{color:var(--${name})}`).join("\n")}
text{dominant-baseline:central}`,
  };
}

/** The texts of a picture by its steps; the first text of each is its title. */
export function readTexts(picture: string): string[][] {
  return picture
    .split('<g class="step"')
    .slice(1)
    .map((step) =>
      [...step.matchAll(/<(title|text)\b[^>]*>([^<]*)</g)].map(([, , text = ""]) => readEscaped(text)),
    );
}

/** The file that falls into its place. */
function drawFile(width: number): string {
  const left = width / 2 - 22;
  return `\n<g class="file"><path d="M${left} 262h30l14 14v40h-44z" fill="#1b59b3" stroke="#fff" stroke-width="2"/><path d="M${left + 9} 286h26m-26 9h26m-26 9h18" stroke="#fff" stroke-width="3"/></g>`;
}

function drawShape({ shape, dark }: Drawn, nameColour: (light: string, dark: string) => string): string {
  const [x, y, width, height] = shape.at;
  if (shape.kind === "box") {
    const other = dark as typeof shape;
    const fill = shape.fill === "" ? 'fill="none"' : "";
    const classes = [
      ...(shape.fill === "" ? [] : [nameColour(shape.fill, other.fill)]),
      ...(shape.line === "" ? [] : [`l${nameColour(shape.line, other.line)}`]),
    ].join(" ");
    const corner = `${shape.round > 0 ? ` rx="${shape.round}"` : ""}${shape.isDashed ? ' stroke-dasharray="6 4"' : ""}`;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} class="${classes}" ${fill}/>`;
  }
  const colour = nameColour(shape.fill, (dark as Extract<Shape, { fill: string }>).fill);
  if (shape.kind === "text") {
    const middle = Math.round((y + height / 2) * 10) / 10;
    const weight = shape.bold ? ' font-weight="600"' : "";
    return `<text x="${x}" y="${middle}" textLength="${width}" font-size="${shape.size}"${weight} class="${colour}">${escapeText(shape.text)}</text>`;
  }
  const inside = shape.content.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const box = shape.content.match(/viewBox="([^"]+)"/)?.[1] ?? `0 0 ${width} ${height}`;
  const [, start = ""] = shape.content.match(/^<svg([^>]*)>/) ?? [];
  const lines = [...start.matchAll(/\s(fill|stroke[\w-]*)="[^"]*"/g)]
    .map(([attribute]) => attribute)
    .join("");
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}"${lines} class="i${colour}">${inside}</svg>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function readEscaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
