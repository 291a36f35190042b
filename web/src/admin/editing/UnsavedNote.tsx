import { useDiscardQuestion } from '../../member/discard-question.ts'
import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './Editor.module.css'

type Props = {
  offered: { at: number; take: () => void; drop: () => void }
  /** Whether something has been written since, which would be replaced. */
  isUnsaved: boolean
}

/**
 * What an earlier visit has left unsaved in this browser is offered, not put in: others may have
 * gone on since.
 */
export function UnsavedNote({ offered: { at, take, drop }, isUnsaved }: Props) {
  const text = useText()
  const ask = useDiscardQuestion()
  return (
    <div className={css.note} role="status">
      <p>
        {text('newsroom.offered')} <Time at={at} exact />
      </p>
      <Button size="sm" onClick={() => (isUnsaved ? ask(take) : take())}>
        {text('newsroom.take_up')}
      </Button>
      <Button size="sm" variant="quiet" onClick={drop}>
        {text('newsroom.throw_away')}
      </Button>
    </div>
  )
}
