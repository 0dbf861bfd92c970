import type { Field, Message, Operation, Response, Schema, Topic } from "../../../site/description/model.ts";
import { toPlainText } from "../../../site/markdown/plain-text.ts";
import { listFields, listMessageFields } from "./description.ts";

/** A field, with the text that a page must have for it. */
export interface Expected {
  /** Its id on the page. */
  readonly id: string;
  /** All texts that must be there. */
  readonly says: readonly string[];
}

/** Every field of an operation; failures that share one body show it once, and a link leads to what all operations share. */
export function expectOperation({ parameters, body, responses }: Operation): Expected[] {
  const failures = responses.filter(({ status }) => !/^[23]/.test(status));
  const written = failures.find(({ status }) => status === "default") ?? failures[0];
  return [
    ...parameters.flatMap((parameter) => expectFields([parameter.field], `${parameter.in}.`)),
    ...(body === undefined ? [] : expectMessage(body, "body.")),
    ...responses.flatMap((response) => {
      const { status, text, headers, failure } = response;
      if (status === "default" && failure !== undefined) {
        return [{ id: "response.default", says: [failure] }, ...expectMessage(response, "response.default.")];
      }
      const shared = failures.includes(response) && response !== written && isSameBody(response, written);
      const own = shared
        ? []
        : [
            ...expectMessage(response, `response.${status}.`),
            ...expectFields(headers, `response.${status}.header.`),
          ];
      return [...own, { id: `response.${status}`, says: [toPlainText(text)] }];
    }),
  ];
}

/** What the page of errors has for a failure that all operations share. */
export function expectSharedFailure({ headers }: Response): Expected[] {
  return expectFields(headers, "");
}

/** Every field of an event. */
export function expectTopic({ message }: Topic): Expected[] {
  const parts = ["context", "payload"];
  return expectMessage(message, "").filter(({ id }) => !parts.includes(id));
}

/** Every field of a schema. */
export function expectSchema({ field }: Schema): Expected[] {
  return expectFields(listFields(field), "");
}

function expectMessage(message: Message, prefix: string): Expected[] {
  return expectFields(listMessageFields(message), prefix);
}

function expectFields(fields: readonly Field[], prefix: string): Expected[] {
  return fields.map((field) => ({
    id: `${prefix}${field.path}`,
    says: [
      field.name,
      field.type,
      toPlainText(field.text),
      ...field.constraints,
      ...field.values.map(spell),
      ...(field.default === undefined ? [] : [spell(field.default)]),
      ...(field.required ? ["required"] : []),
      ...(field.deprecated ? ["deprecated"] : []),
    ],
  }));
}

function spell(value: unknown): string {
  return typeof value === "string" && value !== "" ? value : JSON.stringify(value);
}

function isSameBody(one: Message, other: Message | undefined): boolean {
  const describe = (message: Message | undefined) =>
    JSON.stringify(message === undefined ? [] : listMessageFields(message));
  return describe(one) === describe(other);
}
