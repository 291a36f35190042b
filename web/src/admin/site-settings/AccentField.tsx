import { accentRoles, contrast, contrastOf } from '@loadout/contract/site-settings/accent-colour.ts'
import { CONTRAST_MIN } from '@loadout/contract/site-settings/site-rules.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import type { SettingsForm } from './settings-form.ts'

/** The colour of buttons and of one's own, with how well it can be seen while it is chosen. */
export function AccentField({ form }: { form: CallForm<SettingsForm> }) {
  const { language, text } = useLanguage()
  const { hasOwnAccent, accent } = useValues(form)
  const figure = (value: number) =>
    value.toLocaleString(language.locale, { maximumFractionDigits: 1 })
  const { onDark, onLight } = contrastOf(accent)
  const { fill, onFill } = accentRoles(accent)
  return (
    <>
      <Check {...form.field('hasOwnAccent')} label={text('staff_site.own_accent')} />
      {hasOwnAccent && (
        <TextField
          {...form.field('accent')}
          label={text('staff_site.accent')}
          hint={text('staff_site.contrast', {
            letters: figure(contrast(fill, onFill)),
            dark: figure(onDark),
            light: figure(onLight),
            min: figure(CONTRAST_MIN),
          })}
          type="color"
        />
      )}
    </>
  )
}
