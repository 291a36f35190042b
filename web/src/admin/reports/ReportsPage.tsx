import { useLocation } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'
import type { ReportState } from '@loadout/contract/reports/staff-reports.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { readStored } from '../../platform/storage.ts'
import { kindText } from '../../reports/report-words.ts'
import { NO_SINGLE_KEYS } from '../../shell/is-for-page.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import { useListAddress, type ListAddress } from '../list-address.ts'
import filters from '../ListFilters.module.css'
import { LoadStates } from '../LoadStates.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { reportQuery, reportsQuery } from './report-queries.ts'
import { ReportedThingCard } from './ReportedThingCard.tsx'
import css from './ReportsPage.module.css'
import { useQueueKeys } from './use-queue-keys.ts'

/** The queue of reports, for admins below /admin and for other moderators at /moderation. */
export function ReportsPage() {
  const text = useText()
  const { pathname } = useLocation()
  const address = useListAddress()
  const only = parseId(address.value('id') ?? '')
  useHead({ title: text('reports.title'), path: pathname, hidden: true })
  return (
    <>
      <PageHead title={text('reports.title')} lead={text('reports.lead')}>
        <Button href="/moderation-log">{text('moderation_log.title')}</Button>
      </PageHead>
      {only === undefined ? <Queue address={address} /> : <OneThing id={only} />}
    </>
  )
}

const chosenIn = ({ value, page }: ListAddress) => {
  const state: ReportState = value('state') === 'decided' ? 'decided' : 'open'
  return { state, kind: value('kind'), page }
}

function Queue({ address }: { address: ListAddress }) {
  const text = useText()
  const chosen = chosenIn(address)
  const list = useQueueKeys()
  return (
    <LoadStates query={reportsQuery(chosen)}>
      {({ count, kinds, entries }, isOld) => (
        <>
          <Filters address={address} kinds={kinds} />
          <div ref={list} className={css.root} aria-busy={isOld}>
            {entries.length === 0 && <NothingThere isFiltered={chosen.kind !== undefined} />}
            {entries.map((thing) => (
              <ReportedThingCard key={thing.id} thing={thing} />
            ))}
          </div>
          {entries.length > 0 && !readStored(NO_SINGLE_KEYS) && (
            <p className={css.keys}>{text('reports.keys')}</p>
          )}
          <TableFoot page={chosen.page} count={count} href={address.pageHref} />
        </>
      )}
    </LoadStates>
  )
}

function Filters({ address, kinds }: { address: ListAddress; kinds: readonly string[] }) {
  const text = useText()
  const { state, kind } = chosenIn(address)
  return (
    <div className={filters.root}>
      <FilterSelect
        label={text('reports.state')}
        any={text('reports.open')}
        value={state === 'open' ? '' : state}
        options={[{ value: 'decided', label: text('reports.decided') }]}
        onChange={(next) => address.change({ state: next })}
      />
      <FilterSelect
        label={text('reports.kind')}
        any={text('reports.any_kind')}
        value={kind ?? ''}
        options={kinds.map((value) => ({ value, label: kindText(text, value) }))}
        onChange={(next) => address.change({ kind: next })}
      />
    </div>
  )
}

function NothingThere({ isFiltered }: { isFiltered: boolean }) {
  const text = useText()
  return isFiltered ? (
    <Empty kind="none" title={text('admin.nothing_found')} />
  ) : (
    <Empty title={text('reports.none')} hint={text('reports.none_hint')} />
  )
}

/** What a link names, such as one that staff have sent each other. */
function OneThing({ id }: { id: number }) {
  const text = useText()
  return (
    <div className={css.root}>
      <LoadStates query={reportQuery(id)}>
        {(thing) => <ReportedThingCard thing={thing} />}
      </LoadStates>
      <p>
        <a className={css.link} href="?">
          {text('reports.all')}
        </a>
      </p>
    </div>
  )
}
