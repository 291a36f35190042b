import { articleTypeNumber } from '@loadout/contract/comments/comments.ts'
import { newsKind } from '../news/kind.ts'
import { postKind } from '../posts/kind.ts'
import { videoKind } from '../videos/kind.ts'
import type { ArticleKind } from './article-kind.ts'

/** Every kind of article there is: a new one is a folder of its own and a line here. */
export const articleKinds: readonly ArticleKind[] = [newsKind, postKind, videoKind]

/** How `article.kind` and the copies of it keep a kind. */
export const kindNumber = ({ type }: Pick<ArticleKind, 'type'>) => articleTypeNumber(type)

export type ArticleKinds = ReturnType<typeof kindsOf>
type Trait = 'searchedAs' | 'feed' | 'isInSitemap' | 'isCommentable'

/** The kinds of a site, as those ask for them who serve all. */
export function kindsOf(all: readonly ArticleKind[]) {
  const kinds = new Map(all.map((kind) => [kindNumber(kind), kind]))
  return {
    all,
    /** Undefined when the site has none of that type yet. */
    byType: (type: string) => all.find((kind) => kind.type === type),
    /** The kind of an article that is stored. */
    byNumber(number: number): ArticleKind {
      const kind = kinds.get(number)
      if (!kind) throw new Error(`no kind of article has the number ${number}`)
      return kind
    },
    withTrait: (trait: Trait) => all.filter((kind) => Boolean(kind[trait])),
  }
}

/** The language that lists of a kind are narrowed to; none where one text is for everybody. */
export const listedLanguage = (
  { languages }: Pick<ArticleKind, 'languages'>,
  languageId: number | undefined,
) => (languages === 'everywhere' ? undefined : languageId)
