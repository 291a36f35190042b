import { sql } from 'kysely'
import { faultsOf } from '@loadout/contract/forms/form-rules.ts'
import { pollTextRules } from '@loadout/contract/polls/poll-rules.ts'
import type { PollTextInput } from '@loadout/contract/polls/poll-texts.ts'
import type { PollKind } from '@loadout/contract/polls/polls.ts'
import { momentOf, unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { pollTag } from './page-tags.ts'
import { pollKindNumber } from './poll-kinds.ts'
import { findStaffPoll, lockPoll, type PollRow } from './staff-queries.ts'

type PollDraft = {
  kind: PollKind
  articleId: number | null
  /** The primary one first. */
  texts: readonly PollTextInput[]
  active: boolean
  endsAt: Date | null
}

/** What has ended because of a change: open pages have to be told. */
type Ended = { ended: number[] }

/** Adds a poll. Whoever calls sees to it that its article has none. */
export async function insertPoll(
  work: Work,
  now: Date,
  { kind, articleId, texts, active, endsAt }: PollDraft,
): Promise<{ id: number } & Ended> {
  const { tx } = work
  const primary = acceptedTexts(texts)
  refuseEndPast(endsAt, now)
  const ended = active && kind === 'site' ? await endCurrentPoll(work, now) : []
  const { id } = await tx
    .insertInto('poll')
    .values({
      kind: pollKindNumber(kind),
      article_id: articleId,
      language_id: primary.language_id,
      active,
      opened_at: active ? now : null,
      ends_at: endsAt,
      inserted: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertOptions(tx, id, primary.options.length)
  await insertTexts(tx, id, texts)
  purgePoll(work, { kind, articleId, endsAt, wasActive: false, active })
  return { id, ended }
}

/** What changes; what is left out stays. */
export type PollChange = Partial<Pick<PollDraft, 'texts' | 'active' | 'endsAt'>>

/** Rewrites a poll that this transaction has locked. */
export async function rewritePoll(
  work: Work,
  now: Date,
  { row, change }: { row: PollRow; change: PollChange },
): Promise<Ended> {
  const { tx } = work
  const { active = row.active, endsAt = row.ends_at, texts } = change
  if (texts) await rewriteTexts(tx, row, texts)
  const asksAnew = active && !row.active && row.kind === 'site'
  const ended = asksAnew ? await endCurrentPoll(work, now) : []
  await tx
    .updateTable('poll')
    .set({
      active,
      ends_at: endsAt,
      opened_at: row.opened_at ?? (active ? now : null),
      ...(texts && { language_id: acceptedTexts(texts).language_id }),
    })
    .where('id', '=', row.id)
    .execute()
  const { kind, article_id: articleId, active: wasActive } = row
  purgePoll(work, { kind, articleId, endsAt, wasActive, active })
  return { ended }
}

export async function removePoll(work: Work, row: PollRow): Promise<void> {
  await work.tx.deleteFrom('poll').where('id', '=', row.id).execute()
  if (row.active) work.purge(pollTag(row.kind, row.article_id))
}

/**
 * Ends the question that is asked. Staff who put one up wait for each other, so that one stays;
 * voters do not wait.
 */
async function endCurrentPoll({ tx }: Work, now: Date): Promise<number[]> {
  await sql`lock table poll in share row exclusive mode`.execute(tx)
  const ended = await tx
    .updateTable('poll')
    .set({ active: false, ends_at: sql<Date>`least(coalesce(ends_at, ${now}), ${now})` })
    .where('kind', '=', pollKindNumber('site'))
    .where('active', '=', true)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

type Asked = Pick<PollDraft, 'kind' | 'articleId' | 'active' | 'endsAt'> & { wasActive: boolean }

/** No page shows one that is not active. Pages that are kept show that it is over when it is. */
function purgePoll(
  work: Pick<Work, 'purge' | 'purgeAt'>,
  { kind, articleId, wasActive, active, endsAt }: Asked,
): void {
  const tag = pollTag(kind, articleId)
  if (wasActive || active) work.purge(tag)
  if (active && endsAt !== null) work.purgeAt(endsAt, tag)
}

function refuseEndPast(endsAt: Date | null, now: Date): void {
  if (endsAt !== null && endsAt < now) throw ruleBroken('poll_end_past', 'ends_at')
}

/**
 * When a poll ends, as it was sent (Unix seconds, null for never). What an answer has said, in
 * whole seconds, changes nothing when it is sent back, even where it is over.
 */
export function acceptedEnd(
  { ends_at: before }: Pick<PollRow, 'ends_at'>,
  seconds: number | null,
  now: Date,
): Date | null {
  if (seconds === (before && unixSeconds(before))) return before
  const endsAt = seconds === null ? null : momentOf(seconds)
  refuseEndPast(endsAt, now)
  return endsAt
}

/** The primary text, when there is nothing to say against any. */
function acceptedTexts(texts: readonly PollTextInput[]): PollTextInput {
  const [primary] = texts
  if (!primary) throw ruleBroken('question_missing', 'question')
  for (const text of texts) {
    const [fault] = faultsOf(pollTextRules, text)
    if (fault) throw ruleBroken(fault.code, text === primary ? fault.field : 'translations')
    if (text.options.length !== primary.options.length)
      throw ruleBroken('options_missing', 'translations')
  }
  return primary
}

async function rewriteTexts(tx: Db, row: PollRow, texts: readonly PollTextInput[]) {
  const { length } = acceptedTexts(texts).options
  if (length !== row.options.length) {
    if (row.options.some(({ votes }) => votes > 0)) throw ruleBroken('poll_has_votes', 'options')
    await tx.deleteFrom('poll_option').where('poll_id', '=', row.id).execute()
    await insertOptions(tx, row.id, length)
  }
  await tx.deleteFrom('poll_text').where('poll_id', '=', row.id).execute()
  await insertTexts(tx, row.id, texts)
}

const insertOptions = (tx: Db, pollId: number, count: number) =>
  tx
    .insertInto('poll_option')
    .values(Array.from({ length: count }, (_, position) => ({ poll_id: pollId, position })))
    .execute()

const insertTexts = (tx: Db, pollId: number, texts: readonly PollTextInput[]) =>
  tx
    .insertInto('poll_text')
    .values(
      texts.map(({ language_id, question, options }) => ({
        poll_id: pollId,
        language_id,
        question,
        option_names: options,
      })),
    )
    .execute()

/** Locks a poll that is to be changed, or answers that there is none. */
export async function lockedPoll(tx: Db, id: number): Promise<PollRow | undefined> {
  return (await lockPoll(tx, id)) ? findStaffPoll(tx, id) : undefined
}
