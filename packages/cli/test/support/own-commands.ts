/** The commands that are no resource. */
export const programCommands = [
  "login",
  "logout",
  "import",
  "export",
  "open",
  "whoami",
  "status",
  "completion",
];

/** The commands of resources that are no operation. A test compares them with the help of each resource. */
export const resourceCommands = [
  "agents deploy",
  "agents dev",
  "agents logs",
  "events follow",
  "events forward",
  "jobs watch",
  "records fix",
  "records list",
];
