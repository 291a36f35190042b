import { useQuery } from '@tanstack/react-query'
import { cannedReplyText } from '@loadout/contract/support/canned-reply-text.ts'
import { useText } from '../../platform/language/language.tsx'
import { MenuButton } from '../../ui/layer/MenuButton.tsx'
import { cannedRepliesQuery } from './staff-ticket-queries.ts'

type Props = {
  /** Of the member who is answered. */
  languageId: number
  disabled: boolean
  onAdd: (message: string) => void
}

/** Adds an answer that is given often; it can be changed before it is sent. */
export function CannedReplies({ languageId, disabled, onAdd }: Props) {
  const text = useText()
  const replies = useQuery(cannedRepliesQuery).data?.entries ?? []
  if (replies.length === 0) return null
  return (
    <MenuButton
      label={text('staff_tickets.insert')}
      entries={replies.map((reply) => ({
        label: reply.title,
        onChoose: () => onAdd(cannedReplyText(reply, languageId)),
      }))}
      disabled={disabled}
    />
  )
}
