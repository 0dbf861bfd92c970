import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Behaviour } from "./behaviour.ts";
import { expectMissing, findOne, present } from "./expect.ts";

/** How roles are assigned and removed. */
export const roleBehaviours: readonly Behaviour[] = [
  {
    subject: "agent roles",
    name: "are listed from their assignment until their removal",
    async act({ api, world }) {
      const { environmentId, roleId, spaceId } = world;
      const agent = present(await api.agents.create({ slug: `contract-${randomUUID()}` }, { environmentId }));
      assert.deepEqual(await api.agents.listRoles(agent.id), []);
      const onSpace = await api.agents.assignRole(agent.id, { roleId, resourceId: spaceId });
      const onEnvironment = await api.agents.assignRole(agent.id, { roleId, resourceId: environmentId });
      assert.deepEqual([onSpace.roleId, onSpace.resourceId, onSpace.actorId], [roleId, spaceId, agent.id]);
      const listed = await api.agents.listRoles(agent.id);
      assert.equal(listed.length, 2);
      assert.deepEqual(findOne(listed, onSpace.id), onSpace);
      assert.deepEqual(await api.agents.deleteRole(agent.id, onSpace.id), { success: true });
      assert.deepEqual(await api.agents.listRoles(agent.id), [onEnvironment]);
      await expectMissing(api.agents.deleteRole(agent.id, onSpace.id), "actorRoleId");
    },
  },
  {
    subject: "guest roles",
    name: "are assigned as requested",
    async act({ api, world }) {
      const { guestId, roleId } = world;
      const ids = new Set<string>();
      for (const resourceId of [world.spaceId, world.environmentId]) {
        const assigned = await api.guests.assignRole(guestId, { roleId, resourceId });
        assert.deepEqual(
          [assigned.roleId, assigned.resourceId, assigned.actorId],
          [roleId, resourceId, guestId],
        );
        ids.add(assigned.id);
      }
      assert.equal(ids.size, 2);
    },
  },
];
