import { KINDS } from '../killed-jobs/causes.ts'
import { jobsThroughKills } from '../killed-jobs/through-kills.ts'
import { scaled, tallyText, temporaryFolder, withUndo, type Campaign } from './campaign.ts'

const KILLS = 20
const SIZE = 16
const FOLLOWERS = 2_500
/** What is wrong in them is found with less. */
const OF_TWINS = { followers: 1_200, size: 24, kills: 5, kindKills: 0, maxKills: 5 }

export const jobsKilled: Campaign = {
  name: 'jobs-killed',
  promise:
    'N01 the server killed at 20 random moments at which jobs of each kind are under way: each effect is there once; and servers that finish a job after its transaction, or before it is done, are found out',
  run: (scale) =>
    withUndo(async (later) => {
      const began = performance.now()
      const kills = scaled(KILLS, scale, 2)
      const { underWay, caused, letters, breaches, ...through } = await jobsThroughKills({
        later,
        folder: await temporaryFolder(later),
        followers: FOLLOWERS,
        size: SIZE,
        kills,
        kindKills: kills,
        maxKills: 3 * kills,
      })
      const rare = KINDS.filter((kind) => (underWay.get(kind) ?? 0) < kills)
      const twin = async (broken: 'finished apart' | 'not awaited') =>
        jobsThroughKills({ later, folder: await temporaryFolder(later), ...OF_TWINS, twin: broken })
      const apart = await twin('finished apart')
      const early = await twin('not awaited')
      return {
        figures: {
          kills: through.kills,
          'of them while under way': tallyText(Object.fromEntries(underWay)),
          effects: tallyText(
            Object.fromEntries(Object.entries(caused).map(([kind, of]) => [kind, of.length])),
          ),
          letters,
          'found where jobs are finished apart': apart.breaches.length,
          'found where jobs are not awaited': early.breaches.length,
          seconds: Math.round((performance.now() - began) / 1_000),
        },
        breaches: [
          ...breaches,
          ...rare.map((kind) => `${kind} was under way at ${underWay.get(kind)} kills`),
          ...(apart.breaches.length === 0 ? ['jobs finished apart were not found out'] : []),
          ...(early.breaches.length === 0 ? ['jobs not awaited were not found out'] : []),
        ],
      }
    }),
}
