import { personOrders, type PersonOrder } from '@loadout/contract/people/people.ts'
import { useText } from '../../platform/language/language.tsx'
import { useCurrency } from '../../wallet/currency.ts'
import { FilterSelect } from '../FilterSelect.tsx'
import { orderOf, USUAL_ORDER } from './people-filter.ts'

type Props = { order: PersonOrder; onChange: (order: string) => void }

/** In words what the heads of the columns say and do, which a phone does not show. */
export function OrderSelect({ order, onChange }: Props) {
  const text = useText()
  const { name: ld } = useCurrency()
  const columns: Record<string, string> = {
    username: text('people.user'),
    points: text('people.points'),
    dollars: ld,
    inserted: text('people.joined'),
  }
  const wordsOf = (each: PersonOrder) => {
    const { by, direction } = orderOf(each)
    const column = columns[by] ?? by
    return direction === 'ascending'
      ? text('people.ascending', { column })
      : text('people.descending', { column })
  }
  return (
    <FilterSelect
      label={text('people.order')}
      any={wordsOf(USUAL_ORDER)}
      value={order === USUAL_ORDER ? '' : order}
      options={personOrders
        .filter((each) => each !== USUAL_ORDER)
        .map((each) => ({ value: each, label: wordsOf(each) }))}
      onChange={onChange}
    />
  )
}
