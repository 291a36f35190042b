import type { Permission } from '@loadout/contract/accounts/permissions.ts'
import type { ArticleType } from '@loadout/contract/comments/comments.ts'
import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import type { ArticleHit } from '@loadout/contract/search/article-search.ts'
import type { UpvoteArticle } from '@loadout/contract/upvotes/upvotes.ts'
import type { Db } from '../platform/db/database.ts'
import type { IdRange } from '../platform/db/walk-ids.ts'

/** Whose name is taken out of articles of this range, and since when it was theirs. */
export type Named = { id: number; name: string; joined: Date; range: IdRange; origin: string }

/** In the transaction that has locked those articles whose texts have the name. */
export type EraseName = (tx: Db, named: Named) => Promise<{ article_id: number }[]>

/**
 * What a kind of article declares of itself, in its own folder. Everything that articles have in
 * common (comments, upvotes, tags, search, feeds, sitemap, reading) asks here and knows no kind by
 * its name, but for the counts of authors, which have a column for each.
 */
export type ArticleKind = {
  /** On the wire; its place among `articleTypes` is the number that `article.kind` keeps. */
  type: ArticleType
  /** Where one is read; without its slug an address that never changes. */
  path: (article: { id: number; slug?: string; author_username?: string }) => string
  /** Where its picture is, without size and ending. */
  picture: (image: string) => string
  /**
   * Which texts a reader's language shows: those that were written in it (an article by itself
   * falls back to its first), or the one there is, whatever language it is in.
   */
  languages: 'translated' | 'everywhere'
  /** What a search calls those it finds; without it none are looked for. */
  searchedAs?: ArticleHit['type']
  /**
   * The feed that has all of this kind, by the name in its address; without it none are in any
   * feed.
   */
  feed?: 'news' | 'posts'
  /** The pages of all that one person wrote of this kind. */
  archive?: {
    title: 'news.archive_of' | 'posts.archive_of'
    path: (author: { id: number; username: string }) => string
  }
  /** What lets staff read the title of one that is not out, or not any more (checklist G07). */
  unseenFor: keyof typeof Permission
  isInSitemap: boolean
  isCommentable: boolean
  /** Whether feeds and the sitemap leave out those of newcomers (`article.held`). */
  holdsNewcomers?: true
  /** What is answered to whoever upvotes one that is not there, if not that it is no article. */
  notFound?: ErrorCode
  /** The call by which it is upvoted, if it can be. */
  upvote?: UpvoteArticle
  /**
   * Takes a name out of what is kept beside such articles, such as changes that are not published,
   * while it is taken out of their texts. Answers in which articles it was.
   */
  eraseName?: EraseName
  /** What members are paid for reading what somebody else wrote. */
  readTask?: TaskKey
  /** What an author is paid for when somebody else comments on one of theirs. */
  commentedTask?: TaskKey
}
