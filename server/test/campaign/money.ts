import { moneyThroughKills } from '../money-through-kills.ts'
import { scaled, tallyText, temporaryFolder, withUndo, type Campaign } from './campaign.ts'

const KILLS = 60
const DEEDS_BETWEEN = 760
/** What is wrong in them is found with less. */
const OF_TWINS = { kills: 8, deedsBetween: 200, weeks: 16 }

export const money: Campaign = {
  name: 'money',
  promise:
    'A01 A04 A05 A12 while members buy, earn points and are paid for weeks, and staff give, take and refund, the server and PostgreSQL are killed 30 times each: nothing lost, doubled or adrift; and servers whose debit, or whose note of who is paid, is outside of the transaction are found out',
  run: (scale) =>
    withUndo(async (later) => {
      // Each server has a database of its own.
      const began = performance.now()
      const kills = scaled(KILLS, scale, 2)
      const { deeds, midway, breaches } = await moneyThroughKills({
        later,
        folder: await temporaryFolder(later),
        kills,
        deedsBetween: DEEDS_BETWEEN,
        weeks: 4 * kills,
      })
      const twin = async (broken: 'debit outside' | 'places outside') =>
        moneyThroughKills({ later, folder: await temporaryFolder(later), ...OF_TWINS }, broken)
      const debit = await twin('debit outside')
      const places = await twin('places outside')
      const kinds = Object.entries(Object.groupBy(deeds, ({ kind, status }) => `${kind} ${status}`))
      return {
        figures: {
          kills,
          'of them while a week was paid': midway,
          deeds: tallyText(Object.fromEntries(kinds.map(([kind, of = []]) => [kind, of.length]))),
          repeated: deeds.filter(({ unanswered }) => unanswered > 0).length,
          'found where the debit is outside': debit.breaches.length,
          'found where places are noted outside': places.breaches.length,
          seconds: Math.round((performance.now() - began) / 1_000),
        },
        breaches: [
          ...breaches,
          ...(debit.breaches.length === 0 ? ['the debit outside was not found out'] : []),
          ...(places.breaches.length === 0 ? ['places noted outside were not found out'] : []),
        ],
      }
    }),
}
