import { useLanguage } from '../platform/language/language.tsx'
import { formats } from './formats.ts'
import { useReaderClock } from './reader-clock.ts'
import { timeAgo, utcDay, widestTime } from './time-text.ts'
import css from './Time.module.css'

/**
 * A moment, in unix seconds. The server prints it in UTC; the reader's own form replaces it in the same width.
 * The warning is suppressed because Node and the browser may disagree on a dot in an abbreviated month.
 */
export function Time({ at, exact = false }: { at: number; exact?: boolean }) {
  const { locale } = useLanguage().language
  const now = useReaderClock()
  const { moment, momentUtc } = formats(locale)

  const server = exact ? momentUtc.format(at * 1000) : utcDay(at, locale)
  const local = now !== undefined && moment.format(at * 1000)
  return (
    <time
      className={css.root}
      dateTime={new Date(at * 1000).toISOString()}
      data-room={exact ? server : widestTime(at, locale)}
      title={local || undefined}
      suppressHydrationWarning
    >
      {now === undefined ? server : exact ? local : timeAgo(at, now, locale)}
    </time>
  )
}
