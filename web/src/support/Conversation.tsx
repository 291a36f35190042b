import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Ticket } from '@loadout/contract/support/tickets.ts'
import { useText } from '../platform/language/language.tsx'
import { Meta } from '../ui/Meta.tsx'
import css from './Conversation.module.css'
import { EarlierMessages } from './EarlierMessages.tsx'
import { Messages } from './Messages.tsx'
import { SupportIconSprite } from './support-icons.tsx'
import { categoryLabel } from './ticket-words.ts'
import type { TicketSource } from './ticket-queries.ts'
import { TicketState } from './TicketState.tsx'
import { hasEarlier, lastMessageId } from './with-messages.ts'

/** By then a screen reader has noticed what has come into the log. */
const NOTICED_MS = 1_000

type Props = {
  ticket: Ticket
  source: TicketSource
  listHref: string
  /** Below the messages: what happens at this moment. */
  note?: ReactNode
  /** What answers. */
  children: ReactNode
}

/** What was said in a ticket, and the form to answer. */
export function Conversation({ ticket, source, listHref, note, children }: Props) {
  const text = useText()
  const { log, keepPlace } = useLogPlace(ticket)
  const { isQuiet, beQuiet } = useQuietLog(ticket)
  return (
    <section className={css.root} aria-label={text('support.conversation')}>
      <SupportIconSprite />
      <header className={css.head}>
        <Meta>
          <a href={listHref}>{text('support.title')}</a>
          <span>#{ticket.id}</span>
          <span>{text(categoryLabel(ticket.category))}</span>
          <TicketState ticket={ticket} />
        </Meta>
        <h1>{ticket.subject}</h1>
      </header>
      <div
        ref={log}
        className={css.log}
        role="log"
        aria-live={isQuiet ? 'off' : undefined}
        aria-label={text('support.messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
      >
        {hasEarlier(ticket) && (
          <EarlierMessages
            ticket={ticket}
            source={source}
            onLoaded={() => {
              keepPlace()
              beQuiet()
            }}
          />
        )}
        <Messages ticket={ticket} />
        {note}
      </div>
      {children}
    </section>
  )
}

/**
 * At its end, at first and whenever somebody says something (SUP-22). Whoever has asked for earlier
 * messages goes on from where they are: those are put above.
 */
function useLogPlace(ticket: Ticket) {
  const log = useRef<HTMLDivElement>(null)
  const shown = useRef<number>(undefined)
  const kept = useRef<{ first: number | undefined; fromEnd: number }>(undefined)
  const first = ticket.messages[0]?.id
  const last = lastMessageId(ticket)
  const isWhole = !hasEarlier(ticket)
  useLayoutEffect(() => {
    if (!log.current || !kept.current || kept.current.first === first) return
    log.current.scrollTop = log.current.scrollHeight - kept.current.fromEnd
    kept.current = undefined
    // The focus would be lost with the button.
    if (isWhole && document.activeElement === document.body)
      log.current.focus({ preventScroll: true })
  }, [first, isWhole])
  useLayoutEffect(() => {
    if (!log.current || shown.current === last) return
    shown.current = last
    log.current.scrollTop = log.current.scrollHeight
  }, [last])
  const keepPlace = () => {
    const { scrollHeight = 0, scrollTop = 0 } = log.current ?? {}
    kept.current = { first, fromEnd: scrollHeight - scrollTop }
  }
  return { log, keepPlace }
}

/** Of what is put above, which is as much as a hundred messages, nothing is read out by itself. */
function useQuietLog({ messages }: Ticket) {
  /** The message above which others come. */
  const [below, setBelow] = useState<number>()
  useEffect(() => {
    if (below === undefined) return
    const timer = setTimeout(() => setBelow(undefined), NOTICED_MS)
    return () => clearTimeout(timer)
  }, [below])
  return { isQuiet: below !== undefined, beQuiet: () => setBelow(messages[0]?.id) }
}
