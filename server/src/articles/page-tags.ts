import { NAMES } from '../accounts/page-tags.ts'
import type { ArticleKind } from './article-kind.ts'
import { listedLanguage } from './kinds.ts'

type Kind = Pick<ArticleKind, 'type'>

/** An article as it was written: its own page, and every page that lists it. */
export const articleTag = ({ type }: Kind, id: number) => `${type}:${id}`

/** What readers add to an article, such as comments and votes: its own page alone. */
export const reactionsTag = ({ type }: Kind, id: number) => `${type}:${id}:reactions`

/** What the page of an article depends on. */
export const articlePageTags = (kind: Kind, id: number) => [
  articleTag(kind, id),
  reactionsTag(kind, id),
  NAMES,
]

/** What pages depend on that show these articles in a list. */
export const shownTags = (kind: Kind, entries: readonly { id: number }[]) => [
  NAMES,
  ...entries.map(({ id }) => articleTag(kind, id)),
]

/**
 * What a newcomer's posts change that are held back: no list of all shows them, searches by words
 * find them.
 */
export const heldTag = ({ type }: Kind) => `${type}:held`

/** What a list is narrowed to. */
type Narrowed = {
  languageId?: number | undefined
  categoryIds?: readonly number[] | undefined
  authorId?: number | undefined
  tagId?: number | undefined
}

/** What a list depends on, beside what it shows: whether articles come into it or leave it. */
export function listTags(
  kind: Pick<ArticleKind, 'type' | 'languages'>,
  { languageId, categoryIds = [], authorId, tagId }: Narrowed,
): string[] {
  if (tagId !== undefined) return [`${kind.type}:tag:${tagId}`]
  if (authorId !== undefined) return [`${kind.type}:by:${authorId}`]
  const list = `${kind.type}:list:${listedLanguage(kind, languageId) ?? 'all'}`
  return categoryIds.length === 0 ? [list] : categoryIds.map((id) => `${list}:${id}`)
}

/** What a search depends on, beside what it has found. */
export const searchTags = (
  kind: Pick<ArticleKind, 'type' | 'languages' | 'holdsNewcomers'>,
  { tagId, languageId }: Pick<Narrowed, 'tagId' | 'languageId'>,
): string[] => [
  ...listTags(kind, { tagId, languageId }),
  ...(tagId === undefined && kind.holdsNewcomers ? [heldTag(kind)] : []),
]
