import { element } from "../element.ts";
import {
  complainAt,
  type FieldRow,
  findJsonProblem,
  findProblem,
  makeFieldRow,
  makeRow,
  readControl,
} from "./field-row.ts";
import { type Filled, keyOf, type TryItBody, type TryItOperation, writeBody } from "./operation.ts";
import { makeTarget, type Target } from "./target.ts";

/** The form of an operation. */
export interface TryItForm {
  readonly form: HTMLFormElement;
  readonly target: Target;
  /** The current values, valid or not. */
  read(): Filled;
  /** Whether it can be sent; if not, shows the errors at their fields and focuses the first one. */
  check(): boolean;
  /** Shows an error at the field of that name, if there is one. */
  complain(name: string, problem: string): void;
}

/** Makes the form; `actions` come at its end. */
export function makeForm(operation: TryItOperation, ...actions: readonly HTMLElement[]): TryItForm {
  const target = makeTarget();
  const rows = operation.fields.map((field) => ({ field, ...makeFieldRow(field) }));
  const body = operation.bodies && makeBody(operation, operation.bodies);
  const response = makeResponseChoice(operation);
  const showResponse = () => {
    response.row.hidden = !target.isMock() || operation.responses.length === 0;
  };
  const needed = rows.filter(({ field }) => field.required);
  const optional = rows.filter(({ field }) => !field.required);
  const form = element(
    "form",
    { class: "try-form", novalidate: true },
    ...target.rows,
    ...needed.map(({ row }) => row),
    ...fold(optional.map(({ row }) => row)),
    ...(body?.rows ?? []),
    response.row,
    ...actions,
  );
  form.addEventListener("input", showResponse);
  showResponse();

  const read = (): Filled => {
    const values = new Map<string, string | File>();
    for (const { field, ...row } of rows) {
      const value = readControl(row);
      if (value !== undefined) values.set(keyOf(field), value);
    }
    return {
      baseUrl: target.readBaseUrl(),
      token: target.readToken(),
      values,
      ...(body && { body: body.text.control.value }),
      ...(!response.row.hidden && response.control.value && { prefer: response.control.value }),
    };
  };
  const check = () => {
    const wrong = [
      target.check(),
      ...rows.map(({ field, ...row }) => complainAt(row, findProblem(field, readControl(row)))),
      operation.bodyType === undefined && body
        ? complainAt(body.text, findJsonProblem(body.text.control.value))
        : undefined,
    ].find((each) => each !== undefined);
    wrong?.closest("details")?.setAttribute("open", "");
    wrong?.focus();
    return wrong === undefined;
  };
  const complain = (name: string, problem: string) =>
    rows.find(({ field }) => field.name === name)?.complain(problem);
  return { form, target, read, check, complain };
}

/** Folds the optional fields. */
function fold(rows: readonly HTMLElement[]): HTMLElement[] {
  if (rows.length === 0) return [];
  const title = `${rows.length} optional ${rows.length === 1 ? "field" : "fields"}`;
  return [element("details", { class: "try-fold" }, element("summary", {}, title), ...rows)];
}

/** An editor for the body, and a choice of bodies to start with, if there are several. */
function makeBody(
  operation: TryItOperation,
  bodies: readonly TryItBody[],
): { text: FieldRow; rows: HTMLElement[] } {
  const write = (index: number) => writeBody(operation, index);
  const editor = element("textarea", { spellcheck: "false", required: true }, write(0));
  const text = makeRow("try.body", "Body", editor);
  const fit = () => {
    editor.rows = Math.min(Math.max(editor.value.split("\n").length, 3), 20);
  };
  editor.addEventListener("input", fit);
  fit();
  if (bodies.length < 2) return { text, rows: [text.row] };
  const choice = element(
    "select",
    {},
    ...bodies.map(({ title }, index) => element("option", { value: String(index) }, title)),
  );
  choice.addEventListener("input", () => {
    editor.value = write(Number(choice.value));
    text.complain();
    fit();
  });
  return { text, rows: [makeRow("try.example", "Start with", choice).row, text.row] };
}

function makeResponseChoice({ responses }: TryItOperation): FieldRow {
  const choice = element(
    "select",
    {},
    element("option", { value: "" }, "The default response"),
    ...responses.map(({ title, prefer }) => element("option", { value: prefer }, title)),
  );
  return makeRow("try.response", "Response of the mock", choice);
}
