import { useState } from 'react'
import { useText } from '../../platform/language/language.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SnackStatus } from '../../ui/layer/SnackStatus.tsx'
import { SLIDE_MS, useModal } from '../../ui/layer/use-modal.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { personQuery } from './people-queries.ts'
import { PersonForm } from './PersonForm.tsx'
import { useLeaveQuestion, useLeaveWarning } from '../use-leave-warning.ts'
import css from './PersonDrawer.module.css'

type Props = { id: number; countryName: (id: number) => string; onGone: () => void }

/** One person, beside the list they were found in (ADMIN-03). */
export function PersonDrawer({ id, countryName, onGone }: Props) {
  const text = useText()
  const [closing, setClosing] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  useLeaveWarning(isUnsaved && !closing)
  const ask = useLeaveQuestion()
  const goAway = () => setClosing(true)
  const close = isUnsaved ? () => ask(goAway) : goAway
  const dialog = useModal({ closing, onClose: close, onClosed: onGone, leaving: SLIDE_MS })

  return (
    <dialog
      {...dialog}
      data-edge="end"
      className={classNames(css.root, closing && css.closing)}
      aria-label={text('person.number', { id: String(id) })}
    >
      <button type="button" className={css.close} aria-label={text('dialog.close')} onClick={close}>
        <Icon name="x" />
      </button>
      <LoadStates
        query={personQuery(id)}
        placeholder={
          <div className={css.body}>
            <Skeleton shape="row" count={5} />
          </div>
        }
      >
        {(person) => (
          <PersonForm
            key={person.id}
            person={person}
            countryName={countryName}
            onChanged={setUnsaved}
            onClose={close}
          />
        )}
      </LoadStates>
      <SnackStatus />
    </dialog>
  )
}
