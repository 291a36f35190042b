import { sql } from 'kysely'
import { writeDataCopy } from '../src/data-copy/order-data-copy.ts'
import type { RunningSite } from '../src/site.ts'

export type FailedJobWish = {
  kind?: string
  data?: object
  failure?: string
  asked?: Date
  failed?: Date
  tries?: number
}

/** A job as it is after its last try, for which nobody waits. */
export function makeFailedJob(
  { db, jobs }: Pick<RunningSite, 'db' | 'jobs'>,
  {
    kind = writeDataCopy.name,
    data = { userId: 999_999 },
    failure = 'connect ECONNREFUSED 127.0.0.1:25',
    asked = new Date(),
    failed = new Date(),
    tries = 3,
  }: FailedJobWish = {},
): Promise<{ id: string }> {
  return db.transaction().execute(async (tx) => {
    await jobs.add<object>(tx, { ...writeDataCopy, name: kind }, data)
    const { rows } = await sql<{ id: string }>`
      update pgboss.job
      set state = 'failed', created_on = ${asked}, completed_on = ${failed},
        retry_count = ${tries - 1}::int, retry_limit = ${tries - 1}::int,
        output = ${JSON.stringify({ message: failure })}
      where name = ${kind} and data = ${JSON.stringify(data)}::jsonb and state = 'created'
      returning id`.execute(tx)
    return { id: rows[0]?.id ?? '' }
  })
}
