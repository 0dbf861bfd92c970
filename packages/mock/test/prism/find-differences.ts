import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { description } from "../support/description.ts";
import { compareShapes } from "./compare-shapes.ts";
import type { Question, Responded } from "./questions.ts";

/** What of a response two mocks can differ in. */
export type Aspect = "status" | "content type" | "body" | "validity" | "shape";

/** Says how a mock's response differs from Prism's, by what differs; empty if it does not. */
export function findDifferences(
  question: Question,
  prism: Responded,
  mock: Responded,
): ReadonlyMap<Aspect, string> {
  const found = new Map<Aspect, string>();
  const compare = (aspect: Aspect, one: unknown, other: unknown) => {
    if (one !== other) found.set(aspect, `Prism: ${shorten(one)}, the mock: ${shorten(other)}`);
  };
  compare("status", prism.status, mock.status);
  compare("content type", prism.contentType, mock.contentType);
  if (!question.isGenerated || !question.mediaType.endsWith("json")) {
    compare("body", prism.text, mock.text);
    return found;
  }
  const [one, other]: [unknown, unknown] = [JSON.parse(prism.text), JSON.parse(mock.text)];
  compare("validity", explainErrors(question, one), explainErrors(question, other));
  const shapes = compareShapes(description, question.media?.schema, one, other);
  if (shapes.length > 0) found.set("shape", shapes.join("; "));
  return found;
}

const home = "https://import.example/openapi.json";
const ajv = new Ajv2020({ strict: false, logger: false });
formats.default(ajv);
ajv.addSchema({ $id: home, components: description.components });
const validators = new Map<string, ValidateFunction>();

function explainErrors({ media }: Question, value: unknown): string {
  const schema = JSON.stringify(media?.schema ?? {}).replaceAll('"#/', `"${home}#/`);
  const validate = validators.get(schema) ?? ajv.compile(JSON.parse(schema));
  validators.set(schema, validate);
  return validate(value) ? "valid" : ajv.errorsText(validate.errors);
}

function shorten(value: unknown): string {
  const text = String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
