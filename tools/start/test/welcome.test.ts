import { describe, expect, it } from "vitest";
import { spellAddresses } from "../src/start.ts";
import { composeImport, composeProgram, describeServers } from "../src/welcome.ts";

const addresses = spellAddresses(5000);

describe("what npm start says", () => {
  it("names all addresses, with the requested port", () => {
    const text = describeServers(addresses, { token: "pat_one", invitation: "inv_one" });
    expect(text).toMatch(/^Page +http:\/\/localhost:5000\/import\/#inv_one$/m);
    expect(text).toMatch(/^Docs +http:\/\/localhost:5000\/$/m);
    expect(text).toMatch(/^Service +http:\/\/localhost:5000\/v1 /m);
    expect(text).toMatch(/^Mock +http:\/\/localhost:5001\/v1 /m);
    expect(text).not.toMatch(/:4010|:4011/);
  });

  it("shows a program of five lines against the service", () => {
    const lines = composeProgram(addresses.service, "pat_one").split("\n");
    expect(lines.slice(1, -1)).toHaveLength(5);
    expect(lines.join("\n")).toContain('baseUrl: "http://localhost:5000/v1", token: "pat_one"');
  });

  it("shows a command that imports a file", () => {
    expect(composeImport(addresses.service, "pat_one")).toMatch(
      /^printf 'name,visits\\n.*\| DATA_IMPORT_URL="http:\/\/localhost:5000\/v1" DATA_IMPORT_TOKEN="pat_one" \S*node\S* packages\/cli\/dist\/command\.js import - .*--new Visitors --yes$/,
    );
  });
});
