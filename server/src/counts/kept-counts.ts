import { sql } from 'kysely'
import { articleTypeNumber } from '@loadout/contract/comments/comments.ts'
import { decisions, type Decision } from '@loadout/contract/reports/staff-reports.ts'
import { viewCounts } from '../statistics/kept-counts.ts'
import { takeTurnWithTags } from '../tags/tag-changes.ts'
import type { Db } from '../platform/db/database.ts'
import { columnCount, tableCount, type KeptCount } from './kept-count.ts'

const writtenOf = (type: 'news' | 'blog') =>
  sql`(
    select count(*)::int from article
    where article.author_id = users.id and article.kind = ${sql.lit(articleTypeNumber(type))}
  )`

const votesOfMembers = sql`(
  (
    select count(*)::int from article join article_upvote as vote on vote.article_id = article.id
    where article.author_id = users.id and vote.user_id is not null
  ) + (
    select count(*)::int from comment join comment_upvote as vote on vote.comment_id = comment.id
    where comment.author_id = users.id
  )
)`

const reportsDecided = (outcome: Decision) =>
  sql`(
    select count(*)::int from report join reported_thing as thing on thing.id = report.reported_id
    where report.reporter_id = users.id and thing.decision = ${sql.lit(decisions.indexOf(outcome))}
  )`

/** Whoever publishes meanwhile adds to the counts once they are right. */
const lockAuthorCounts = (tx: Db) => sql`lock table author_language in exclusive mode`.execute(tx)

const inPeriod = sql`
  published_at > (select since from tag_period)
  and published_at <= (select until from tag_period)`

/** Every count that is kept anywhere, in words that `npm run check-counts` says. */
export const keptCounts: readonly KeptCount[] = [
  columnCount({
    name: 'comments of articles',
    table: 'article',
    column: 'comments',
    counted: sql`(select count(*)::int from comment where comment.article_id = article.id)`,
  }),
  columnCount({
    name: 'upvotes of articles',
    table: 'article',
    column: 'upvotes',
    counted: sql`(article.imported_upvotes + (
      select count(*)::int from article_upvote as vote where vote.article_id = article.id
    ))`,
  }),
  columnCount({
    name: 'upvotes of comments',
    table: 'comment',
    column: 'upvotes',
    counted: sql`(comment.imported_upvotes + (
      select count(*)::int from comment_upvote as vote where vote.comment_id = comment.id
    ))`,
  }),
  columnCount({
    name: 'messages of tickets',
    table: 'support_ticket',
    column: 'messages',
    counted: sql`(
      select count(*)::int from support_message as message
      where message.ticket_id = support_ticket.id
    )`,
  }),
  columnCount({
    name: 'votes of polls',
    table: 'poll_option',
    column: 'votes',
    counted: sql`(
      select count(*)::int from poll_vote as vote
      where vote.poll_id = poll_option.poll_id and vote.option_id = poll_option.id
    )`,
  }),
  columnCount({
    name: 'upvotes that members were given',
    table: 'users',
    column: 'upvotes_received',
    // Those given to what has been deleted since stay counted: every tenth has paid (POINTS-34).
    counted: sql`greatest(users.upvotes_received, ${votesOfMembers})`,
  }),
  columnCount({
    name: 'news of members',
    table: 'users',
    column: 'news_count',
    counted: writtenOf('news'),
  }),
  columnCount({
    name: 'posts of members',
    table: 'users',
    column: 'post_count',
    counted: writtenOf('blog'),
  }),
  columnCount({
    name: 'comments of members',
    table: 'users',
    column: 'comment_count',
    counted: sql`(
      select count(*)::int from comment
      where comment.author_id = users.id and comment.deleted_at is null
    )`,
  }),
  columnCount({
    name: 'reports of members that were upheld',
    table: 'users',
    column: 'reports_upheld',
    counted: reportsDecided('removed'),
  }),
  columnCount({
    name: 'reports of members that were rejected',
    table: 'users',
    column: 'reports_rejected',
    counted: reportsDecided('kept'),
  }),
  columnCount({
    name: 'followers of members',
    table: 'users',
    column: 'follower_count',
    counted: sql`(select count(*)::int from follow where follow.followed_id = users.id)`,
  }),
  columnCount({
    name: 'members whom members follow',
    table: 'users',
    column: 'following_count',
    counted: sql`(select count(*)::int from follow where follow.follower_id = users.id)`,
  }),
  tableCount({
    name: 'articles of members by language',
    table: 'author_language',
    keys: { author_id: 'member', kind: 'kind', language_id: 'language' },
    counted: sql`
      select article.author_id, article.kind, version.language_id, 1 as change
      from article join article_version as version on version.article_id = article.id`,
    lock: lockAuthorCounts,
  }),
  tableCount({
    name: 'articles of tags',
    table: 'tag_kind',
    keys: { tag_id: 'tag', kind: 'kind' },
    counted: sql`select tag_id, kind, 1 as change from article_tag`,
    noted: sql`select tag_id, kind, change from tag_change`,
    lock: takeTurnWithTags,
  }),
  tableCount({
    name: 'articles of tags by language',
    table: 'tag_language',
    keys: { tag_id: 'tag', kind: 'kind', language_id: 'language' },
    counted: sql`
      select link.tag_id, link.kind, version.language_id, 1 as change
      from article_tag as link
      join article_version as version on version.article_id = link.article_id`,
    noted: sql`
      select tag_id, kind, language_id, change
      from tag_change, unnest(language_ids) as language_id`,
    lock: takeTurnWithTags,
  }),
  tableCount({
    name: 'uses of tags that make them popular',
    table: 'tag_use',
    keys: { tag_id: 'tag', category_mask: 'games' },
    counted: sql`select tag_id, category_mask, 1 as change from article_tag where ${inPeriod}`,
    noted: sql`select tag_id, category_mask, change from tag_change where ${inPeriod}`,
    lock: takeTurnWithTags,
  }),
  ...viewCounts,
]
