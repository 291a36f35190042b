import type { ReactNode } from 'react'
import type { Author } from '@loadout/contract/accounts/author.ts'
import { userPath } from '@loadout/contract/platform/paths.ts'
import { Avatar } from './Avatar.tsx'
import { Verified } from './Verified.tsx'
import css from './PeopleList.module.css'

type Person = Pick<Author, 'id' | 'username' | 'avatar' | 'flags'>
type Props<Each> = {
  people: readonly Each[]
  /** What stands below a name. */
  renderLine?: (person: Each) => ReactNode
}

export const PeopleList = <Each extends Person>({ people, renderLine }: Props<Each>) => (
  <ul className={css.root}>
    {people.map((person) => (
      <li key={person.id}>
        <a href={userPath(person.username)}>
          <Avatar path={person.avatar} size={48} />
          <div className={css.name}>
            <bdi>{person.username}</bdi> <Verified person={person} />
            {renderLine?.(person)}
          </div>
        </a>
      </li>
    ))}
  </ul>
)
