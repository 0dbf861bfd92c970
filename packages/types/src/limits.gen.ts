// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen types`).

const values = {
    /** The most bytes of a body of JSON. */
    bodyBytes: 8388608,
    /** The most entries of a list or an object in a body. */
    bodyEntries: 10000,
    /** The most levels of lists and objects inside each other. */
    bodyLevels: 100,
    /** The most parts of a form. */
    formParts: 1000,
    /** The most bytes of all texts of a form. */
    formTextBytes: 1048576,
    /** The most bytes of an uploaded file. */
    fileBytes: 5368709120,
    /** After this time a body must have come with `bodyBytesPerSecond`. */
    slowBodyMs: 20000,
    /** The slowest pace of a body. */
    bodyBytesPerSecond: 1000,
    /** The longest time in which a body comes completely. */
    bodyTimeoutMs: 3600000,
    /** The most errors in the response to an invalid request. */
    errorsShown: 20,
    /** The least bytes of a response that is compressed. */
    compressedBytes: 1400,
    /** The most bytes of the items of a page behind a cursor. */
    pageBytes: 8388608,
    /** How long the response to a request with a key is kept. */
    idempotencyKeyLifeMs: 86400000,
    /** The least characters of a key whose response has a secret. */
    secretKeyCharacters: 16,
    /** How long a wrong password counts. */
    wrongPasswordLifeMs: 900000,
    /** Wrong passwords for one account from one address before others must wait. */
    passwordsPerPlace: 10,
    /** Wrong passwords for one account before others must wait. */
    passwordsPerAccount: 100,
    /** How long after signing in a token can be exchanged for a newer one. */
    signInLifeSeconds: 2592000,
    /** How long an access token is valid. */
    accessTokenLifeSeconds: 86400,
    /** How long the token of a guest is valid after its last use. */
    guestTokenLifeSeconds: 3600,
    /** The time without an event after which a stream says its position. */
    streamBeatMs: 15000,
    /** How long a stream waits for a client that reads nothing. */
    streamClientTimeoutMs: 60000,
    /** The most open streams of a caller. */
    callerStreams: 50,
    /** The most open streams of a space. */
    spaceStreams: 250,
    /** The most open streams that are about no single space of an environment. */
    environmentStreams: 100,
    /** How long commits wait for somebody who has asked for their events. */
    completerLifeMs: 60000,
    /** The most ids that the event of a deletion names. */
    deletedRecordIdsShown: 100,
    /** How long the receiver of a webhook has for its response. */
    receiverTimeoutMs: 15000,
    /** The wait after the first failure of an event. */
    firstRetryMs: 5000,
    /** For how long a failed event is sent again. */
    deliveryLifeMs: 86400000,
    /** Failures in a row after which a receiver gets only one event at a time. */
    deliveryFailures: 10,
    /** The webhooks of an environment that are sent events at the same time. */
    deliveringWebhooks: 8,
    /** How long the secret before the present one signs, too. */
    webhookSecretLifeMs: 86400000,
    /** Failed runs in a row after which an agent is paused. */
    agentFailures: 20,
    /** The most runs of agents that cause each other. */
    agentChainRuns: 100,
    /** The most runs of an agent in an hour. */
    agentRunsPerHour: 10000,
    /** The most runs of an agent in an hour for events of agents. */
    chainedAgentRunsPerHour: 1000,
    /** The runs of agents of an environment at the same time. */
    runningAgents: 2,
    /** The runs that the log of an agent shows without `pageSize`. */
    agentRunsShown: 100,
    /** How long the entries of logs are kept. */
    agentLogDays: 30,
    /** The most bytes of all entries of an agent. */
    agentLogBytes: 33554432,
    /** The most characters of the name of a file; a longer one is shortened. */
    fileNameCharacters: 255,
    /** The most columns of a table. */
    fileColumns: 1000,
    /** The most values in a row of a CSV file. */
    csvRowValues: 16384,
    /** The most characters of a row of a CSV file. */
    csvRowCharacters: 2097152,
    /** The most bytes of a cell, in UTF-8. */
    cellBytes: 1048576,
    /** The most characters of a line of JSON. */
    jsonLineCharacters: 524288,
    /** The most characters of a value in an array of JSON. */
    jsonValueCharacters: 16777216,
    /** The most characters of a web page. */
    webPageCharacters: 67108864,
    /** The most bytes that a file may become. */
    contentBytes: 67108864,
    /** A file may become as many times its own bytes. */
    contentTimes: 100,
    /** The most sheets of a workbook in a file. */
    fileSheets: 500,
    /** The most rows of a sheet in which the service looks for tables. */
    fileRowsSearched: 1000,
    /** The most characters of a cell or a row in what is shown of a file. */
    shownTextCharacters: 200,
    /** The most rows that one statement about a file names. */
    rowsListed: 50,
    /** The most records of each table in a sample. */
    sampleRecords: 1000,
    /** The most records of a spreadsheet. */
    exportedRecords: 1048575,
    /** The most values of a column in a plan. */
    planValuesShown: 5,
    /** The most characters of a text in a plan. */
    planTextCharacters: 100,
    /** The most items of a list in a plan. */
    planItemsShown: 20,
    /** The most fields of the sheet of a mapping program. */
    programFields: 500,
    /** The most records in a commit of a job `map`. */
    mappedCommitRecords: 4000,
    /** The records of a page without `pageSize`. */
    pageRecords: 10000,
    /** The events of a page without `pageSize`. */
    eventsPerPage: 10,
    /** The most bytes of all cells of a record. */
    recordBytes: 8388608,
    /** The most lines that become one commit. */
    commitLines: 10000,
    /** The last records that are deleted with the first lines or not at all. */
    truncatedRecords: 2000,
    /** The most selected records whose changes become one commit. */
    bulkCommitRecords: 1000,
    /** The most records of duplicates that become one commit. */
    mergedCommitRecords: 1000,
    /** The records that the preview of a mutation looks at. */
    mutationPreviewRecords: 200,
    /** The most records in a commit of a copied sheet. */
    copiedCommitRecords: 500,
    /** The most changed records in a commit of a restored snapshot. */
    restoredCommitRecords: 500,
    /** A sheet with more records is validated in parts. */
    validatedRecords: 1000,
    /** The most records that a commit in another sheet validates again. */
    referringRecords: 5000,
    /** The most that is kept of deleted records to undo a commit. */
    undoCharacters: 4194304,
    /** The most characters of a text to find. */
    foundCharacters: 10000,
    /** The most places of a request that an insert with keys names. */
    combinedPlacesShown: 50,
    /** The most conditions of a query, or of a flag. */
    queryConditions: 100,
    /** The most conditions of a query that name no field. */
    queryConditionsWithoutField: 10,
    /** The most levels of parentheses of a query. */
    queryLevels: 50,
    /** The most steps of a pattern, with its repetitions. */
    patternSteps: 500,
    /** How long a managed job waits for somebody who takes it. */
    jobAcknowledgementMs: 300000,
    /** How long an import session lasts if its request does not say so. */
    importSessionLifeSeconds: 3600,
};

/** The numbers that the service promises, each in the unit at the end of its name. */
export const limits: Readonly<typeof values> = values;
