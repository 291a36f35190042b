import { siteRules } from '@loadout/contract/site-settings/site-rules.ts'
import { useText } from '../../platform/language/language.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useValues, type CallForm } from '../../ui/forms/use-call-form.ts'
import { GuardedCheck } from './GuardedCheck.tsx'
import type { SettingsForm } from './settings-form.ts'

/** What the currency is called, and whether weeks pay it (AMB-15). */
export function CurrencyFields({ form }: { form: CallForm<SettingsForm> }) {
  const text = useText()
  const { currency_name: ld } = useValues(form)
  return (
    <>
      <TextField
        {...form.field('currency_name')}
        label={text('staff_site.currency_name')}
        hint={text('staff_site.currency_hint', { max: siteRules.currencyMax })}
        maxLength={siteRules.currencyMax}
        autoComplete="off"
      />
      <GuardedCheck
        form={form}
        setting="ld_earning_enabled"
        label={text('staff_site.earning', { ld })}
      />
    </>
  )
}
