import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import css from './Editor.module.css'

type Props = { theirs: { take: () => void; keepMine: () => void }; onRead: () => void }

/**
 * Somebody else was faster. Nothing is lost: what they wrote can be read, and either of the two
 * kept.
 */
export function OthersNote({ theirs: { take, keepMine }, onRead }: Props) {
  const text = useText()
  return (
    <div className={css.note} role="alert">
      <p>
        {text('error.changed_meanwhile')} {text('newsroom.nothing_lost')}
      </p>
      <Button size="sm" onClick={onRead}>
        {text('newsroom.read_theirs')}
      </Button>
      <Button size="sm" onClick={keepMine}>
        {text('newsroom.keep_mine')}
      </Button>
      <Button size="sm" variant="quiet" onClick={take}>
        {text('newsroom.take_theirs')}
      </Button>
    </div>
  )
}
