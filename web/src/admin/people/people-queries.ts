import { getPerson, listPeople } from '@loadout/contract/people/people.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { query } from '../../platform/call/query.ts'

/** What staff see must be what is so now. */
const FRESH = { staleTime: 0 }

export const peopleQuery = (search: InputOf<typeof listPeople>) => query(listPeople, search, FRESH)

export const personQuery = (id: number) => query(getPerson, { id }, FRESH)
