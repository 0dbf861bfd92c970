/** What one request costs. Times are CPU times in milliseconds. */
export interface UnitCost {
  /** Of the process of the service. */
  readonly serviceMs: number;
  /** Of PostgreSQL, for the statements on tables that are distributed. */
  readonly workerMs: number;
  /** Of PostgreSQL, for all other statements. */
  readonly localMs: number;
  /** How many statements are on tables that are distributed. */
  readonly forwarded: number;
  /** How many of them write. */
  readonly writing: number;
  /** How many rows these statements read. */
  readonly rowsRead: number;
  /** How many rows they write. */
  readonly rowsWritten: number;
  /** How many events are recorded. */
  readonly events: number;
}

/** What a coordinator does for a statement of a worker. Times are CPU times in milliseconds. */
export interface Forwarding {
  readonly statementMs: number;
  readonly rowReadMs: number;
  readonly rowWrittenMs: number;
  /** What the worker needs for a statement that does nothing. */
  readonly emptyMs: number;
}

/** What one process of the service costs without requests, as CPU time in a second, in milliseconds. */
export interface Idle {
  readonly serviceMs: number;
  /** Of PostgreSQL. */
  readonly postgresMs: number;
}

/** The measured costs of one server. */
export interface Costs<Unit extends string = string> {
  readonly units: Readonly<Record<Unit, UnitCost>>;
  readonly forwarding: Forwarding;
  readonly idle: Idle;
  /** The CPU time that gives one event its place in the order of its account, in milliseconds. */
  readonly placeMs: number;
  /** The disk of a record on its worker, with indexes. */
  readonly recordBytes: number;
  /** The part of it that should be in memory: indexes, and the sorted columns of large sheets. */
  readonly residentBytes: number;
  /** The connections of one process of the service. */
  readonly connections: number;
}

/** What is asked of all servers together. */
export interface Load<Unit extends string = string> {
  readonly sheets: number;
  readonly recordsPerSheet: number;
  /** How many people work at the same time. */
  readonly people: number;
  /** The accounts of these people, which are of the same size. */
  readonly accounts: number;
  /** What one of them sends in a minute. */
  readonly perMinute: Readonly<Partial<Record<Unit, number>>>;
  /** The share of the sheets whose records are all written again on one day. */
  readonly renewedShare: number;
  /** The unit that writes records of a sheet, and how many records it writes. */
  readonly renewal: { readonly unit: Unit; readonly records: number };
  /** The hours of a day in which this happens. */
  readonly hours: number;
}

/** The servers. */
export interface Cluster {
  readonly workers: number;
  readonly coordinatorCores: number;
  readonly workerCores: number;
  /** Processes of the service: each uses one core. */
  readonly processes: number;
  readonly workerMemoryBytes: number;
  readonly workerDiskBytes: number;
  /** The setting `max_connections` of each server. Citus opens one connection to each worker for one to the coordinator. */
  readonly maxConnections: number;
}

/** The CPU time that a load needs in a second, in milliseconds. */
export interface Work {
  readonly serviceMs: number;
  readonly coordinatorMs: number;
  readonly workerMs: number;
  /** Events in a second. */
  readonly events: number;
}

/** One part of a cluster that can be full. */
export interface Part {
  readonly name: string;
  /** 1 is full. */
  readonly share: number;
  /** What makes room. */
  readonly moves: string;
}

/** Begin, prepare and commit: what a write on a worker needs besides its statements. */
const statementsOfCommit = 3;

/** The work of requests in a second. */
export function addWork<Unit extends string>(
  { units, forwarding }: Costs<Unit>,
  perSecond: Readonly<Partial<Record<Unit, number>>>,
): Work {
  const sum = { serviceMs: 0, coordinatorMs: 0, workerMs: 0, events: 0 };
  for (const [name, rate] of Object.entries<number>(perSecond as Record<string, number>)) {
    const unit = units[name as Unit];
    // All that a request writes is one transaction. Work behind requests writes for a few of them only.
    const ofCommit = Math.min(1, unit.writing) * statementsOfCommit;
    sum.serviceMs += rate * unit.serviceMs;
    sum.workerMs += rate * (unit.workerMs + ofCommit * forwarding.emptyMs);
    sum.coordinatorMs +=
      rate *
      (unit.localMs +
        (unit.forwarded + ofCommit) * forwarding.statementMs +
        unit.rowsRead * forwarding.rowReadMs +
        unit.rowsWritten * forwarding.rowWrittenMs);
    sum.events += rate * unit.events;
  }
  return sum;
}

