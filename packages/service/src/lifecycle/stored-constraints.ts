import { nameVersion, type TakenConstraint, type TakenConstraints } from "@data-import/tables/constraints";
import type { SheetConfig, StoredConstraint } from "@data-import/types";
import { deleteConstraintRows } from "../apps/stored-constraint-store.ts";
import { takeConstraint } from "../apps/stored-constraints.ts";
import type { Context } from "../context/context.ts";
import { DomainError, type Problem } from "../domain/errors.ts";
import { findSheetWithConstraint } from "../sheets/store.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";

interface Options {
  /** The sheet before a change, or the one that a new sheet is a copy of. */
  readonly before?: { readonly config: SheetConfig; readonly taken: TakenConstraints } | undefined;
  /** Where the request has the configuration: `sheets[0].`, or the empty text. */
  readonly path?: string | undefined;
}

/**
 * The stored constraints that the fields of a sheet name. What the sheet took over before stays as it is. Throws an
 * `invalid` for those that the app of the space does not have.
 */
export async function takeConstraints(
  context: Context,
  workbookId: string,
  config: SheetConfig,
  { before, path = "" }: Options,
): Promise<TakenConstraints> {
  const named = listNamed(config);
  if (named.length === 0) return {};
  const { app_id: appId } = await getWorkbook(context, workbookId);
  const known = new Set(
    before === undefined ? [] : listNamed(before.config).map(([, each]) => nameVersion(each)),
  );
  const taken: Record<string, TakenConstraint> = {};
  const problems: Problem[] = [];
  for (const [key, { validator, version = 1 }] of named) {
    const name = nameVersion({ validator, version });
    const found =
      taken[name] ?? before?.taken[name] ?? (await takeConstraint(context, appId, { validator, version }));
    if (found !== undefined) taken[name] = found;
    else if (!known.has(name))
      problems.push({ key: path + key, message: describeMissing(appId, validator, version) });
  }
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
  return taken;
}

/** Deletes a stored constraint; throws a `conflict` if a sheet uses it. */
export async function deleteConstraint(
  context: Context,
  row: Parameters<typeof deleteConstraintRows>[1][number],
): Promise<void> {
  const sheet = await findSheetWithConstraint(context, row.id);
  if (sheet !== undefined) {
    const message = `The sheet \`${sheet.slug}\` (\`${sheet.id}\`) uses the constraint \`${row.validator}\`, so it cannot be deleted.`;
    throw new DomainError("constraint_in_use", { message, key: "constraintId" });
  }
  await deleteConstraintRows(context, [row]);
}

/** The stored constraints of the fields, each with its place in the configuration. */
function listNamed({ fields }: SheetConfig): (readonly [key: string, constraint: StoredConstraint])[] {
  return fields.flatMap(({ constraints = [] }, field) =>
    constraints.flatMap((constraint, index) =>
      constraint.type === "stored"
        ? [[`fields[${field}].constraints[${index}].validator`, constraint] as const]
        : [],
    ),
  );
}

function describeMissing(appId: string | null, validator: string, version: number): string {
  const where = appId === null ? "The space belongs to no app, and the service" : `The app \`${appId}\``;
  return `${where} has no stored constraint \`${validator}\` with the version ${version}: getConstraints lists those that exist.`;
}
