import { leaveSite, stayOnSite } from '@loadout/contract/leaving/leaving.ts'
import type { Site } from '../site-parts.ts'
import { beginLeaving } from './begin-leaving.ts'
import { takeBack } from './take-back.ts'

export function leavingRoutes(site: Site) {
  const { serve } = site
  serve(leaveSite, (request) => beginLeaving(site, request))
  serve(stayOnSite, (request) => takeBack(site, request))
}
