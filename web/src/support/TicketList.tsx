import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { ticketChannel } from '@loadout/contract/support/ticket-channels.ts'
import { ticketPath } from '@loadout/contract/support/ticket-path.ts'
import type { TicketEntry } from '@loadout/contract/support/tickets.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useText } from '../platform/language/language.tsx'
import { openModal } from '../platform/layer/modals.ts'
import { onJoined, subscribe } from '../platform/realtime/realtime.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Time } from '../ui/Time.tsx'
import { loadNewTicket } from './load-new-ticket.ts'
import { ticketsQuery, TICKETS_PAGE } from './ticket-queries.ts'
import css from './TicketList.module.css'
import { TicketState } from './TicketState.tsx'

/** `current` is the one that is read beside it (SUP-06). */
export function TicketList({ current }: { current: number | undefined }) {
  const text = useText()
  const { data, error } = useInfiniteQuery(ticketsQuery)
  useFreshTickets()
  const Heading = current === undefined ? 'h1' : 'h2'
  return (
    <aside className={css.root} aria-label={text('support.list')} data-menu>
      <header className={css.head}>
        <Heading>{text('support.title')}</Heading>
        <Button
          size="sm"
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => openModal(loadNewTicket)}
        >
          <Icon name="plus" size="sm" />
          {text('support.new')}
        </Button>
      </header>
      {data === undefined && !error ? (
        <Skeleton shape="row" count={4} />
      ) : (
        <Rows current={current} />
      )}
    </aside>
  )
}

function Rows({ current }: { current: number | undefined }) {
  const text = useText()
  const list = useGrowingList(ticketsQuery, TICKETS_PAGE)
  if (list.entries.length === 0 && !list.error)
    return <Empty title={text('support.none')} hint={text('support.none_hint')} />
  return (
    <>
      <ul>
        {list.entries.map((ticket) => (
          <li key={ticket.id}>
            <TicketRow ticket={ticket} isCurrent={ticket.id === current} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} label={text('support.more')} />
    </>
  )
}

type RowProps = { ticket: TicketEntry & { has_unread: boolean }; isCurrent: boolean }

function TicketRow({ ticket, isCurrent }: RowProps) {
  const text = useText()
  return (
    <a
      className={css.ticket}
      href={ticketPath(ticket)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <b>{ticket.subject}</b>
      <span className={css.facts}>
        <span className={css.states}>
          <TicketState ticket={ticket} />
          {ticket.has_unread && !isCurrent && <Badge kind="you">{text('support.unread')}</Badge>}
        </span>
        <Time at={ticket.updated ?? ticket.inserted} />
      </span>
    </a>
  )
}

/** An answer comes as a notification, and what becomes of the open one by its channel. */
function useFreshTickets() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: ticketsQuery.queryKey })
    refresh()
    const stops = [
      subscribe(memberChannel, 'notification', refresh),
      subscribe(ticketChannel, 'state', refresh),
      onJoined(memberChannel, refresh),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queries])
}
