import { writesThroughKills } from '../writes-through-kills.ts'
import { scaled, tallyText, temporaryFolder, withUndo, type Campaign } from './campaign.ts'

const KILLS = 60
const DEEDS_BETWEEN = 400

export const writesKilled: Campaign = {
  name: 'writes-killed',
  promise:
    'A05 B01 B04 O02 while members comment, upvote and sign up, the server and PostgreSQL are killed 30 times each: nothing that was answered is lost or doubled',
  run: (scale) =>
    withUndo(async (later) => {
      const folder = await temporaryFolder(later)
      const began = performance.now()
      const kills = scaled(KILLS, scale, 2)
      const { deeds, breaches } = await writesThroughKills({
        later,
        folder,
        kills,
        deedsBetween: DEEDS_BETWEEN,
      })
      const kinds = Object.fromEntries(
        [...Map.groupBy(deeds, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]),
      )
      return {
        figures: {
          kills,
          deeds: tallyText(kinds),
          repeated: deeds.filter(({ unanswered }) => unanswered > 0).length,
          seconds: Math.round((performance.now() - began) / 1_000),
        },
        breaches,
      }
    }),
}
