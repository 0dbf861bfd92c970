import type { Stage } from "./stage.ts";

/** Who sends the measured requests. A guest of the first space, and an Editor of its environment, are trusted least. */
export const callers = ["guest", "editor", "administrator"] as const;

export type CallerName = (typeof callers)[number];

/** The token of a caller. */
export async function createToken({ service, replaceIds }: Stage, caller: CallerName): Promise<string> {
  if (caller === "administrator") return service.token;
  const ask = async (method: string, path: string, body?: object) => {
    const sent = body === undefined ? undefined : replaceIds(JSON.stringify(body));
    return JSON.parse(await service.request(method, replaceIds(path), sent)).data;
  };
  const { environmentId } = await ask("GET", "/spaces/us_sp_x");
  const person = { name: "Ada", email: `${caller}@bench.example` };
  if (caller === "guest") {
    const [guest] = await ask("POST", "/guests", [{ ...person, environmentId, spaces: [{ id: "us_sp_x" }] }]);
    // The id of the examples would be replaced.
    const { data } = JSON.parse(await service.request("GET", `/guests/${guest.id}/token`));
    return data.token;
  }
  const roles: readonly { id: string; name: string }[] = await ask("GET", "/roles");
  const roleId = roles.find(({ name }) => name === "Editor")?.id;
  const sent = JSON.stringify({ ...person, actorRoles: [{ roleId, resourceId: environmentId }] });
  const { invitation } = JSON.parse(await service.request("POST", "/users/invite", sent)).data;
  const entering = JSON.stringify({ token: invitation.token });
  return JSON.parse(await service.request("POST", "/invitations/exchange", entering)).data.token;
}
