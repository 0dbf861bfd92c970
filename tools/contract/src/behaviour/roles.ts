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
  {
    subject: "users",
    name: "are invited with roles, sign in once, lose a role, and are deleted",
    async act({ api, world }) {
      const { roleId, environmentId, spaceId } = world;
      const email = `${randomUUID()}@example.org`;
      const actorRoles = [{ roleId, resourceId: environmentId }];
      const created = await api.users.createAndInvite({ name: "Contract", email, actorRoles });
      const { actorRoles: assigned, invitation, ...user } = created;
      const [onEnvironment] = assigned;
      assert.deepEqual(await api.users.list({ email }).toArray({ limit: 10 }), [user]);
      assert.deepEqual(await api.users.listRoles(user.id), assigned);
      const onSpace = await api.users.assignRole(user.id, { roleId, resourceId: spaceId });
      assert.deepEqual(await api.users.deleteRole(user.id, present(onEnvironment).id), { success: true });
      assert.deepEqual(await api.users.listRoles(user.id), [onSpace]);
      const token = present(invitation.token);
      const signedIn = await api.guests.exchangeInvitation({ token });
      assert.deepEqual([signedIn.userId, signedIn.guestId], [user.id, undefined]);
      await expectMissing(api.guests.exchangeInvitation({ token }), "token");
      assert.equal((await api.users.update(user.id, { name: "Changed" })).name, "Changed");
      await api.users.delete(user.id);
      await expectMissing(api.users.get(user.id), "userId");
      await expectMissing(api.users.resendInvite(user.id), "userId");
    },
  },
  {
    subject: "API tokens of users",
    name: "sign programs in as the user, until they are revoked",
    async act({ api, enter, world }) {
      const { roleId, environmentId } = world;
      const email = `${randomUUID()}@example.org`;
      const actorRoles = [{ roleId, resourceId: environmentId }];
      const user = await api.users.createAndInvite({ name: "Contract", email, actorRoles });
      const tenantId = user.accountId;
      const { secret, ...token } = await api.users.createApiToken(user.id, { tenantId });
      const { clientId } = token;
      assert.deepEqual(await api.users.listApiTokens(user.id, { tenantId }).toArray({ limit: 10 }), [token]);
      const credentials = { type: "apiCredentials" as const, clientId, secret };
      const signedIn = await api.auth.createAccessToken(credentials);
      assert.deepEqual([signedIn.userId, signedIn.email, signedIn.accountId], [user.id, email, tenantId]);
      const program = enter(signedIn.accessToken);
      assert.equal((await program.environments.get(environmentId)).id, environmentId);
      const wrong = await api.auth.createAccessToken({ ...credentials, secret: "wrong" }).result();
      assert.equal(wrong.status, 401);
      assert.equal((await enter(secret).environments.list().result()).status, 401);
      const elsewhere = { tenantId: "us_acc_nowhere" } as const;
      await expectMissing(api.users.createApiToken(user.id, elsewhere), "tenantId");
      await api.users.deleteApiToken(user.id, clientId);
      assert.equal((await program.environments.list().result()).status, 401);
      await expectMissing(api.auth.createAccessToken(credentials), "clientId");
      await expectMissing(api.users.deleteApiToken(user.id, clientId), "clientId");
      await api.users.delete(user.id);
    },
  },
];
