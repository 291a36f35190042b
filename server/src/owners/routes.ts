import * as contract from '@loadout/contract/owners/set-up-site.ts'
import type { Site } from '../site-parts.ts'
import { readSetup, setUpSite } from './set-up-site.ts'

export function ownerRoutes(site: Site) {
  const { serve } = site
  serve(contract.readSetup, ({ input }) => readSetup(site, input.token))
  serve(contract.setUpSite, (request) => setUpSite(site, request))
}
