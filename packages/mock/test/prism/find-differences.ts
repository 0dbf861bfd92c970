import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { description } from "../support/description.ts";
import { compareShapes } from "./compare-shapes.ts";
import type { Question, Responded } from "./questions.ts";

/** The aspects of a response that can differ between two mocks. */
export type Aspect = "status" | "content type" | "body" | "validity in Prism" | "validity" | "shape";

/** How the body of a response is compared with Prism's: by its bytes, or if it is generated, by its shape. */
export type BodyComparison = "bytes" | "likeness";

/** The differences between the response of a mock and Prism's, by aspect; empty if there are none. */
export function findDifferences(
  question: Question,
  prism: Responded,
  mock: Responded,
  comparison: BodyComparison,
): ReadonlyMap<Aspect, string> {
  const found = new Map<Aspect, string>();
  const compare = (aspect: Aspect, one: unknown, other: unknown) => {
    if (one !== other) found.set(aspect, `Prism: ${shorten(one)}, the mock: ${shorten(other)}`);
  };
  compare("status", prism.status, mock.status);
  compare("content type", prism.contentType, mock.contentType);
  if (comparison === "bytes" || !question.isGenerated || !question.mediaType.endsWith("json")) {
    compare("body", prism.text, mock.text);
    return found;
  }
  const [one, other]: [unknown, unknown] = [JSON.parse(prism.text), JSON.parse(mock.text)];
  const refuse = (aspect: Aspect, value: unknown) => {
    const errors = explainErrors(question, value);
    if (errors !== undefined) found.set(aspect, errors);
  };
  refuse("validity in Prism", one);
  refuse("validity", other);
  const shapes = compareShapes(description, question.media?.schema, one, other);
  if (shapes.length > 0) found.set("shape", shapes.join("; "));
  return found;
}

const home = "https://import.example/openapi.json";
const ajv = new Ajv2020({ strict: false, logger: false });
formats.default(ajv);
ajv.addSchema({ $id: home, components: description.components });
const validators = new Map<string, ValidateFunction>();

function explainErrors({ media }: Question, value: unknown): string | undefined {
  const schema = JSON.stringify(media?.schema ?? {}).replaceAll('"#/', `"${home}#/`);
  const validate = validators.get(schema) ?? ajv.compile(JSON.parse(schema));
  validators.set(schema, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

function shorten(value: unknown): string {
  const text = String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
