import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readTicket, type Ticket } from '@loadout/contract/support/tickets.ts'
import { call } from '../platform/call/call.ts'
import { useMember } from '../platform/session/session.ts'
import { ticketsQuery } from './ticket-queries.ts'

/** What its member has seen is neither mailed nor marked as unread in the list. */
export function useMarkRead({ id, user, messages, read_until: readUntil }: Ticket): void {
  const queries = useQueryClient()
  const isOwn = useMember()?.id === user.id
  const unread = messages.findLast((said) => said.id > readUntil && said.sender.id !== user.id)
  const messageId = isOwn ? unread?.id : undefined
  useEffect(() => {
    if (messageId === undefined) return
    const left = new AbortController()
    const seen = { id, message_id: messageId }
    void call(readTicket, seen, { quiet: true, whenVisible: true, signal: left.signal }).then(
      () => queries.invalidateQueries({ queryKey: ticketsQuery.queryKey }),
      () => undefined,
    )
    return () => left.abort()
  }, [queries, id, messageId])
}
