import type { CurrentActor } from "@data-import/types";

/** Whether a person may do what operations with this permission do, such as `records:write`. */
export function mayDo({ permissions }: CurrentActor, permission: `${string}:${"read" | "write"}`): boolean {
  const [tag, verb] = permission.split(":");
  return ["*", `*:${verb}`, `${tag}:*`, permission].some((each) => permissions.includes(each));
}
