import { createClient } from "@data-import/client";
import type { Check } from "../check.ts";
import type { Coverage } from "../coverage.ts";
import { createRecorder } from "../recorder.ts";
import type { Target } from "../target.ts";
import { listAccessChecks } from "./access.ts";
import { actionBehaviours } from "./actions.ts";
import { agentBehaviours } from "./agents.ts";
import type { Behaviour } from "./behaviour.ts";
import { changeBehaviours } from "./changes.ts";
import { companionBehaviours } from "./companions.ts";
import { eventBehaviours } from "./events.ts";
import { lifecycleBehaviours } from "./lifecycles.ts";
import { recordBehaviours } from "./records.ts";
import { roleBehaviours } from "./roles.ts";
import { readWorld } from "./world.ts";

const behaviours: readonly Behaviour[] = [
  ...actionBehaviours,
  ...agentBehaviours,
  ...roleBehaviours,
  ...eventBehaviours,
  ...changeBehaviours,
  ...recordBehaviours,
  ...lifecycleBehaviours,
  ...companionBehaviours,
];

/** What a target that remembers must do: what was made is found, what was deleted is gone, strangers are rejected. */
export function listBehaviourChecks(target: Target, coverage: Coverage): Check[] {
  const made = behaviours.map(({ subject, name, act }): Check => {
    return {
      subject,
      name,
      async run() {
        await target.reset?.();
        const recorder = createRecorder(target, coverage);
        const { baseUrl, auth } = target;
        const enter = (token: string) =>
          createClient({ baseUrl, token, fetch: recorder.fetch, retry: false });
        await act({ api: enter(auth.token), enter, world: readWorld() });
        recorder.assertValid();
      },
    };
  });
  return [...made, ...listAccessChecks(target, coverage)];
}
