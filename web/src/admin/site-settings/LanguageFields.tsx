import { languages } from '@loadout/contract/languages/languages.ts'
import { useText } from '../../platform/language/language.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import type { CallForm } from '../../ui/forms/use-call-form.ts'
import css from '../StaffForm.module.css'
import type { SettingsForm } from './settings-form.ts'

type Props = {
  offered: readonly number[]
  onOffer: (ids: number[]) => void
  /** What a form spreads on its field of the main language. */
  main: ReturnType<CallForm<SettingsForm>['field']>
}

/** Which languages readers are offered, and which one speaks when none of them is understood. */
export function LanguageFields({ offered, onOffer, main }: Props) {
  const text = useText()
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
              onOffer(target.checked ? [...offered, id] : offered.filter((other) => other !== id))
            }
          />
        ))}
      </fieldset>
      <SelectField
        {...main}
        label={text('staff_site.fallback')}
        hint={text('staff_site.fallback_hint')}
        options={languages.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}
