import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TicketState } from '@loadout/contract/support/ticket-states.ts'
import { closeTicket, getTicket, type Ticket } from '@loadout/contract/support/tickets.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { useMember } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Time } from '../ui/Time.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import css from './AboutTicket.module.css'
import { ticketCache } from './ticket-cache.ts'
import { ticketsQuery } from './ticket-queries.ts'
import { TicketOrderCard } from './TicketOrderCard.tsx'

/** How a ticket stands, what was bought, and the way to say that all is well (AMB-159). */
export function AboutTicket({ ticket }: { ticket: Ticket }) {
  const text = useText()
  const isOwn = useMember()?.id === ticket.user.id
  const mayResolve = isOwn && ticket.resolved !== TicketState.Resolved
  const focus = useKeptFocus<HTMLElement>(['title', 'steps', ...(mayResolve ? ['button'] : [])])
  return (
    <aside className={css.root} aria-label={text('support.about')}>
      <section aria-label={text('support.status')} {...focus}>
        <h2>{text('support.status')}</h2>
        <Steps ticket={ticket} />
        {mayResolve && <ResolveButton id={ticket.id} />}
      </section>
      {ticket.order && (
        <section>
          <h2>{text('support.order')}</h2>
          <TicketOrderCard order={ticket.order} />
        </section>
      )}
    </aside>
  )
}

function Steps({ ticket: { inserted, updated, resolved, messages } }: { ticket: Ticket }) {
  const text = useText()
  const answer = messages.findLast(({ by_staff: byStaff }) => byStaff)
  const isResolved = resolved === TicketState.Resolved
  return (
    <ol className={css.steps}>
      <li className={css.reached}>
        <span>
          {text('support.received_at')}
          <small>
            <Time at={inserted} exact />
          </small>
        </span>
      </li>
      <li className={classNames(answer && css.reached)}>
        <span>
          {text('support.state.has_reply')}
          {answer && (
            <small>
              <Time at={answer.inserted} exact />
            </small>
          )}
        </span>
      </li>
      <li className={classNames(isResolved && css.reached)}>
        <span>
          {text('support.resolved')}
          <small>
            {isResolved ? <Time at={updated ?? inserted} exact /> : text('support.when_you_say')}
          </small>
        </span>
      </li>
    </ol>
  )
}

function ResolveButton({ id }: { id: number }) {
  const text = useText()
  const queries = useQueryClient()
  const close = useMutation({
    mutationFn: () => call(closeTicket, { id }),
    onSuccess({ resolved }) {
      ticketCache(queries, getTicket, id).change((known) => ({ ...known, resolved }))
      void queries.invalidateQueries({ queryKey: ticketsQuery.queryKey })
      showSnack({ message: text('support.resolved_now'), kind: 'ok', automaticClose: true })
    },
  })
  return (
    <Button block busy={close.isPending} onClick={() => close.mutate()}>
      <Icon name="check" size="sm" />
      {text('support.resolve')}
    </Button>
  )
}
