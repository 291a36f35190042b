import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { failureLine } from './failure-line.ts'
import { jobName } from './routines.ts'

/** A job that was tried as often as it may be. What it was given stays here: it may be a secret. */
export type FailedJob = {
  id: string
  queue: string
  /** As `jobName` has it. */
  kind: string
  asked: Date
  failed: Date
  tries: number
  failure: string
  /** Whether this site still knows how it is done. */
  isKnown: boolean
}

export type FailedJobs = {
  /** The one that failed last comes first. pg-boss keeps them for a week. */
  list: (db: Db, page: { limit: number; offset: number }) => Promise<FailedJob[]>
  count: (db: Db) => Promise<number>
  /**
   * Locks one until the transaction is through; undefined when it is not, or no more, among them.
   */
  lock: (tx: Db, id: string) => Promise<FailedJob | undefined>
  /** One that is locked is done once more, after the commit. */
  retry: (tx: Db, job: FailedJob) => Promise<void>
  /** One that is locked is gone, with all that it was given. */
  delete: (tx: Db, job: FailedJob) => Promise<void>
}

type Row = {
  id: string
  queue: string
  data: { name?: string } | null
  message: string | null
  asked: Date
  failed: Date
  tries: number
}

/**
 * pg-boss finds jobs by their queue and knows no pages of them, so that its table is read here; all
 * that changes it is pg-boss's own. The index is `indexFailedJobs`.
 */
const failedJobs = sql`from pgboss.job where state = 'failed'`
const columns = sql`
  id, name as queue, data, created_on as asked, completed_on as failed, retry_count + 1 as tries,
  coalesce(output->>'message', output->'value'->>'message') as message`

/**
 * Staff look at what failed, and are told how much there is, beside a week of jobs that are done.
 * Making it locks the table, so that whoever finds it there asks for no lock; of two who make it at
 * once the second has it.
 */
export const indexFailedJobs = `
do $$ begin
  if to_regclass('pgboss.failed_job') is null then
    set local lock_timeout = '2s';
    create index failed_job on pgboss.job (completed_on desc, id) where state = 'failed';
  end if;
exception when unique_violation or duplicate_table then null;
end $$`

type Parts = {
  boss: () => PgBoss | Promise<PgBoss>
  knows: (queue: string, kind: string) => boolean
}

/** `knows` says whether this release still does jobs of a kind. */
export function createFailedJobs({ boss, knows }: Parts): FailedJobs {
  function failedJobOf({ data, message, ...row }: Row): FailedJob {
    const { queue } = row
    const kind = jobName(queue, data)
    const failure = failureLine(message ?? '', data)
    return { ...row, kind, failure, isKnown: knows(queue, kind) }
  }

  return {
    async list(db, { limit, offset }) {
      const { rows } = await sql<Row>`
        select ${columns} ${failedJobs}
        order by completed_on desc, id limit ${limit} offset ${offset}`.execute(db)
      return rows.map(failedJobOf)
    },
    async count(db) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count ${failedJobs}`.execute(db)
      return rows[0]?.count ?? 0
    },
    async lock(tx, id) {
      const { rows } = await sql<Row>`
        select ${columns} ${failedJobs} and id = ${id} for update`.execute(tx)
      return rows[0] && failedJobOf(rows[0])
    },
    async retry(tx, { id, queue }) {
      await (await boss()).retry(queue, id, { db: fromKysely(tx) })
    },
    async delete(tx, { id, queue }) {
      await (await boss()).deleteJob(queue, id, { db: fromKysely(tx) })
    },
  }
}
