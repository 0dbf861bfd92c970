import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { description } from "../support/description.ts";
import { compareShapes } from "./compare-shapes.ts";
import type { ComparedRequest, ReceivedResponse } from "./compared-requests.ts";

/** The aspects of a response that can differ between two mocks. */
export type Aspect = "status" | "content type" | "body" | "validity in Prism" | "validity" | "shape";

/** How the body of a response is compared with Prism's: by its bytes, or if it is generated, by its shape. */
export type BodyComparison = "bytes" | "shape";

/** The differences between the response of a mock and Prism's, by aspect; empty if there are none. */
export function findDifferences(
  request: ComparedRequest,
  prism: ReceivedResponse,
  mock: ReceivedResponse,
  comparison: BodyComparison,
): ReadonlyMap<Aspect, string> {
  const found = new Map<Aspect, string>();
  const compare = (aspect: Aspect, one: unknown, other: unknown) => {
    if (one !== other) found.set(aspect, `Prism: ${shorten(one)}, the mock: ${shorten(other)}`);
  };
  compare("status", prism.status, mock.status);
  compare("content type", prism.contentType, mock.contentType);
  if (comparison === "bytes" || !request.isGenerated || !request.mediaType.endsWith("json")) {
    compare("body", prism.text, mock.text);
    return found;
  }
  const [one, other] = [readJson(prism.text), readJson(mock.text)];
  if (one === undefined || other === undefined) {
    compare("body", prism.text, mock.text);
    return found;
  }
  const validate = (aspect: Aspect, value: unknown) => {
    const errors = explainErrors(request, value);
    if (errors !== undefined) found.set(aspect, errors);
  };
  validate("validity in Prism", one);
  validate("validity", other);
  const shapes = compareShapes(description, request.media?.schema, one, other);
  if (shapes.length > 0) found.set("shape", shapes.join("; "));
  return found;
}

const home = "https://import.example/openapi.json";
const ajv = new Ajv2020({ strict: false, logger: false });
formats.default(ajv);
ajv.addSchema({ $id: home, components: description.components });
const validators = new Map<string, ValidateFunction>();

function explainErrors({ media }: ComparedRequest, value: unknown): string | undefined {
  const schema = JSON.stringify(media?.schema ?? {}).replaceAll('"#/', `"${home}#/`);
  const validate = validators.get(schema) ?? ajv.compile(JSON.parse(schema));
  validators.set(schema, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

/** The value of a JSON text; undefined if it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shorten(value: unknown): string {
  const text = String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
