import type { Author } from '@loadout/contract/accounts/author.ts'
import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import type { News } from '@loadout/contract/news/news.ts'
import { useCategory } from '../categories/categories.tsx'
import { useLanguage } from '../platform/language/language.tsx'
import { Avatar } from '../people/Avatar.tsx'
import { MemberName } from '../people/MemberName.tsx'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import { Time } from '../ui/Time.tsx'
import { Verified } from '../people/Verified.tsx'
import { readingMinutes } from '../articles/reading-time.ts'
import css from '../articles/ArticleLayout.module.css'

type Shown = Pick<News, 'language_id' | 'title' | 'deck' | 'content' | 'published'> & {
  author: Author
  categories: { id: number }[]
}

export function ArticleHead({ news, wanted }: { news: Shown; wanted: LanguageId }) {
  const { text } = useLanguage()
  const category = useCategory(news.categories[0]?.id)
  const original = languageById(news.language_id)
  const asked = languageById(wanted)

  return (
    <header className={css.head}>
      {category && <CategoryLabel category={category} />}
      <h1 lang={original?.locale}>{news.title}</h1>
      {news.deck !== '' && (
        <p className={css.deck} lang={original?.locale}>
          {news.deck}
        </p>
      )}
      <div className={css.byline}>
        <Avatar path={news.author.avatar} size={40} />
        <div>
          <MemberName of={news.author} className={css.author} /> <Verified person={news.author} />
          <div className={css.facts}>
            <span>{text('news.reading_time', { minutes: readingMinutes(news.content) })}</span>
            {/* Last, because it keeps room for the longer form of the server. */}
            <Time at={news.published} exact />
          </div>
        </div>
      </div>
      {news.language_id !== wanted && asked && original && (
        <p className={css.otherLanguage}>
          {text('news.other_language', { name: asked.name, original: original.name })}
        </p>
      )}
    </header>
  )
}
