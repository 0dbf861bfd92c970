import type { SpaceBlueprint, SpaceConfig } from "@data-import/types";
import { getApp } from "../apps/apps.ts";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { createSpace, type NewSpace } from "../lifecycle/create-space.ts";
import { readJson } from "../storage/rows/columns.ts";
import { applyBlueprint } from "./blueprint.ts";
import { findAppTemplate } from "./store.ts";
import { applyTemplate, getTemplate } from "./templates.ts";

/** Creates a space: empty, from a template, or from the blueprint of its app. */
export async function makeSpace(context: Context, config: SpaceConfig): Promise<NewSpace> {
  const { spaceConfigId, autoConfigure, isAppTemplate } = config;
  if (spaceConfigId !== undefined) {
    const template = await getTemplate(context, spaceConfigId, "spaceConfigId");
    const { environment_id: environmentId, app_id: appId } = template;
    const { environmentId: given = environmentId } = config;
    if (given !== environmentId) {
      throw createInvalid(
        "reference_mismatch",
        "spaceConfigId",
        `The template is in the environment \`${environmentId}\`.`,
      );
    }
    const place = { environmentId, ...(appId !== null && { appId }) } as SpaceConfig;
    const created = await createSpace(context, { ...place, ...config });
    await applyTemplate(context, template, created.id);
    return created;
  }
  const created = await createSpace(context, config);
  const { app_id: appId, environment_id: environmentId } = created.space;
  if (appId === null || autoConfigure === true) return created;
  const template = isAppTemplate ? undefined : await findAppTemplate(context, appId, environmentId);
  if (template !== undefined) await applyTemplate(context, template, created.id);
  else {
    const blueprint = readJson<SpaceBlueprint>((await getApp(context, appId)).blueprint);
    if (blueprint !== undefined) await applyBlueprint(context, created.space, blueprint, config);
  }
  return created;
}
