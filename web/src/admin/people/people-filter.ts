import { Flag } from '@loadout/contract/accounts/flags.ts'
import { countries } from '@loadout/contract/countries/countries.ts'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import {
  PERSON_QUERY_MAX,
  personOrders,
  type listPeople,
  type PersonOrder,
} from '@loadout/contract/people/people.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import type { Order } from '../../ui/DataTable.tsx'

export const USUAL_ORDER: PersonOrder = '-inserted'

/** What people can be narrowed to, as the address says it. */
export const flagFilters: readonly {
  value: string
  label: PlainMessageId
  asks: Pick<InputOf<typeof listPeople>, 'flag' | 'banned' | 'unverified'>
}[] = [
  { value: 'admin', label: 'flag.admin', asks: { flag: Flag.Admin } },
  { value: 'moderator', label: 'flag.moderator', asks: { flag: Flag.Moderator } },
  { value: 'featured', label: 'flag.featured', asks: { flag: Flag.Featured } },
  { value: 'symbol', label: 'flag.symbol', asks: { flag: Flag.VerifiedSymbol } },
  { value: 'verify', label: 'flag.must_verify', asks: { unverified: true } },
  { value: 'rename', label: 'flag.must_rename', asks: { flag: Flag.RequestingNameChange } },
  { value: 'banned', label: 'flag.banned', asks: { banned: true } },
]

export type PeopleFilter = { query: string; country: string; flag: string; order: PersonOrder }

/** What an address says of a list of people; whatever makes no sense there is left out. */
export function filterIn(value: (name: string) => string | undefined): PeopleFilter {
  const country = value('country') ?? ''
  const flag = value('flag') ?? ''
  return {
    query: value('query')?.slice(0, PERSON_QUERY_MAX) ?? '',
    country: /^\d{1,3}$/.test(country) && Number(country) < countries.length ? country : '',
    flag: flagFilters.some((each) => each.value === flag) ? flag : '',
    order: personOrders.find((order) => order === value('order')) ?? USUAL_ORDER,
  }
}

export function searchFor(
  { query, country, flag, order }: PeopleFilter,
  paging: { limit: number; offset: number },
): InputOf<typeof listPeople> {
  return {
    ...paging,
    sort: order,
    ...(query === '' ? {} : { query }),
    ...(country === '' ? {} : { country_id: Number(country) }),
    ...flagFilters.find(({ value }) => value === flag)?.asks,
  }
}

/** As a table shows it. */
export const orderOf = (order: PersonOrder): Order => ({
  by: order.replace('-', ''),
  direction: order.startsWith('-') ? 'descending' : 'ascending',
})

/**
 * The other way round of the column that it is ordered by; of another one first what one looks for:
 * names from a, figures from the top.
 */
export function nextOrder(order: PersonOrder, by: string): PersonOrder {
  const usual = by === 'username' ? by : `-${by}`
  const other = by === 'username' ? `-${by}` : by
  return (order === usual ? other : usual) as PersonOrder
}
