import type {
  Action,
  ActionConstraint,
  InputField,
  JobConfig,
  JobSubject,
  Property,
  Sheet,
  Space,
  Workbook,
} from "@data-import/types";

/** An action with a button, and the resource that a press of it is about. */
export interface ShownAction {
  readonly action: Action & { readonly operation: string };
  readonly type: "sheet" | "workbook" | "space";
  readonly source: string;
  /** The fields whose menus have the button; undefined if it is beside the records. */
  readonly fields?: readonly string[];
}

/** The resources that a sheet is in. */
export interface ActionPlace {
  readonly sheet: Sheet;
  readonly workbook: Workbook;
  readonly space: Space;
}

/** The actions with a button at a sheet: its own, and those of its workbook and its space. The primary ones are last. */
export function listActions({ sheet, workbook, space }: ActionPlace): ShownAction[] {
  const ids = { sheet: sheet.id, workbook: workbook.id, space: space.id };
  const owned: readonly (readonly [ShownAction["type"], readonly Action[] | undefined])[] = [
    ["sheet", sheet.config.actions],
    ["workbook", workbook.actions],
    ["space", space.actions],
  ];
  const shown = owned.flatMap(([owner, actions = []]) =>
    actions.flatMap((action): ShownAction[] => {
      const operation = action.operation ?? action.slug;
      // Without an operation, a press starts nothing.
      if (operation === undefined) return [];
      const named = { ...action, operation };
      const mount = action.mount ?? { type: owner };
      const isHere = (slugs: readonly string[] | undefined, slug: string | undefined) =>
        slugs === undefined || (slug !== undefined && slugs.includes(slug));
      switch (mount.type) {
        case "sheet":
          return isHere("slugs" in mount ? mount.slugs : undefined, sheet.slug)
            ? [{ action: named, type: "sheet", source: ids.sheet }]
            : [];
        case "workbook":
          return isHere("slugs" in mount ? mount.slugs : undefined, writeSlug(workbook.name ?? ""))
            ? [{ action: named, type: "workbook", source: ids.workbook }]
            : [];
        case "space":
          return [{ action: named, type: "space", source: ids.space }];
        case "field": {
          const keys = sheet.config.fields.map(({ key }) => key);
          const wanted = "keys" in mount ? (mount.keys ?? keys) : keys;
          return [{ action: named, type: "sheet", source: ids.sheet, fields: wanted }];
        }
        default:
          return [];
      }
    }),
  );
  // A sheet has the actions that are mounted on one of its fields at that field.
  const ofFields = sheet.config.fields.flatMap(({ key, actions = [] }) =>
    actions.flatMap((action): ShownAction[] => {
      const operation = action.operation ?? action.slug;
      if (operation === undefined) return [];
      return [{ action: { ...action, operation }, type: "sheet", source: ids.sheet, fields: [key] }];
    }),
  );
  const isPrimary = ({ action }: ShownAction) => action.primary === true;
  const all = [...shown, ...ofFields];
  return [...all.filter((each) => !isPrimary(each)), ...all.filter(isPrimary)];
}

/** The name of a workbook for programs, as the service makes it. */
function writeSlug(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu)?.join("-") ?? "workbook";
}

/** What a person sees that constraints are about. */
export interface PressScene {
  readonly total: number;
  readonly errors: number;
  readonly selected: number;
  readonly fields: readonly Property[];
  /** The field whose menu has the button. */
  readonly fieldKey?: string | undefined;
}

/** Why a button cannot be pressed. */
export type Hindrance =
  | { readonly kind: "saving" | "no-data" | "no-selection" | "no-column" }
  | { readonly kind: "errors"; readonly errors: number };

