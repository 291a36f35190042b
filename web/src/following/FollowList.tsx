import { userPath } from '@loadout/contract/platform/paths.ts'
import type { Followed } from '@loadout/contract/following/following.ts'
import { Avatar } from '../people/Avatar.tsx'
import { Verified } from '../people/Verified.tsx'
import { useText } from '../platform/language/language.tsx'
import { Meta } from '../ui/Meta.tsx'
import css from './FollowList.module.css'

export function FollowList({ people }: { people: readonly Followed[] }) {
  const text = useText()
  return (
    <ul className={css.root}>
      {people.map((person) => (
        <li key={person.id}>
          <a href={userPath(person.username)}>
            <Avatar path={person.avatar} size={48} />
            <span className={css.name}>
              <bdi>{person.username}</bdi> <Verified person={person} />
              <Meta>
                <span>{text('following.followers', { count: person.followers })}</span>
              </Meta>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
