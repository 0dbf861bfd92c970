import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type {
  AppId,
  CanvasAreaId,
  ConstraintId,
  DataRetentionPolicyId,
  DocumentId,
  GuidanceId,
  GuideId,
  JobId,
  SpaceId,
  WorkbookId,
} from "@data-import/types";
import type { Behaviour, Scene } from "./behaviour.ts";
import { expectMissing } from "./expect.ts";

interface Item {
  readonly id: string;
  readonly updatedAt?: string | undefined;
  readonly lastActivityAt?: string | undefined;
}

/** How one kind of resource is created, found, changed and deleted. */
interface Lifecycle {
  readonly subject: string;
  /** The key that an error gives for its id. */
  readonly key: string;
  create(scene: Scene): Promise<Item>;
  get(scene: Scene, id: string): ReturnType<typeof callOf>;
  list(scene: Scene): Promise<readonly Item[]>;
  update(scene: Scene, id: string): Promise<Item>;
  /** The properties that the update changes, with their new values. */
  readonly change: object;
  remove(scene: Scene, id: string): ReturnType<typeof callOf>;
}

type Call<Value> = Promise<Value> & Parameters<typeof expectMissing>[0];

// Only for its type: any call of the client.
declare function callOf(): Call<unknown>;

const popout = { target: "files", trigger: "first", type: "popout" } as const;

