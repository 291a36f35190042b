import type { ArticleKind } from '../src/articles/article-kind.ts'
import { insertArticle, type ArticleDraft } from '../src/articles/insert-article.ts'
import type { Site } from '../src/site-parts.ts'

/** Puts an article on the site in a transaction of its own. Answers its id. */
export const publishArticle = (
  { transaction, clock }: Pick<Site, 'transaction' | 'clock'>,
  kind: ArticleKind,
  draft: ArticleDraft,
): Promise<number> => transaction((work) => insertArticle(work, kind, clock.now(), draft))
