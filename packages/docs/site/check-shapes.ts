import { inlineEvents, resolveReference } from "@data-import/spec/read";
import type { Bundle, BundleSchema } from "./description/bundle.ts";
import type { SiteFile } from "./page.ts";

/** The lists and maps around a value, from outside to inside. */
type Shape = readonly ("array" | "map")[];

/**
 * Compares the shape of every body, every schema and every property of a schema in the bundle with the type that its
 * page shows; throws with a line for each difference. It reads the bundle without the model of the pages, so that a
 * mistake in the model is found, too.
 */
export function checkShapes(bundle: Bundle, files: readonly SiteFile[]): void {
  const pages = new Map(files.map(({ path, content }) => [path, content]));
  const wrong = listShapes(inlineEvents(bundle)).flatMap(({ page, id, schema }) => {
    const html = String(pages.get(`${page}index.html`));
    const wanted = readShape(bundle, schema);
    const shown = readShownType(html, id);
    if (shown !== undefined && parseType(shown).join() === wanted.join()) return [];
    const place = `${page}${id === undefined ? "" : `#${id}`}`;
    return [`  ${place} shows ${shown ?? "no type"}; it is ${[...wanted, "a value"].join(" of ")}.`];
  });
  if (wrong.length > 0) throw new Error(["Pages show the wrong type:", ...wrong].join("\n"));
}

interface ShownSchema {
  readonly page: string;
  /** Of the heading or the field; undefined for the first type of the page. */
  readonly id?: string;
  readonly schema: BundleSchema;
}

function listShapes(bundle: Bundle): ShownSchema[] {
  const operations = Object.values(bundle.paths)
    .flatMap((item) => Object.values(item))
    .filter(isOperation);
  const bodies = operations.flatMap(({ operationId, requestBody, responses = {} }) => {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
    const messages = [
      ...(requestBody === undefined ? [] : [["body", requestBody] as const]),
      ...successes.map(([status, response]) => [`response.${status}`, response] as const),
    ];
    return messages.flatMap(([id, message]) => {
      const [media] = Object.values(resolveReference(bundle, message).content ?? {});
      return media?.schema === undefined
        ? []
        : [{ page: `operations/${operationId}/`, id, schema: media.schema }];
    });
  });
  const schemas = Object.entries(bundle.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const page = `schemas/${name}/`;
    const properties = Object.entries(schema.properties ?? {});
    return [{ page, schema }, ...properties.map(([id, property]) => ({ page, id, schema: property }))];
  });
  return [...bodies, ...schemas];
}

function isOperation(value: unknown): value is Bundle["paths"][string]["get"] & object {
  return typeof value === "object" && value !== null && "operationId" in value;
}

function readShape(bundle: Bundle, schema: BundleSchema): Shape {
  if (schema.$ref !== undefined)
    return readShape(bundle, resolveReference<BundleSchema>(bundle, { $ref: schema.$ref }));
  const { type, items, properties, additionalProperties, allOf = [] } = schema;
  const types = [type].flat().filter((one) => one !== "null");
  if (types.join() === "array" && items !== undefined) return ["array", ...readShape(bundle, items)];
  if (typeof additionalProperties === "object" && properties === undefined)
    return ["map", ...readShape(bundle, additionalProperties)];
  return allOf.map((part) => readShape(bundle, part)).find((shape) => shape.length > 0) ?? [];
}

/** The text of the type below a heading, of a field, or of the page. */
function readShownType(html: string, id: string | undefined): string | undefined {
  const at = id === undefined ? 0 : html.indexOf(` id="${id}"`);
  const part = html.slice(at);
  const isMessage = id === undefined || html.slice(0, at).endsWith("<h2");
  const end = part.indexOf(isMessage ? '<ul class="fields">' : "</p>");
  const start = isMessage
    ? /<p class="shape"><span>(.*?)<\/span>/s
    : /<p><code>[^<]*<\/code> <span>(.*?)<\/span>/s;
  const [, type] = start.exec(end < 0 ? part : part.slice(0, end)) ?? [];
  return type
    ?.replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
}

function parseType(text: string): Shape {
  const [start] = /^(?:array of |map<[^,]+, )*/.exec(text) ?? [""];
  return [...start.matchAll(/array|map/g)].map(([word]) => word as "array" | "map");
}
