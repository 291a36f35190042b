import { useQuery } from '@tanstack/react-query'
import type { OwnUser } from '@loadout/contract/accounts/own-user.ts'
import { useText } from '../platform/language/language.tsx'
import { copyText } from '../platform/layer/copy-text.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Module } from '../ui/Module.tsx'
import { referralsQuery } from './settings-queries.ts'
import css from './Settings.module.css'

/** The link by which a member invites others, and how many came (SET-08). */
export function ReferralLink({ member }: { member: OwnUser }) {
  const text = useText()
  const { data } = useQuery(referralsQuery)
  const link = `${location.origin}/ref/${member.id}`

  const joined = (count: number) =>
    count === 0 ? text('settings.nobody_joined') : text('settings.joined', { count })

  const copy = () =>
    copyText(link, { copied: text('news.link_copied'), failed: text('news.link_not_copied') })

  return (
    <Module title={text('settings.invite')}>
      <div className={css.form}>
        <TextField
          label={text('settings.your_link')}
          hint={data && joined(data.count)}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()}>
          <Icon name="link" size="sm" />
          {text('news.copy_link')}
        </Button>
      </div>
    </Module>
  )
}
