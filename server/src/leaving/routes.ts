import { leaveSite, stayOnSite } from '@loadout/contract/leaving/leaving.ts'
import type { Site } from '../site-parts.ts'
import { beginLeaving, replayedLeaving } from './begin-leaving.ts'
import { takeBack } from './take-back.ts'

export function leavingRoutes(site: Site) {
  const { serve } = site
  serve(leaveSite, (request) => beginLeaving(site, request), {
    answerAgain: ({ input, credentials: { token, userId }, key }) =>
      replayedLeaving(site, { secret: token, userId, key, input }),
  })
  serve(stayOnSite, (request) => takeBack(site, request))
}
