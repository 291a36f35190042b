import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { detailsRules, type DetailsValues } from '@loadout/contract/accounts/account-rules.ts'
import { EMAIL_MAX } from '@loadout/contract/accounts/email.ts'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { NO_COUNTRY } from '@loadout/contract/countries/countries.ts'
import { getProfile } from '@loadout/contract/profiles/profile.ts'
import { updateProfile } from '@loadout/contract/settings/settings.ts'
import { CountryField } from '../accounts/CountryField.tsx'
import { confirmed } from '../confirmation/confirmed.ts'
import { loadSuccess } from '../member/load-success.ts'
import { updateMember } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { openAnywhere } from '../platform/layer/modals.ts'
import { useSite } from '../platform/page/site.ts'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { LinkAgain } from './LinkAgain.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** Address and country; whoever has yet to verify an address reads it only (SET-02 to SET-05). */
export function DetailsForm({ member }: { member: OwnUser }) {
  const text = useText()
  const { mails_arrive } = useSite()
  const queries = useQueryClient()
  // Staff may have put another address in place since: one that stands here untouched is not sent.
  const [emailAtFirst, setEmailAtFirst] = useState(member.email)
  const form = useCallForm<DetailsValues>({
    values: { email: member.email, country_id: choiceOf(member) },
    rules: detailsRules,
    async send({ email, country_id }) {
      const typed = email.trim()
      const input = { country_id, ...(typed !== emailAtFirst && { email: typed }) }
      const changed = await confirmed(() => call(updateProfile, input, { quiet: true }))
      updateMember(() => changed)
      setEmailAtFirst(changed.email)
      if (form.valuesNow().email === email) form.set('email', changed.email)
      void queries.invalidateQueries({ queryKey: [getProfile.path] })
      openAnywhere(loadSuccess, { message: text('settings.updated') })
    },
  })

  return (
    <SettingsForm title={text('settings.account')} form={form} submit={text('settings.save')}>
      <TextField
        {...form.field('email')}
        label={text('signup.email')}
        hint={text(emailHint(member, mails_arrive))}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        readOnly={hasFlag(member, Flag.RequiresVerifiedEmail)}
      />
      {mails_arrive && member.email !== '' && !hasFlag(member, Flag.HasVerifiedEmail) && (
        <LinkAgain member={member} />
      )}
      <CountryField {...form.field('country_id')} />
    </SettingsForm>
  )
}

/** An owner whom a command made is from nowhere yet (AMB-119). */
const choiceOf = ({ country_id }: OwnUser) => (country_id === NO_COUNTRY ? '' : String(country_id))

function emailHint(member: OwnUser, mailsArrive: boolean) {
  if (hasFlag(member, Flag.RequiresVerifiedEmail)) return 'settings.email_locked'
  if (hasFlag(member, Flag.HasVerifiedEmail)) return 'settings.email_verified'
  return mailsArrive ? 'settings.email_unverified' : 'settings.email_unverified_unmailed'
}
