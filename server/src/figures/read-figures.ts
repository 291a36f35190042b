import { sql } from 'kysely'
import {
  MAX_FIGURE_DAYS,
  figureKinds,
  type DayFigures,
  type FigureKind,
  type Figures,
  type getFigures,
} from '@loadout/contract/figures/figures.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Db } from '../platform/db/database.ts'
import { invalidRequest } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { dayOf } from '../statistics/day.ts'

const DAYS_UNASKED = 30

/** Days on which nothing happened are there as well. */
export async function readFigures(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  { from, to, days: wanted = DAYS_UNASKED }: ParsedInputOf<typeof getFigures>,
): Promise<Figures> {
  const today = dayOf(clock.now())
  const last = to === undefined ? today : Math.min(dayOfSeconds(to), today)
  const first = from === undefined ? last - wanted + 1 : dayOfSeconds(from)
  if (first > last || last - first >= MAX_FIGURE_DAYS) throw invalidRequest('from')

  const rows = await listFigureRows(db, { first, last })
  const counted = new Map(rows.map((row) => [row.day, row]))
  const days = Array.from(
    { length: last - first + 1 },
    (_, index) => counted.get(first + index) ?? { day: first + index, ...nothing },
  )
  return { ...ofAll(days), days }
}

const dayOfSeconds = (seconds: number) => dayOf(new Date(seconds * 1000))

const ofEachKind = (countOf: (kind: FigureKind) => number) =>
  Object.fromEntries(figureKinds.map((kind) => [kind, countOf(kind)])) as Record<FigureKind, number>

const nothing = ofEachKind(() => 0)

const ofAll = (days: readonly DayFigures[]) =>
  ofEachKind((kind) => {
    const counts = days.map((day) => day[kind])
    return kind === 'active' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0)
  })

/** A row a day: of thousands of rows each costs more than what it says. */
const listFigureRows = (
  db: Db,
  { first, last }: { first: number; last: number },
): Promise<DayFigures[]> =>
  db
    .selectFrom('daily_figure')
    .select('day')
    .select(({ fn }) =>
      figureKinds.map((name, kind) =>
        fn.coalesce(fn.max('count').filterWhere('kind', '=', kind), sql.lit(0)).as(name),
      ),
    )
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('day')
    .execute()
