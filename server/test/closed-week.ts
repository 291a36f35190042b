import { weekOf } from '@loadout/contract/rankings/week-number.ts'
import type { World } from './trial.ts'

/** A week that nobody had any points in, closed: the next after those that are. */
export async function closedWeek({ db }: Pick<World, 'db'>): Promise<number> {
  const closed_at = new Date()
  const { week } = await db
    .selectFrom('ranked_week')
    .select((select) => select.fn.max<number | null>('week').as('week'))
    .executeTakeFirstOrThrow()
  const next = week === null ? weekOf(closed_at) : week + 1
  await db
    .insertInto('ranked_week')
    .values({ week: next, closed_at, members: 0, cents: 0 })
    .execute()
  return next
}
