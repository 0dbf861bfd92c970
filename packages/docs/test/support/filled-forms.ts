import {
  anyToken,
  type Filled,
  keyOf,
  type TryItOperation,
  writeBody,
} from "../../site/scripts/try-it/operation.ts";
import { describeTryIt } from "../../site/try-it/describe-try-it.ts";
import { description } from "../gates/support/description.ts";

/** The data of the form of each operation, by operationId. */
export const forms: ReadonlyMap<string, TryItOperation> = new Map(
  description.operations.map((operation) => [operation.id, describeTryIt(operation)]),
);

/** The form of one operation; throws if there is none. */
export function findForm(operationId: string): TryItOperation {
  const form = forms.get(operationId);
  if (form === undefined) throw new Error(`There is no operation ${operationId}.`);
  return form;
}

/** A form with its initial values, or with every field filled in; the values may be changed. */
export function fillForm(
  operation: TryItOperation,
  baseUrl: string,
  isFull = false,
): Filled & { readonly values: Map<string, string | File> } {
  const fields = operation.fields.filter(({ required }) => required || isFull);
  return {
    baseUrl,
    token: anyToken,
    values: new Map(
      fields.map((field) => {
        const { example = field.type === "boolean" ? "true" : "" } = field;
        return [keyOf(field), field.type === "file" ? new File([example], "products.csv") : example];
      }),
    ),
    ...(operation.bodies && { body: writeBody(operation) }),
  };
}
