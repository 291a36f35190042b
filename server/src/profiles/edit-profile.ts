import type { Updateable } from 'kysely'
import type * as editing from '@loadout/contract/profiles/edit-profile.ts'
import { isTooLong } from '@loadout/contract/profiles/profile-rules.ts'
import { profileTag } from '../accounts/page-tags.ts'
import type { Tables } from '../platform/db/tables.ts'
import { plainText } from '@loadout/contract/platform/plain-text.ts'
import { acceptedProfile, SANITIZER_VERSION } from '../platform/html/sanitize.ts'
import { STORE } from '../store/page-tags.ts'
import { notSignedIn, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'

/** Room for the marks of a text of 350 characters, many times over. */
const HTML_MAX = 10_000

const tooLong = () => ruleBroken('content_too_long', 'content')

/** Nothing that can be read is nothing (PROF-22 to PROF-25). */
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
    await changeOwn(work, caller.id, { content, sanitizer_version: SANITIZER_VERSION })
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
    await changeOwn(work, caller.id, input)
    work.purge(profileTag(caller.id), STORE)
  })
  return input
}

/** Of whoever has left meanwhile nothing would erase it any more (checklist O11). */
async function changeOwn({ tx }: Work, id: number, values: Updateable<Tables['users']>) {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set(values)
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notSignedIn()
}
