import type { Client } from "@data-import/client";
import type { Environment, EnvironmentId } from "@data-import/types";
import type { Context } from "../context.ts";
import { Failure } from "../failure.ts";

/** The environment for a command without one: of `login`, else the only one, else `development`; it is said. */
export async function findEnvironment(
  { api, print, environmentId, signal }: Context,
  given?: EnvironmentId,
): Promise<EnvironmentId> {
  if (given ?? environmentId) return (given ?? environmentId) as EnvironmentId;
  const environments = await listEnvironments(api, signal);
  const usual = chooseEnvironment(environments);
  if (!usual) {
    throw new Failure(
      `There are ${environments.length} environments: ${environments.map(({ name }) => name).join(", ")}.`,
      "Choose one with --environment-id, or for all commands: data-import login --environment <name>",
    );
  }
  if (environments.length > 1)
    print.note(
      `In the environment ${usual.name}. Another one: --environment-id, see data-import environments list`,
    );
  return usual.id;
}

/** The environments that the token may see. */
export const listEnvironments = (api: Client, signal?: AbortSignal): Promise<Environment[]> =>
  api.environments.list({}, { signal }).toArray({ limit: 100 });

/** The only one; else the only one that is not for production, or the one with the name `development`. */
export function chooseEnvironment(environments: readonly Environment[]): Environment | undefined {
  const [first] = environments;
  if (environments.length === 1) return first;
  const others = environments.filter(({ isProd }) => !isProd);
  return others.length === 1 ? others[0] : others.find(({ name }) => name === "development");
}
