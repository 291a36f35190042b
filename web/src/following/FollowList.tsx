import type { Followed } from '@loadout/contract/following/following.ts'
import { PeopleList } from '../people/PeopleList.tsx'
import { useText } from '../platform/language/language.tsx'
import { Meta } from '../ui/Meta.tsx'

export function FollowList({ people }: { people: readonly Followed[] }) {
  const text = useText()
  return (
    <PeopleList
      people={people}
      renderLine={({ followers }) => (
        <Meta>
          <span>{text('following.followers', { count: followers })}</span>
        </Meta>
      )}
    />
  )
}
