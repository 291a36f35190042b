import { readStored, store } from '../../platform/storage.ts'
import type { PageForm } from './page-form.ts'

/** What was written and not saved, with the revision it began from. */
export type Unsaved = { form: PageForm; revision: number | undefined; at: number }

export type UnsavedPlace = { memberId: number; pageId: number | undefined }

const keyOf = ({ memberId, pageId }: UnsavedPlace) => `loadout:unsaved-page:${memberId}:${pageId ?? 'new'}`

/** Kept in this browser, as unsaved news are. */
export const keepUnsaved = (place: UnsavedPlace, unsaved: Unsaved) => store(keyOf(place), JSON.stringify(unsaved))
export const forgetUnsaved = (place: UnsavedPlace) => store(keyOf(place), undefined)

export function unsavedOf(place: UnsavedPlace): Unsaved | undefined {
  try {
    return JSON.parse(readStored(keyOf(place)) ?? '') as Unsaved
  } catch {
    return undefined
  }
}
