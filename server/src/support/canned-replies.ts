import { sql } from 'kysely'
import type * as canned from '@loadout/contract/support/canned-replies.ts'
import { MAX_CANNED, type CannedReply } from '@loadout/contract/support/canned-replies.ts'
import { REPLY_MAX } from '@loadout/contract/support/ticket-rules.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { auditedTexts } from '../audit/audited-texts.ts'
import { difference, type Fields } from '../audit/difference.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'

const target = (id: number) => `canned reply ${id}`

export async function readCannedReplies(
  db: Db,
): Promise<OutputOf<typeof canned.listCannedReplies>> {
  const [replies, texts] = await Promise.all([
    db
      .selectFrom('canned_reply')
      .selectAll()
      .orderBy((reply) => reply.fn('lower', ['title']))
      .orderBy('id')
      .execute(),
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

type Words = Pick<CannedReply, 'title' | 'texts'>
/** What is left out stays as it is. */
type Change = { [Field in keyof Words]?: Words[Field] | undefined }
type Writing = { adminId: number; change: Change }

/** In all its languages or not at all. */
export async function saveCannedReply({
  input: { id, title, texts },
  caller,
  transaction,
}: CallRequest<typeof canned.saveCannedReply>): Promise<{ id: number }> {
  const change = {
    title,
    texts: texts?.map((text) => ({ ...text, message: text.message.trim() })),
  }
  const writing = { adminId: caller.id, change }
  return transaction((work) =>
    id === undefined ? addReply(work, writing) : changeReply(work, id, writing),
  )
}

/** With a title and a text. What it says must fit into an answer. */
function accepted({ title = '', texts = [] }: Change): Words {
  if (title === '') throw ruleBroken('title_missing', 'title')
  const lengths = texts.map(({ message }) => [...message].length)
  if (texts.length === 0 || lengths.includes(0)) throw ruleBroken('message_missing', 'texts')
  if (lengths.some((length) => length > REPLY_MAX)) throw ruleBroken('message_too_long', 'texts')
  return { title, texts }
}

async function addReply(work: Work, { adminId, change }: Writing): Promise<{ id: number }> {
  const words = accepted(change)
  const id = await insertReply(work.tx, words.title)
  await insertTexts(work.tx, id, words.texts)
  await work.audit({
    adminId,
    action: 'canned reply saved',
    target: target(id),
    before: null,
    after: audited(words),
  })
  return { id }
}

async function changeReply(
  work: Work,
  id: number,
  { adminId, change: { title, texts } }: Writing,
): Promise<{ id: number }> {
  const { tx } = work
  const before = await lockReply(tx, id)
  const words = accepted({ title: title ?? before.title, texts: texts ?? before.texts })
  await tx.updateTable('canned_reply').set({ title: words.title }).where('id', '=', id).execute()
  await tx.deleteFrom('canned_reply_text').where('reply_id', '=', id).execute()
  await insertTexts(tx, id, words.texts)
  const changed = difference(audited(before), audited(words))
  if (changed)
    await work.audit({ adminId, action: 'canned reply saved', target: target(id), ...changed })
  return { id }
}

async function insertReply(tx: Db, title: string): Promise<number> {
  // Of two who add the last one at once the second sees the first.
  await sql`lock table canned_reply in share row exclusive mode`.execute(tx)
  const { count } = await tx
    .selectFrom('canned_reply')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX_CANNED) throw ruleBroken('too_many_canned_replies')
  const { id } = await tx
    .insertInto('canned_reply')
    .values({ title })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const insertTexts = (tx: Db, id: number, texts: Words['texts']) =>
  tx
    .insertInto('canned_reply_text')
    .values(texts.map((text, position) => ({ ...text, reply_id: id, position })))
    .execute()

/** As it stands, for whoever changes or deletes it. */
async function lockReply(tx: Db, id: number): Promise<Words> {
  const reply = await tx
    .selectFrom('canned_reply')
    .select('title')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!reply) throw notFound()
  const texts = await tx
    .selectFrom('canned_reply_text')
    .select(['language_id', 'message'])
    .where('reply_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...reply, texts }
}

/** As the audit keeps it. */
const audited = ({ title, texts }: Words): Fields => ({
  title,
  language_id: texts[0]?.language_id,
  ...auditedTexts(texts, ['message']),
})

const notFound = () => new PublicError(404, 'canned_reply_not_found')

export const deleteCannedReply = ({
  input: { id },
  caller,
  transaction,
}: CallRequest<typeof canned.deleteCannedReply>): Promise<{ success: true }> =>
  transaction(async (work) => {
    const before = await lockReply(work.tx, id)
    await work.tx.deleteFrom('canned_reply').where('id', '=', id).execute()
    await work.audit({
      adminId: caller.id,
      action: 'canned reply deleted',
      target: target(id),
      before: audited(before),
      after: null,
    })
    return { success: true }
  })
