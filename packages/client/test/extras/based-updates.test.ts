import { createClient } from "@data-import/client";
import { createRecords } from "@data-import/client/resources/records";
import { expect, test } from "vitest";

test.each([
  ["the client", (options: object) => createClient(options).records],
  ["the resource alone", createRecords],
])("%s sends records with the commit that they were read with", async (_, create) => {
  const sent: unknown[] = [];
  const fetch = async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    sent.push(await new Request(input, init).json());
    return Response.json({ data: { commitId: "us_vr_2", versionId: "us_vr_2" } });
  };
  const records = create({ baseUrl: "https://service.example/v1", token: "t", fetch });
  await records.update("us_sh_1", [
    { id: "us_rc_1", commitId: "us_vr_1", values: {} },
    { id: "us_rc_2", values: {} },
    { id: "us_rc_3", commitId: "us_vr_1", ifCommitId: "us_vr_0", values: {} },
  ]);
  expect(sent).toEqual([
    [
      { id: "us_rc_1", commitId: "us_vr_1", ifCommitId: "us_vr_1", values: {} },
      { id: "us_rc_2", values: {} },
      { id: "us_rc_3", commitId: "us_vr_1", ifCommitId: "us_vr_0", values: {} },
    ],
  ]);
});
