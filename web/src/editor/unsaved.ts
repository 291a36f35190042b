import { draftKey } from '../member/draft-key.ts'
import { readStored, writeStored } from '../platform/storage.ts'

/** What was written and not saved, with the revision it began from. */
export type Unsaved<Form> = { form: Form; revision: number | undefined; at: number }

/** What is being edited, by whom; the page about cookies names what is kept of it. */
export type UnsavedPlace = {
  of: 'news' | 'page' | 'event' | 'post'
  memberId: number
  id: number | undefined
}

const keyOf = ({ of, ...place }: UnsavedPlace) => draftKey(`unsaved-${of}`, place)

/**
 * Kept in this browser, because connections, batteries and patience end. Pictures are too large for
 * that.
 */
export const keepUnsaved = <Form extends object>(
  place: UnsavedPlace,
  { form, ...unsaved }: Unsaved<Form>,
) =>
  writeStored(
    keyOf(place),
    JSON.stringify({ ...unsaved, form: { ...form, picture: undefined, thumbnail: undefined } }),
  )
export const forgetUnsaved = (place: UnsavedPlace) => writeStored(keyOf(place), undefined)

export function unsavedOf<Form>(place: UnsavedPlace): Unsaved<Form> | undefined {
  try {
    return JSON.parse(readStored(keyOf(place)) ?? '') as Unsaved<Form>
  } catch {
    return undefined
  }
}
