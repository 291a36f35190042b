import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'
import css from './Support.module.css'
import { ticketsQuery } from './ticket-queries.ts'

/**
 * Beside the list, until one of its tickets is opened; a phone shows the list alone, and where
 * there is none to choose the list says so.
 */
export function ChooseTicket() {
  const text = useText()
  const { data } = useInfiniteQuery(ticketsQuery)
  if (data?.pages[0]?.entries.length === 0) return null
  return (
    <section className={css.place} aria-label={text('support.conversation')}>
      <Empty title={text('support.choose')} hint={text('support.choose_hint')} />
    </section>
  )
}
