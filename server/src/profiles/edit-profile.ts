import type * as editing from '@loadout/contract/profiles/edit-profile.ts'
import { isTooLong } from '@loadout/contract/profiles/profile-rules.ts'
import { profileTag } from '../accounts/page-tags.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { acceptedProfile, SANITIZER_VERSION } from '../platform/html/sanitize.ts'
import { STORE } from '../store/page-tags.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'

/** Room for the marks of a text of 350 characters, many times over. */
const HTML_MAX = 10_000

const tooLong = () => ruleBroken('content_too_long', 'content')

/** PROF-22 to PROF-25. Nothing that can be read is nothing. */
export async function changeContent({
  input,
  caller,
  transaction,
}: CallRequest<typeof editing.editContent>) {
  if (input.content.length > HTML_MAX) throw tooLong()
  const cleaned = acceptedProfile(input.content)
  if (isTooLong(cleaned)) throw tooLong()
  const content = plainText(cleaned) === '' ? '' : cleaned
  await transaction(async (work) => {
    await work.tx
      .updateTable('users')
      .set({ content, sanitizer_version: SANITIZER_VERSION })
      .where('id', '=', caller.id)
      .execute()
    work.purge(profileTag(caller.id))
  })
  return { content }
}

export async function changeVisibility({
  input,
  caller,
  transaction,
}: CallRequest<typeof editing.setVisibility>) {
  await transaction(async (work) => {
    await work.tx.updateTable('users').set(input).where('id', '=', caller.id).execute()
    work.purge(profileTag(caller.id), STORE)
  })
  return input
}
