import { useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@loadout/contract/platform/endpoint.ts'
import { pollKinds } from '@loadout/contract/polls/polls.ts'
import {
  deletePoll,
  editPoll,
  listStaffPolls,
  type StaffPoll,
} from '@loadout/contract/polls/staff-polls.ts'
import { call } from '../../platform/call/call.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { openModal } from '../../platform/layer/modals.ts'
import { useHead } from '../../platform/page/head.tsx'
import { pollAnswers } from '../../polls/poll-queries.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import filters from '../ListFilters.module.css'
import { useListAddress } from '../list-address.ts'
import { LoadStates } from '../LoadStates.tsx'
import { NothingListed } from '../NothingListed.tsx'
import { confirmDelete, useRowAct } from '../RowActions.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import { kindLabels } from './kind-labels.ts'
import { columnsOf } from './poll-columns.tsx'

const loadForm = () => import('./PollDialog.tsx').then(({ PollDialog }) => PollDialog)

/** All polls, for staff who run them (ADMIN-15). */
export function PollsPage() {
  const text = useText()
  const { page, value, change, pageHref } = useListAddress()
  const kind = pollKinds.find((each) => each === value('kind'))
  const refresh = useRefresh()
  const acts = useActs(refresh)
  useHead({ title: text('staff_polls.title'), path: '/admin/polls', hidden: true })

  return (
    <>
      <PageHead title={text('staff_polls.title')} lead={text('staff_polls.lead')}>
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => openModal(loadForm, { onSaved: refresh })}
        >
          {text('staff_polls.add')}
        </Button>
      </PageHead>
      <div className={filters.root}>
        <FilterSelect
          label={text('staff_polls.kind')}
          any={text('staff_polls.any_kind')}
          value={kind ?? ''}
          options={pollKinds.map((each) => ({ value: each, label: text(kindLabels[each]) }))}
          onChange={(next) => change({ kind: next })}
        />
      </div>
      <LoadStates
        query={query(listStaffPolls, {
          ...rowsOn(page),
          ...(kind && { kind }),
        })}
      >
        {({ count, entries }, isOld) => (
          <div aria-busy={isOld}>
            {entries.length === 0 ? (
              <NothingListed isNarrowed={kind !== undefined} hint={text('staff_polls.none_hint')} />
            ) : (
              <DataTable
                caption={text('staff_polls.title')}
                columns={columnsOf(text, acts)}
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

/** Pages of this visit show polls as well. */
function useRefresh() {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: [listStaffPolls.path] })
    void queries.invalidateQueries(pollAnswers)
  }
}

function useActs(refresh: () => void) {
  const text = useText()
  const act = useRowAct(refresh)
  const set = (change: InputOf<typeof editPoll>) => () => call(editPoll, change, { quiet: true })
  return {
    edit: (poll: StaffPoll) => openModal(loadForm, { poll, onSaved: refresh }),
    // Opened again it would have no end: what undoes it sets the one that was planned.
    close: ({ id, ends_at }: StaffPoll) =>
      act(
        set({ id, closed: true }),
        text('staff_polls.closed'),
        set({ id, ends_at: ends_at ?? 0 }),
      ),
    open: ({ id, ends_at }: StaffPoll) =>
      act(
        set({ id, closed: false }),
        text('staff_polls.opened'),
        set({ id, closed: true, ...(ends_at !== null && { ends_at }) }),
      ),
    remove: ({ id, question }: StaffPoll) =>
      confirmDelete(text, {
        title: text('staff_polls.delete_title'),
        question: text('staff_polls.delete_question'),
        about: <p>{question}</p>,
        act: () =>
          act(() => call(deletePoll, { id }, { quiet: true }), text('staff_polls.deleted')),
      }),
  }
}
