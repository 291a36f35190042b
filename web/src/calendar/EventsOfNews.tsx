import { languageById, type LanguageId } from '@loadout/contract/languages/languages.ts'
import css from '../articles/ArticleLayout.module.css'
import { useIfLoaded } from '../platform/call/query.ts'
import { useText } from '../platform/language/language.tsx'
import { Module } from '../ui/Module.tsx'
import { Time } from '../ui/Time.tsx'
import { eventsOfNewsQuery } from './events-of-news-query.ts'

type Props = { newsId: number; languageId: LanguageId }

/**
 * The events that news are about; nothing where there are none. It is in the script of news, so it
 * uses nothing of the calendar's own pages.
 */
export function EventsOfNews({ newsId, languageId }: Props) {
  const text = useText()
  const events = useIfLoaded(eventsOfNewsQuery(newsId, languageId))?.entries ?? []
  if (events.length === 0) return null
  return (
    <Module title={text('nav.events')}>
      <ul className={css.subjects}>
        {events.map(({ id, title, path, start_date, language_id }) => (
          <li key={id}>
            <a href={path} lang={languageById(language_id)?.locale}>
              {title}
            </a>
            <Time at={start_date} exact />
          </li>
        ))}
      </ul>
    </Module>
  )
}
