import type { OutputOf, ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import type * as staff from '@loadout/contract/polls/staff-polls.ts'
import type { StaffPoll } from '@loadout/contract/polls/staff-polls.ts'
import { auditedPoll } from './audited-poll.ts'
import { difference } from '../audit/difference.ts'
import { momentOf, unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { invalidRequest, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { articleNumberOf } from './poll-kinds.ts'
import { seesPoll, sightOf, type Sight } from './seen-by-staff.ts'
import type { LiveResults } from './live-results.ts'
import { isClosed, pollNotFound } from './read-poll.ts'
import {
  countPolls,
  findPollOfArticle,
  listPollRows,
  lockArticle,
  writtenPoll,
  type PollRow,
} from './staff-queries.ts'
import {
  acceptedEnd,
  insertPoll,
  lockedPoll,
  removePoll,
  rewritePoll,
  type PollChange,
} from './write-poll.ts'
import { articleNotFound } from '../articles/find-article.ts'

type Reading = Pick<Site, 'db' | 'clock'>
type Writing = Pick<Site, 'clock'> & { live: LiveResults }

/** What `ends_at` says of a poll without an end. */
const NEVER = 0

export async function readStaffPolls(
  { db, clock }: Reading,
  { input, caller }: Pick<CallRequest<typeof staff.listStaffPolls>, 'input' | 'caller'>,
): Promise<OutputOf<typeof staff.listStaffPolls>> {
  const asked = { ...input, sight: sightOf(caller, clock.now()) }
  const [count, rows] = await Promise.all([countPolls(db, asked), listPollRows(db, asked)])
  return { count, entries: rows.map((row) => staffPoll(row, clock.now())) }
}

function staffPoll(row: PollRow, now: Date): StaffPoll {
  const [primary] = row.texts
  if (!primary) throw new Error(`poll ${row.id} has no text`)
  return {
    id: row.id,
    kind: row.kind,
    question: primary.question,
    options: row.options.map((option, place) => ({
      ...option,
      name: primary.options[place] ?? '',
    })),
    voted_option_id: null,
    closed: isClosed(row, now),
    ends_at: row.ends_at && unixSeconds(row.ends_at),
    active: row.active,
    target: row.article_id === null ? null : { id: row.article_id, title: row.title ?? '' },
    texts: row.texts,
  }
}

/** Staff with the permission ask a new question (ADMIN-15). */
export const createPoll = (
  { clock, live }: Writing,
  { input, caller, transaction }: CallRequest<typeof staff.createPoll>,
): Promise<{ id: number }> =>
  transaction(async (work) => {
    const { kind, language_id, question, options, translations = [] } = input
    const { id, ended } = await insertPoll(work, clock.now(), {
      kind,
      articleId: await articleWithoutPoll(work.tx, input, sightOf(caller, clock.now())),
      texts: [{ language_id, question, options }, ...beside(language_id, translations)],
      active: input.active ?? false,
      endsAt: input.ends_at ? momentOf(input.ends_at) : null,
    })
    await work.audit({
      adminId: caller.id,
      action: 'poll created',
      target: `poll ${id}`,
      before: null,
      after: auditedPoll(await writtenPoll(work.tx, id)),
    })
    work.afterCommit(() => ended.forEach((each) => live.changed(each)))
    return { id }
  })

/** What somebody writes for themselves gets no question of another's. */
async function articleWithoutPoll(
  tx: Db,
  { kind, target_id: id }: ParsedInputOf<typeof staff.createPoll>,
  { now, seesNews }: Sight,
): Promise<number | null> {
  if ((kind === 'site') !== (id === undefined)) throw invalidRequest('target_id')
  if (kind === 'site' || id === undefined) return null
  const publishedBy = kind === 'news' && seesNews ? undefined : now
  const locked = await lockArticle(tx, { id, kind: articleNumberOf(kind), publishedBy })
  if (!locked) throw articleNotFound()
  if (await findPollOfArticle(tx, id)) throw ruleBroken('poll_exists', 'target_id')
  return id
}

/** Open pages are told when it takes votes no more, or again (ADMIN-15). */
export const editPoll = (
  { clock, live }: Writing,
  { input, caller, transaction }: CallRequest<typeof staff.editPoll>,
): Promise<{ id: number }> =>
  transaction(async (work) => {
    const now = clock.now()
    const row = await lockSeen(work.tx, input.id, sightOf(caller, now))
    const { ended } = await rewritePoll(work, now, { row, change: changeOf(row, input, now) })
    const after = await writtenPoll(work.tx, row.id)
    const changed = difference(auditedPoll(row), auditedPoll(after))
    if (changed)
      await work.audit({
        adminId: caller.id,
        action: 'poll edited',
        target: `poll ${row.id}`,
        ...changed,
      })
    work.afterCommit(() => [row.id, ...ended].forEach((id) => live.changed(id)))
    return { id: row.id }
  })

function changeOf(
  row: PollRow,
  input: ParsedInputOf<typeof staff.editPoll>,
  now: Date,
): PollChange {
  const texts = textsOf(row, input)
  const endsAt = endOf(row, input, now)
  return {
    ...(texts && { texts }),
    ...(input.active !== undefined && { active: input.active }),
    ...(endsAt !== undefined && { endsAt }),
  }
}

/** The primary text takes what was sent of it; it is another one when its language is. */
function textsOf(row: PollRow, input: ParsedInputOf<typeof staff.editPoll>) {
  const { language_id, question, options, translations } = input
  const [primary, ...others] = row.texts
  if (
    !primary ||
    [language_id, question, options, translations].every((sent) => sent === undefined)
  )
    return undefined
  const first = {
    language_id: language_id ?? primary.language_id,
    question: question ?? primary.question,
    options: options ?? primary.options,
  }
  return [first, ...beside(first.language_id, translations ?? others)]
}

const beside = <Text extends { language_id: number }>(language: number, texts: readonly Text[]) =>
  texts.filter(({ language_id }) => language_id !== language)

function endOf(
  row: PollRow,
  { ends_at, closed }: ParsedInputOf<typeof staff.editPoll>,
  now: Date,
): Date | null | undefined {
  if (closed) {
    const ended = ends_at ? momentOf(ends_at) : row.ends_at
    return ended !== null && ended < now ? ended : now
  }
  if (ends_at !== undefined) return acceptedEnd(row, ends_at === NEVER ? null : ends_at, now)
  return closed === false && row.ends_at !== null && row.ends_at <= now ? null : undefined
}

export const deletePoll = (
  { clock }: Pick<Writing, 'clock'>,
  { input, caller, transaction }: CallRequest<typeof staff.deletePoll>,
): Promise<{ success: true }> =>
  transaction(async (work) => {
    const row = await lockSeen(work.tx, input.id, sightOf(caller, clock.now()))
    await removePoll(work, row)
    await work.audit({
      adminId: caller.id,
      action: 'poll deleted',
      target: `poll ${row.id}`,
      before: auditedPoll(row),
      after: null,
    })
    return { success: true }
  })

async function lockSeen(tx: Db, id: number, sight: Sight): Promise<PollRow> {
  const row = await lockedPoll(tx, id)
  if (!row || !(await seesPoll(tx, id, sight))) throw pollNotFound()
  return row
}
