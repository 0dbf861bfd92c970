import type { CellValueUnion, Property } from "@data-import/types";
import { getFieldType, getOptions, isList } from "../rows/field-types.ts";
import { labelOption, listOptions, readValue, writeValue } from "../rows/field-values.ts";
import { make } from "./dom.ts";
import type { TableModel } from "./model.ts";

/** A control in a cell. */
export interface Editor {
  readonly element: HTMLElement & { value: string };
  /** Whether arrow keys up and down belong to it. */
  readonly usesArrows: boolean;
  /** What was entered. */
  read(): CellValueUnion;
}

/** What to edit: the value, or a text that was typed in its place. */
export interface EditorRequest {
  readonly field: Property;
  readonly value: CellValueUnion;
  readonly typed: string | undefined;
  readonly model: TableModel;
}

let lists = 0;
const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Makes the control that fits a field: a menu, a date, a text; texts that a control could not show are edited as texts. */
export function createEditor(request: EditorRequest): Editor {
  const { field, value, model } = request;
  const options = getOptions(field);
  const isOption = options !== undefined && !options.allowCustom;
  const editor =
    getFieldType(field).holds === "boolean" || isOption
      ? createMenu(request)
      : isList(field)
        ? createLines(request)
        : createLine(request);
  const { element } = editor;
  element.classList.add("editor");
  element.setAttribute("aria-label", `${field.label ?? field.key}, ${model.texts.editing}`);
  element.setAttribute("dir", "auto");
  if (value === null && element instanceof HTMLInputElement) element.placeholder = placeholder(field, model);
  return editor;
}

function createLine({ field, value, typed, model }: EditorRequest): Editor {
  const text = typed ?? writeValue(value);
  const { holds, isLong, getReference } = getFieldType(field);
  if (isLong?.(field) === true) return createLines({ field, value, typed, model });
  const element = make("input", "");
  if (holds === "day" && (text === "" || calendarDay.test(text)) && typed === undefined)
    element.type = "date";
  if (holds === "number") element.inputMode = "decimal";
  if (getReference ?? getOptions(field)) proposeValues(element, field, model);
  element.value = text;
  return {
    element,
    usesArrows: element.type === "date",
    read: () => readValue(field, element.value, model.texts),
  };
}

function createLines({ field, value, typed, model }: EditorRequest): Editor {
  const element = make("textarea", "");
  element.value = typed ?? writeValue(value);
  const fit = () => {
    element.rows = Math.min(8, Math.max(isList(field) ? 3 : 1, element.value.split("\n").length));
  };
  fit();
  element.addEventListener("input", fit);
  return { element, usesArrows: element.rows > 1, read: () => readValue(field, element.value, model.texts) };
}

/** One option, or several: a native menu, with the value of now even if it is none of the options. */
function createMenu({ field, value, typed, model }: EditorRequest): Editor {
  const element = make("select", "");
  element.multiple = isList(field);
  const now = new Set(
    (Array.isArray(value) ? value : [value]).map((item) => (item === null ? "" : String(item))),
  );
  const { texts } = model;
  const options =
    getFieldType(field).holds === "boolean"
      ? [
          { value: true, label: texts.yes },
          { value: false, label: texts.no },
        ]
      : listOptions(field, model.language);
  const known = new Map<string, CellValueUnion>();
  const add = (item: CellValueUnion, label: string) => {
    const key = item === null ? "" : String(item);
    known.set(key, item);
    element.append(new Option(label, key, false, now.has(key)));
  };
  if (!element.multiple) add(null, texts.noValue);
  for (const option of options) add(option.value, labelOption(option));
  for (const key of now) if (!known.has(key) && key !== "") add(key, texts.notAnOption(key));
  if (typed !== undefined && !element.multiple) {
    const found = [...element.options].find(({ label }) =>
      label.toLowerCase().startsWith(typed.toLowerCase()),
    );
    if (found !== undefined) element.value = found.value;
  }
  if (element.multiple) element.size = Math.min(8, Math.max(2, element.length));
  const chosen = () => [...element.selectedOptions].map((option) => option.value);
  return {
    element,
    usesArrows: true,
    read: () => (element.multiple ? chosen() : (known.get(element.value) ?? null)),
  };
}

/** Proposes values while a person types. */
function proposeValues(element: HTMLInputElement, field: Property, model: TableModel): void {
  const list = make("datalist", "", { id: `di-values-${lists++}` });
  element.setAttribute("list", list.id);
  let asked = 0;
  const propose = async () => {
    asked += 1;
    const own = asked;
    const values = await model.suggest(field, element.value);
    if (own === asked) list.replaceChildren(...values.map((value) => new Option(value)));
  };
  element.addEventListener("focus", () => {
    element.after(list);
    void propose();
  });
  element.addEventListener("input", () => void propose());
}

const placeholder = (field: Property, { texts }: TableModel): string =>
  getFieldType(field).holds === "day" ? texts.dateForm : "";
