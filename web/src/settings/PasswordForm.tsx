import { useQueryClient } from '@tanstack/react-query'
import {
  changePasswordRules,
  type ChangePasswordValues,
} from '@loadout/contract/accounts/account-rules.ts'
import { changePassword } from '@loadout/contract/accounts/accounts.ts'
import { PASSWORD_MAX, RESET_PASSWORD_MAX } from '@loadout/contract/accounts/password.ts'
import { listOwnSessions } from '@loadout/contract/settings/own-sessions.ts'
import { loadSuccess } from '../member/load-success.ts'
import { renewToken } from '../member/sign-in.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { openAnywhere } from '../platform/layer/modals.ts'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { useCallForm } from '../ui/forms/use-call-form.ts'
import { SettingsForm } from './SettingsForm.tsx'

const empty: ChangePasswordValues = { current_password: '', new_password: '', repeat: '' }

/** Changes the password; the new session replaces the stored one (SET-06, ACC-57, ACC-58). */
export function PasswordForm() {
  const text = useText()
  const queries = useQueryClient()
  const form = useCallForm<ChangePasswordValues>({
    values: empty,
    rules: changePasswordRules,
    otherwise: 'current_password',
    async send(typed) {
      const { current_password, new_password } = typed
      const input = { current_password, new_password }
      await renewToken(() => call(changePassword, input, { quiet: true }))
      form.settle(typed, empty)
      void queries.invalidateQueries({ queryKey: [listOwnSessions.path] })
      openAnywhere(loadSuccess, { message: text('settings.password_changed') })
    },
  })

  return (
    <SettingsForm
      title={text('login.password')}
      form={form}
      submit={text('settings.change_password')}
    >
      <PasswordField
        {...form.field('current_password')}
        label={text('settings.current_password')}
        aside={<a href="/forgot_password">{text('login.forgot')}</a>}
        autoComplete="current-password"
        maxLength={RESET_PASSWORD_MAX}
      />
      <PasswordField
        {...form.field('new_password')}
        label={text('login.new_password')}
        hint={text('signup.password_hint')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
      />
      <PasswordField
        {...form.field('repeat')}
        label={text('reset.repeat')}
        hint={text('settings.password_hint')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
      />
    </SettingsForm>
  )
}
