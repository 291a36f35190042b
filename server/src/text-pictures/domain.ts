import { sendTextPicture as call } from '@loadout/contract/text-pictures/text-pictures.ts'
import type { Domain } from '../domain.ts'
import { forgetOwner } from './forget-owner.ts'
import { DAY, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { sendTextPicture } from './send-text-picture.ts'
import { dropUnshown, textPictures as kind, UNSAVED } from './text-pictures.ts'

/** Pictures whose text was never saved. */
async function forgetUnsaved(db: Db, clock: Clock) {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const forgotten = await tx
      .deleteFrom('text_picture_use')
      .where('shown_on', '=', UNSAVED)
      .where('since', '<', new Date(now.getTime() - DAY))
      .returning('name')
      .execute()
    await dropUnshown(
      tx,
      forgotten.map(({ name }) => name),
      now,
    )
  })
}

export const textPictures: Domain = {
  routes: (site) => site.serve(call, (request) => sendTextPicture(site, request)),
  // Nothing but what was sent stands in a text.
  pictures: [{ kind, originals: () => () => Promise.resolve(undefined) }],
  forget: [forgetUnsaved],
  forgetRest: [forgetOwner],
}
