import { useQuery } from '@tanstack/react-query'
import {
  ITEM_QUERY_MAX,
  listStaffItems,
  type StaffItem,
} from '@loadout/contract/store/staff-store.ts'
import type { PlainMessageId } from '@loadout/texts/text.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import { useListAddress, type ListAddress } from '../list-address.ts'
import filters from '../ListFilters.module.css'
import { ListSearch } from '../ListSearch.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import { useItemColumns } from './item-columns.tsx'
import { loadItemDialog } from './ItemActions.tsx'
import { shopCategoriesQuery, useRefreshStore } from './staff-store-queries.ts'

/** What each state of the filter asks for. */
const states = {
  'for-sale': { sold: false, hidden: false },
  hidden: { hidden: true },
  sold: { sold: true },
} as const
type State = keyof typeof states
const stateLabels: Record<State, PlainMessageId> = {
  'for-sale': 'staff_store.for_sale',
  hidden: 'staff_store.hidden',
  sold: 'staff_store.sold',
}
const stateNames = Object.keys(states) as State[]

/** Items of the store, for staff who run it (ADMIN-16). */
export function ItemsPage() {
  const text = useText()
  const address = useListAddress()
  const refresh = useRefreshStore()
  const columns = useItemColumns()
  const { page, pageHref } = address
  useHead({ title: text('staff_store.title'), path: '/admin/shop', hidden: true })

  return (
    <>
      <PageHead title={text('staff_store.title')} lead={text('staff_store.lead')}>
        <Button href="/admin/shop/categories">{text('staff_store.categories')}</Button>
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => openModal(loadItemDialog, { onSaved: refresh })}
        >
          {text('staff_store.add')}
        </Button>
      </PageHead>
      <Filters address={address} />
      <LoadStates query={query(listStaffItems, searchIn(address))}>
        {({ count, entries }, isOld) => (
          <div aria-busy={isOld}>
            {entries.length === 0 ? (
              <NoItems address={address} />
            ) : (
              <DataTable<StaffItem>
                caption={text('staff_store.title')}
                columns={columns}
                rows={entries}
                keyOf={({ id }) => id}
              />
            )}
            <TableFoot page={page} count={count} href={pageHref} />
          </div>
        )}
      </LoadStates>
    </>
  )
}

/** What an address asks for. */
function filterIn({ value }: ListAddress) {
  const words = value('q')?.slice(0, ITEM_QUERY_MAX) ?? ''
  const state = stateNames.find((each) => each === value('state'))
  const category = /^[1-9]\d?$/.exec(value('category') ?? '')?.[0]
  return { words, state, category }
}

function searchIn(address: ListAddress) {
  const { words, state, category } = filterIn(address)
  return {
    ...rowsOn(address.page),
    query: words,
    ...(state && states[state]),
    ...(category !== undefined && { category_id: Number(category) }),
  }
}

function Filters({ address }: { address: ListAddress }) {
  const text = useText()
  const { words, state, category } = filterIn(address)
  const categories = useQuery(shopCategoriesQuery).data?.entries ?? []
  return (
    <div className={filters.root}>
      <ListSearch
        label={text('staff_store.search')}
        value={words}
        max={ITEM_QUERY_MAX}
        onSearch={(q) => address.change({ q })}
      />
      <FilterSelect
        label={text('staff_store.state')}
        any={text('staff_store.any_state')}
        value={state ?? ''}
        options={stateNames.map((value) => ({ value, label: text(stateLabels[value]) }))}
        onChange={(value) => address.change({ state: value })}
      />
      <FilterSelect
        label={text('staff_store.category')}
        any={text('staff_store.any_category')}
        value={category ?? ''}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => address.change({ category: value })}
      />
    </div>
  )
}

function NoItems({ address }: { address: ListAddress }) {
  const text = useText()
  const { words, state, category } = filterIn(address)
  return (
    <NothingListed
      isNarrowed={words !== '' || state !== undefined || category !== undefined}
      hint={text('staff_store.none_hint')}
      narrowedHint={text('admin.search_none_hint')}
    />
  )
}
