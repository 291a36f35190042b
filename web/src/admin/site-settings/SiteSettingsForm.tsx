import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  changeSettings,
  type SiteSettings,
} from '@loadout/contract/site-settings/staff-settings.ts'
import { confirmed } from '../../confirmation/confirmed.ts'
import { call } from '../../platform/call/call.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { siteQuery } from '../../platform/page/site.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useCallForm, useValues } from '../../ui/forms/use-call-form.ts'
import { Module } from '../../ui/Module.tsx'
import css from '../StaffForm.module.css'
import { StaffForm } from '../StaffForm.tsx'
import { AccentField } from './AccentField.tsx'
import { AddressFields } from './AddressFields.tsx'
import { CurrencyFields } from './CurrencyFields.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import { MemberFields } from './MemberFields.tsx'
import { NameFields } from './NameFields.tsx'
import { settingsQuery } from './settings-query.ts'
import { changesOf, formOf, settingsRules, type SettingsForm } from './settings-form.ts'

/** One section below the other; only what is different is sent. */
export function SiteSettingsForm({ settings }: { settings: SiteSettings }) {
  const text = useText()
  const form = useSettingsForm(settings)
  const { languages: offered } = useValues(form)

  return (
    <StaffForm form={form}>
      <Group title={text('staff_site.group_name')}>
        <NameFields form={form} />
      </Group>
      <Group title={text('staff_site.group_look')}>
        <AccentField form={form} />
      </Group>
      <Group title={text('staff_site.group_contact')}>
        <AddressFields form={form} />
      </Group>
      <Group title={text('staff_site.group_currency')}>
        <CurrencyFields form={form} />
      </Group>
      <Group title={text('staff_site.group_languages')}>
        <LanguageFields
          offered={offered}
          onOffer={(ids) => form.set('languages', ids)}
          main={form.field('fallback_language_id')}
        />
      </Group>
      <Group title={text('staff_site.group_members')}>
        <MemberFields form={form} />
      </Group>
      <div className={classNames(css.actions, css.kept)}>
        <Button variant="primary" type="submit" busy={form.busy}>
          {text('staff_site.save')}
        </Button>
      </div>
    </StaffForm>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Module title={title}>
    <div className={css.part}>{children}</div>
  </Module>
)

function useSettingsForm(settings: SiteSettings) {
  const text = useText()
  const queries = useQueryClient()
  const [kept, setKept] = useState(() => formOf(settings))
  const form = useCallForm<SettingsForm>({
    values: kept,
    rules: settingsRules,
    otherwise: 'name',
    async send(written) {
      const change = changesOf(kept, written)
      const now = await confirmed(() => call(changeSettings, change, { quiet: true }))
      queries.setQueryData(settingsQuery.queryKey, now)
      setKept(formOf(now))
      form.settle(written, formOf(now))
      await queries.invalidateQueries(siteQuery)
      showSnack({ message: text('admin.saved'), kind: 'ok', automaticClose: true })
    },
  })
  return form
}
