import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './Editor.module.css'

type Props = { offered: { at: number; take: () => void; drop: () => void } }

/**
 * What an earlier visit has left unsaved in this browser is offered, not put in: others may have
 * gone on since.
 */
export function UnsavedNote({ offered: { at, take, drop } }: Props) {
  const text = useText()
  return (
    <div className={css.note} role="status">
      <p>
        {text('newsroom.offered')} <Time at={at} exact />
      </p>
      <Button size="sm" onClick={take}>
        {text('newsroom.take_up')}
      </Button>
      <Button size="sm" variant="quiet" onClick={drop}>
        {text('newsroom.throw_away')}
      </Button>
    </div>
  )
}
