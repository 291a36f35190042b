import { sql } from 'kysely'
import type { ArticlePoll } from '@loadout/contract/polls/article-poll.ts'
import type { PollTextInput } from '@loadout/contract/polls/poll-texts.ts'
import type { PollKind } from '@loadout/contract/polls/polls.ts'
import type { Db } from '../platform/db/database.ts'
import { pollKindNumber, pollKindNumbered } from './poll-kinds.ts'
import { isSeen, type Sight } from './seen-by-staff.ts'

/** The primary one first. */
const textsOf = sql<PollTextInput[]>`(
  select json_agg(
    json_build_object(
      'language_id', text.language_id, 'question', text.question, 'options', text.option_names
    ) order by text.language_id <> poll.language_id, text.language_id
  )
  from poll_text as text where text.poll_id = poll.id
)`.as('texts')

const optionsOf = sql<{ id: number; votes: number }[]>`(
  select json_agg(
    json_build_object('id', option.id, 'votes', option.votes) order by option.position
  )
  from poll_option as option where option.poll_id = poll.id
)`.as('options')

/** What an editor of an article knows of its poll (`ArticlePoll`). */
export const pollOfArticle = sql<ArticlePoll | null>`(
  select json_build_object('texts', asked.texts, 'ends_at', floor(extract(epoch from asked.ends_at)))
  from (select poll.ends_at, ${textsOf} from poll where poll.article_id = article.id) as asked
)`.as('poll')

/** Of the article that it belongs to, in its first language. */
const titleOf = sql<string | null>`(
  select version.title from article_version as version
  join article on article.id = version.article_id and article.language_id = version.language_id
  where article.id = poll.article_id
)`.as('title')

const polls = (db: Db) =>
  db
    .selectFrom('poll')
    .select([
      'poll.id',
      'poll.kind',
      'poll.article_id',
      'poll.active',
      'poll.opened_at',
      'poll.ends_at',
      titleOf,
      textsOf,
      optionsOf,
    ])

type Stored = Awaited<ReturnType<ReturnType<typeof polls>['execute']>>[number]
export type PollRow = Omit<Stored, 'kind'> & { kind: PollKind }

const named = ({ kind, ...row }: Stored): PollRow => ({ ...row, kind: pollKindNumbered(kind) })

export async function findStaffPoll(db: Db, id: number): Promise<PollRow | undefined> {
  const row = await polls(db).where('poll.id', '=', id).executeTakeFirst()
  return row && named(row)
}

/** The same of a poll that this transaction has locked or made. */
export async function writtenPoll(tx: Db, id: number): Promise<PollRow> {
  const row = await findStaffPoll(tx, id)
  if (!row) throw new Error(`poll ${id} went away while it was written`)
  return row
}

export async function findPollOfArticle(db: Db, articleId: number): Promise<PollRow | undefined> {
  const row = await polls(db).where('poll.article_id', '=', articleId).executeTakeFirst()
  return row && named(row)
}

type Filter = { kind?: PollKind | undefined; sight: Sight }

export async function listPollRows(
  db: Db,
  { kind, sight, limit, offset }: Filter & { limit: number; offset: number },
): Promise<PollRow[]> {
  const rows = await polls(db)
    .$if(kind !== undefined, (of) => of.where('poll.kind', '=', pollKindNumber(kind ?? 'site')))
    .where(isSeen(sight))
    .orderBy('poll.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(named)
}

export async function countPolls(db: Db, { kind, sight }: Filter): Promise<number> {
  const { count } = await db
    .selectFrom('poll')
    .select((from) => from.fn.countAll<number>().as('count'))
    .$if(kind !== undefined, (of) => of.where('kind', '=', pollKindNumber(kind ?? 'site')))
    .where(isSeen(sight))
    .executeTakeFirstOrThrow()
  return count
}

/** So that whoever votes or changes it comes before or after. */
export const lockPoll = (tx: Db, id: number) =>
  tx.selectFrom('poll').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** Two who give an article its poll come one after the other. */
export function lockArticle(
  tx: Db,
  { id, kind, publishedBy }: { id: number; kind: number; publishedBy: Date | undefined },
) {
  const any = tx.selectFrom('article').select('id').where('id', '=', id).where('kind', '=', kind)
  const wanted = publishedBy ? any.where('published_at', '<=', publishedBy) : any
  return wanted.forNoKeyUpdate().executeTakeFirst()
}
