import { readFileSync } from "node:fs";
import {
  buildRoutes,
  type Description,
  loadDescription,
  type Parameter,
  type Route,
  type Schema,
} from "@data-import/front";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

interface OperationRow {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly group: "A" | null;
}

export const description: Description = loadDescription();

/** Every operation in the table of the description, so that a new one is tested automatically. */
export const operations: readonly OperationRow[] = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@data-import/spec/operations.json")), "utf8"),
);

const routes = new Map(
  buildRoutes(description)
    .flatMap((path) => [...path.byMethod.values()])
    .map((route) => [route.operationId, route]),
);

export function routeOf(operationId: string): Route {
  const route = routes.get(operationId);
  if (route === undefined) throw new Error(`The bundle has no operation ${operationId}.`);
  return route;
}

/** One schema of the bundle; a reference is resolved once. */
export function resolveSchema(schema: Schema | undefined): Schema {
  const reference = schema?.["$ref"];
  if (typeof reference !== "string") return schema ?? {};
  return (description.components?.["schemas"]?.[reference.split("/").at(-1) ?? ""] ?? {}) as Schema;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, validateSchema: false });
formats.default(ajv);
ajv.addSchema(description, "description");
/** By the text of their schemas: to compile one takes longer than to validate its values. */
const validators = new Map<string, ValidateFunction>();

/** The errors of a value, by a validator that shares no code with the mock; empty if it is valid. */
export function findViolations(schema: Schema | undefined, value: unknown): string {
  const text = JSON.stringify(schema ?? {}).replaceAll('"$ref":"#/', '"$ref":"description#/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  return validate(value) ? "" : ajv.errorsText(validate.errors);
}

/** A valid value of a parameter: its example, or a value from its schema. */
export function sampleOf(parameter: Parameter & { readonly example?: unknown }): string {
  const schema = resolveSchema(parameter.schema);
  const [choice] = schema.enum ?? (Array.isArray(schema["examples"]) ? schema["examples"] : []);
  return String(parameter.example ?? parameter.schema?.["default"] ?? choice ?? "us_sample_1");
}
