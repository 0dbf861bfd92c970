/**
 * How well a query that looks like a path or an address fits a route: 2 for all of it, 1 for its start, 0 for no match;
 * and 1.5 for each step that both have, so that `/agents/log` is not the agent with the id `log`.
 */
export function matchRoute(query: string, route: string): number {
  const [method = "", template = ""] = route.split(" ");
  const [, wantedMethod = "", wanted = ""] =
    query.trim().match(/^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+(?:\/v1)?)?(\/[^?#]*)/i) ?? [];
  if (wanted === "" || !method.startsWith(wantedMethod.toUpperCase())) return 0;
  const steps = splitSteps(wanted);
  const own = splitSteps(template);
  if (steps.length === 0 || steps.length > own.length) return 0;
  // A concrete id matches any parameter; the last step may still be incomplete.
  const isSame = (step: string, at: number) => own[at]?.startsWith("{") || own[at] === step;
  const isBegun = (step: string, at: number) => isSame(step, at) || own[at]?.startsWith(step);
  const shared = 1.5 * steps.filter((step, at) => own[at] === step).length;
  if (steps.length === own.length && steps.every(isSame)) return 2 + shared;
  return steps.every((step, at) => (at === steps.length - 1 ? isBegun : isSame)(step, at)) ? 1 + shared : 0;
}

function splitSteps(path: string): string[] {
  return path.toLowerCase().split("/").filter(Boolean);
}
