import type { SentFile } from '@loadout/contract/platform/sent-picture.ts'
import type { Db } from '../platform/db/database.ts'
import { aboutField } from '../platform/http/public-error.ts'
import type { Site } from '../site-parts.ts'
import { ticketPictures as kind } from './pictures.ts'

type Parts = Pick<Site, 'pictures'>

/** Before the transaction. Undefined when none was sent. */
export const keepPicture = (
  { pictures }: Parts,
  ownerId: number,
  file: SentFile | undefined,
): Promise<string | undefined> =>
  file === undefined
    ? Promise.resolve(undefined)
    : aboutField('picture', pictures.keep(file, { kind, ownerId }))

type Place = { ticketId: number; messageId: number | null }

/** In the transaction that writes what it belongs to. */
export async function attachPicture(
  { pictures }: Parts,
  tx: Db,
  name: string | undefined,
  { ticketId, messageId }: Place,
): Promise<void> {
  if (name === undefined) return
  await pictures.use(tx, name, { kind })
  await tx
    .insertInto('support_picture')
    .values({ name, ticket_id: ticketId, message_id: messageId })
    .execute()
}
