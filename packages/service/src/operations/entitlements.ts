import { getSpace } from "../spaces/spaces.ts";
import type { Operations } from "./handler.ts";

/** What was bought for a space: nothing, because this service sells nothing. */
export const entitlementHandlers = {
  async listEntitlements(context, { query: { resourceId } }) {
    await getSpace(context, resourceId, "resourceId");
    return { data: [] };
  },
} satisfies Partial<Operations>;
