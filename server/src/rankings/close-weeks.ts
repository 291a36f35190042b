import { weekOf, weekStart } from '@loadout/contract/rankings/week-number.ts'
import { acquireAdvisoryLock } from '../platform/db/advisory-lock.ts'
import type { Work } from '../platform/unit-of-work.ts'
import type { SettingsOfSite } from '../site-settings/kept-settings.ts'
import type { Site } from '../site-parts.ts'
import { dayOf } from '../statistics/day.ts'
import { RANKINGS } from './page-tags.ts'
import { bandsAt, payoutEras } from './payouts.ts'
import { settleWeek } from './settle-week.ts'
import { firstEarnedWeek, insertWeek, lastClosedWeek, listUnsettled } from './week-queries.ts'

/** What began in the last moments of a week has been committed by then (AMB-132). */
const PAUSE_MS = 5 * 60_000

/** The first week that cannot be closed yet. */
export const runningWeek = (now: Date): number => weekOf(new Date(now.getTime() - PAUSE_MS))

type Parts = Pick<Site, 'db' | 'clock' | 'transaction' | 'settings' | 'siteSettings'>

/**
 * Monday at 00:05 UTC the week before is closed. The job looks every five minutes, so that what was
 * missed, or broke off, is done a little later and not a week later.
 */
export const closeWeeksByTheClock = (site: Parts & Pick<Site, 'jobs'>) =>
  site.jobs.every('*/5 * * * *', 'close-weeks', () => closeWeeks(site))

/** Closes every week that has ended, the oldest first, and pays what its places are worth. */
export async function closeWeeks(site: Parts): Promise<void> {
  const { db, clock } = site
  const last = await lastClosedWeek(db)
  const first = last === null ? await firstEarnedWeek(db) : last + 1
  const running = runningWeek(clock.now())
  if (first !== null)
    for (let week = Math.max(0, first); week < running; week++) await closeWeek(site, week)
  for (const { week } of await listUnsettled(db)) await settleWeek(site, week)
}

const closeWeek = (site: Parts, week: number): Promise<void> =>
  site.transaction((work) => writeWeek(work, site, week))

/** What a payout is worth, and whether there is one. */
type PayoutSettings = {
  siteSettings: { current: () => Pick<SettingsOfSite, 'earningEnabled'> }
  settings: { ld: Pick<Site['settings']['ld'], 'eraEnds'> }
}

/** Ranks, points and payouts of a closed week are written once and never change (checklist A12). */
export async function writeWeek(
  work: Pick<Work, 'tx' | 'purge' | 'record'>,
  { clock, siteSettings, settings: { ld } }: Pick<Site, 'clock'> & PayoutSettings,
  week: number,
): Promise<void> {
  await acquireAdvisoryLock(work.tx, 'close a week')
  const begins = weekStart(week)
  const bands = siteSettings.current().earningEnabled ? bandsAt(payoutEras(ld.eraEnds), begins) : []
  const isClosed = await insertWeek(work.tx, {
    week,
    begins: dayOf(begins),
    now: clock.now(),
    from: bands.map((band) => band.from),
    cents: bands.map((band) => band.cents),
  })
  if (!isClosed) return
  work.purge(RANKINGS)
  await work.record({ kind: 'week closed', actorId: null, data: { week } })
}
