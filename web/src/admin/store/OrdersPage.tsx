import { OrderStatus } from '@loadout/contract/store/store.ts'
import { listStaffOrders, ORDER_QUERY_MAX } from '@loadout/contract/store/staff-orders.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { orderStatus } from '../../wallet/order-status.ts'
import { FilterSelect } from '../FilterSelect.tsx'
import { useListAddress } from '../list-address.ts'
import filters from '../ListFilters.module.css'
import { ListSearch } from '../ListSearch.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import { useOrderColumns } from './order-columns.tsx'

const statuses = Object.values(OrderStatus)

/** The queue of what was bought, the oldest first (STORE-27, ADMIN-16). */
export function OrdersPage() {
  const text = useText()
  const { page, value, change, pageHref } = useListAddress()
  const status = statuses.find((each) => String(each) === value('status'))
  const words = (value('q') ?? '').slice(0, ORDER_QUERY_MAX)
  const columns = useOrderColumns()
  useHead({ title: text('staff_orders.title'), path: '/admin/orders', hidden: true })

  return (
    <>
      <PageHead title={text('staff_orders.title')} lead={text('staff_orders.lead')} />
      <div className={filters.root}>
        <ListSearch
          label={text('staff_orders.search')}
          value={words}
          max={ORDER_QUERY_MAX}
          onSearch={(q) => change({ q })}
        />
        <FilterSelect
          label={text('staff_store.state')}
          any={text('staff_orders.any_status')}
          value={status === undefined ? '' : String(status)}
          options={statuses.map((each) => ({
            value: String(each),
            label: text(orderStatus(each).label),
          }))}
          onChange={(next) => change({ status: next })}
        />
      </div>
      <LoadStates
        query={query(listStaffOrders, {
          ...rowsOn(page),
          query: words,
          ...(status !== undefined && { status }),
        })}
      >
        {({ count, entries }, isOld) => (
          <div aria-busy={isOld}>
            {entries.length === 0 ? (
              <NothingListed
                isNarrowed={status !== undefined || words !== ''}
                hint={text('staff_orders.none_hint')}
              />
            ) : (
              <DataTable
                caption={text('staff_orders.title')}
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
