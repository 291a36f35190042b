/** What a ledger is found to be: lines to be said, and how many things are wrong. */
export type Finding = { wrong: number; lines: readonly string[] }
