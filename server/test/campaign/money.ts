import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { moneyThroughKills } from '../money-through-kills.ts'
import { scaled, tallyText, withUndo, type Campaign } from './campaign.ts'

const KILLS = 60
const DEEDS_BETWEEN = 850

export const money: Campaign = {
  name: 'money',
  promise:
    'A01 A04 A05 while members buy and staff give, take and refund, the server and PostgreSQL are killed 30 times each: nothing lost, doubled or adrift; and a server whose debit is outside of the transaction is found out',
  run: (scale) =>
    withUndo(async (later) => {
      const folder = await mkdtemp(`${tmpdir()}/loadout-campaign-`)
      later(() => rm(folder, { recursive: true, force: true }))
      const began = performance.now()
      const kills = scaled(KILLS, scale, 2)
      const options = { later, folder, kills, deedsBetween: DEEDS_BETWEEN }
      const { deeds, breaches } = await moneyThroughKills(options, { twin: false })
      const twin = await moneyThroughKills(
        { ...options, kills: Math.max(10, kills / 6) },
        { twin: true },
      )
      const kinds = Object.entries(Object.groupBy(deeds, ({ kind, status }) => `${kind} ${status}`))
      return {
        figures: {
          kills,
          deeds: tallyText(Object.fromEntries(kinds.map(([kind, of = []]) => [kind, of.length]))),
          repeated: deeds.filter(({ attempts }) => attempts > 1).length,
          'found in the twin': twin.breaches.length,
          seconds: Math.round((performance.now() - began) / 1_000),
        },
        breaches: [
          ...breaches,
          ...(twin.breaches.length === 0 ? ['the broken twin was not found out'] : []),
        ],
      }
    }),
}
