import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Generator, type Place, run } from "./generator.ts";
import { generateWithJar, jarVersion, webhookBug } from "./java-generator.ts";
import { versions } from "./versions.ts";

const { python } = versions;

/** Whether Python can install packages here. */
export const hasPython = spawnSync("python3", ["-m", "venv", "--help"]).status === 0;

/** Installs the generators of PyPI, and what their code needs. */
export async function installPython({ folder }: Place): Promise<void> {
  await run(folder, "python3", ["-m", "venv", "python"]);
  const packages = Object.entries(python).map(([name, version]) => `${name}==${version}`);
  await run(folder, "python/bin/pip", ["install", "--quiet", "--no-compile", ...packages]);
}

const start = `import os
base_url = os.environ["BASE_URL"]
sheet_id = "us_sh_Pe3rT7nK"
`;

const programs = {
  "openapi-python-client": `${start}
from openapi_python_client_code import AuthenticatedClient
from openapi_python_client_code.api.jobs import list_jobs
from openapi_python_client_code.api.records import get_records
from openapi_python_client_code.api.spaces import list_spaces

client = AuthenticatedClient(base_url=base_url, token="any")
print(list_spaces.sync(client=client, page_size=2).data[0].name)
print(list_jobs.sync(client=client).data[0].operation)
print(get_records.sync(sheet_id, client=client).data.records[0].values["price"].value)
`,
  "openapi-generator": `${start}
from openapi_generator_client import ApiClient, Configuration, JobsApi, RecordsApi, SpacesApi

with ApiClient(Configuration(host=base_url, access_token="any")) as client:
    print(SpacesApi(client).list_spaces(page_size=2).data[0].name)
    print(JobsApi(client).list_jobs().data[0].operation)
    print(RecordsApi(client).get_records(sheet_id).data.records[0].values["price"].value.actual_instance)
`,
  "datamodel-code-generator": `${start}
from urllib.request import Request, urlopen
from datamodels import GetRecordsResponse, ListJobsResponse, ListSpacesResponse

def read(model, path):
    request = Request(base_url + path, headers={"Authorization": "Bearer any"})
    with urlopen(request) as response:
        return model.model_validate_json(response.read())

print(read(ListSpacesResponse, "/spaces").data[0].name)
print(read(ListJobsResponse, "/jobs").data[0].operation)
print(read(GetRecordsResponse, f"/sheets/{sheet_id}/records").data.records[0].values.root["price"].value.root)
`,
} as const;

/** Imports every module of a package: an import compiles it. */
const importAll = `import importlib, pkgutil, sys
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(getattr(package, "__path__", []), package.__name__ + "."):
    importlib.import_module(module.name)
`;

/** A generator whose package or module is imported and used by a program. */
function create(
  id: keyof typeof programs,
  module: string,
  more: Pick<Generator, "name" | "version" | "settings" | "bugs" | "generate">,
  path = ".",
): Generator {
  return {
    ...more,
    language: "Python",
    compile: ({ folder }) =>
      run(folder, "python/bin/python", ["-c", importAll, module], { PYTHONPATH: path }),
    call({ folder, baseUrl }) {
      const file = `${id}.py`;
      writeFileSync(join(folder, file), programs[id]);
      return run(folder, "python/bin/python", [file], { BASE_URL: baseUrl, PYTHONPATH: path });
    },
  };
}

export const pythonGenerators: readonly Generator[] = [
  create("openapi-python-client", "openapi_python_client_code", {
    name: "openapi-python-client",
    version: python["openapi-python-client"],
    settings: "`content_type_overrides`",
    bugs: [
      "It leaves out operations whose body is `application/x-ndjson`. With `content_type_overrides`, the body of `insertRecordLines` is a file.",
    ],
    generate: ({ folder }) => {
      const overrides = { content_type_overrides: { "application/x-ndjson": "application/octet-stream" } };
      writeFileSync(join(folder, "openapi-python-client.json"), JSON.stringify(overrides));
      const settings = ["--config", "openapi-python-client.json", "--fail-on-warning"];
      const target = ["--meta", "none", "--output-path", "openapi_python_client_code", ...settings];
      const path = `${folder}/python/bin:${process.env["PATH"]}`;
      const command = "python/bin/openapi-python-client";
      return run(folder, command, ["generate", "--path", "openapi.json", ...target], { PATH: path });
    },
  }),
  create("datamodel-code-generator", "datamodels", {
    name: "datamodel-code-generator",
    version: python["datamodel-code-generator"],
    settings: "models for Pydantic 2",
    generate({ folder }) {
      const input = ["--input", "openapi.json", "--input-file-type", "openapi", "--output", "datamodels.py"];
      const model = ["--output-model-type", "pydantic_v2.BaseModel"];
      return run(folder, "python/bin/datamodel-codegen", [...input, ...model]);
    },
  }),
  create(
    "openapi-generator",
    "openapi_generator_client",
    {
      name: "openapi-generator python",
      version: jarVersion,
      settings: "`--global-property`",
      bugs: [webhookBug],
      generate: (place) => generateWithJar(place, "python"),
    },
    "openapi-generator-python",
  ),
  {
    name: "openapi-spec-validator",
    version: python["openapi-spec-validator"],
    language: "Python",
    settings: "validates only",
    generate: ({ folder }) => run(folder, "python/bin/openapi-spec-validator", ["openapi.json"]),
  },
];
