import type { Action, SheetConfig } from "@data-import/types";

/** The configuration of a sheet, and the actions in it. Absent lists are undefined: their actions stay as they are. */
export interface ActionParts {
  /** Without the actions, as it is stored. */
  readonly config: SheetConfig;
  readonly ofSheet: readonly Action[] | undefined;
  /** By the key of the field. Each is mounted on its field. */
  readonly ofFields: ReadonlyMap<string, readonly Action[]>;
}

/** Takes the actions out of a configuration: they are resources of their own. */
export function splitActions({ actions: ofSheet, ...config }: SheetConfig): ActionParts {
  const ofFields = new Map<string, readonly Action[]>();
  const fields = config.fields.map(({ actions, ...field }) => {
    if (actions !== undefined)
      ofFields.set(
        field.key,
        actions.map((action) => mountOn(field.key, action)),
      );
    return field;
  });
  return { config: { ...config, fields }, ofSheet, ofFields };
}

/** The configuration of a sheet with its actions. Those that are mounted on one of its fields are in that field. */
export function joinActions(config: SheetConfig, actions: readonly Action[] = []): SheetConfig {
  if (actions.length === 0) return config;
  const isOfSheet = selectActions(config);
  const ofSheet = actions.filter(isOfSheet);
  const fields = config.fields.map((field) => {
    const ofField = actions.filter(selectActions(config, field.key));
    return ofField.length === 0 ? field : { ...field, actions: ofField };
  });
  return { ...config, fields, ...(ofSheet.length > 0 && { actions: ofSheet }) };
}

/** A condition: the actions that a configuration lists in this field, or without a key for the sheet itself. */
export function selectActions({ fields }: SheetConfig, key?: string): (action: Action) => boolean {
  return ({ mount }) => {
    const only = mount?.type === "field" && mount.keys?.length === 1 ? mount.keys[0] : undefined;
    return fields.some((field) => field.key === only) ? only === key : key === undefined;
  };
}

function mountOn(key: string, action: Action): Action {
  return { ...action, mount: { type: "field", keys: [key] } };
}
