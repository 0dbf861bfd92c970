/** The features whose pairs the guide "Where features meet" lists, in their order. */
export const features = [
  "tracked commits",
  "hooks",
  "agents",
  "foreground jobs",
  "locks",
  "undo",
  "snapshots",
  "templates",
  "keys",
  "archive",
  "guests",
  "namespaces",
] as const;

/** Two features, and what holds where they meet. */
export interface FeaturePair {
  readonly pair: readonly [string, string];
  /** As the guide says it; or why they cannot meet. */
  readonly holds: string;
  /** The test that would fail if this were wrong, `<file> › <title>`; absent if they cannot meet. */
  readonly test?: string;
}

/** Each pair of features once. */
export const featurePairs: readonly FeaturePair[] = [
  {
    pair: ["tracked commits", "hooks"],
    holds: "A commit waits for the hooks of a program, and is completed after the last one.",
    test: "packages/listener/test/listener.test.ts › commits wait for its hooks, and are completed after the last one",
  },
  {
    pair: ["tracked commits", "agents"],
    holds: "A commit waits for the agents with its topic, unless its request disables hooks.",
    test: "packages/service/test/open-commits.test.ts › wait for the agents of their topic, but not if hooks are disabled",
  },
  {
    pair: ["tracked commits", "foreground jobs"],
    holds: "A button waits for open commits, and for jobs that block its sheet.",
    test: "packages/service/test/pressed-actions.test.ts › wait for open commits, and for jobs that block the source",
  },
  {
    pair: ["tracked commits", "locks"],
    holds: "A commit is completed although its sheet is locked.",
    test: "packages/service/test/pairs/tracked-commits.test.ts › locks: a commit is completed although its sheet is locked",
  },
  {
    pair: ["tracked commits", "undo"],
    holds: "An open commit can be undone. The undo is a commit that waits for the same receivers.",
    test: "packages/service/test/pairs/tracked-commits.test.ts › undo: an open commit can be undone, and the undo waits for the same receivers",
  },
  {
    pair: ["tracked commits", "snapshots"],
    holds: "The commit of a restore waits as others do, no longer than its time.",
    test: "packages/service/test/pairs/tracked-commits.test.ts › snapshots: the commit of a restore waits, too, and holds the button no longer than its time",
  },
  {
    pair: ["tracked commits", "templates"],
    holds: "A space from a template has the setting, and its commits wait.",
    test: "packages/service/test/pairs/tracked-commits.test.ts › templates: a space gets the setting, and its commits wait",
  },
  {
    pair: ["tracked commits", "keys"],
    holds: "An import with a key makes a commit that waits, and none if it changes nothing.",
    test: "packages/service/test/pairs/tracked-commits.test.ts › keys: an import has a commit that waits, and none if it changes nothing",
  },
  {
    pair: ["tracked commits", "archive"],
    holds: "A commit of an archived space completes itself at its time.",
    test: "packages/service/test/pairs/tracked-commits.test.ts › archive: a commit of an archived space completes itself, and the button is free when it is restored",
  },
  {
    pair: ["tracked commits", "guests"],
    holds: "The commit of a guest waits as others do. No commit waits for a guest.",
    test: "packages/service/test/pairs/tracked-commits.test.ts › guests: a commit of a guest waits as others, and never for a guest",
  },
  {
    pair: ["tracked commits", "namespaces"],
    holds: "The events of a commit have the namespaces of space, workbook and sheet.",
    test: "packages/service/test/event-places.test.ts › has the slugs and namespaces of space, workbook and sheet, whatever happens there",
  },
  {
    pair: ["hooks", "agents"],
    holds: "An agent runs the hooks of its bundle.",
    test: "packages/listener/test/agents.test.ts › run a listener, and a bundle whose export has dispatchEvent",
  },
  {
    pair: ["hooks", "foreground jobs"],
    holds: "A hook of a program waits until the job ends, and corrects the records then.",
    test: "packages/listener/test/conflicts.test.ts › with a lock or a job lets a program correct the records later",
  },
  {
    pair: ["hooks", "locks"],
    holds: "A hook waits until the sheet is unlocked, and corrects the records then.",
    test: "packages/listener/test/conflicts.test.ts › with a lock lets an agent correct the records when the sheet is unlocked",
  },
  {
    pair: ["hooks", "undo"],
    holds:
      "A hook does not do again what a person has undone. What hooks did for a commit is undone with it.",
    test: "packages/service/test/exact-undo.test.ts › take back what hooks did for a change, and bring it again",
  },
  {
    pair: ["hooks", "snapshots"],
    holds: "A hook does not handle a restore, unless it asks for it.",
    test: "packages/listener/test/record-hook.test.ts › a hook does not do again what a person has undone, or brought back from a snapshot, unless it asks",
  },
  {
    pair: ["hooks", "templates"],
    holds: "A hook works in a space that was made from a template: it names the sheet by its slug.",
    test: "packages/listener/test/pairs.test.ts › templates: a hook works in a space that was made from a template",
  },
  {
    pair: ["hooks", "keys"],
    holds: "A hook gets the records that an import has added or changed, and no others.",
    test: "packages/listener/test/pairs.test.ts › keys: a hook gets the records that an import has added or changed, and no others",
  },
  {
    pair: ["hooks", "archive"],
    holds:
      "A hook writes nothing in an archived space, and corrects the records when it gets the commit again.",
    test: "packages/listener/test/pairs.test.ts › archive: a hook cannot write in an archived space, and its records are corrected when it is restored",
  },
  {
    pair: ["hooks", "guests"],
    holds: "A hook corrects what a guest writes. The messages of the guest stay.",
    test: "packages/listener/test/pairs.test.ts › guests: a hook corrects what a guest writes, and the guest's message stays",
  },
  {
    pair: ["hooks", "namespaces"],
    holds: "A handler with a namespace gets the commits of this namespace only.",
    test: "packages/listener/test/pairs.test.ts › namespaces: a handler with a namespace gets the commits of its spaces only",
  },
  {
    pair: ["agents", "foreground jobs"],
    holds: "An agent writes while a job blocks the sheet for people.",
    test: "packages/service/test/pairs/agents.test.ts › foreground jobs: an agent writes while a job blocks the sheet for people",
  },
  {
    pair: ["agents", "locks"],
    holds: "An agent writes nothing in a locked sheet, and runs again when it is unlocked.",
    test: "packages/listener/test/conflicts.test.ts › with a lock lets an agent correct the records when the sheet is unlocked",
  },
  {
    pair: ["agents", "undo"],
    holds: "An agent gets the event of an undo, which says that it is one.",
    test: "packages/service/test/pairs/agents.test.ts › undo: an agent gets the event of an undo, with its cause",
  },
  {
    pair: ["agents", "snapshots"],
    holds: "An agent gets the event of a restore, which says that it is one.",
    test: "packages/service/test/pairs/agents.test.ts › snapshots: an agent gets the event of a restore, with its cause",
  },
  {
    pair: ["agents", "templates"],
    holds: "An agent gets the commits of spaces from a template: it belongs to the environment.",
    test: "packages/service/test/pairs/agents.test.ts › templates: an agent gets the commits of a space that was made from a template",
  },
  {
    pair: ["agents", "keys"],
    holds: "An agent gets one event for an import with a key, and none if nothing changes.",
    test: "packages/service/test/pairs/agents.test.ts › keys: an agent gets one event for an import with a key, and none if nothing changes",
  },
  {
    pair: ["agents", "archive"],
    holds:
      "An agent that runs for a commit from before writes nothing in the archived space. It runs again when the space is restored.",
    test: "packages/listener/test/conflicts.test.ts › with an archive lets an agent go on when the space is restored",
  },
  {
    pair: ["agents", "guests"],
    holds: "An agent gets what guests write. Guests see no agents.",
    test: "packages/service/test/pairs/agents.test.ts › guests: an agent gets what a guest writes, and a guest sees no agents",
  },
  {
    pair: ["agents", "namespaces"],
    holds: "An agent gets the commits of every namespace. Their events name it.",
    test: "packages/service/test/pairs/agents.test.ts › namespaces: an agent gets the commits of every namespace, and their events name it",
  },
  {
    pair: ["foreground jobs", "locks"],
    holds: "A sheet can be locked while a job blocks it, and is locked after the job.",
    test: "packages/service/test/pairs/refusals.test.ts › locks and foreground jobs: a blocked sheet can be locked, and is locked after the job",
  },
  {
    pair: ["foreground jobs", "undo"],
    holds: "Nothing is undone while a job blocks the sheet.",
    test: "packages/service/test/pairs/refusals.test.ts › foreground jobs and undo: nothing is undone while the job works, and everything later",
  },
  {
    pair: ["foreground jobs", "snapshots"],
    holds: "A restore is a job that blocks the sheet for other people.",
    test: "packages/service/test/snapshot-operations.test.ts › block the sheet for other people while they are restored, and need the right to write records",
  },
  {
    pair: ["foreground jobs", "templates"],
    holds: "A propagation leaves a blocked space for a later one.",
    test: "packages/service/test/pairs/records.test.ts › templates and foreground jobs: a propagation leaves a blocked space for later",
  },
  {
    pair: ["foreground jobs", "keys"],
    holds: "An import with a key is rejected while a job blocks the sheet.",
    test: "packages/service/test/pairs/refusals.test.ts › foreground jobs and keys: an import with a key waits, as every other one",
  },
  {
    pair: ["foreground jobs", "archive"],
    holds: "A job of an archived space cannot end. It goes on when the space is restored.",
    test: "packages/service/test/archived-spaces.test.ts › can be exported, and ends what was running; the job goes on when it is restored",
  },
  {
    pair: ["foreground jobs", "guests"],
    holds: "A job blocks the sheet for guests, too. Only the caller who has acknowledged the job may write.",
    test: "packages/service/test/snapshot-operations.test.ts › block the sheet for other people while they are restored, and need the right to write records",
  },
  {
    pair: ["foreground jobs", "namespaces"],
    holds: "Cannot meet: a job blocks its source by its id, and a namespace is only a name for filters.",
  },
  {
    pair: ["locks", "undo"],
    holds: "Nothing is undone in a locked sheet.",
    test: "packages/service/test/pairs/refusals.test.ts › locks and undo: nothing is undone in a locked sheet, and everything later",
  },
  {
    pair: ["locks", "snapshots"],
    holds: "No snapshot is restored in a locked sheet.",
    test: "packages/service/test/snapshot-operations.test.ts › are rejected for locked sheets, for a second restore, and for snapshots of another sheet",
  },
  {
    pair: ["locks", "templates"],
    holds: "A propagation leaves out a space with a locked sheet until a later one.",
    test: "packages/service/test/templates.test.ts › leave out archived spaces, other spaces and locked sheets, until a later job",
  },
  {
    pair: ["locks", "keys"],
    holds: "An import with a key into a locked sheet is rejected as a whole.",
    test: "packages/service/test/pairs/refusals.test.ts › locks and keys: an import with a key is rejected as a whole",
  },
  {
    pair: ["locks", "archive"],
    holds: "A sheet keeps its lock while its space is archived. Nobody unlocks it meanwhile.",
    test: "packages/service/test/pairs/refusals.test.ts › locks and archive: a sheet keeps its lock while its space is archived",
  },
  {
    pair: ["locks", "guests"],
    holds: "A guest writes nothing in a locked sheet, and does not unlock it.",
    test: "packages/service/test/pairs/refusals.test.ts › locks and guests: a guest writes nothing, and does not unlock",
  },
  {
    pair: ["locks", "namespaces"],
    holds: "Cannot meet: a lock is on one sheet, and a namespace is only a name for filters.",
  },
  {
    pair: ["undo", "snapshots"],
    holds: "The commit of a restore can be undone.",
    test: "packages/service/test/snapshot-operations.test.ts › bring records back to them, and back again",
  },
  {
    pair: ["undo", "templates"],
    holds: "A commit from before a propagation can be undone.",
    test: "packages/service/test/pairs/records.test.ts › templates and undo: a commit from before a propagation can be undone",
  },
  {
    pair: ["undo", "keys"],
    holds: "An import finds the records that an undo brought back, and no others.",
    test: "packages/service/test/pairs/records.test.ts › undo and keys: an import finds the records that an undo brought back, and no others",
  },
  {
    pair: ["undo", "archive"],
    holds: "Nothing is undone in an archived space. A commit from before is undone later.",
    test: "packages/service/test/pairs/refusals.test.ts › archive and undo: a commit from before is undone when the space is restored",
  },
  {
    pair: ["undo", "guests"],
    holds: "A guest undoes what it may change.",
    test: "packages/service/test/undo.test.ts › is allowed to guests for what they may change",
  },
  {
    pair: ["undo", "namespaces"],
    holds: "Cannot meet: an undo brings records back, which have no namespace.",
  },
  {
    pair: ["snapshots", "templates"],
    holds: "A space from a template has no snapshots. Its own show what a propagation changed.",
    test: "packages/service/test/pairs/records.test.ts › templates and snapshots: a space gets none, and its own show what a propagation changed",
  },
  {
    pair: ["snapshots", "keys"],
    holds: "An import finds the records that a restore brought back, and no others.",
    test: "packages/service/test/pairs/records.test.ts › snapshots and keys: an import finds the records that a restore brought back, and no others",
  },
  {
    pair: ["snapshots", "archive"],
    holds: "No snapshot is taken or restored in an archived space. Those from before are there later.",
    test: "packages/service/test/pairs/refusals.test.ts › archive and snapshots: none is taken or restored, and those from before are there later",
  },
  {
    pair: ["snapshots", "guests"],
    holds: "A guest who may write records restores a snapshot, and blocks the sheet for others.",
    test: "packages/service/test/snapshot-operations.test.ts › block the sheet for other people while they are restored, and need the right to write records",
  },
  {
    pair: ["snapshots", "namespaces"],
    holds: "Cannot meet: a snapshot has the records and fields of a sheet, which have no namespace.",
  },
  {
    pair: ["templates", "keys"],
    holds: "An import finds the records by a field that a propagation has changed.",
    test: "packages/service/test/pairs/records.test.ts › templates and keys: an import finds the records by a field that a propagation has changed",
  },
  {
    pair: ["templates", "archive"],
    holds: "A propagation leaves out archived spaces until a later one.",
    test: "packages/service/test/templates.test.ts › leave out archived spaces, other spaces and locked sheets, until a later job",
  },
  {
    pair: ["templates", "guests"],
    holds: "A guest who may not read a template gets a space from it, with all its content.",
    test: "packages/service/test/templates.test.ts › give a new space their content also if its creator may not read it, with a token for the space",
  },
  {
    pair: ["templates", "namespaces"],
    holds: "A space from a template has the namespace of its request.",
    test: "packages/service/test/pairs/records.test.ts › templates and namespaces: a space has the namespace of its request, and its events, too",
  },
  {
    pair: ["keys", "archive"],
    holds: "An import into an archived space is rejected, and finds its records later.",
    test: "packages/service/test/pairs/refusals.test.ts › archive and keys: an import with a key is rejected, and finds its records later",
  },
  {
    pair: ["keys", "guests"],
    holds: "A guest changes by key what it may change.",
    test: "packages/service/test/upsert.test.ts › let guests change what they may change",
  },
  {
    pair: ["keys", "namespaces"],
    holds: "Cannot meet: keys are compared within one sheet.",
  },
  {
    pair: ["archive", "guests"],
    holds: "A guest reads in an archived space, and writes nothing.",
    test: "packages/service/test/archived-spaces.test.ts › takes no records of people, guests and keys, from any node, until it is restored",
  },
  {
    pair: ["archive", "namespaces"],
    holds: "An archived space keeps its namespace, and is found by it.",
    test: "packages/service/test/pairs/refusals.test.ts › archive and namespaces: an archived space is found by its namespace, and keeps it",
  },
  {
    pair: ["guests", "namespaces"],
    holds: "A guest sees its spaces, whatever their namespaces are.",
    test: "packages/service/test/pairs/records.test.ts › namespaces and guests: a guest sees its space whatever its namespace is",
  },
];
