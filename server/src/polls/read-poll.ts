import type { getNewsPoll, getPoll, Poll, PollKind } from '@loadout/contract/polls/polls.ts'
import { unixSeconds } from '../platform/clock.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { findArticlePoll, findSitePoll, findVote } from './queries.ts'

type Parts = Pick<Site, 'db' | 'clock'>
type Answer = { poll: Poll | null }

export const pollNotFound = () => new PublicError(404, 'poll_not_found')

type Ending = { active: boolean; ends_at: Date | null }

/** It takes no votes any more. */
export const isClosed = ({ active, ends_at }: Ending, now: Date) =>
  !active || (ends_at !== null && ends_at <= now)

/** One poll of the site, or the one that runs in the language (POLL-02). */
export async function readSitePoll(
  parts: Parts,
  { input: { id, languageID: languageId }, caller }: CallRequest<typeof getPoll>,
): Promise<Answer> {
  const row = await findSitePoll(parts.db, { id, languageId })
  if (id !== undefined && !row) throw pollNotFound()
  return { poll: row ? await pollOf(parts, row, caller?.id) : null }
}

/** The poll of an article, which only readers of the article see (POLL-03, POLL-04). */
export async function readArticlePoll(
  parts: Parts,
  kind: Exclude<PollKind, 'site'>,
  { input: { id, languageID: languageId }, caller }: CallRequest<typeof getNewsPoll>,
): Promise<Answer> {
  const now = parts.clock.now()
  const row = await findArticlePoll(parts.db, kind, { id, languageId, readerId: caller?.id, now })
  if (!row) throw new PublicError(404, kind === 'post' ? 'post_not_found' : 'article_not_found')
  const { id: pollId, active, question } = row
  if (pollId === null || active === null || question === null) return { poll: null }
  return { poll: await pollOf(parts, { ...row, id: pollId, active, question }, caller?.id) }
}

type Row = Ending & Pick<Poll, 'id' | 'question' | 'options'>

async function pollOf(
  { db, clock }: Parts,
  { id, question, options, ...ending }: Row,
  memberId: number | undefined,
): Promise<Poll> {
  const voted =
    memberId === undefined ? undefined : await findVote(db, { pollId: id, userId: memberId })
  return {
    id,
    question,
    options,
    voted_option_id: voted ?? null,
    closed: isClosed(ending, clock.now()),
    ends_at: ending.ends_at && unixSeconds(ending.ends_at),
  }
}
