import type { Description } from "../description/model.ts";
import { writeCodeBlock } from "../markdown/write-code.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";
import type { Callers } from "../reference/list-callers.ts";
import type { Entry, EntryPoint } from "../reference/model.ts";
import type { PackageName, Reference } from "../reference/read-reference.ts";
import { listCommonOptions, writeCommand, writeParts } from "../reference/write-commands.ts";
import { type KnownTypes, writeEntry } from "../reference/write-entry.ts";
import { pathOfExport, writeResourcePages, writeTopicPages } from "./reference-client.ts";
import { writeReferencePage } from "./reference-page.ts";

const leads: Readonly<Record<PackageName, readonly [title: string, lead: string]>> = {
  client: ["Client", "Every operation as a method, for TypeScript and JavaScript."],
  listener: ["Listener", "Handlers of events, hooks of records and jobs, for agents and programs."],
  mock: ["Mock", "A mock of the service in a process, in tests and on a port."],
  cli: ["Command line", "Every command of data-import with its arguments and options."],
};

/** The reference of the packages and of their commands. */
export function writeReferencePages(
  reference: Reference,
  { schemas }: Pick<Description, "schemas">,
  callers: Callers,
): Page[] {
  const { client, listener, mock, cli } = reference.packages;
  const schemaNames = new Set(schemas.map(({ name }) => name));
  const places = new Map(
    Object.entries(reference.packages).map(([name, points]) => [name, placeEntries(name, points)]),
  );
  const know = (name: PackageName): KnownTypes => {
    const own = [places.get(name), ...(name === "listener" ? [places.get("client")] : [])];
    const found = (type: string) => own.map((each) => each?.get(type)).find(Boolean);
    return {
      find: (type) => found(type)?.entry,
      linkOf(type) {
        const path = found(type)?.path;
        if (path !== undefined) return `site:${path}`;
        return schemaNames.has(type) && !globals.has(type) ? `site:schemas/${type}/` : undefined;
      },
    };
  };
  const rest = (points: readonly EntryPoint[]) =>
    points.filter(({ name }) => !name.includes("/resources/")).slice(1);
  return [
    writeIndex(),
    ...writeTopicPages(reference, know("client")),
    ...rest(client).map((point) => writePointPage("client", point, client, know("client"))),
    ...writeResourcePages(reference, callers, know("client")),
    ...listener.map((point) => writePointPage("listener", point, listener, know("listener"))),
    ...mock.map((point) => writePointPage("mock", point, mock, know("mock"))),
    ...writeCommandPages(reference, callers, cli, know("cli")),
    writeServersPage(reference),
  ];
}

/** Types of the platform that schemas have the names of. */
const globals = new Set(["File", "Record", "Event"]);

function writeIndex(): Page {
  const items = Object.entries(leads).map(
    ([name, [title, lead]]) => `[${title}](site:reference/${name}/): ${lead}`,
  );
  return {
    ...writeReferencePage({
      path: "reference/",
      title: "Reference",
      lead: "Every name that a package exports and every option of a command, from the comments in their code.",
      label: "Reference",
      body: joinBlocks(
        writeList([
          ...items,
          "[Servers](site:reference/servers/): The options of the service, the mock and the docs.",
        ]),
        "The operations of the API have [pages of their own](site:operations/), and so have its [types](site:schemas/). A `Call` has a second type argument, the failures. It is left out here, because the errors are listed.",
      ),
    }),
  };
}

/** Where each name of a package is described: the first entry point that exports it, or its method. */
function placeEntries(
  name: string,
  points: readonly EntryPoint[],
): Map<string, { entry: Entry; path: string }> {
  const places = new Map<string, { entry: Entry; path: string }>();
  for (const point of points) {
    const resource = point.name.split("/resources/")[1];
    for (const entry of point.entries) {
      if (places.has(entry.name)) continue;
      const anchor = `#${entry.name.toLowerCase()}`;
      if (resource !== undefined) places.set(entry.name, { entry, path: `reference/client/${resource}/` });
      else {
        const path =
          name === "client" && point === points[0] ? pathOfExport(entry) : pathOfPoint(name, point);
        places.set(entry.name, { entry, path: path + anchor });
      }
    }
  }
  return places;
}

function pathOfPoint(name: string, point: EntryPoint): string {
  const below = point.name.split("/").slice(2).join("/");
  return `reference/${name}/${below === "" ? "" : `${below}/`}`;
}

function writePointPage(
  name: PackageName,
  point: EntryPoint,
  points: readonly EntryPoint[],
  known: KnownTypes,
): Page {
  const path = pathOfPoint(name, point);
  const isMain = point === points[0];
  const below = point.name.split("/").slice(2).join("/");
  const [title, lead] = leads[name];
  const isElsewhere = (entry: Entry) => {
    const address = known.linkOf(entry.name);
    return address !== undefined && !address.startsWith(`site:${path}#`);
  };
  const others = point.entries.filter(isElsewhere);
  return writeReferencePage({
    path,
    title: isMain ? title : `${title}: ${below}`,
    lead: isMain ? lead : `What programs import from ${point.name}.`,
    label: isMain ? title : below,
    body: joinBlocks(
      isMain && `All names are exports of \`${point.name}\`.`,
      ...point.entries.filter((entry) => !isElsewhere(entry)).map((entry) => writeEntry(entry, known)),
      others.length > 0 &&
        `It exports these names, too: ${others.map((each) => `[\`${each.name}\`](${known.linkOf(each.name)})`).join(", ")}.`,
    ),
  });
}

function writeCommandPages(
  { commands }: Reference,
  callers: Callers,
  points: readonly EntryPoint[],
  known: KnownTypes,
): Page[] {
  const [title, lead] = leads.cli;
  const common = listCommonOptions(commands);
  const names = new Set(common.map(({ name }) => name));
  const resources = Map.groupBy(
    commands.filter((command) => command.resource !== undefined),
    ({ resource }) => resource ?? "",
  );
  const operationOf = (command: string) =>
    [...callers].find(([, ways]) => ways.some(({ name }) => name === `data-import ${command}`))?.[0];
  return [
    writeReferencePage({
      path: "reference/cli/",
      title,
      lead,
      label: title,
      body: joinBlocks(
        "Each command that sends requests has these options:",
        writeParts("Options", common)[1],
        `The commands of a resource call its operations: ${[...resources.keys()].map((name) => `[${name}](site:reference/cli/${name}/)`).join(", ")}.`,
        ...commands
          .filter(({ resource }) => resource === undefined)
          .map((command) => writeCommand(command, names)),
        ...(points[0]?.entries ?? []).map((entry) => writeEntry(entry, known)),
      ),
    }),
    ...[...resources].map(([name, own]) =>
      writeReferencePage({
        path: `reference/cli/${name}/`,
        title: `Command line: ${name}`,
        lead: `The commands that begin with data-import ${name}.`,
        label: name,
        body: joinBlocks(
          `Each command also has the [options of all commands](site:reference/cli/).`,
          ...own.map((command) => writeCommand(command, names, operationOf(command.name))),
        ),
      }),
    ),
  ];
}

function writeServersPage({ servers }: Reference): Page {
  return writeReferencePage({
    path: "reference/servers/",
    title: "Servers",
    lead: "The options of the commands that start the service, the mock and the docs, as they print them.",
    label: "Servers",
    body: joinBlocks(
      ...[...servers].map(([name, help]) =>
        joinBlocks(`## ${name}`, writeCodeBlock(`${name} --help`, "sh"), writeCodeBlock(help, "text")),
      ),
    ),
  });
}
