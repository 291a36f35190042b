import type { CalendarEventEntry } from '@loadout/contract/calendar/calendar.ts'
import { eventPath } from '@loadout/contract/calendar/event-path.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { Slider } from '../hero/Slider.tsx'
import { useText } from '../platform/language/language.tsx'
import { pictureUrl } from '../ui/pictures.ts'
import { EventSpan } from './EventSpan.tsx'
import css from './EventSlides.module.css'

/** Up to three events with pictures, one at a time (EVENT-03). */
export function EventSlides({ slides }: { slides: readonly CalendarEventEntry[] }) {
  const text = useText()
  return (
    <Slider label={text('hero.label')} total={slides.length}>
      {(number) => {
        const slide = slides[number]
        return slide && <EventSlide key={slide.id} event={slide} isFirst={number === 0} />
      }}
    </Slider>
  )
}

function EventSlide({ event, isFirst }: { event: CalendarEventEntry; isFirst: boolean }) {
  return (
    <article className={css.root}>
      <img
        className={css.picture}
        src={pictureUrl(event.image ?? event.thumbnail, '1000x325')}
        width={1000}
        height={325}
        fetchPriority={isFirst ? 'high' : undefined}
        alt=""
      />
      <div className={css.body}>
        <h2 className={css.title} lang={languageById(event.language_id)?.locale}>
          <a href={eventPath(event)}>{event.title}</a>
        </h2>
        <EventSpan event={event} />
      </div>
    </article>
  )
}
