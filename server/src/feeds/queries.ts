import { articlesOn, feedColumns } from '../articles/article-rows.ts'
import type { ArticleKind } from '../articles/article-kind.ts'
import {
  listedKinds,
  newestArticles,
  type Narrowing,
  type NewestShape,
  type NewestValues,
} from '../articles/newest-articles.ts'
import type { Db } from '../platform/db/database.ts'
import { preparedByShape, type Blanks } from '../platform/db/prepared.ts'

const MAX_ITEMS = 20

export type TextRow = Awaited<ReturnType<typeof listNewestTexts>>[number]

const newestTexts = preparedByShape((db, shape: NewestShape, values: Blanks<NewestValues>) =>
  articlesOn(db, newestArticles(shape, values))
    .select(feedColumns)
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc'),
)

/**
 * The newest published articles that can be read in a language, with their whole text. Of a person
 * all, as on the page of what they have written, each in the language where it can be read in it.
 */
export const listNewestTexts = (
  db: Db,
  kinds: readonly ArticleKind[],
  by: Narrowing,
  values: NewestValues,
) =>
  newestTexts(
    db,
    {
      kinds: listedKinds(kinds, by === 'authorId' ? undefined : values.languageId),
      by,
      isForAll: by !== 'authorId',
      prefersLanguage: by === 'authorId',
      limit: MAX_ITEMS,
      offset: 0,
    },
    values,
  )
