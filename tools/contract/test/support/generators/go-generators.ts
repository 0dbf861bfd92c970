import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Generator, type Place, run } from "./generator.ts";
import { generateWithJar, jarVersion } from "./java-generator.ts";
import { versions } from "./versions.ts";

const { "github.com/oapi-codegen/oapi-codegen/v2": codegen, ...libraries } = versions.go;

/** Whether Go is here, in a version that can build the generator. */
export const hasGo = /go1\.(?:2[4-9]|[3-9]\d)/.test(String(spawnSync("go", ["version"]).stdout));

/** Builds the generator from the Go proxy, and declares the module of the generated code. */
export async function installGo({ folder }: Place): Promise<void> {
  mkdirSync(join(folder, "go/oapicodegen"), { recursive: true });
  const required = Object.entries(libraries).map(([name, version]) => `require ${name} ${version}\n`);
  writeFileSync(join(folder, "go/go.mod"), `module example.com/generated\n\ngo 1.24\n\n${required.join("")}`);
  const program = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${codegen}`;
  await run(folder, "go", ["install", program], { GOBIN: folder });
}

const settings = {
  package: "oapicodegen",
  generate: { models: true, client: true },
  output: "go/oapicodegen/client.gen.go",
  "output-options": { "response-type-suffix": "Result", "skip-prune": true },
};

const programs = {
  oapicodegen: `package main

import (
	"context"
	"fmt"
	"net/http"
	"os"

	"example.com/generated/oapicodegen"
)

func main() {
	authorize := oapicodegen.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer any")
		return nil
	})
	client, err := oapicodegen.NewClientWithResponses(os.Getenv("BASE_URL"), authorize)
	check(err)
	size := oapicodegen.PageSize(2)
	ctx := context.Background()
	spaces, err := client.ListSpacesWithResponse(ctx, &oapicodegen.ListSpacesParams{PageSize: &size})
	check(err)
	fmt.Println(spaces.JSON200.Data[0].Name)
	jobs, err := client.ListJobsWithResponse(ctx, &oapicodegen.ListJobsParams{})
	check(err)
	fmt.Println(jobs.JSON200.Data[0].Operation)
	records, err := client.GetRecordsWithResponse(ctx, "us_sh_Pe3rT7nK", &oapicodegen.GetRecordsParams{})
	check(err)
	price, err := records.JSON200.Data.Records[0].Values["price"].Value.AsCellValueUnion1()
	check(err)
	fmt.Println(price)
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
`,
  openapigenerator: `package main

import (
	"context"
	"fmt"
	"os"

	"example.com/generated/openapigenerator"
)

func main() {
	configuration := openapigenerator.NewConfiguration()
	configuration.Servers = openapigenerator.ServerConfigurations{{URL: os.Getenv("BASE_URL")}}
	client := openapigenerator.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), openapigenerator.ContextAccessToken, "any")
	spaces, _, err := client.SpacesAPI.ListSpaces(ctx).PageSize(2).Execute()
	check(err)
	fmt.Println(spaces.Data[0].Name)
	jobs, _, err := client.JobsAPI.ListJobs(ctx).Execute()
	check(err)
	fmt.Println(jobs.Data[0].Operation)
	records, _, err := client.RecordsAPI.GetRecords(ctx, "us_sh_Pe3rT7nK").Execute()
	check(err)
	cell := records.Data.Records[0].Values["price"]
	price, err := cell.Value.Get().MarshalJSON()
	check(err)
	fmt.Println(string(price))
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
`,
} as const;

/** A generator whose package is built into a program. */
function create(
  id: keyof typeof programs,
  more: Pick<Generator, "name" | "version" | "settings" | "bugs" | "generate">,
): Generator {
  return {
    ...more,
    language: "Go",
    async compile({ folder }) {
      const module = join(folder, "go");
      mkdirSync(join(module, `use-${id}`));
      writeFileSync(join(module, `use-${id}/main.go`), programs[id]);
      // Without optimisations, which would take half of the time.
      const flags = ["-gcflags=example.com/generated/...=-N -l", "-ldflags=-s -w"];
      await run(module, "go", ["build", "-mod=mod", ...flags, "-o", `../${id}`, `./use-${id}`]);
    },
    call: ({ folder, baseUrl }) => run(folder, `./${id}`, [], { BASE_URL: baseUrl }),
  };
}

export const goGenerators: readonly Generator[] = [
  create("oapicodegen", {
    name: "oapi-codegen",
    version: codegen.slice(1),
    settings: "`response-type-suffix: Result`, `skip-prune: true`",
    bugs: [
      "Its type for the response of `listFiles` has the name of the schema `ListFilesResponse`. `response-type-suffix` gives such types another name.",
      "It removes schemas that only webhooks use, but not the types that need them. `skip-prune: true` keeps all schemas.",
    ],
    generate({ folder }) {
      writeFileSync(join(folder, "oapi-codegen.json"), JSON.stringify(settings));
      return run(folder, "./oapi-codegen", ["-config", "oapi-codegen.json", "openapi.json"]);
    },
  }),
  create("openapigenerator", {
    name: "openapi-generator go",
    version: jarVersion,
    settings: "`enumClassPrefix=true`",
    bugs: [
      "Two enums with the same value get the same constant, such as `ERROR`. `enumClassPrefix=true` puts the name of the enum before it.",
    ],
    generate: (place) => generateWithJar(place, "go"),
  }),
];
