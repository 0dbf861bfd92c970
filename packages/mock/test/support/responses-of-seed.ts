// Prints what a mock with a seed generates; a test runs it in processes of their own.
import { createMock } from "@data-import/mock";
import { agent, ask, sheets } from "./send.ts";

const mock = createMock({ seed: process.argv[2] ?? "", dynamic: true });
for (const path of [sheets, agent, "/accounts/current"]) {
  const response = await ask(mock, path);
  console.log(await response.text());
}
mock.faults({ rate: 0.5, kinds: [500] });
for (let count = 0; count < 20; count++) console.log((await ask(mock, sheets)).status);
