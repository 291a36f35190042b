import { useId, useRef } from 'react'
import type { LanguageId } from '@loadout/contract/languages/languages.ts'
import type { ArticlePoll } from '@loadout/contract/polls/article-poll.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/forms/ErrorNote.tsx'
import css from './PollField.module.css'

type Props = {
  poll: ArticlePoll | null
  /** In which one that is new is written first. */
  languageId: LanguageId
  error: string | undefined
  onChange: (poll: ArticlePoll | null) => void
}

const loadForm = () =>
  import('./ArticlePollDialog.tsx').then(({ ArticlePollDialog }) => ArticlePollDialog)

/** The poll of an article, edited and saved with it (NEWS-22). */
export function PollField({ poll, languageId, error, onChange }: Props) {
  const text = useText()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const edit = () => openModal(loadForm, { poll: poll ?? undefined, languageId, onChange })
  function remove() {
    onChange(null)
    // Its own button goes with the poll.
    opener.current?.focus()
  }
  return (
    <div
      className={css.root}
      role="group"
      aria-label={text('poll.title')}
      aria-describedby={error === undefined ? undefined : id}
    >
      <strong>{text('poll.title')}</strong>
      {poll && <p>{poll.texts[0]?.question}</p>}
      <div className={css.actions}>
        <Button ref={opener} size="sm" aria-haspopup="dialog" onClick={edit}>
          {text(poll ? 'staff_polls.edit_title' : 'staff_polls.add')}
        </Button>
        {poll && (
          <Button size="sm" variant="quiet" onClick={remove}>
            {text('staff_polls.remove')}
          </Button>
        )}
      </div>
      <ErrorNote id={id} error={error} />
    </div>
  )
}
