import { createClient } from "@data-import/client";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import type { Target } from "../target.ts";
import { createWitness } from "../witness.ts";
import { actionBehaviours } from "./actions.ts";
import { agentBehaviours } from "./agents.ts";
import type { Behaviour } from "./behaviour.ts";
import { changeBehaviours } from "./changes.ts";
import { companionBehaviours } from "./companions.ts";
import { eventBehaviours } from "./events.ts";
import { lifeBehaviours } from "./lives.ts";
import { recordBehaviours } from "./records.ts";
import { roleBehaviours } from "./roles.ts";
import { listStrangerChecks } from "./strangers.ts";
import { readWorld } from "./world.ts";

const behaviours: readonly Behaviour[] = [
  ...actionBehaviours,
  ...agentBehaviours,
  ...roleBehaviours,
  ...eventBehaviours,
  ...changeBehaviours,
  ...recordBehaviours,
  ...lifeBehaviours,
  ...companionBehaviours,
];

/** What a target that remembers must do: what was made is found, what was deleted is gone, strangers are refused. */
export function listBehaviourChecks(target: Target, coverage: Coverage): Check[] {
  const made = behaviours.map(({ subject, name, act }): Check => {
    return {
      subject,
      name,
      async run() {
        await target.reset?.();
        const witness = createWitness(target, coverage);
        const { baseUrl, auth } = target;
        const enter = (token: string) => createClient({ baseUrl, token, fetch: witness.fetch, retry: false });
        await act({ api: enter(auth.token), enter, world: readWorld() });
        witness.settle();
      },
    };
  });
  return [...made, ...listStrangerChecks(target, coverage)];
}
