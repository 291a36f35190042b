import { useQuery } from '@tanstack/react-query'
import { cannedReplyText } from '@loadout/contract/support/canned-reply-text.ts'
import { useText } from '../../platform/language/language.tsx'
import { Select } from '../../ui/Select.tsx'
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
  const choose = (id: string) => {
    const reply = replies.find((each) => String(each.id) === id)
    if (reply) onAdd(cannedReplyText(reply, languageId))
  }
  return (
    <Select
      label={text('staff_tickets.insert')}
      value=""
      options={[
        { value: '', label: text('staff_tickets.insert') },
        ...replies.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      disabled={disabled}
      onChange={choose}
    />
  )
}
