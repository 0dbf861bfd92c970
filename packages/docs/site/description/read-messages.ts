import { resolveReference } from "@data-import/spec/read";
import type {
  Bundle,
  BundleContent,
  BundleExample,
  BundleHeader,
  BundleMessage,
  BundleOperation,
  BundleParameter,
  BundleResponse,
  Reference,
} from "./bundle.ts";
import type { Example, Field, Message, Origin, Parameter, Response } from "./model.ts";
import { readTree } from "./read-fields.ts";

/** A request body, a response or an event with its fields and examples; schemas in `body` are not repeated. */
export function readMessage(
  bundle: Bundle,
  message: BundleMessage | Reference,
  origin: Origin,
  body?: Field,
): Message {
  const { description = "", content = {} } = resolveReference<BundleMessage>(bundle, message);
  const [[mediaType, media] = []] = Object.entries(content);
  return {
    text: description.trim(),
    ...(mediaType === undefined ? {} : { mediaType }),
    ...(media?.schema === undefined ? {} : { field: readTree(bundle, media.schema, origin, body) }),
    examples: readExamples(bundle, media),
  };
}

/**
 * The responses of an operation in the order of the bundle. A success does not repeat the schemas in `body`, and no response
 * the headers of `default`, which the page of errors shows.
 */
export function readResponses(
  bundle: Bundle,
  responses: BundleOperation["responses"],
  origin: Origin,
  body?: Field,
): Response[] {
  const readHeaders = (response: BundleResponse | Reference) =>
    Object.entries(resolveReference<BundleResponse>(bundle, response).headers ?? {});
  const general = readHeaders(responses["default"] ?? {}).map(([name]) => name);
  return Object.entries(responses).map(([status, response]) => {
    const headers = readHeaders(response).filter(([name]) => status === "default" || !general.includes(name));
    const failure =
      "$ref" in response && !status.startsWith("3")
        ? /^#\/components\/responses\/([^/]+)$/.exec(response.$ref)?.[1]
        : undefined;
    return {
      status,
      ...readMessage(bundle, response, origin, status.startsWith("2") ? body : undefined),
      headers: headers.map(([name, header]) => readHeader(bundle, name, header)),
      ...(failure === undefined ? {} : { failure }),
    };
  });
}

/** A parameter as a field: its description wins over that of its schema. */
export function readParameter(bundle: Bundle, parameter: BundleParameter, origin: Origin): Parameter {
  const { name, in: place, schema = {}, description, required, example, ...more } = parameter;
  const field = readTree(bundle, schema, origin);
  return {
    in: place,
    field: {
      ...field,
      name,
      path: name,
      required: required === true,
      deprecated: more.deprecated === true || field.deprecated,
      text: description?.trim() ?? field.text,
      examples: example === undefined ? field.examples : [example],
      ...(more["x-origin"] === undefined || more["x-origin"] === origin ? {} : { origin: more["x-origin"] }),
    },
  };
}

function readHeader(bundle: Bundle, name: string, header: BundleHeader | Reference): Field {
  const { schema = {}, description, required } = resolveReference<BundleHeader>(bundle, header);
  const field = readTree(bundle, schema, "designed");
  return {
    ...field,
    name,
    path: name,
    required: required === true,
    text: description?.trim() ?? field.text,
  };
}

function readExamples(bundle: Bundle, media: BundleContent | undefined): Example[] {
  return Object.entries(media?.examples ?? {}).map(([name, example]) => {
    const { summary, value } = resolveReference<BundleExample>(bundle, example);
    return { name, title: summary ?? sayName(name), value };
  });
}

/** `twoSheets` as `Two sheets`. */
function sayName(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
