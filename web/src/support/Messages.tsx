import { useMemo } from 'react'
import { ITEM_SHOP } from '@loadout/contract/support/ticket-states.ts'
import type { Ticket, TicketMessage } from '@loadout/contract/support/tickets.ts'
import { Avatar } from '../people/Avatar.tsx'
import { memberName } from '../people/member-name.ts'
import { useLanguage } from '../platform/language/language.tsx'
import { midnightInSeconds } from '../platform/now.ts'
import { useMember } from '../platform/session/session.ts'
import { Badge } from '../ui/Badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { useDollarsText } from '../wallet/currency.ts'
import css from './Conversation.module.css'
import { messageDays, type MessageRun } from './message-days.ts'
import { saidAt } from './said-at.ts'
import { TicketPicture } from './TicketPicture.tsx'
import { hasEarlier } from './with-messages.ts'

/** What was said, the latest last. The page is its reader's alone, and so are its times. */
export function Messages({ ticket }: { ticket: Ticket }) {
  const { language, text } = useLanguage()
  const times = useMemo(() => saidAt(language.locale), [language.locale])
  const opening = hasEarlier(ticket) ? [] : openingOf(ticket)
  return (
    <>
      <OpenedByOrder ticket={ticket} />
      {messageDays([...opening, ...ticket.messages]).map(({ midnight, runs }) => (
        <div key={midnight} className={css.messages}>
          <p className={css.day}>
            {midnight === midnightInSeconds() ? text('support.today') : times.day(midnight)}
          </p>
          {runs.map((run) => (
            <Run key={run[0]?.id} run={run} clock={times.clock} />
          ))}
        </div>
      ))}
    </>
  )
}

/** A ticket begins with what it was opened with, which is no message. */
const openingOf = ({ user, message, picture, inserted }: Ticket): TicketMessage[] =>
  message === '' && picture === null
    ? []
    : [{ id: 0, sender: user, by_staff: false, message, picture, inserted }]

/** What a purchase opens says nothing itself (AMB-58). */
function OpenedByOrder({ ticket }: { ticket: Ticket }) {
  const { text } = useLanguage()
  const dollarsText = useDollarsText()
  const member = useMember()
  const { category, order, user } = ticket
  if (category !== ITEM_SHOP || hasEarlier(ticket)) return null
  if (!order) return <p className={css.day}>{text('support.order_gone')}</p>
  const bought = { name: order.item.name, price: dollarsText(order.price) }
  const username = memberName(user.username, text)
  return (
    <p className={css.day}>
      {user.id === member?.id
        ? text('support.order_opened', bought)
        : text('support.order_opened_by', { ...bought, username })}
    </p>
  )
}

type RunProps = { run: MessageRun<TicketMessage>; clock: (at: number) => string }

function Run({ run, clock }: RunProps) {
  const { text } = useLanguage()
  const member = useMember()
  const [first] = run
  if (!first) return null
  const { sender, by_staff: byStaff, inserted } = first
  const isOwn = sender.id === member?.id
  return (
    <div className={classNames(css.run, isOwn && css.own)}>
      {!isOwn && <Avatar path={sender.avatar} size={32} />}
      <div className={css.runHead}>
        <b>{isOwn ? text('support.you') : <bdi>{memberName(sender.username, text)}</bdi>}</b>
        {byStaff && !isOwn && <Badge>{text('support.staff')}</Badge>}
        <time dateTime={new Date(inserted * 1000).toISOString()}>{clock(inserted)}</time>
      </div>
      <ul>
        {run.map(({ id, message, picture }) => (
          <li key={id} className={css.said}>
            {message !== '' && <p>{message}</p>}
            {picture !== null && <TicketPicture name={picture} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
