import type { Description, Field } from "../description/model.ts";
import { statuses } from "../markdown/statuses.ts";
import type { Place } from "../scripts/search/entry.ts";
import type { EntryDraft } from "./draft.ts";

/** The entries from the description: operations, fields with their values, topics, schemas. */
export function collectDescription(description: Description): EntryDraft[] {
  const occurrences = description.operations.flatMap(listOccurrences);
  return [
    ...description.operations.map(({ id, method, path, summary, text }): EntryDraft => {
      const places = [{ path: `operations/${id}/` }];
      return { kind: "operation", name: id, title: summary, route: `${method} ${path}`, places, text };
    }),
    ...collectFields(occurrences),
    ...collectValues(description, occurrences),
    ...description.topics.map(({ name, slug, summary, text }): EntryDraft => {
      return { kind: "topic", name, title: summary, places: [{ path: `events/${slug}/` }], text };
    }),
    ...description.schemas.map(({ name, text }): EntryDraft => {
      // What holds the data of a response is found by its name; the data has a schema with a text.
      const words = name.endsWith("Response") ? "" : text;
      return { kind: "schema", name, title: "", places: [{ path: `schemas/${name}/` }], text: words };
    }),
    ...collectErrors(description),
  ];
}

/** One entry for each status, for each code with its message, and for each failure with the messages of its examples. */
function collectErrors({ failures, errorCodes }: Description): EntryDraft[] {
  return [
    ...statuses.map(({ status, name, meaning, advice }): EntryDraft => {
      const places = [{ path: `errors/#what-to-do.${status}` }];
      return { kind: "error", name: `${status} ${name}`, title: "", places, text: `${meaning}\n\n${advice}` };
    }),
    ...errorCodes.map(({ code, message }): EntryDraft => {
      return { kind: "error", name: code, title: "", places: [{ path: `errors/${code}/` }], text: message };
    }),
    ...failures.map(({ name, text, examples, usedBy }): EntryDraft => {
      const messages = examples.flatMap(({ value }) => readMessages(value));
      // The name of a failure does not contain its status, and people type it.
      const status = new Set(usedBy.map((use) => use.status)).values().next().value ?? "";
      return {
        kind: "error",
        name,
        title: "",
        places: [{ path: `errors/${name}/` }],
        text: [status, text, ...messages].join("\n\n"),
      };
    }),
  ];
}

/** The messages in the body of a failure. */
function readMessages(body: unknown): string[] {
  const { errors = [] } = body as { readonly errors?: readonly { readonly message: string }[] };
  return errors.map(({ message }) => message);
}

/** A field in an operation. */
interface Occurrence {
  readonly field: Field;
  readonly place: Place;
}

function listOccurrences({
  id,
  parameters,
  body,
  responses,
}: Description["operations"][number]): Occurrence[] {
  const place = (part: string, field: Field): Occurrence => {
    return { field, place: { path: `operations/${id}/#${part}.${field.path}`, part, operation: id } };
  };
  // Failures share one envelope, which has its own page.
  const successes = responses.filter(({ status }) => status < "4");
  return [
    ...parameters.map(({ in: part, field }) => place(part, field)),
    ...listInside(body?.field).map((field) => place("body", field)),
    ...successes.flatMap(({ status, field }) =>
      listInside(field).map((each) => place(`response.${status}`, each)),
    ),
  ];
}

function listInside(field: Field | undefined): Field[] {
  const children = [
    ...(field?.children ?? []),
    ...(field?.variants ?? []).flatMap((variant) => variant.children),
  ];
  return children.flatMap((child) => [child, ...listInside(child)]);
}

/** One entry for each path, even if several operations have it. */
function collectFields(occurrences: readonly Occurrence[]): EntryDraft[] {
  return [...Map.groupBy(occurrences, ({ field }) => field.path)].map(([name, same]) => ({
    kind: "field",
    name,
    title: "",
    places: same.map(({ place }) => place),
    text: same[0]?.field.text ?? "",
  }));
}

/**
 * One entry for each value of each schema, and for each value of a field that lists its own; topics have entries
 * already.
 */
function collectValues({ schemas, topics }: Description, occurrences: readonly Occurrence[]): EntryDraft[] {
  const named = schemas.flatMap(({ name, field }) =>
    field.values.map((value): EntryDraft => {
      return { kind: "value", name: String(value), title: name, places: [{ path: `schemas/${name}/` }] };
    }),
  );
  const enums = new Set(schemas.filter(({ field }) => field.values.length > 0).map(({ name }) => name));
  const own = occurrences
    .filter(({ field }) => field.values.length > 0 && !enums.has(field.schema ?? ""))
    .flatMap(({ field, place }) =>
      field.values.map((value): EntryDraft => {
        // The path of a field starts differently in a request, a response and a list.
        const title = field.path.split(".").slice(-2).join(".");
        return { kind: "value", name: String(value), title, places: [{ path: place.path }] };
      }),
    );
  const groups = Map.groupBy(own, ({ name, title }) => `${title} ${name}`).values();
  const once = [...groups].flatMap((same) => same.slice(0, 1));
  const names = new Set(topics.map(({ name }) => name));
  return [...named, ...once].filter(({ name }) => !names.has(name));
}
