import { COMMENT_MAX } from '@loadout/contract/comments/comments.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './CommentForm.module.css'

/** From here on it is said how much room is left. */
const NEAR_END = COMMENT_MAX - 500

type Props = {
  noteId: string
  error: string | undefined
  /** What is said as long as nothing went wrong. */
  hint?: string | undefined
  /** Of what has been written. */
  length: number
  isSending: boolean
  /** What the button says that sends it. */
  send: string
  /** Where there is something to be given up. */
  onCancel: (() => void) | undefined
}

/** Below the field: what went wrong, how much room is left, and the buttons. */
export function CommentBar({ noteId, error, hint, length, isSending, send, onCancel }: Props) {
  const text = useText()
  return (
    <div className={css.bar}>
      {/* There from the beginning, so that what comes into it is read out. */}
      <p className={css.note} id={noteId} aria-live="polite">
        {error === undefined ? (
          <span className={css.hint}>{hint}</span>
        ) : (
          <>
            <Icon name="alert" size="sm" />
            {error}
          </>
        )}
      </p>
      {length > NEAR_END && <span className={css.counter}>{`${length} / ${COMMENT_MAX}`}</span>}
      {onCancel && (
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {text('comments.cancel')}
        </Button>
      )}
      <Button type="submit" variant="primary" size="sm" busy={isSending}>
        {send}
      </Button>
    </div>
  )
}
