import { languageById } from '@loadout/contract/languages/languages.ts'
import type { NamedEvent } from '@loadout/contract/calendar/events-of-news.ts'
import css from './ArticleLayout.module.css'
import { useText } from '../platform/language/language.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Module } from '../ui/Module.tsx'
import { Time } from '../ui/Time.tsx'

/** The events that name something, on its page; nothing where there are none. */
export function NamedEvents({ events }: { events: readonly NamedEvent[] }) {
  const text = useText()
  if (events.length === 0) return null
  return (
    <Module title={text('nav.events')}>
      <ul className={css.subjects}>
        {events.map(({ id, title, path, start_date, cancelled, language_id }) => (
          <li key={id}>
            <a href={path} lang={languageById(language_id)?.locale}>
              {title}
            </a>
            <Time at={start_date} exact />
            {cancelled && <Badge kind="bad">{text('calendar.cancelled')}</Badge>}
          </li>
        ))}
      </ul>
    </Module>
  )
}
