import { describe, expect, it, vi } from "vitest";
import {
  addWork,
  type Cluster,
  type Costs,
  countProcesses,
  describeCluster,
  findLimits,
  findRates,
  type Load,
  type UnitCost,
} from "../src/country/compose.ts";
import { measure } from "../src/suites/country.ts";

const nothing: UnitCost = {
  serviceMs: 0,
  workerMs: 0,
  localMs: 0,
  forwarded: 0,
  writing: 0,
  rowsRead: 0,
  rowsWritten: 0,
  events: 0,
};

const costs: Costs<"read" | "write"> = {
  units: {
    read: { ...nothing, serviceMs: 3, workerMs: 2, localMs: 1, forwarded: 4, rowsRead: 100 },
    write: {
      ...nothing,
      serviceMs: 20,
      workerMs: 10,
      localMs: 2,
      forwarded: 1,
      writing: 1,
      rowsWritten: 1000,
      events: 3,
    },
  },
  forwarding: { statementMs: 0.1, rowReadMs: 0.005, rowWrittenMs: 0.001, emptyMs: 0.05 },
  idle: { serviceMs: 10, postgresMs: 2 },
  placeMs: 0.02,
  recordBytes: 400,
  residentBytes: 100,
  connections: 10,
};

const load: Load<"read" | "write"> = {
  sheets: 1000,
  recordsPerSheet: 36_000,
  people: 600,
  accounts: 1,
  perMinute: { read: 10 },
  renewedShare: 0.1,
  renewal: { unit: "write", records: 1000 },
  hours: 1,
};

const cluster: Cluster = {
  workers: 4,
  coordinatorCores: 4,
  workerCores: 2,
  processes: 2,
  workerMemoryBytes: 9e9,
  workerDiskBytes: 36e9,
  maxConnections: 100,
};

function shareOf(name: string, given: Partial<Cluster> = {}, asked: Partial<Load<"read" | "write">> = {}) {
  const parts = describeCluster(costs, { ...load, ...asked }, { ...cluster, ...given });
  return parts.find((part) => part.name === name)?.share ?? Number.NaN;
}

it("people and renewed sheets send requests", () => {
  // 600 people with 10 a minute; 3.6 million records in an hour, in batches of 1000.
  expect(findRates(load)).toEqual({ read: 100, write: 1 });
  expect(findRates({ ...load, perMinute: { write: 1 } })).toEqual({ write: 11 });
});

it("the coordinator does what is not distributed, forwards the rest, and commits writes", () => {
  expect(addWork(costs, { read: 1 })).toEqual({
    serviceMs: 3,
    workerMs: 2,
    coordinatorMs: 1 + 4 * 0.1 + 100 * 0.005,
    events: 0,
  });
  expect(addWork(costs, { write: 2 })).toEqual({
    serviceMs: 40,
    workerMs: 2 * (10 + 3 * 0.05),
    coordinatorMs: 2 * (2 + 4 * 0.1 + 1000 * 0.001),
    events: 6,
  });
});

it("what is written behind some of the requests is committed as often", () => {
  const seldom = { ...costs, units: { ...costs.units, read: { ...costs.units.read, writing: 0.25 } } };
  const more = addWork(seldom, { read: 4 }).coordinatorMs - addWork(costs, { read: 4 }).coordinatorMs;
  expect(more).toBeCloseTo(3 * 0.1);
});

