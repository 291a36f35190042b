import { figureKinds, type DayFigures } from '@loadout/contract/figures/figures.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { dayOf } from '../statistics/day.ts'

/** Days on which nothing happened are there as well. */
export async function readFigures(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  days: number,
): Promise<{ days: DayFigures[] }> {
  const first = dayOf(clock.now()) - days + 1
  const counts = new Map(
    (await listFigureRows(db, first)).map(({ day, kind, count }) => [`${day} ${kind}`, count]),
  )
  const countOf = (day: number, kind: number) => counts.get(`${day} ${kind}`) ?? 0
  return {
    days: Array.from({ length: days }, (_, index) => {
      const day = first + index
      const figures = figureKinds.map((name, kind) => [name, countOf(day, kind)])
      return { day, ...Object.fromEntries(figures) } as DayFigures
    }),
  }
}

const listFigureRows = (db: Db, first: number) =>
  db.selectFrom('daily_figure').select(['day', 'kind', 'count']).where('day', '>=', first).execute()
