import { languages } from '@loadout/contract/languages/languages.ts'
import { siteRules } from '@loadout/contract/site-settings/site-rules.ts'
import { useText } from '../../platform/language/language.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import css from '../StaffForm.module.css'
import type { SettingsForm } from './settings-form.ts'

/** What the site is called, and what it says of itself in each language that it offers. */
export function NameFields({ form }: { form: CallForm<SettingsForm> }) {
  const text = useText()
  const { languages: offered } = useValues(form)
  return (
    <>
      <TextField
        {...form.field('name')}
        label={text('staff_site.name')}
        hint={text('staff_site.name_hint')}
        maxLength={siteRules.nameMax}
        autoComplete="off"
      />
      <details className={css.group}>
        <summary>{text('staff_site.tagline')}</summary>
        <p className={css.hint}>
          {text('staff_site.tagline_hint', { shipped: text('site.tagline') })}
        </p>
        {languages
          .filter(({ id }) => offered.includes(id))
          .map(({ id, name, locale }) => (
            <TextField
              key={id}
              {...form.field(`taglines.${id}`)}
              label={name}
              lang={locale}
              maxLength={siteRules.taglineMax}
            />
          ))}
      </details>
    </>
  )
}
