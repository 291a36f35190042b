import type { News } from '@loadout/contract/news/news.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Tag } from '../tags/Tag.tsx'
import css from './ArticleLayout.module.css'

/** What an article is about, and whom it names. */
export function ArticleFoot({ article }: { article: Pick<News, 'tags' | 'user_tags'> }) {
  const { text } = useLanguage()
  if (article.tags.length + article.user_tags.length === 0) return null
  return (
    <div className={css.foot}>
      {article.tags.length > 0 && (
        <ul aria-label={text('news.tags')}>
          {article.tags.map((tag) => (
            <li key={tag.id}>
              <Tag tag={tag} />
            </li>
          ))}
        </ul>
      )}
      {article.user_tags.length > 0 && (
        <ul aria-label={text('news.mentioned')}>
          {article.user_tags.map((person) => (
            <li key={person.id}>
              <a className={css.mention} href={userPath(person.name)}>
                {`@${person.name}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