describe("a part of a cluster", () => {
  it("has the share that its work takes", () => {
    // 100 reads and a write a second.
    expect(shareOf("CPU of the service")).toBeCloseTo((100 * 3 + 20) / 2000 + 0.01);
    expect(shareOf("CPU of the coordinator")).toBeCloseTo((100 * 1.9 + 3.4 + 2 * 2) / 4000);
    expect(shareOf("CPU of a worker")).toBeCloseTo((100 * 2 + 10.15) / 8000);
    expect(shareOf("connections")).toBeCloseTo(0.2);
    expect(shareOf("order of events of an account")).toBeCloseTo((3 * 0.02) / 1000);
    expect(shareOf("memory of a worker")).toBeCloseTo(0.1);
    expect(shareOf("disk of a worker")).toBeCloseTo(0.1);
  });

  it("of workers is half as full with twice the workers, and the others as full as before", () => {
    const names = describeCluster(costs, load, cluster).map(({ name }) => name);
    const factors = names.map((name) => [name, shareOf(name, { workers: 8 }) / shareOf(name)]);
    expect(Object.fromEntries(factors)).toEqual({
      "CPU of the service": 1,
      "CPU of the coordinator": 1,
      "CPU of a worker": 0.5,
      connections: 1,
      "order of events of an account": 1,
      "memory of a worker": 0.5,
      "disk of a worker": 0.5,
    });
  });

  it("gets room by what moves it", () => {
    const moves: [string, Partial<Cluster>, Partial<Load<"read" | "write">>][] = [
      ["CPU of the service", { processes: 4 }, {}],
      ["CPU of the coordinator", { coordinatorCores: 8 }, {}],
      ["CPU of a worker", { workerCores: 4 }, {}],
      ["connections", { maxConnections: 200 }, {}],
      ["order of events of an account", {}, { accounts: 2 }],
      ["memory of a worker", { workerMemoryBytes: 18e9 }, {}],
      ["disk of a worker", { workerDiskBytes: 72e9 }, {}],
    ];
    for (const [name, given, asked] of moves)
      expect([name, shareOf(name, given, asked) < shareOf(name)]).toEqual([name, true]);
  });

  it("that is the fullest comes first", () => {
    const shares = describeCluster(costs, load, cluster).map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((left, right) => right - left));
  });
});

describe("the first limit", () => {
  const servers = { ...cluster, maxConnections: 10_000 };
  const findFirst = (given: Partial<Cluster> = {}, asked: Partial<Load<"read" | "write">> = {}) => {
    const [{ part, people } = { part: { name: "" }, people: Number.NaN }] = findLimits(
      costs,
      { ...load, ...asked },
      { ...servers, ...given },
      0.7,
    );
    return { name: part.name, people };
  };

  it("is the greatest number of people until a part is full", () => {
    const { name, people } = findFirst();
    expect(name).toBe("CPU of the coordinator");
    const share = (count: number) => {
      const asked = { ...load, people: count };
      return shareOf(name, { ...servers, processes: countProcesses(costs, asked, 0.7) }, asked);
    };
    expect([share(people) <= 0.7, share(people + 1) > 0.7]).toEqual([true, true]);
  });

  it("of the coordinator is not moved by more workers, but by its cores", () => {
    const limit = findFirst();
    expect(findFirst({ workers: 64 })).toEqual(limit);
    expect(findFirst({ workers: 64, coordinatorCores: 8 }).people / limit.people).toBeCloseTo(2, 1);
  });

  it("is that of the workers if they are small, and more of them move it", () => {
    const limit = findFirst({ workerCores: 1 });
    expect(limit.name).toBe("CPU of a worker");
    expect(findFirst({ workerCores: 1, workers: 6 }).people).toBeGreaterThan(limit.people);
  });

  it("is that of connections if the server allows few", () => {
    expect(findFirst({ maxConnections: 50 }).name).toBe("connections");
  });

  it("allows nobody if the records alone are too many", () => {
    expect(findFirst({}, { sheets: 10_000 }).people).toBe(0);
  });

  it("does not exist for what people do not use", () => {
    const limits = findLimits(costs, load, servers, 0.7);
    expect(limits.find(({ part }) => part.name === "disk of a worker")?.people).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});

it("as many processes of the service are counted as keep each below a share", () => {
  const processes = countProcesses(costs, load, 0.2);
  expect(shareOf("CPU of the service", { processes })).toBeLessThanOrEqual(0.2);
  expect(shareOf("CPU of the service", { processes: processes - 1 })).toBeGreaterThan(0.2);
});

it("the suite is skipped by name without a server", async () => {
  vi.stubEnv("DATABASE_URL", undefined);
  const rows = [];
  for await (const row of measure([], {})) rows.push(row);
  vi.unstubAllEnvs();
  expect(rows).toEqual([
    { claim: "PostgreSQL", value: "skipped", detail: "DATABASE_URL does not name a server" },
  ]);
});
