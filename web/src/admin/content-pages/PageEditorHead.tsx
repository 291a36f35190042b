import { useId } from 'react'
import { useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Time } from '../../ui/Time.tsx'
import css from '../news/NewsEditor.module.css'
import { missingIn, type Missing } from './page-form.ts'
import type { PageEditing } from './use-page-editing.ts'

type Props = { editing: PageEditing; onSave: () => void; onPreview: () => void }

/** Whether the page is saved, and what can be done with it: a button that cannot be used yet says what is missing. */
export function PageEditorHead({ editing: { form, base, busy, isUnsaved }, onSave, onPreview }: Props) {
  const text = useText()
  const id = useId()
  const missing = missingIn(form)
  const names: Record<Missing, string> = { title: text('newsroom.missing_title'), text: text('newsroom.missing_text'), address: text('staff_pages.missing_address') }
  const isOff = missing.length > 0

  return (
    <div className={css.head}>
      <p className={css.state} aria-live="polite">
        {isUnsaved ? <Badge kind="warn">{text('newsroom.unsaved')}</Badge> : base.at !== undefined && <span>{text('admin.saved')} <Time at={base.at} exact /></span>}
      </p>
      <div className={css.actions}>
        {base.saved && <Button variant="quiet" href={`/${base.form.url}`}>{text('staff_pages.view')}</Button>}
        <Button variant="quiet" onClick={onPreview}><Icon name="eye" />{text('newsroom.preview')}</Button>
        <Button variant="primary" aria-keyshortcuts="Control+S" aria-disabled={isOff || undefined} aria-describedby={isOff ? `${id}-missing` : undefined} busy={busy} onClick={isOff ? undefined : onSave}>
          {text(base.saved ? 'newsroom.save' : 'newsroom.publish')}
        </Button>
      </div>
      <p className={css.missing} id={`${id}-missing`}>
        {isOff && text('newsroom.missing', { what: missing.map((each) => names[each]).join(', ') })}
      </p>
    </div>
  )
}
