import { store } from '../platform/storage.ts'
import { storedKeys } from './stored-keys.ts'

/** What members have begun to write, as comments, news and pages; whose it is follows. */
const BEGUN = [
  'loadout:comment-draft:',
  'loadout:unsaved-event:',
  'loadout:unsaved-news:',
  'loadout:unsaved-page:',
  'loadout:unsaved-post:',
]

/**
 * Deletes what somebody has begun to write here: whoever uses this browser next does not read it
 * (checklist M09).
 */
export function forgetDrafts(userId: number): void {
  for (const key of storedKeys())
    if (BEGUN.some((kind) => key.startsWith(`${kind}${userId}:`))) store(key, undefined)
}
