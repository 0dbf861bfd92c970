/**
 * The ports of the published commands if they get no other one. All differ, so that the commands can run at the same
 * time. `npm start` serves docs and service together, on the port of the service.
 */
export const defaultPorts = { service: 4010, mock: 4011, docs: 4012 } as const;