/** The requests of a load in a second. */
export function findRates<Unit extends string>(load: Load<Unit>): Partial<Record<Unit, number>> {
  const rates: Partial<Record<Unit, number>> = {};
  for (const [unit, perMinute] of Object.entries<number>(load.perMinute as Record<string, number>))
    rates[unit as Unit] = (load.people * perMinute) / 60;
  const { unit, records } = load.renewal;
  const renewed = (load.sheets * load.recordsPerSheet * load.renewedShare) / (load.hours * 3600);
  rates[unit] = (rates[unit] ?? 0) + renewed / records;
  return rates;
}

/** How full each part of a cluster is, the fullest first. */
export function describeCluster<Unit extends string>(
  costs: Costs<Unit>,
  load: Load<Unit>,
  cluster: Cluster,
): readonly Part[] {
  const work = addWork(costs, findRates(load));
  const records = (load.sheets * load.recordsPerSheet) / cluster.workers;
  const parts: Part[] = [
    {
      name: "CPU of the service",
      share: work.serviceMs / (cluster.processes * 1000) + costs.idle.serviceMs / 1000,
      moves: "more processes of the service",
    },
    {
      name: "CPU of the coordinator",
      share:
        (work.coordinatorMs + cluster.processes * costs.idle.postgresMs) / (cluster.coordinatorCores * 1000),
      moves:
        "more cores in the coordinator, or a second cluster for some of the accounts; more workers do not help",
    },
    {
      name: "CPU of a worker",
      share: work.workerMs / (cluster.workers * cluster.workerCores * 1000),
      moves: "more workers, or more cores in each",
    },
    {
      name: "connections",
      share: (cluster.processes * costs.connections) / cluster.maxConnections,
      moves: "PgBouncer between, or a greater `max_connections` on each server",
    },
    {
      name: "order of events of an account",
      share: ((work.events / load.accounts) * costs.placeMs) / 1000,
      moves: "more accounts: the events of each are placed by one process at a time",
    },
    {
      name: "memory of a worker",
      share: (records * costs.residentBytes) / cluster.workerMemoryBytes,
      moves: "more workers, or more memory in each",
    },
    {
      name: "disk of a worker",
      share: (records * costs.recordBytes) / cluster.workerDiskBytes,
      moves: "more workers, or larger disks",
    },
  ];
  return parts.sort((left, right) => right.share - left.share);
}

/** How many processes of the service a load needs, if each is used up to a share. */
export function countProcesses<Unit extends string>(
  costs: Costs<Unit>,
  load: Load<Unit>,
  share: number,
): number {
  return Math.ceil(addWork(costs, findRates(load)).serviceMs / (1000 * share - costs.idle.serviceMs));
}

/** How many people can work at the same time until a part is used up to a share. */
export interface Limit {
  readonly part: Part;
  /** Zero if it is so with no people, and infinite if people do not use the part. */
  readonly people: number;
}

/** The limits of a cluster that gets more processes of the service as they are needed; the first limit comes first. */
export function findLimits<Unit extends string>(
  costs: Costs<Unit>,
  load: Load<Unit>,
  servers: Omit<Cluster, "processes">,
  share: number,
): readonly Limit[] {
  const describe = (people: number) => {
    const asked = { ...load, people };
    return describeCluster(costs, asked, { ...servers, processes: countProcesses(costs, asked, share) });
  };
  const parts = describe(0).filter(({ name }) => name !== "CPU of the service");
  const limits = parts.map((part): Limit => {
    const isFull = (people: number) =>
      describe(people).some((one) => one.name === part.name && one.share > share);
    return { part, people: findMost(isFull) };
  });
  return limits.sort((left, right) => left.people - right.people || right.part.share - left.part.share);
}

/** The greatest number that is not too large; infinite if none is. */
function findMost(isTooLarge: (count: number) => boolean): number {
  let above = 1;
  while (!isTooLarge(above)) {
    above *= 2;
    if (!Number.isSafeInteger(above)) return Number.POSITIVE_INFINITY;
  }
  let most = Math.floor(above / 2);
  while (above - most > 1) {
    const middle = Math.floor((most + above) / 2);
    if (isTooLarge(middle)) above = middle;
    else most = middle;
  }
  return most;
}
