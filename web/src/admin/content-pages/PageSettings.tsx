import type { ContentPage } from '@loadout/contract/content-pages/content-pages.ts'
import { CONTENT_PAGE_URL_MAX } from '@loadout/contract/content-pages/staff-pages.ts'
import { useText } from '../../platform/language/language.tsx'
import { footerColumns } from '../../shell/footer-columns.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from '../editing/Editor.module.css'
import { useErrorOf } from '../editing/use-error-of.ts'
import type { PageEditing } from './page-kind.ts'

type Props = {
  editing: PageEditing
  onRemoveLanguage: () => void
  onRemove: (() => void) | undefined
}

/** What belongs to the page in all its languages. */
export function PageSettings({
  editing: { form, refusal, change },
  onRemoveLanguage,
  onRemove,
}: Props) {
  const text = useText()
  const errorOf = useErrorOf(refusal, { url: form.url })
  return (
    <aside className={css.panel} aria-label={text('newsroom.settings')}>
      <TextField
        label={text('staff_pages.address')}
        hint={text('staff_pages.address_hint')}
        error={errorOf('url')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={CONTENT_PAGE_URL_MAX}
        value={form.url}
        onChange={({ target }) =>
          change((now) => ({ ...now, url: target.value.trim().toLowerCase() }))
        }
      />
      <SelectField
        label={text('staff_pages.group')}
        value={String(form.group)}
        options={footerColumns.map(({ number, label }) => ({
          value: String(number),
          label: text(label),
        }))}
        onChange={({ target }) =>
          change((now) => ({
            ...now,
            group: Number(target.value) as ContentPage['footer_category'],
          }))
        }
      />
      {form.texts.length > 1 && (
        <Button variant="danger" onClick={onRemoveLanguage}>
          <Icon name="trash" />
          {text('newsroom.remove_language')}
        </Button>
      )}
      {onRemove && (
        <Button variant="danger" onClick={onRemove}>
          <Icon name="trash" />
          {text('staff_pages.delete')}
        </Button>
      )}
    </aside>
  )
}
