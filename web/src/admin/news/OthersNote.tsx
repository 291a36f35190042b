import { useText } from '../../platform/language/language.tsx'
import { Button } from '../../ui/Button.tsx'
import type { NewsForm } from './news-form.ts'
import css from './NewsEditor.module.css'
import type { NewsEditing } from './use-news-editing.ts'

/** Somebody else was faster. Nothing is lost: what they wrote can be read, and either of the two kept. */
export function OthersNote({ theirs: { form, take, keepMine }, onRead }: { theirs: NonNullable<NewsEditing['theirs']>; onRead: (form: NewsForm) => void }) {
  const text = useText()
  return (
    <div className={css.note} role="alert">
      <p>{text('error.changed_meanwhile')} {text('newsroom.nothing_lost')}</p>
      <Button size="sm" onClick={() => onRead(form)}>{text('newsroom.read_theirs')}</Button>
      <Button size="sm" onClick={keepMine}>{text('newsroom.keep_mine')}</Button>
      <Button size="sm" variant="quiet" onClick={take}>{text('newsroom.take_theirs')}</Button>
    </div>
  )
}
