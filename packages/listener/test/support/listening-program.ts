// A program with a hook that follows the events of a service. `conflicts.test.ts` starts it.
import { createClient } from "@data-import/client";
import { createListener, recordHook } from "@data-import/listener";

const correct = recordHook("cups", (record) => record.set("name", String(record.get("name")).toUpperCase()), {
  conflictWaitMs: 300,
});
await createListener()
  .use(correct)
  .listen(createClient(), {
    after: "start",
    onHandled: ({ topic }) => console.log(`handled ${topic}`),
    onError: (error) => console.log(`failed ${String(error)}`),
  });
