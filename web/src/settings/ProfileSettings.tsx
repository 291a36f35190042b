import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { setVisibility } from '@loadout/contract/profiles/edit-profile.ts'
import { listActivity, type Profile, type Visibility } from '@loadout/contract/profiles/profile.ts'
import { call } from '../platform/call/call.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { changeProfile } from '../profiles/change-profile.ts'
import { PictureTools } from '../profiles/PictureTools.tsx'
import { profileByIdQuery } from '../profiles/profile-queries.ts'
import { Switch } from '../ui/forms/Switch.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Module } from '../ui/Module.tsx'
import css from './Settings.module.css'

const switches = ['shows_activity', 'shows_cash_outs', 'guestbook_open'] as const

/** Pictures of a member, and what others see and may do on their page. */
export function ProfileSettings({ member }: { member: OwnUser }) {
  const text = useText()
  const { data: profile, isError, refetch } = useQuery(profileByIdQuery(member.id))
  if (!profile)
    return isError ? (
      <Module title={text('settings.profile')}>
        <LoadFailed onRetry={refetch} />
      </Module>
    ) : null
  return (
    <Module
      title={text('settings.profile')}
      more={{ href: `/user/${member.username}`, label: text('settings.open_profile') }}
    >
      <div className={css.tools}>
        <PictureTools profile={profile} />
      </div>
      <VisibilitySwitches profile={profile} />
    </Module>
  )
}

function VisibilitySwitches({ profile }: { profile: Profile }) {
  const text = useText()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: Visibility) => call(setVisibility, wanted),
    // Each sends all of them. One after the other, so that the last one is what stays.
    scope: { id: 'visibility' },
    onSuccess(changed) {
      changeProfile(queries, profile.id, changed)
      void queries.invalidateQueries({ queryKey: [listActivity.path] })
      showSnack({ message: text('profiles.saved'), kind: 'ok', automaticClose: true })
    },
  })
  const { shows_activity, shows_cash_outs, guestbook_open } = change.isPending
    ? change.variables
    : profile
  const shown: Visibility = { shows_activity, shows_cash_outs, guestbook_open }
  return (
    <div className={css.switches} role="group" aria-label={text('profiles.visibility')}>
      {switches.map((name) => (
        <Switch
          key={name}
          label={text(`profiles.${name}`)}
          checked={shown[name]}
          onChange={({ target }) => change.mutate({ ...shown, [name]: target.checked })}
        />
      ))}
    </div>
  )
}
