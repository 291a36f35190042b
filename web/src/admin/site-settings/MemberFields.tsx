import { siteRules } from '@loadout/contract/site-settings/site-rules.ts'
import { useText } from '../../platform/language/language.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import type { CallForm } from '../../ui/forms/use-call-form.ts'
import { GuardedCheck } from './GuardedCheck.tsx'
import type { SettingsForm } from './settings-form.ts'

/** How the site treats its members. */
export function MemberFields({ form }: { form: CallForm<SettingsForm> }) {
  const text = useText()
  return (
    <>
      <TextField
        {...form.field('newcomer_posts_held')}
        label={text('staff_site.newcomers')}
        hint={text('staff_site.newcomers_hint')}
        type="number"
        min={0}
        max={siteRules.maxNewcomerPosts}
      />
      <GuardedCheck
        form={form}
        setting="reveal_accounts"
        label={text('staff_site.reveal')}
        hint={text('staff_site.reveal_hint')}
      />
      <GuardedCheck
        form={form}
        setting="staff_second_step"
        label={text('staff_site.second_step')}
        hint={text('staff_site.second_step_hint')}
      />
    </>
  )
}
