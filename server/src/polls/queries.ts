import { sql } from 'kysely'
import type { PollKind } from '@loadout/contract/polls/polls.ts'
import type { Db } from '../platform/db/database.ts'
import { prepared, preparedByShape, type Blanks } from '../platform/db/prepared.ts'
import { articleNumberOf, pollKindNumber } from './poll-kinds.ts'

const SITE = sql.lit(pollKindNumber('site'))

type SiteValues = { id: number | undefined; languageId: number | undefined }

/** The text in the wanted language, else the primary one. */
const textIn = ({ languageId }: Pick<Blanks<SiteValues>, 'languageId'>) =>
  sql<number>`coalesce((
    select wanted.language_id from poll_text as wanted
    where wanted.poll_id = poll.id and wanted.language_id = ${languageId}::smallint
  ), poll.language_id)`

const optionsOf = sql<{ id: number; name: string; votes: number }[]>`(
  select json_agg(
    json_build_object(
      'id', option.id, 'name', text.option_names[option.position + 1], 'votes', option.votes
    ) order by option.position
  )
  from poll_option as option where option.poll_id = poll.id
)`.as('options')

/** What was never shown is nobody's to see; what was is kept for those who know it. */
const sitePoll = preparedByShape(
  (db, { byId }: { byId: boolean }, { id, languageId }: Blanks<SiteValues>) =>
    db
      .selectFrom('poll')
      .innerJoin('poll_text as text', (join) =>
        join
          .onRef('text.poll_id', '=', 'poll.id')
          .on('text.language_id', '=', textIn({ languageId })),
      )
      .select(['poll.id', 'poll.active', 'poll.ends_at', 'text.question', optionsOf])
      .where('poll.kind', '=', SITE)
      .$if(byId, (polls) =>
        polls.where(sql<boolean>`poll.id = ${id}`).where('poll.opened_at', 'is not', null),
      )
      .$if(!byId, (polls) => polls.where('poll.active', '=', true)),
)

/** A poll of the site by its id, else the one that is asked at the moment. */
export const findSitePoll = async (db: Db, values: SiteValues) =>
  (await sitePoll(db, { byId: values.id !== undefined }, values))[0]

type ArticleValues = {
  id: number
  languageId: number | undefined
  readerId: number | undefined
  now: Date
}

const articlePoll = preparedByShape(
  (db, { kind }: { kind: number }, { id, languageId, readerId, now }: Blanks<ArticleValues>) =>
    db
      .selectFrom('article')
      .leftJoin('poll', (join) =>
        join.onRef('poll.article_id', '=', 'article.id').on('poll.active', '=', true),
      )
      .leftJoin('poll_text as text', (join) =>
        join
          .onRef('text.poll_id', '=', 'poll.id')
          .on('text.language_id', '=', textIn({ languageId })),
      )
      .select(['poll.id', 'poll.active', 'poll.ends_at', 'text.question', optionsOf])
      .where('article.id', '=', id)
      .where('article.kind', '=', sql.lit(kind))
      .where(
        sql<boolean>`(
          article.published_at <= ${now} or article.author_id = ${readerId}::integer
        )`,
      ),
)

/**
 * The poll of an article that can be read, or is the reader's own (G07). Undefined when there is no
 * such article; one without a poll has no id.
 */
export const findArticlePoll = async (
  db: Db,
  kind: Exclude<PollKind, 'site'>,
  values: ArticleValues,
) => (await articlePoll(db, { kind: articleNumberOf(kind) }, values))[0]

const vote = prepared((db, { pollId, userId }: Blanks<{ pollId: number; userId: number }>) =>
  db
    .selectFrom('poll_vote')
    .select('option_id')
    .where('poll_id', '=', pollId)
    .where('user_id', '=', userId),
)

/** Which option a member has chosen. */
export const findVote = async (db: Db, values: { pollId: number; userId: number }) =>
  (await vote(db, values))[0]?.option_id

type Voting = { kind: PollKind; id: number; now: Date }

/**
 * A poll that readers see, which nobody changes until this transaction is through: whoever closes
 * it comes before or after a vote.
 */
export const lockForVote = (tx: Db, { kind, id, now }: Voting) =>
  tx
    .selectFrom('poll')
    .leftJoin('article', 'article.id', 'poll.article_id')
    .select(['poll.article_id', 'poll.active', 'poll.ends_at'])
    .where('poll.id', '=', id)
    .where('poll.kind', '=', pollKindNumber(kind))
    .where('poll.opened_at', 'is not', null)
    .where((where) =>
      where.or([where('poll.article_id', 'is', null), where('article.published_at', '<=', now)]),
    )
    .forShare('poll')
    .executeTakeFirst()

export async function hasOption(
  tx: Db,
  { pollId, optionId }: { pollId: number; optionId: number },
): Promise<boolean> {
  const found = await tx
    .selectFrom('poll_option')
    .select('id')
    .where('poll_id', '=', pollId)
    .where('id', '=', optionId)
    .executeTakeFirst()
  return found !== undefined
}

type Vote = { pollId: number; userId: number; optionId: number; now: Date }

/** False when the member has voted before: the key allows one vote each. */
export async function insertVote(
  tx: Db,
  { pollId, userId, optionId, now }: Vote,
): Promise<boolean> {
  const given = await tx
    .insertInto('poll_vote')
    .values({ poll_id: pollId, user_id: userId, option_id: optionId, inserted: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('poll_id')
    .executeTakeFirst()
  return given !== undefined
}

export const countVote = (tx: Db, optionId: number) =>
  tx
    .updateTable('poll_option')
    .set((set) => ({ votes: set('votes', '+', 1) }))
    .where('id', '=', optionId)
    .execute()

/** What open pages are told; undefined when the poll is gone. */
export async function findResults(db: Db, id: number) {
  const poll = await db
    .selectFrom('poll')
    .select(['active', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  const options = await db
    .selectFrom('poll_option')
    .select(['id', 'votes'])
    .where('poll_id', '=', id)
    .orderBy('position')
    .execute()
  return poll && { ...poll, options }
}
