/** The methods that are not one operation, as `resource.method`. */
export const addedMethods: readonly string[] = [
  "events.follow",
  "files.import",
  "jobs.wait",
  "records.all",
  "records.insertAll",
  "sheets.export",
];
