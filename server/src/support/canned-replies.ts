import { sql } from 'kysely'
import {
  CANNED_MOST,
  type deleteCannedReply,
  type listCannedReplies,
  type saveCannedReply,
} from '@loadout/contract/support/canned-replies.ts'
import { REPLY_MOST } from '@loadout/contract/support/ticket-rules.ts'
import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'

const target = (id: number) => `canned reply ${id}`

export async function readCannedReplies(db: Db): Promise<OutputOf<typeof listCannedReplies>> {
  const [replies, texts] = await Promise.all([
    db.selectFrom('canned_reply').selectAll().orderBy('title').orderBy('id').execute(),
    db.selectFrom('canned_reply_text').selectAll().orderBy('position').execute(),
  ])
  const entries = replies.map(({ id, title }) => ({
    id,
    title,
    texts: texts
      .filter((text) => text.reply_id === id)
      .map(({ language_id, message }) => ({ language_id, message })),
  }))
  return { entries }
}

type Texts = ParsedInputOf<typeof saveCannedReply>['texts']

/** In all its languages or not at all. */
export async function writeCannedReply({
  input,
  caller,
  transaction,
}: CallRequest<typeof saveCannedReply>): Promise<{ id: number }> {
  const { id: known, title } = input
  const texts = input.texts.map((text) => ({ ...text, message: text.message.trim() }))
  refuseUnsayable(title, texts)
  return transaction(async (work) => {
    const id = await (known === undefined
      ? insertReply(work.tx, title)
      : changeReply(work.tx, known, title))
    await insertTexts(work.tx, id, texts)
    await work.audit({
      adminId: caller.id,
      action: 'canned reply saved',
      target: target(id),
      before: {},
      after: { title },
    })
    return { id }
  })
}

/** What it says must fit into an answer. */
function refuseUnsayable(title: string, texts: Texts): void {
  if (title === '') throw ruleBroken('title_missing', 'title')
  const lengths = texts.map(({ message }) => [...message].length)
  if (lengths.includes(0)) throw ruleBroken('message_missing', 'texts')
  if (lengths.some((length) => length > REPLY_MOST)) throw ruleBroken('message_too_long', 'texts')
}

async function insertReply(tx: Db, title: string): Promise<number> {
  // Of two who add the last one at once the second sees the first.
  await sql`lock table canned_reply in share row exclusive mode`.execute(tx)
  const { count } = await tx
    .selectFrom('canned_reply')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= CANNED_MOST) throw ruleBroken('too_many_canned_replies')
  const { id } = await tx
    .insertInto('canned_reply')
    .values({ title })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function changeReply(tx: Db, id: number, title: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('canned_reply')
    .set({ title })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  await tx.deleteFrom('canned_reply_text').where('reply_id', '=', id).execute()
  return id
}

const insertTexts = (tx: Db, id: number, texts: Texts) =>
  tx
    .insertInto('canned_reply_text')
    .values(texts.map((text, position) => ({ ...text, reply_id: id, position })))
    .execute()

const notFound = () => new PublicError(404, 'canned_reply_not_found')

export const removeCannedReply = ({
  input: { id },
  caller,
  transaction,
}: CallRequest<typeof deleteCannedReply>): Promise<{ success: true }> =>
  transaction(async (work) => {
    const deleted = await work.tx
      .deleteFrom('canned_reply')
      .where('id', '=', id)
      .returning('title')
      .executeTakeFirst()
    if (!deleted) throw notFound()
    await work.audit({
      adminId: caller.id,
      action: 'canned reply deleted',
      target: target(id),
      before: { title: deleted.title },
      after: {},
    })
    return { success: true }
  })
