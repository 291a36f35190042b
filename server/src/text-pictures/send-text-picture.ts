import { textPictureAddress } from '@loadout/contract/platform/text-picture-address.ts'
import type * as contract from '@loadout/contract/text-pictures/text-pictures.ts'
import { lockCaller } from '../accounts/lock-members.ts'
import { aboutField, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Db } from '../platform/db/database.ts'
import type { Site } from '../site-parts.ts'
import { textPictures, UNSAVED } from './text-pictures.ts'

/** What one member may have sent without saving a text that shows it. */
const MAX_UNSAVED = 50

type Parts = Pick<Site, 'pictures' | 'clock'>

/** Whoever writes longer than a sent picture waits to be used keeps theirs for a day. */
export async function sendTextPicture(
  { pictures, clock }: Parts,
  { input, caller, transaction }: CallRequest<typeof contract.sendTextPicture>,
): Promise<{ src: string }> {
  const name = await aboutField(
    'picture',
    pictures.keep(input.picture, { kind: textPictures, ownerId: caller.id }),
  )
  return transaction(async ({ tx }) => {
    await refuseTooMany(tx, caller.id)
    await pictures.use(tx, name, { kind: textPictures })
    await tx
      .insertInto('text_picture_use')
      .values({ name, shown_on: UNSAVED, since: clock.now() })
      .execute()
    return { src: textPictureAddress(name) }
  })
}

async function refuseTooMany(tx: Db, ownerId: number) {
  await lockCaller(tx, ownerId)
  const { unsaved } = await tx
    .selectFrom('text_picture_use as shown')
    .innerJoin('picture', 'picture.name', 'shown.name')
    .select((from) => from.fn.countAll<number>().as('unsaved'))
    .where('picture.owner_id', '=', ownerId)
    .where('shown.shown_on', '=', UNSAVED)
    .executeTakeFirstOrThrow()
  if (unsaved >= MAX_UNSAVED) throw ruleBroken('too_many_pictures')
}
