import { readStored, store } from '../../platform/storage.ts'
import type { Unsent } from './autosave.ts'

type Place = { memberId: number; id: number | undefined }

const keyOf = ({ memberId, id }: Place) => `loadout:unsaved-post:${memberId}:${id ?? 'new'}`

/** A picture is too large to be kept in the browser. */
export const keepUnsent = (place: Place, { form, ...unsent }: Unsent) =>
  store(keyOf(place), JSON.stringify({ ...unsent, form: { ...form, picture: undefined } }))
export const forgetUnsent = (place: Place) => store(keyOf(place), undefined)

export function unsentOf(place: Place): Unsent | undefined {
  try {
    return JSON.parse(readStored(keyOf(place)) ?? '') as Unsent
  } catch {
    return undefined
  }
}
