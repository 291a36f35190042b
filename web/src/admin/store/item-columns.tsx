import type { StaffItem } from '@loadout/contract/store/staff-store.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useCategories } from '../../categories/categories.tsx'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { ItemMiniature } from '../../store/ItemPicture.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { useDollarsText } from '../../wallet/currency.ts'
import { ItemActions } from './ItemActions.tsx'
import css from './item-columns.module.css'

const stateCell = (item: StaffItem) => <ItemState item={item} />
const actionsCell = (item: StaffItem) => <ItemActions item={item} />

export function useItemColumns(): Column<StaffItem>[] {
  const {
    language: { locale },
    text,
  } = useLanguage()
  const dollarsText = useDollarsText()
  const categories = useCategories()
  return [
    {
      key: 'item',
      title: text('staff_store.item'),
      head: true,
      cell: ({ id, name, image }) => (
        <span className={css.item}>
          <ItemMiniature path={image} />
          <span>
            <b>{name}</b>
            <small>{id}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'category',
      title: text('staff_store.category'),
      cell: ({ category_id }) => categories.get(category_id)?.name ?? '–',
    },
    { key: 'state', title: text('staff_store.state'), cell: stateCell },
    {
      key: 'codes',
      title: text('staff_store.codes'),
      figure: true,
      cell: ({ codes }) => (codes === 0 ? '–' : figureText(locale, codes)),
    },
    {
      key: 'price',
      title: text('staff_store.price'),
      figure: true,
      cell: ({ price }) => dollarsText(price),
    },
    {
      key: 'actions',
      phone: 'corner',
      title: text('staff_store.actions'),
      figure: true,
      cell: actionsCell,
    },
  ]
}

function ItemState({ item }: { item: StaffItem }) {
  const text = useText()
  const { order_id, hidden, category_hidden, featured, codes_readable } = item
  const isForSale = order_id === null && !hidden && !category_hidden
  return (
    <span className={css.states}>
      {order_id !== null && <Badge kind="outline">{text('staff_store.sold')}</Badge>}
      {order_id === null && hidden && <Badge>{text('staff_store.hidden')}</Badge>}
      {order_id === null && category_hidden && <Badge>{text('staff_store.category_hidden')}</Badge>}
      {isForSale && <Badge kind="ok">{text('staff_store.for_sale')}</Badge>}
      {!codes_readable && <Badge kind="bad">{text('staff_store.codes_unreadable')}</Badge>}
      {featured && <Badge kind="info">{text('staff_store.featured')}</Badge>}
    </span>
  )
}
