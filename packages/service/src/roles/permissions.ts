/** The roles of every account, by name, with their permissions. */
export const defaultRoles: Readonly<Record<string, readonly string[]>> = {
  Administrator: ["*"],
  Editor: [
    "*:read",
    "actions:write",
    "agents:write",
    "agent-exports:write",
    "canvas-areas:write",
    "commits:write",
    "documents:write",
    "events:write",
    "files:write",
    "flags:write",
    "guests:write",
    "guidance:write",
    "jobs:write",
    "records:write",
    "sheets:write",
    "spaces:write",
    "workbooks:write",
  ],
  Viewer: ["*:read"],
  Guest: [
    "actions:read",
    "calculations:read",
    "canvas-areas:read",
    "commits:read",
    "commits:write",
    "documents:read",
    "events:read",
    "events:write",
    "files:read",
    "files:write",
    "flags:read",
    "guidance:read",
    "jobs:read",
    "jobs:write",
    "records:read",
    "records:write",
    "sheets:read",
    "spaces:read",
    "workbooks:read",
  ],
};

export const administrator = "Administrator";

/** The role that a guest has in its spaces. */
export const guest = "Guest";
