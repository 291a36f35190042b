import { useId } from 'react'
import { newsPath } from '@loadout/contract/platform/paths.ts'
import { useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Time } from '../../ui/Time.tsx'
import { missingIn, type Missing, type Wish } from './news-form.ts'
import { NewsStateBadge } from './NewsStateBadge.tsx'
import { isLater } from './time-field.ts'
import type { NewsEditing } from './use-news-editing.ts'
import css from './NewsEditor.module.css'

type Props = { editing: NewsEditing; onSave: (wish: Wish) => void; onPreview: () => void }

/** What has become of the news, and what can become of them: a button that cannot be used yet says what is missing. */
export function EditorHead({ editing: { form, base, busy, isUnsaved }, onSave, onPreview }: Props) {
  const text = useText()
  const id = useId()
  const isDraft = base.state === 'draft'
  const missing = missingIn(form, true)
  const first = base.slugs[0]

  const names: Record<Missing, string> = { title: text('newsroom.missing_title'), text: text('newsroom.missing_text'), game: text('newsroom.missing_game') }
  const forDraft = missingIn(form, false).length > 0
  const main: { wish: Wish; label: string } = isDraft
    ? { wish: 'publish', label: text(isLater(form.time) ? 'newsroom.schedule' : 'newsroom.publish') }
    : { wish: 'keep', label: text('newsroom.save') }
  const button = (wish: Wish, isOff: boolean) => ({
    // While one of them saves, the other does nothing.
    'aria-disabled': isOff || (busy !== undefined && busy !== wish) || undefined,
    'aria-describedby': isOff ? `${id}-missing` : undefined,
    busy: busy === wish,
    onClick: isOff ? undefined : () => onSave(wish),
  })

  return (
    <div className={css.head}>
      <p className={css.state} aria-live="polite">
        <NewsStateBadge state={base.state} />
        {isUnsaved ? <Badge kind="warn">{text('newsroom.unsaved')}</Badge> : base.at !== undefined && <span>{text('admin.saved')} <Time at={base.at} exact /></span>}
      </p>
      <div className={css.actions}>
        {base.state === 'published' && base.saved && first && <Button variant="quiet" href={newsPath({ id: base.saved.id, slug: first.slug })}>{text('newsroom.view')}</Button>}
        <Button variant="quiet" onClick={onPreview}><Icon name="eye" />{text('newsroom.preview')}</Button>
        <Button {...button('draft', forDraft)} aria-keyshortcuts={isDraft ? 'Control+S' : undefined}>{text(isDraft ? 'newsroom.save_draft' : 'newsroom.make_draft')}</Button>
        <Button variant="primary" {...button(main.wish, missing.length > 0)} aria-keyshortcuts={isDraft ? undefined : 'Control+S'}>{main.label}</Button>
      </div>
      <p className={css.missing} id={`${id}-missing`}>
        {missing.length > 0 && text('newsroom.missing', { what: missing.map((each) => names[each]).join(', ') })}
      </p>
    </div>
  )
}
