import type { Db } from '../src/platform/db/database.ts'
import { checkLedgers } from '../src/points/check-ledgers.ts'
import { brokenPromises } from './broken-promises.ts'
import { startEarning } from './earning-load.ts'
import { isEarning, type MoneyDeed } from './money-deeds.ts'
import { openStore } from './money-store.ts'
import { startSpending } from './spending-load.ts'
import { throughKills, type KillOptions } from './through-kills.ts'
import { unlikeAnswers } from './unlike-answers.ts'
import { payWeeks } from './weeks-to-pay.ts'
import { wronglyEarned } from './wrongly-earned.ts'
import { openCommunity } from './writes-through-kills.ts'

const PRICE = 300

/** Servers that do one thing wrong: what finds nothing there proves nothing. */
const TWINS = {
  'debit outside': `${import.meta.dirname}/broken-twin/load-debit-outside.ts`,
  'places outside': `${import.meta.dirname}/broken-twin/load-places-outside.ts`,
}
type Twin = keyof typeof TWINS

/** So many weeks wait to be closed and paid. */
type MoneyOptions = KillOptions & { weeks: number }

/**
 * Purchases, refunds, changes of LD$, awards and payouts while the server and PostgreSQL are
 * killed, held against what everybody was told: nothing lost, nothing doubled, no drift. `midway`
 * says how many of the kills came while a week was being paid.
 */
export async function moneyThroughKills({ weeks, ...options }: MoneyOptions, twin?: Twin) {
  const kills = { midway: 0 }
  const through = await throughKills<MoneyDeed>(options, {
    name: twin === undefined ? 'money-killed' : `money-${twin.replace(' ', '-')}`,
    environment: { LD_EARNING_ENABLED: '1' },
    ...(twin === undefined ? {} : { preload: TWINS[twin] }),
    // The database would refuse what a twin does; there, code alone is tried.
    begin: (server) => beginMoney(server, { weeks, isGuarded: twin === undefined, kills }),
    breaches: wrongMoney,
  })
  return { ...through, midway: kills.midway }
}

type Server = { url: string; databaseUrl: string }
type Weeks = { weeks: number; isGuarded: boolean; kills: { midway: number } }

async function beginMoney({ url, databaseUrl }: Server, { kills, ...wanted }: Weeks) {
  const { newsIds } = await openCommunity(databaseUrl)
  const store = await openStore(databaseUrl, { price: PRICE, ...wanted })
  const deeds: MoneyDeed[] = []
  const { earners, ranked: followed } = store
  const spending = startSpending({ deeds, url, price: PRICE, ...store })
  const earning = startEarning({ deeds, url, earners, newsIds, followed })
  const paying = payWeeks(databaseUrl)
  return {
    deeds,
    stop: async () => void (await Promise.all([spending.stop(), earning.stop()])),
    abandon() {
      spending.abandon()
      earning.abandon()
    },
    beforeKill: async () => void (kills.midway += (await paying.untilMidway()) ? 1 : 0),
    finish: paying.untilPaid,
  }
}

async function wrongMoney(db: Db, deeds: readonly MoneyDeed[]): Promise<string[]> {
  const findings = await checkLedgers(db)
  return [
    ...(await brokenPromises(db)),
    ...findings.flatMap(({ wrong, lines }) => (wrong > 0 ? lines : [])),
    ...(await unlikeAnswers(
      db,
      deeds.filter((deed) => !isEarning(deed)),
    )),
    ...(await wronglyEarned(db, deeds.filter(isEarning))),
  ]
}
