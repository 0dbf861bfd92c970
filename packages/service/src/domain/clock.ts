/** Returns the current time. Tests have their own clock. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
