import { useText } from '../platform/language/language.tsx'
import { Empty } from '../ui/Empty.tsx'
import css from './Support.module.css'

/** Beside the list, until one of its tickets is opened; a phone shows the list alone. */
export function ChooseTicket() {
  const text = useText()
  return (
    <section className={css.place} aria-label={text('support.conversation')}>
      <Empty title={text('support.choose')} hint={text('support.choose_hint')} />
    </section>
  )
}
