import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { siteRules } from '@loadout/contract/site-settings/site-rules.ts'
import { setSettings, type SiteSettings } from '@loadout/contract/site-settings/staff-settings.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { siteQuery } from '../../platform/page/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import css from '../StaffForm.module.css'
import { AccentField } from './AccentField.tsx'
import { CurrencyFields } from './CurrencyFields.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import { settingsQuery } from './settings-query.ts'
import { changesOf, formOf, settingsRules, type SettingsForm } from './settings-form.ts'

export function SiteSettingsForm({ settings }: { settings: SiteSettings }) {
  const text = useText()
  const queries = useQueryClient()
  const [kept, setKept] = useState(() => formOf(settings))
  const form = useCallForm<SettingsForm>({
    values: kept,
    rules: settingsRules,
    otherwise: 'name',
    async send(written) {
      const now = await call(setSettings, changesOf(kept, written), { quiet: true })
      queries.setQueryData(settingsQuery.queryKey, now)
      setKept(formOf(now))
      form.reset(formOf(now))
      await queries.invalidateQueries(siteQuery)
      showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    },
  })

  return (
    <form {...form.attributes} className={css.root} noValidate>
      <TextField
        {...form.field('name')}
        label={text('staff_site.name')}
        hint={text('staff_site.name_hint')}
        maxLength={siteRules.nameMost}
        autoComplete="off"
      />
      <TextField
        {...form.field('tagline')}
        label={text('staff_site.tagline')}
        hint={text('staff_site.tagline_hint', { shipped: text('site.tagline') })}
        maxLength={siteRules.taglineMost}
      />
      <AccentField form={form} />
      <TextField
        {...form.field('contact')}
        label={text('staff_site.contact')}
        hint={text('staff_site.contact_hint')}
        maxLength={siteRules.contactMost}
      />
      <TextArea
        {...form.field('links')}
        label={text('staff_site.links')}
        hint={text('staff_site.links_hint', { most: siteRules.linksMost })}
        rows={4}
      />
      <CurrencyFields form={form} />
      <LanguageFields form={form} />
      <div>
        <Check {...form.field('reveal_accounts')} label={text('staff_site.reveal')} />
        <p className={css.hint}>{text('staff_site.reveal_hint')}</p>
      </div>
      <div>
        <Check {...form.field('staff_second_step')} label={text('staff_site.second_step')} />
        <p className={css.hint}>{text('staff_site.second_step_hint')}</p>
      </div>
      <div className={css.actions}>
        <Button variant="primary" type="submit" busy={form.busy}>
          {text('staff_site.save')}
        </Button>
      </div>
    </form>
  )
}
