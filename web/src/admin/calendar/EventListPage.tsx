import type { StaffEventEntry } from '@loadout/contract/calendar/staff-calendar.ts'
import { languageById } from '@loadout/contract/languages/languages.ts'
import { useCategory } from '../../categories/categories.tsx'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Time } from '../../ui/Time.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import { useListAddress } from '../list-address.ts'
import filters from '../ListFilters.module.css'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import css from '../news/NewsListPage.module.css'
import { TableFoot } from '../TableFoot.tsx'
import { editEventPath, staffEventsQuery } from './staff-event-queries.ts'

const spans = { coming: false, over: true } as const
const spanIn = (value: string | undefined) => (value === 'coming' || value === 'over' ? value : '')

/** All events, what is to come first (ADMIN-13). */
export function EventListPage() {
  const { text, language } = useLanguage()
  const address = useListAddress()
  useHead({ title: text('staff_events.title'), path: '/admin/events', hidden: true })
  const span = spanIn(address.value('time'))
  const past = span === '' ? undefined : spans[span]

  return (
    <>
      <PageHead title={text('staff_events.title')} lead={text('staff_events.lead')}>
        <Button variant="primary" href="/admin/events/new">
          <Icon name="plus" />
          {text('staff_events.add')}
        </Button>
      </PageHead>
      <div className={filters.root}>
        <FilterSelect
          label={text('staff_events.time')}
          any={text('staff_events.any_time')}
          value={span}
          options={[
            { value: 'coming', label: text('staff_events.to_come') },
            { value: 'over', label: text('staff_events.over') },
          ]}
          onChange={(value) => address.change({ time: value })}
        />
      </div>
      <LoadStates query={staffEventsQuery({ languageId: language.id, past, page: address.page })}>
        {({ count, entries }, isOld) =>
          count === 0 ? (
            <NothingListed isNarrowed={past !== undefined} hint={text('staff_events.none_hint')} />
          ) : (
            <div className={css.list} aria-busy={isOld}>
              <EventTable entries={entries} />
              <TableFoot page={address.page} count={count} href={address.pageHref} />
            </div>
          )
        }
      </LoadStates>
    </>
  )
}

function EventTable({ entries }: { entries: StaffEventEntry[] }) {
  const text = useText()
  const columns: Column<StaffEventEntry>[] = [
    { key: 'title', title: text('newsroom.title'), head: true, cell: titleOf },
    { key: 'game', title: text('staff_events.game'), cell: gameOf },
    { key: 'start', title: text('staff_events.start'), cell: startOf },
    { key: 'end', spare: true, title: text('staff_events.end'), cell: endOf },
    {
      key: 'prize',
      spare: true,
      title: text('staff_events.prize'),
      cell: ({ prize }) => prize || '–',
    },
  ]
  return (
    <DataTable
      caption={text('staff_events.title')}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => id}
    />
  )
}

const titleOf = ({ id, title, language_id, cancelled, languages: written }: StaffEventEntry) => (
  <span className={css.title}>
    <a href={editEventPath(id)} lang={languageById(language_id)?.locale}>
      {title}
    </a>
    {cancelled && <Cancelled />}
    <small>
      {written.map((languageId) => languageById(languageId)?.locale.toUpperCase()).join(' · ')}
    </small>
  </span>
)
const Cancelled = () => <Badge kind="bad">{useText()('calendar.cancelled')}</Badge>
const GameName = ({ id }: { id: number }) => useCategory(id)?.name ?? '–'
const gameOf = ({ category_id }: StaffEventEntry) => <GameName id={category_id} />
const startOf = ({ start_date }: StaffEventEntry) => <Time at={start_date} exact />
const endOf = ({ end_date }: StaffEventEntry) =>
  end_date === null ? '–' : <Time at={end_date} exact />
