import { useId, type ReactNode } from 'react'
import { useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Time } from '../../ui/Time.tsx'
import { useSaveKey } from './use-save-key.ts'
import css from './Editor.module.css'

type Props<Wish> = {
  editing: { base: { at: number | undefined }; busy: Wish | undefined; isUnsaved: boolean }
  /** What has become of it. */
  badge?: ReactNode
  /** Where readers see it; undefined as long as they do not. */
  view: { href: string; label: string } | undefined
  /** What it still needs before readers may see it. */
  missing: string[]
  /** The last one is the main one; `isOff` as long as something is missing for it. */
  saves: { wish: Wish; label: string; isOff: boolean }[]
  /** Which of them Ctrl+S is, wherever the focus is. */
  keyWish: Wish
  onSave: (wish: Wish) => void
  onPreview: () => void
}

/**
 * What has become of something that is edited, and what can become of it: a button that cannot be
 * used yet says what is missing.
 */
export function EditorHead<Wish extends string>({
  editing: { base, busy, isUnsaved },
  badge,
  view,
  missing,
  saves,
  keyWish,
  onSave,
  onPreview,
}: Props<Wish>) {
  const text = useText()
  const id = useId()
  useSaveKey(() => {
    if (saves.some(({ wish, isOff }) => wish === keyWish && !isOff)) onSave(keyWish)
  })
  return (
    <div className={css.head}>
      <p className={css.state} aria-live="polite">
        {badge}
        {isUnsaved ? (
          <Badge kind="warn">{text('newsroom.unsaved')}</Badge>
        ) : (
          base.at !== undefined && (
            <span>
              {text('admin.saved')} <Time at={base.at} exact />
            </span>
          )
        )}
      </p>
      <div className={css.actions}>
        {view && (
          <Button variant="quiet" href={view.href}>
            {view.label}
          </Button>
        )}
        <Button variant="quiet" onClick={onPreview}>
          <Icon name="eye" />
          <span className={css.word}>{text('editor.preview')}</span>
        </Button>
        {saves.map(({ wish, label, isOff }, place) => (
          <Button
            // In place: whoever has published stays on the button, which now saves.
            key={place}
            variant={place === saves.length - 1 ? 'primary' : 'outline'}
            // While one of them saves, the other does nothing.
            aria-disabled={isOff || (busy !== undefined && busy !== wish) || undefined}
            aria-describedby={isOff ? `${id}-missing` : undefined}
            aria-keyshortcuts={wish === keyWish ? 'Control+S' : undefined}
            busy={busy === wish}
            onClick={isOff ? undefined : () => onSave(wish)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className={css.missing} id={`${id}-missing`}>
        {missing.length > 0 && text('newsroom.missing', { what: missing.join(', ') })}
      </p>
    </div>
  )
}
