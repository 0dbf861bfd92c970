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
import { type Filled, keyOf, type TryItOperation } from "./operation.ts";
import { makeTarget, type Target } from "./target.ts";

/** The form of an operation. */
export interface TryItForm {
  readonly form: HTMLFormElement;
  readonly target: Target;
  /** What is filled in, whether it can be sent or not. */
  read(): Filled;
  /** Whether it can be sent; complains at the fields that stand against it and goes to the first of them. */
  check(): boolean;
  /** Complains at the field of that name, if there is one. */
  complain(name: string, problem: string): void;
}

/** Makes the form; `actions` come at its end. */
export function makeForm(operation: TryItOperation, ...actions: readonly HTMLElement[]): TryItForm {
  const target = makeTarget();
  const rows = operation.fields.map((field) => ({ field, ...makeFieldRow(field) }));
  const body = operation.bodies && makeBody(operation.bodies);
  const answer = makeAnswerChoice(operation);
  const showAnswer = () => {
    answer.row.hidden = !target.isMock() || operation.answers.length === 0;
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
    answer.row,
    ...actions,
  );
  form.addEventListener("input", showAnswer);
  showAnswer();

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
      ...(!answer.row.hidden && answer.control.value && { prefer: answer.control.value }),
    };
  };
  const check = () => {
    const wrong = [
      target.check(),
      ...rows.map(({ field, ...row }) => complainAt(row, findProblem(field, readControl(row)))),
      body && complainAt(body.text, findJsonProblem(body.text.control.value)),
    ].find((each) => each !== undefined);
    wrong?.closest("details")?.setAttribute("open", "");
    wrong?.focus();
    return wrong === undefined;
  };
  const complain = (name: string, problem: string) =>
    rows.find(({ field }) => field.name === name)?.complain(problem);
  return { form, target, read, check, complain };
}

/** Puts away what need not be filled in. */
function fold(rows: readonly HTMLElement[]): HTMLElement[] {
  if (rows.length === 0) return [];
  const title = `${rows.length} optional ${rows.length === 1 ? "field" : "fields"}`;
  return [element("details", { class: "try-fold" }, element("summary", {}, title), ...rows)];
}

/** An editor for the body, and a choice of bodies to begin with where there are several. */
function makeBody(bodies: NonNullable<TryItOperation["bodies"]>): { text: FieldRow; rows: HTMLElement[] } {
  const write = (index: number) => JSON.stringify(bodies[index]?.value ?? {}, null, 2);
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

function makeAnswerChoice({ answers }: TryItOperation): FieldRow {
  const choice = element(
    "select",
    {},
    element("option", { value: "" }, "The default response"),
    ...answers.map(({ title, prefer }) => element("option", { value: prefer }, title)),
  );
  return makeRow("try.answer", "Response of the mock", choice);
}
