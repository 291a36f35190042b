import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@loadout/contract/settings/own-sessions.ts'
import { countReferrals, setLanguage, updateProfile } from '@loadout/contract/settings/settings.ts'
import type { Site } from '../site-parts.ts'
import { endOne, endOthers, readOwnSessions } from './own-sessions.ts'
import { countReferred } from './queries.ts'
import { setOwnLanguage } from './set-language.ts'
import { changeOwnProfile } from './update-profile.ts'

export function settingsRoutes(site: Site) {
  const { serve, db } = site
  serve(updateProfile, (request) => changeOwnProfile(site, request))
  serve(setLanguage, setOwnLanguage)
  serve(countReferrals, async ({ caller }) => ({ count: await countReferred(db, caller.id) }))
  serve(listOwnSessions, async ({ caller }) => ({ entries: await readOwnSessions(site, caller) }))
  serve(endOwnSession, (request) => endOne(site, request))
  serve(endOtherSessions, (request) => endOthers(site, request))
}
