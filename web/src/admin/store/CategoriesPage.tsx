import type { ShopCategory } from '@loadout/contract/store/shop-categories.ts'
import type { Text } from '@loadout/texts/text.ts'
import { CategoryLabel } from '../../categories/CategoryLabel.tsx'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { shopCategoriesQuery, useRefreshStore } from './staff-store-queries.ts'

const loadForm = () => import('./CategoryDialog.tsx').then(({ CategoryDialog }) => CategoryDialog)

/** The shop categories (STORE-02). */
export function CategoriesPage() {
  const text = useText()
  const refresh = useRefreshStore()
  useHead({ title: text('staff_store.categories'), path: '/admin/shop/categories', hidden: true })
  const open = (category?: ShopCategory) => openModal(loadForm, { category, onSaved: refresh })
  return (
    <>
      <PageHead title={text('staff_store.categories')} lead={text('shop_category.lead')}>
        <Button href="/admin/shop">{text('staff_store.title')}</Button>
        <Button variant="primary" aria-haspopup="dialog" onClick={() => open()}>
          {text('shop_category.add')}
        </Button>
      </PageHead>
      <LoadStates query={shopCategoriesQuery}>
        {({ entries }) => (
          <DataTable
            caption={text('staff_store.categories')}
            columns={columnsOf(text, open)}
            rows={entries.filter(({ parent }) => parent !== null)}
            keyOf={({ id }) => id}
          />
        )}
      </LoadStates>
    </>
  )
}

const columnsOf = (
  text: Text,
  onEdit: (category: ShopCategory) => void,
): Column<ShopCategory>[] => [
  {
    key: 'name',
    title: text('staff_store.category'),
    head: true,
    cell: (category) => <CategoryLabel category={category} />,
  },
  {
    key: 'short-name',
    title: text('shop_category.short_name'),
    cell: ({ short_name }) => short_name,
  },
  {
    key: 'state',
    title: text('staff_store.state'),
    cell: ({ hidden }) => (
      <Badge kind={hidden ? 'outline' : 'ok'}>
        {text(hidden ? 'shop_category.hidden' : 'shop_category.shown')}
      </Badge>
    ),
  },
  {
    key: 'actions',
    phone: 'corner',
    title: text('staff_store.actions'),
    figure: true,
    cell: (category) => (
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={text('shop_category.edit_of', { name: category.name })}
        onClick={() => onEdit(category)}
      >
        {text('admin.edit')}
      </Button>
    ),
  },
]
