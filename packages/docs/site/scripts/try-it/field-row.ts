import { element } from "../element.ts";
import { keyOf, type TryItField } from "./operation.ts";

/** One line of the form: a label, a control, and below it the error of its value. */
export interface FieldRow {
  readonly row: HTMLElement;
  readonly control: Control;
  /** Shows an error; `undefined` removes it. */
  complain(problem?: string): void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts a control under its label. */
export function makeRow(id: string, label: string | HTMLElement, control: Control, hint?: string): FieldRow {
  const problem = element("p", { class: "try-problem", id: `${id}.problem`, hidden: true });
  const help = hint === undefined ? [] : [element("p", { class: "try-hint", id: `${id}.hint` }, hint)];
  control.id = id;
  control.setAttribute("aria-describedby", [...help, problem].map((each) => each.id).join(" "));
  const complain = (text = "") => {
    problem.textContent = text;
    problem.hidden = text === "";
    if (text) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  };
  control.addEventListener("input", () => complain());
  const row = element(
    "div",
    { class: "try-field" },
    element("label", { for: id }, label),
    control,
    ...help,
    problem,
  );
  return { row, control, complain };
}

/** The line of a parameter or of a part of an upload. */
export function makeFieldRow(field: TryItField): FieldRow {
  const label = element(
    "span",
    {},
    element("code", {}, field.name),
    ...(field.deprecated ? [element("small", {}, " deprecated")] : []),
  );
  return makeRow(`try.${keyOf(field)}`, label, makeControl(field));
}

function makeControl({ type, values, example = "", required }: TryItField): Control {
  if (type === "file") {
    const input = element("input", { type: "file", required });
    // So that the form can be sent unchanged.
    const files = new DataTransfer();
    files.items.add(new File([example], "products.csv", { type: "text/csv" }));
    input.files = files.files;
    return input;
  }
  const choices = type === "boolean" ? ["true", "false"] : values;
  if (choices) {
    const offered = required ? choices : ["", ...choices];
    const options = offered.map((choice) => element("option", { value: choice }, choice || "not sent"));
    return element("select", { required }, ...options);
  }
  const shared = { required, placeholder: required ? undefined : example, spellcheck: "false" };
  const text = required ? example : "";
  if (type === "list") return element("textarea", { ...shared, rows: "3" }, text);
  return element("input", {
    ...shared,
    value: text,
    autocomplete: "off",
    inputmode: type && "numeric",
  });
}

/** Shows or removes the error of a row; returns its control if there is an error. */
export function complainAt(row: FieldRow, problem: string | undefined): HTMLElement | undefined {
  row.complain(problem);
  return problem === undefined ? undefined : row.control;
}

/** The value in the control of a field; undefined if it is empty. */
export function readControl({ control }: FieldRow): string | File | undefined {
  const file = control instanceof HTMLInputElement && control.files?.[0];
  return file || (control.type === "file" ? undefined : control.value.trim() || undefined);
}

/** The error of the value of a field, as a sentence; nothing if it can be sent. */
export function findProblem(field: TryItField, value: string | File | undefined): string | undefined {
  if (value === undefined) return field.required && `${field.name} is required.`;
  if (field.type === "number" && Number.isNaN(Number(value))) {
    return `${field.name} must be a number, such as ${field.example ?? 1}.`;
  }
  if (field.in === "header" && !/^[ -~]+$/.test(String(value))) {
    return `${field.name} may contain only ASCII characters.`;
  }
  if (field.type === "list")
    return findJsonProblem(String(value), "a list in JSON, such as [{ … }]", Array.isArray);
  return undefined;
}

/** Why a text is not JSON, as a sentence; undefined if it is JSON. */
export function findJsonProblem(
  text: string,
  wanted = "JSON",
  isWanted: (value: unknown) => boolean = () => true,
): string | undefined {
  try {
    return isWanted(JSON.parse(text)) ? undefined : `This must be ${wanted}.`;
  } catch (error) {
    return `This must be ${wanted}. ${(error as Error).message}.`;
  }
}
