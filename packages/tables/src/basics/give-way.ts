/** Lets the other work of a process run, if this one has been long. Long work calls it after each small part. */
export type GiveWay = () => Promise<void> | undefined;