/** The first constraint that does not hold, as far as the page knows it; the service checks all of them. */
export function findHindrance(
  { constraints = [], requireSelection, requireAllValid }: Action,
  scene: PressScene,
): Hindrance | undefined {
  const all: readonly ActionConstraint[] = [
    ...constraints,
    ...(requireSelection === true ? [{ type: "hasSelection" } as const] : []),
    ...(requireAllValid === true ? [{ type: "hasAllValid" } as const] : []),
  ];
  for (const constraint of all) {
    const { type } = constraint;
    if (type === "hasData" && scene.total === 0) return { kind: "no-data" };
    if (type === "hasSelection" && scene.selected === 0) return { kind: "no-selection" };
    if (type === "hasColumnEnabled") {
      const { fields, fieldKey } = scene;
      const enabled = fields.filter(({ key, readonly }) => readonly !== true && key === (fieldKey ?? key));
      if (enabled.length === 0) return { kind: "no-column" };
    }
    if (type === "hasAllValid" && scene.errors > 0) {
      // How many of the selected records have errors, the service says.
      if (scene.selected === 0 || constraint.ignoreSelection === true)
        return { kind: "errors", errors: scene.errors };
    }
  }
  return undefined;
}

/** The text of the dialog: by the validity of the records, if the action wants it so. */
export function pickText(action: Action, errors: number): string | undefined {
  const { description, invalidConditionalMessaging, invalidRecordsMessage, validRecordsMessage } = action;
  if (invalidConditionalMessaging !== true) return description;
  return (errors > 0 ? invalidRecordsMessage : validRecordsMessage) ?? description;
}

/** Whether a press opens a dialog, or starts the job at once. */
export function asksFirst({ confirm, guardrail, inputForm }: Action): boolean {
  return confirm !== false || guardrail !== undefined || (inputForm?.fields.length ?? 0) > 0;
}

/** What a person typed into the fields of a form, by key: texts, and whether boxes are checked. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** What the fields of a form have at the beginning. */
export function beginForm(fields: readonly InputField[]): Typed {
  return Object.fromEntries(fields.map((field) => [field.key, beginField(field)]));
}

function beginField({ type, defaultValue, config }: InputField): string | boolean {
  if (type === "boolean") return defaultValue === true;
  if (type === "enum") {
    const place = config?.options.findIndex(({ value }) => value === defaultValue) ?? -1;
    return place < 0 ? "" : String(place);
  }
  if (defaultValue === undefined || defaultValue === null) return "";
  return typeof defaultValue === "string" ? defaultValue : JSON.stringify(defaultValue);
}

/** What the job receives. Fields that are empty are null; a field of an unknown kind takes JSON, or else a text. */
export function readForm(fields: readonly InputField[], typed: Typed): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.key, readField(field, typed[field.key] ?? "")]));
}

function readField({ type, config }: InputField, typed: string | boolean): unknown {
  if (typeof typed === "boolean") return typed;
  if (typed.trim() === "") return null;
  if (type === "string" || type === "textarea") return typed;
  if (type === "number") return Number(typed);
  if (type === "enum") return config?.options[Number(typed)]?.value ?? null;
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

/** Whether a field must have a value. */
export function isNeeded({ constraints = [] }: InputField): boolean {
  return constraints.some(({ type }) => type === "required");
}

/** The keys of the fields that must have a value and have none. */
export function findMissing(fields: readonly InputField[], typed: Typed): string[] {
  const input = readForm(fields, typed);
  return fields.filter((field) => isNeeded(field) && input[field.key] === null).map(({ key }) => key);
}

/** Records that a person has selected, as the request that lists them. */
export interface RecordSelection {
  readonly count: number;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What a person chose before a press. */
export interface Press {
  readonly shown: ShownAction;
  readonly sheetId: string;
  readonly fieldKey?: string | undefined;
  readonly selection: RecordSelection | undefined;
  readonly input?: Readonly<Record<string, unknown>> | undefined;
}

/** The job that a press starts. */
export function writeJob({ shown, sheetId, fieldKey, selection, input }: Press): JobConfig {
  const hasSubject = selection !== undefined || fieldKey !== undefined;
  const subject: JobSubject = {
    type: "collection",
    // Without records, the subject is the column alone.
    resource: selection === undefined ? "fields" : "records",
    params: { sheetId, ...(fieldKey !== undefined && { fieldKey }) },
    query: { ...selection?.query },
  };
  return {
    ...{ type: shown.type, operation: shown.action.operation, source: shown.source },
    trigger: "immediate",
    ...(input !== undefined && { input }),
    ...(hasSubject && { subject }),
  } as JobConfig;
}
