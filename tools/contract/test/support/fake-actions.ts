import { recordEvent } from "./fake-events.ts";
import type { Thing } from "./fake-state.ts";
import type { FakeCall, FakeHandler } from "./stateful-fake.ts";

/** The actions of the fake. */
export const actionHandlers: Readonly<Record<string, FakeHandler>> = {
  listActions: ({ state }) => ({ data: state.actions }),
  createAction: (call) => ({ data: create(call, call.body) }),
  bulkCreateActions(call) {
    const created = Object.values(call.body).map((action) => create(call, action as object));
    return { data: call.has("creates in another order") ? created.reverse() : created };
  },
  getAction: (call) => withAction(call, (action) => ({ data: action })),
  updateAction: (call) =>
    withAction(call, (action) => {
      const { constraints } = action;
      const merged =
        call.has("merges lists") && Array.isArray(constraints) && Array.isArray(call.body["constraints"]);
      const changed = {
        ...action,
        ...call.body,
        ...(merged && { constraints: [...constraints, ...(call.body["constraints"] as unknown[])] }),
        updatedAt: call.state.now(),
      };
      if (!call.has("forgets updates"))
        call.state.actions = call.state.actions.map((each) => (each === action ? changed : each));
      recordEvent(call, "action:updated", "space", { actionId: action.id });
      return { data: changed };
    }),
  deleteAction: (call) =>
    withAction(call, (action) => {
      if (!call.has("keeps what is deleted"))
        call.state.actions = call.state.actions.filter((each) => each !== action);
      recordEvent(call, "action:deleted", "space", { actionId: action.id });
      return { data: { success: true } };
    }),
};

function create(call: FakeCall, sent: object): Thing {
  const { state } = call;
  const time = state.now();
  const defaults = { mode: "background", confirm: !call.has("has other defaults"), primary: false };
  const action = { ...defaults, ...sent, id: state.nextId("act"), createdAt: time, updatedAt: time };
  if (!call.has("forgets what is created")) state.actions.push(action);
  recordEvent(call, "action:created", "space", { actionId: action.id });
  return action;
}

function withAction(call: FakeCall, act: (action: Thing) => object): object {
  const action = call.state.actions.find(({ id }) => id === call.path["actionId"]);
  return action ? act(action) : { missing: "actionId" };
}
