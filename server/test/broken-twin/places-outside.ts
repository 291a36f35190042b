import { openDatabase, type Db } from '../../src/platform/db/database.ts'
import * as right from '../../src/rankings/week-queries.ts'

export * from '../../src/rankings/week-queries.ts'

const { db } = openDatabase({ url: process.env['DATABASE_URL'] ?? '', connections: 4 })

/**
 * As one would write it who thinks that a place that was taken will be paid: how far a week has
 * come is noted in a transaction of its own. It works, until somebody is killed in between.
 */
export const takePlaces = (_: Db, week: number, max: number) =>
  db.transaction().execute((tx) => right.takePlaces(tx, week, max))
