import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react'
import { lengthOf, replyRules, REPLY_MAX } from '@loadout/contract/support/ticket-rules.ts'
import { replyToTicket } from '@loadout/contract/support/tickets.ts'
import { call } from '../platform/call/call.ts'
import { isComposing } from '../platform/is-composing.ts'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { useSubmission } from '../ui/forms/submission.ts'
import { Icon } from '../ui/Icon.tsx'
import { AttachedPicture, AttachPicture } from './AttachPicture.tsx'
import css from './ReplyForm.module.css'
import { ticketCache } from './ticket-cache.ts'
import type { TicketSource } from './ticket-queries.ts'
import { withMessages } from './with-messages.ts'

type Props = {
  id: number
  source: TicketSource
  /** Told what stands in the field, and which picture goes with it, whenever that changes. */
  onWriting?: (message: string, picture: File | undefined) => void
  /** More ways to fill the field, beside that for pictures: what they add stands below the rest. */
  renderTools?: (add: (words: string) => void, busy: boolean) => ReactNode
}

/**
 * Sent by Enter or the button, trimmed, one at a time; what was sent leaves the field, what was not
 * stays (SUP-16 to SUP-19).
 */
export function ReplyForm({ id, source, onWriting, renderTools }: Props) {
  const text = useText()
  const queries = useQueryClient()
  const [message, setMessage] = useState('')
  const [picture, setPicture] = useState<File>()
  const { busy, send } = useSubmission(() => undefined)
  const isTooLong = lengthOf(message) > REPLY_MAX

  // A picture is there some time after it was chosen, so neither is told when the other is set.
  const tell = useEffectEvent((now: string, attached: File | undefined) =>
    onWriting?.(now, attached),
  )
  useEffect(() => tell(message, picture), [message, picture])

  const add = (words: string) =>
    setMessage((now) => (now.trim() === '' ? words : `${now.trimEnd()}\n\n${words}`))

  function reply() {
    if (replyRules.message?.(message, { message, picture }) !== undefined) return
    send(async () => {
      const input = { id, message: message.trim(), picture }
      const { message: said } = await call(replyToTicket, input, { quiet: true })
      ticketCache(queries, source, id).change((known) => withMessages(known, [said]))
      setMessage('')
      // One that was still being read when this was sent goes with the next.
      setPicture((now) => (now === picture ? undefined : now))
    })
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    reply()
  }

  return (
    <form
      className={css.root}
      onSubmit={(event) => {
        event.preventDefault()
        reply()
      }}
    >
      <div className={css.box}>
        <textarea
          aria-label={text('support.reply')}
          placeholder={text('support.reply_hint')}
          rows={1}
          readOnly={busy}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`reply-note-${id}`}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          onKeyDown={press}
        />
        {picture && (
          <AttachedPicture file={picture} disabled={busy} onRemove={() => setPicture(undefined)} />
        )}
        <div className={css.bar}>
          <span>{`${lengthOf(message)} / ${REPLY_MAX}`}</span>
          <p className={css.note} id={`reply-note-${id}`} aria-live="polite">
            {isTooLong && text('error.message_too_long')}
          </p>
          {renderTools?.(add, busy)}
          <AttachPicture disabled={busy} onChoose={setPicture} />
          <Button type="submit" variant="primary" size="sm" busy={busy}>
            <Icon name="send" size="sm" />
            {text('support.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}
