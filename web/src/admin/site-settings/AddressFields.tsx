import { siteRules } from '@loadout/contract/site-settings/site-rules.ts'
import { useText } from '../../platform/language/language.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import type { CallForm } from '../../ui/forms/use-call-form.ts'
import type { SettingsForm } from './settings-form.ts'

/** Where the site is reached, and where else it is. */
export function AddressFields({ form }: { form: CallForm<SettingsForm> }) {
  const text = useText()
  return (
    <>
      <TextField
        {...form.field('contact')}
        label={text('staff_site.contact')}
        hint={text('staff_site.contact_hint')}
        maxLength={siteRules.contactMax}
      />
      <TextArea
        {...form.field('links')}
        label={text('staff_site.links')}
        hint={text('staff_site.links_hint', { max: siteRules.maxLinks })}
        rows={4}
      />
    </>
  )
}
