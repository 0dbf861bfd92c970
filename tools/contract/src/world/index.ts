export { buildWorld, type World, type WorldService } from "./build-world.ts";
export { createExampleIds, type ExampleIds } from "./example-ids.ts";
export { fillDemonstration } from "./fill-demonstration.ts";
export { createSend, type ResponseBody, type Send } from "./send.ts";
