import { sql } from 'kysely'
import { figureKinds, type DayFigures, type FigureKind } from '@loadout/contract/figures/figures.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { dayOf } from '../statistics/day.ts'

/** Days on which nothing happened are there as well. */
export async function readFigures(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  days: number,
): Promise<{ days: DayFigures[] }> {
  const first = dayOf(clock.now()) - days + 1
  const counted = new Map((await listFigureRows(db, first)).map((row) => [row.day, row]))
  return {
    days: Array.from(
      { length: days },
      (_, index) => counted.get(first + index) ?? { day: first + index, ...nothing },
    ),
  }
}

const nothing = Object.fromEntries(figureKinds.map((kind) => [kind, 0])) as Record<
  FigureKind,
  number
>

/** A row a day: of thousands of rows each costs more than what it says. */
const listFigureRows = (db: Db, first: number): Promise<DayFigures[]> =>
  db
    .selectFrom('daily_figure')
    .select('day')
    .select(({ fn }) =>
      figureKinds.map((name, kind) =>
        fn.coalesce(fn.max('count').filterWhere('kind', '=', kind), sql.lit(0)).as(name),
      ),
    )
    .where('day', '>=', first)
    .groupBy('day')
    .execute()
