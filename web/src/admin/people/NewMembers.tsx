import { listPeople } from '@loadout/contract/people/people.ts'
import { Avatar } from '../../people/Avatar.tsx'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { Module } from '../../ui/Module.tsx'
import { Time } from '../../ui/Time.tsx'
import latest from '../Latest.module.css'
import { LoadStates } from '../LoadStates.tsx'

const SHOWN = 5

/** Who has joined last, for the overview. */
export function NewMembers() {
  const text = useText()
  return (
    <Module
      title={text('overview.members')}
      more={{ href: '/admin/users', label: text('overview.all') }}
    >
      <LoadStates query={query(listPeople, { limit: SHOWN }, { staleTime: 0 })}>
        {({ entries }) => (
          <ol className={latest.root}>
            {entries.map(({ id, username, avatar, inserted }) => (
              <li key={id} className={latest.person}>
                <Avatar path={avatar} size={24} />
                <a href={`/admin/user/${id}`}>{username}</a>
                <Time at={inserted} />
              </li>
            ))}
          </ol>
        )}
      </LoadStates>
    </Module>
  )
}
