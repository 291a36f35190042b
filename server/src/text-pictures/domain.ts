import { sendTextPicture as call } from '@loadout/contract/text-pictures/text-pictures.ts'
import type { Domain } from '../domain.ts'
import { eraseOwner } from './erase-owner.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Transact } from '../platform/unit-of-work.ts'
import { sendTextPicture } from './send-text-picture.ts'
import { markUnshown, textPictures as kind, UNSAVED } from './text-pictures.ts'

/** Pictures whose text was never saved. Somebody may save one at this moment. */
async function deleteUnsavedPictures(_: Db, clock: Clock, transaction: Transact) {
  const now = clock.now()
  await transaction(async ({ tx }) => {
    const deleted = await tx
      .deleteFrom('text_picture_use')
      .where('shown_on', '=', UNSAVED)
      .where('since', '<', new Date(now.getTime() - DAY))
      .returning('name')
      .execute()
    await markUnshown(
      tx,
      deleted.map(({ name }) => name),
      now,
    )
  })
}

export const textPictures: Domain = {
  routes: (site) => site.serve(call, (request) => sendTextPicture(site, request)),
  // Nothing but what was sent stands in a text.
  pictures: [{ kind, originals: () => () => Promise.resolve(undefined) }],
  deleteExpired: [deleteUnsavedPictures],
  eraseTraces: [eraseOwner],
}
