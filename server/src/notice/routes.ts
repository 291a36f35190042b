import { getNotice } from '@loadout/contract/notice/notice.ts'
import type { Site } from '../site-parts.ts'
import { findNotice } from './queries.ts'

/** On every page, shown or not: a change of it clears them all. */
export const NOTICE = 'notice'

export function noticeRoutes({ db, serve }: Site) {
  serve(getNotice, () => findNotice(db), { dependsOn: () => [NOTICE] })
}
