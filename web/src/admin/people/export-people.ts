import { listPeople, MAX_PEOPLE, type PersonEntry } from '@loadout/contract/people/people.ts'
import { OFFSET_MAX } from '@loadout/contract/platform/wire.ts'
import { call } from '../../platform/call/call.ts'
import { withoutDoubles } from '../../platform/call/growing-list.ts'
import { csvOf, saveFile } from '../../platform/csv.ts'
import { searchFor, type PeopleFilter } from './people-filter.ts'

/**
 * Everybody whom a list shows on all its pages, as a file; as far as lists go. Answers whether that
 * was all.
 */
export async function exportPeople(
  filter: PeopleFilter,
  countryName: (id: number) => string,
): Promise<{ isAll: boolean; count: number }> {
  const listed: PersonEntry[] = []
  let total = Number.POSITIVE_INFINITY
  for (let offset = 0; offset < total && offset <= OFFSET_MAX; offset += MAX_PEOPLE) {
    const { count, entries } = await call(
      listPeople,
      searchFor(filter, { limit: MAX_PEOPLE, offset }),
      { quiet: true },
    )
    total = count
    listed.push(...entries)
  }
  // Somebody who joins meanwhile moves all others down.
  const people = withoutDoubles(listed)
  const rows = people.map(
    ({
      id,
      username,
      email,
      country_id,
      flags,
      permissions,
      points,
      dollars,
      banned,
      inserted,
    }) => [
      id,
      username,
      email,
      countryName(country_id),
      flags,
      permissions,
      points,
      dollars / 100,
      banned ? 1 : 0,
      new Date(inserted * 1000).toISOString(),
    ],
  )
  saveFile(
    'users.csv',
    csvOf([
      [
        'id',
        'username',
        'email',
        'country',
        'flags',
        'permissions',
        'points',
        'dollars',
        'banned',
        'joined',
      ],
      ...rows,
    ]),
  )
  return { isAll: people.length >= total, count: people.length }
}
