/**
 * The one source of time (checklist N03). Services take it, so that tests can stand at any moment.
 */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** Unix seconds, as the wire wants them. */
export const unixSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** The other way round: what a call says in whole seconds. */
export const momentOf = (seconds: number) => new Date(seconds * 1_000)

/** In milliseconds, as moments are told apart. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
