import { useLocation } from 'react-router'
import type { PersonEntry } from '@loadout/contract/people/people.ts'
import { useLanguage } from '../../platform/language/language.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import type { ListAddress } from '../list-address.ts'
import { useCurrency } from '../../wallet/currency.ts'
import { TableFoot } from '../TableFoot.tsx'
import { columnsOf } from './people-columns.tsx'
import { nextOrder, orderOf, type PeopleFilter } from './people-filter.ts'
import { SelectedPeople } from './SelectedPeople.tsx'
import { useStaff } from './staff-acts.ts'
import type { Selection } from './use-selection.ts'
import css from './PeopleTable.module.css'

type Props = {
  people: readonly PersonEntry[]
  /** On all pages. */
  count: number
  /** Another page is on its way. */
  isOld: boolean
  order: PeopleFilter['order']
  address: ListAddress
  selection: Selection
  countryName: (id: number) => string
}

/** One page of the list, with who of it is selected. */
export function PeopleTable({
  people,
  count,
  isOld,
  order,
  address,
  selection,
  countryName,
}: Props) {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const { search } = useLocation()
  const { name: ld } = useCurrency()
  const { may } = useStaff()
  const selected = selection.chosenWith(people)
  const columns = columnsOf({
    text,
    locale,
    ld,
    countryName,
    href: (id) => `/admin/user/${id}${search}`,
    selection: may('canBanUsers') ? selection : undefined,
  })
  return (
    <div className={isOld ? css.old : undefined}>
      <SelectedPeople selected={selected} people={people} selection={selection} />
      <DataTable
        caption={text('admin.users')}
        columns={columns}
        rows={people}
        keyOf={({ id }) => id}
        isChosen={(person) => selected.includes(person)}
        order={orderOf(order)}
        onOrder={(by) => address.change({ order: nextOrder(order, by) })}
      />
      <TableFoot page={address.page} count={count} href={address.pageHref} />
    </div>
  )
}
