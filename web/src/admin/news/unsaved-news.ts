import { readStored, store } from '../../platform/storage.ts'
import type { NewsForm } from './news-form.ts'

/** What was written and not saved, with the revision it began from. */
export type Unsaved = { form: NewsForm; revision: number | undefined; at: number }

export type UnsavedPlace = { memberId: number; newsId: number | undefined }

const keyOf = ({ memberId, newsId }: UnsavedPlace) => `loadout:unsaved-news:${memberId}:${newsId ?? 'new'}`

/** Kept in this browser, because connections, batteries and patience end. A picture is too large for that. */
export const keepUnsaved = (place: UnsavedPlace, { form, ...unsaved }: Unsaved) => store(keyOf(place), JSON.stringify({ ...unsaved, form: { ...form, picture: undefined } }))
export const forgetUnsaved = (place: UnsavedPlace) => store(keyOf(place), undefined)

export function unsavedOf(place: UnsavedPlace): Unsaved | undefined {
  try {
    return JSON.parse(readStored(keyOf(place)) ?? '') as Unsaved
  } catch {
    return undefined
  }
}
