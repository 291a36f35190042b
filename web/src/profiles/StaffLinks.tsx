import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { Profile } from '@loadout/contract/profiles/profile.ts'
import { useText } from '../platform/language/language.tsx'
import { useMember } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { Module } from '../ui/Module.tsx'
import css from './StaffLinks.module.css'

/** Of admins alone (PROF-12, PROF-13). */
export function StaffLinks({ profile: { id } }: { profile: Profile }) {
  const text = useText()
  const member = useMember()
  if (!member || !hasFlag(member, Flag.Admin)) return null
  return (
    <Module title={text('profiles.administration')}>
      <div className={css.root}>
        <Button size="sm" href={`/admin/user/${id}`}>
          {text('profiles.open_admin')}
        </Button>
        <Button size="sm" href={`/posts/stats/${id}`}>
          {text('profiles.post_statistics')}
        </Button>
      </div>
    </Module>
  )
}