const lifecycles: readonly Lifecycle[] = [
  {
    subject: "new spaces",
    key: "spaceId",
    create: ({ api, world }) => api.spaces.create({ name: name(), environmentId: world.environmentId }),
    get: ({ api }, id: SpaceId) => api.spaces.get(id),
    list: ({ api, world }) =>
      api.spaces.list({ environmentId: world.environmentId }).toArray({ limit: 1_000 }),
    update: ({ api }, id: SpaceId) => api.spaces.update(id, { labels: ["contract"] }),
    change: { labels: ["contract"] },
    remove: ({ api }, id: SpaceId) => api.spaces.delete(id),
  },
  {
    subject: "workbooks",
    key: "workbookId",
    create: ({ api, world }) => api.workbooks.create({ name: name(), spaceId: world.spaceId }),
    get: ({ api }, id: WorkbookId) => api.workbooks.get(id),
    list: ({ api, world }) => api.workbooks.list({ spaceId: world.spaceId }),
    update: ({ api }, id: WorkbookId) => api.workbooks.update(id, { labels: ["contract"] }),
    change: { labels: ["contract"] },
    remove: ({ api }, id: WorkbookId) => api.workbooks.delete(id),
  },
  {
    subject: "new documents",
    key: "documentId",
    create: ({ api, world }) => api.documents.create(world.spaceId, { title: name(), body: "# One" }),
    get: ({ api, world }, id: DocumentId) => api.documents.get(world.spaceId, id),
    list: ({ api, world }) => api.documents.list(world.spaceId),
    update: ({ api, world }, id: DocumentId) =>
      api.documents.update(world.spaceId, id, { title: "Two", body: "# Two" }),
    change: { title: "Two", body: "# Two" },
    remove: ({ api, world }, id: DocumentId) => api.documents.delete(world.spaceId, id),
  },
  {
    subject: "guidance",
    key: "guidanceId",
    create: ({ api, world }) =>
      api.guidance.create(world.spaceId, {
        guideSlug: name(),
        options: { target: "files", trigger: "first", type: "sidebar" },
      }),
    get: ({ api, world }, id: GuidanceId) => api.guidance.get(world.spaceId, id),
    list: ({ api, world }) => api.guidance.list(world.spaceId),
    update: ({ api, world }, id: GuidanceId) => api.guidance.update(world.spaceId, id, { options: popout }),
    change: { options: popout },
    remove: ({ api, world }, id: GuidanceId) => api.guidance.delete(world.spaceId, id),
  },
  {
    subject: "guides",
    key: "guideId",
    create: ({ api, world }) =>
      api.guides.create(world.environmentId, {
        environmentId: world.environmentId,
        slug: name(),
        title: "One",
        description: "",
        blocks: [],
      }),
    get: ({ api, world }, id: GuideId) => api.guides.get(world.environmentId, id),
    list: ({ api, world }) => api.guides.list(world.environmentId),
    update: ({ api, world }, id: GuideId) => api.guides.update(world.environmentId, id, { title: "Two" }),
    change: { title: "Two" },
    remove: ({ api, world }, id: GuideId) => api.guides.delete(world.environmentId, id),
  },
  {
    subject: "stored constraints",
    key: "constraintId",
    create: ({ api, world }) =>
      api.apps.createConstraint(world.appId, { validator: name(), rule: { minLength: 1 } }),
    get: ({ api, world }, id: ConstraintId) => api.apps.getConstraintById(world.appId, id),
    list: ({ api, world }) => api.apps.getConstraints(world.appId),
    update: ({ api, world }, id: ConstraintId) =>
      api.apps.updateConstraint(world.appId, id, { rule: { maxLength: 9 } }),
    change: { rule: { maxLength: 9 }, version: 2 },
    remove: ({ api, world }, id: ConstraintId) => api.apps.deleteConstraint(world.appId, id),
  },
  {
    subject: "canvas areas",
    key: "canvasAreaId",
    async create({ api, world }) {
      const { canvasId } = await api.canvasAreas.get(world.canvasAreaId);
      return api.canvasAreas.create({ canvasId, type: "form", position: "left" });
    },
    get: ({ api }, id: CanvasAreaId) => api.canvasAreas.get(id),
    list: ({ api, world }) => api.canvasAreas.list({ spaceId: world.spaceId }).toArray({ limit: 1_000 }),
    update: ({ api }, id: CanvasAreaId) => api.canvasAreas.update(id, { visibility: "hidden" }),
    change: { visibility: "hidden" },
    remove: ({ api }, id: CanvasAreaId) => api.canvasAreas.delete(id),
  },
  {
    subject: "apps",
    key: "appId",
    create: ({ api }) =>
      api.apps.create({
        name: name(),
        namespace: name(),
        type: "CUSTOM",
        entity: "Case",
        entityPlural: "Cases",
        metadata: {},
        environmentFilters: {},
      }),
    get: ({ api }, id: AppId) => api.apps.get(id),
    list: ({ api }) => api.apps.list(),
    update: ({ api }, id: AppId) => api.apps.update(id, { entity: "Matter" }),
    change: { entity: "Matter" },
    remove: ({ api }, id: AppId) => api.apps.delete(id),
  },
  {
    subject: "data retention policies",
    key: "id",
    async create({ api, world }) {
      const known = await api.dataRetentionPolicies.list({ environmentId: world.environmentId });
      for (const { id } of known) await api.dataRetentionPolicies.delete(id);
      return api.dataRetentionPolicies.create({
        type: "sinceCreated",
        period: 30,
        environmentId: world.environmentId,
      });
    },
    get: ({ api }, id: DataRetentionPolicyId) => api.dataRetentionPolicies.get(id),
    list: ({ api, world }) => api.dataRetentionPolicies.list({ environmentId: world.environmentId }),
    update: ({ api, world }, id: DataRetentionPolicyId) =>
      api.dataRetentionPolicies.update(id, {
        type: "sinceCreated",
        period: 60,
        environmentId: world.environmentId,
      }),
    change: { period: 60 },
    remove: ({ api }, id: DataRetentionPolicyId) => api.dataRetentionPolicies.delete(id),
  },
  {
    subject: "jobs",
    key: "jobId",
    create: ({ api, world }) =>
      api.jobs.create({
        type: "workbook",
        operation: "contract",
        source: world.workbookId,
        trigger: "manual",
      }),
    get: ({ api }, id: JobId) => api.jobs.get(id),
    list: ({ api, world }) => api.jobs.list({ workbookId: world.workbookId }).toArray({ limit: 1_000 }),
    update: ({ api }, id: JobId) => api.jobs.update(id, { progress: 40 }),
    change: { progress: 40 },
    remove: ({ api }, id: JobId) => api.jobs.delete(id),
  },
];

function name(): string {
  return `contract-${randomUUID()}`;
}

/** The lifecycle of every kind of resource. */
export const lifecycleBehaviours: readonly Behaviour[] = lifecycles.map((lifecycle): Behaviour => {
  return {
    subject: lifecycle.subject,
    name: "are listed and read from their creation, through a change, until their deletion",
    async act(scene) {
      const { id } = await lifecycle.create(scene);
      const created = (await lifecycle.get(scene, id)) as Item;
      assert.equal(created.id, id);
      assert.equal(
        (await lifecycle.list(scene)).filter((item) => item.id === id).length,
        1,
        "it is not listed once",
      );
      await lifecycle.update(scene, id);
      const updated = (await lifecycle.get(scene, id)) as Item;
      const { updatedAt, lastActivityAt } = updated;
      const moved = { ...(updatedAt && { updatedAt }), ...(lastActivityAt && { lastActivityAt }) };
      assert.deepEqual(updated, { ...created, ...lifecycle.change, ...moved });
      await lifecycle.remove(scene, id);
      await expectMissing(lifecycle.get(scene, id), lifecycle.key);
      await expectMissing(lifecycle.remove(scene, id), lifecycle.key);
      const left = await lifecycle.list(scene);
      assert.ok(!left.some((item) => item.id === id), "it is still listed");
    },
  };
});
