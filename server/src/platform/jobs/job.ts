import type { Db } from '../db/database.ts'

/**
 * A kind of work that is done later, written once: whoever adds one and whoever does it import the
 * same value.
 */
export type Job<Data extends object> = JobRules & {
  name: string
  /** Only the compiler reads it: what a job of this kind takes with it. */
  data?: Data
}

export type JobRules = {
  /** How often it is tried before it is given up. */
  tries: number
  /**
   * Before the second try; twice as long before each further one, but never longer than the longest
   * pause.
   */
  pauseSeconds: number
  longestPauseSeconds: number
  /** How long one try may take. After that another process takes it for lost and tries again. */
  limitSeconds: number
}

/**
 * `name` stands in the database: jobs that wait under a name that nobody has any more stay undone.
 */
export const job = <Data extends object>(name: string, rules: JobRules): Job<Data> => ({
  name,
  ...rules,
})

/** Which try of how many this is. */
export type Try = {
  number: number
  isLast: boolean
  /**
   * The job is done with this transaction, or not at all: for what cannot be told from the same
   * done twice, such as a mail. First of all in it, because it fails when this try was taken for
   * lost and another one may do the same.
   */
  finish: (tx: Db) => Promise<void>
}

export type DoJob<Data extends object> = (data: Data, attempt: Try) => Promise<void>
