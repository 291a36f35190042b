import { listStaffTickets, type StaffTicketEntry } from '@loadout/contract/support/staff-tickets.ts'
import { TicketState, ticketCategories } from '@loadout/contract/support/ticket-states.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { useMember } from '../../platform/session/session.ts'
import { categoryLabel, ticketState } from '../../support/ticket-words.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import { useListAddress, type ListAddress } from '../list-address.ts'
import filters from '../ListFilters.module.css'
import { LoadStates } from '../LoadStates.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import { useLiveQueue } from './staff-ticket-queries.ts'
import { useTicketColumns } from './ticket-columns.tsx'

const states = Object.values(TicketState)

/** Tickets of all members, for staff who answer them (ADMIN-19). */
export function TicketsPage() {
  const text = useText()
  const address = useListAddress()
  const ownId = useMember()?.id ?? 0
  const columns = useTicketColumns()
  const { page, pageHref } = address
  useHead({ title: text('staff_tickets.title'), path: '/admin/tickets', hidden: true })
  useLiveQueue()

  return (
    <>
      <PageHead title={text('staff_tickets.title')} lead={text('staff_tickets.lead')}>
        <Button href="/admin/tickets/replies">{text('canned.title')}</Button>
      </PageHead>
      <Filters address={address} />
      <LoadStates
        query={query(listStaffTickets, {
          ...rowsOn(page),
          ...filterIn(address, ownId),
        })}
      >
        {({ count, entries }, isOld) => (
          <div aria-busy={isOld}>
            {entries.length === 0 ? (
              <NoTickets address={address} />
            ) : (
              <DataTable<StaffTicketEntry>
                caption={text('staff_tickets.title')}
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

/** What the address names of each filter. Without a state the list is what waits for an answer. */
const ALL = 'all'
const chosenIn = ({ value }: ListAddress) => ({
  state:
    value('state') === ALL
      ? undefined
      : (states.find((each) => String(each) === value('state')) ?? TicketState.New),
  category: ticketCategories.findIndex((each) => each === value('category')),
  assignee: (['mine', 'nobody'] as const).find((each) => each === value('assignee')),
})

function filterIn(address: ListAddress, ownId: number) {
  const { state, category, assignee } = chosenIn(address)
  return {
    ...(state !== undefined && { resolved: state }),
    ...(category >= 0 && { category }),
    ...(assignee && { assignee_id: assignee === 'mine' ? ownId : 0 }),
  }
}

function Filters({ address }: { address: ListAddress }) {
  const text = useText()
  const { state, category, assignee } = chosenIn(address)
  return (
    <div className={filters.root}>
      <FilterSelect
        label={text('staff_tickets.state')}
        any={text(ticketState(TicketState.New).label)}
        value={state === TicketState.New ? '' : String(state ?? ALL)}
        options={[
          ...states.slice(1).map((each) => ({
            value: String(each),
            label: text(ticketState(each).label),
          })),
          { value: ALL, label: text('staff_tickets.any_state') },
        ]}
        onChange={(next) => address.change({ state: next })}
      />
      <FilterSelect
        label={text('support.category')}
        any={text('staff_tickets.any_category')}
        value={ticketCategories[category] ?? ''}
        options={ticketCategories.map((value, number) => ({
          value,
          label: text(categoryLabel(number)),
        }))}
        onChange={(next) => address.change({ category: next })}
      />
      <FilterSelect
        label={text('staff_tickets.assignee')}
        any={text('staff_tickets.any_assignee')}
        value={assignee ?? ''}
        options={[
          { value: 'mine', label: text('staff_tickets.mine') },
          { value: 'nobody', label: text('staff_tickets.nobodys') },
        ]}
        onChange={(next) => address.change({ assignee: next })}
      />
    </div>
  )
}

function NoTickets({ address }: { address: ListAddress }) {
  const text = useText()
  const isNarrowed = ['state', 'category', 'assignee'].some((name) => address.value(name))
  return isNarrowed ? (
    <Empty kind="none" title={text('admin.nothing_found')} />
  ) : (
    <Empty title={text('staff_tickets.none')} hint={text('staff_tickets.none_hint')} />
  )
}
