import { useId } from 'react'
import {
  guardedSettings,
  type GuardedSetting,
} from '@loadout/contract/site-settings/guarded-settings.ts'
import { useText } from '../../platform/language/language.tsx'
import { Check } from '../../ui/forms/Check.tsx'
import type { CallForm } from '../../ui/forms/use-call-form.ts'
import { labelOfPermission } from '../people/permission-labels.ts'
import { useStaff } from '../people/staff-acts.ts'
import css from '../StaffForm.module.css'
import type { SettingsForm } from './settings-form.ts'

type Props = {
  form: CallForm<SettingsForm>
  setting: GuardedSetting
  label: string
  hint?: string
}

/** Yes or no, for whoever holds the permission that it takes; others read which one that is. */
export function GuardedCheck({ form, setting, label, hint }: Props) {
  const text = useText()
  const noteId = useId()
  const { may } = useStaff()
  const needed = guardedSettings[setting]
  const isOpen = may(needed)
  return (
    <div>
      <Check
        {...form.field(setting)}
        label={label}
        disabled={!isOpen}
        aria-describedby={isOpen ? undefined : noteId}
      />
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      {!isOpen && (
        <p id={noteId} className={css.hint}>
          {text('staff_site.guarded', { permission: text(labelOfPermission(needed)) })}
        </p>
      )}
    </div>
  )
}
