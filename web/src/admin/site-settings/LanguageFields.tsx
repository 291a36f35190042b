import { languages } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import css from '../StaffForm.module.css'
import type { SettingsForm } from './settings-form.ts'

/** Which languages readers are offered, and which one speaks when none of them is understood. */
export function LanguageFields({ form }: { form: CallForm<SettingsForm> }) {
  const text = useText()
  const { languages: offered } = useValues(form)
  return (
    <>
      <fieldset className={css.checks}>
        <legend>{text('staff_site.languages')}</legend>
        {languages.map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            checked={offered.includes(id)}
            onChange={({ target }) =>
              form.set(
                'languages',
                target.checked ? [...offered, id] : offered.filter((other) => other !== id),
              )
            }
          />
        ))}
      </fieldset>
      <SelectField
        {...form.field('fallback_language_id')}
        label={text('staff_site.fallback')}
        hint={text('staff_site.fallback_hint')}
        options={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}
