import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import type { EarnTask } from '@loadout/contract/points/points.ts'
import { followOnTwitter, visitFacebook } from '@loadout/contract/shares/intents.ts'
import { getOwnPages } from '@loadout/contract/shares/own-pages.ts'
import { call } from '../platform/call/call.ts'
import { query } from '../platform/call/query.ts'
import { ifMember } from '../platform/session/session.ts'

export const ownPagesQuery = query(getOwnPages, {})

type TaskPlace = { href: string; onVisit: () => void }

/**
 * Where a task is done that a page of the site elsewhere is for; undefined for any other, and where
 * it pays nothing.
 */
export function placeOf(
  { key: task, open, points }: Pick<EarnTask, 'key' | 'open' | 'points'>,
  pages: OutputOf<typeof getOwnPages> | undefined,
): TaskPlace | undefined {
  if (!open || points === 0) return undefined
  if (task === 'visit_facebook' && pages?.facebook)
    return { href: pages.facebook, onVisit: noteVisit }
  if (task === 'follow_twitter' && pages?.twitter)
    return { href: pages.twitter, onVisit: noteFollow }
  return undefined
}

/** Nobody waits for the answer, and nothing comes of a failure (SHARE-04). */
function noteVisit(): void {
  ifMember(() => call(visitFacebook, {}, { quiet: true, outlivesPage: true }))
}

/** Whoever has not connected Twitter is told that it is missing. */
function noteFollow(): void {
  ifMember(() => call(followOnTwitter, {}))
}
