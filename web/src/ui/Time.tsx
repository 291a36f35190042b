import { useLanguage } from '../platform/language/language.tsx'
import { momentText } from './date-text.ts'
import { useReaderClock } from './reader-clock.ts'
import { timeAgo, utcTime, widestTime } from './time-text.ts'
import css from './Time.module.css'

/**
 * A moment, in unix seconds. The server prints it in UTC; the reader's own form replaces it in the
 * same width.
 */
export function Time({ at, exact = false }: { at: number; exact?: boolean }) {
  const { locale } = useLanguage().language
  const now = useReaderClock()

  const server = utcTime(locale, at, exact)
  const moment = now === undefined ? undefined : momentText(locale, at)
  const shown = now === undefined || exact ? (moment ?? server) : timeAgo(locale, at, now)
  const widest = widestTime(locale, server)
  return (
    <time
      className={css.root}
      dateTime={utcMoment(at)}
      // What the server prints needs no other room than itself.
      data-room={now === undefined && widest === server ? undefined : widest}
      title={moment}
    >
      {shown}
    </time>
  )
}

/** Whole seconds: a page says dozens of times. */
const utcMoment = (at: number) => new Date(at * 1000).toISOString().replace('.000', '')
