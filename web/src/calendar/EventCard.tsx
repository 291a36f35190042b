import { useId } from 'react'
import type { CalendarEventEntry } from '@loadout/contract/calendar/calendar.ts'
import { eventPath } from '@loadout/contract/calendar/event-path.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { StoryPicture } from '../articles/StoryPicture.tsx'
import { useCategory } from '../categories/categories.tsx'
import { CategoryLabel } from '../categories/CategoryLabel.tsx'
import { useText } from '../platform/language/language.tsx'
import { accent } from '../ui/accent.ts'
import { Badge } from '../ui/Badge.tsx'
import { EventSpan } from './EventSpan.tsx'
import css from './EventCard.module.css'

/** An event in a list. The title is the one link; it spreads over the whole card. */
export function EventCard({ event }: { event: CalendarEventEntry }) {
  const text = useText()
  const cancelledId = useId()
  const game = useCategory(event.category_id)
  const lang = languageById(event.language_id)?.locale
  return (
    <article className={css.root} {...accent(game)}>
      <div className={css.media}>
        <StoryPicture path={event.thumbnail} layout="card" />
      </div>
      <div className={css.body}>
        {game && <CategoryLabel category={game} />}
        <h3 className={css.title} lang={lang}>
          <a href={eventPath(event)} aria-describedby={event.cancelled ? cancelledId : undefined}>
            {event.title}
          </a>
        </h3>
        {event.cancelled && (
          <span id={cancelledId}>
            <Badge kind="bad">{text('calendar.cancelled')}</Badge>
          </span>
        )}
        <EventSpan event={event} />
        {event.prize !== '' && (
          <p className={css.prize}>{text('calendar.prize_of', { prize: event.prize })}</p>
        )}
      </div>
    </article>
  )
}
