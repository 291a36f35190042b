import type { News } from '@loadout/contract/news/news.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { Tag } from '../tags/Tag.tsx'
import css from './ArticlePage.module.css'

export function ArticleFoot({ news }: { news: News }) {
  const { text } = useLanguage()
  if (news.tags.length + news.user_tags.length === 0) return null
  return (
    <div className={css.foot}>
      {news.tags.length > 0 && (
        <ul aria-label={text('news.tags')}>
          {news.tags.map((tag) => (
            <li key={tag.id}>
              <Tag tag={tag} />
            </li>
          ))}
        </ul>
      )}
      {news.user_tags.length > 0 && (
        <ul aria-label={text('news.mentioned')}>
          {news.user_tags.map((person) => (
            <li key={person.id}>
              <a className={css.mention} href={userPath(person.name)}>
                @{person.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
