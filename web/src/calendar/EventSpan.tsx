import type { CalendarEventEntry } from '@loadout/contract/calendar/calendar.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { useReaderClock } from '../ui/reader-clock.ts'
import { placeOf, spanText } from './event-span.ts'
import css from './EventSpan.module.css'

type Props = {
  event: Pick<CalendarEventEntry, 'start_date' | 'end_date' | 'time_zone'>
}

const moment = (at: number) => new Date(at * 1_000).toISOString().replace('.000', '')

/**
 * When an event is, by the reader's clock and by its own. The server, which knows no reader, says
 * UTC; Node and browsers may disagree on a dot or a space, hence the warnings that are suppressed.
 */
export function EventSpan({ event }: Props) {
  const {
    text,
    language: { locale },
  } = useLanguage()
  const isAlive = useReaderClock() !== undefined
  return (
    <dl className={css.root}>
      <dt>{text('calendar.your_time')}</dt>
      <dd>
        <time dateTime={moment(event.start_date)} suppressHydrationWarning>
          {spanText(locale, event, isAlive ? undefined : 'UTC')}
        </time>
      </dd>
      <dt>{placeOf(event.time_zone)}</dt>
      <dd suppressHydrationWarning>{spanText(locale, event, event.time_zone)}</dd>
    </dl>
  )
}
