import { useQueryClient } from '@tanstack/react-query'
import {
  deleteJob,
  listFailedJobs,
  retryJob,
  type FailedJob,
} from '@loadout/contract/jobs/failed-jobs.ts'
import { call } from '../../platform/call/call.ts'
import { query } from '../../platform/call/query.ts'
import { useText } from '../../platform/language/language.tsx'
import { useHead } from '../../platform/page/head.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { LoadStates } from '../LoadStates.tsx'
import { useListAddress } from '../list-address.ts'
import { confirmDelete, useRowAct } from '../RowActions.tsx'
import { TableFoot } from '../TableFoot.tsx'
import { rowsOn } from '../rows-on-page.ts'
import { waitingKey } from '../waiting-query.ts'
import { columnsOf, type JobActs } from './job-columns.tsx'
import { jobWords } from './job-words.ts'

/** What the site could not do later, however often it was tried (checklist N06). */
export function JobsPage() {
  const text = useText()
  const { page, pageHref } = useListAddress()
  const acts = useActs()
  useHead({ title: text('admin.jobs'), path: '/admin/jobs', hidden: true })

  return (
    <>
      <PageHead title={text('admin.jobs')} lead={text('jobs.lead')} />
      <LoadStates query={query(listFailedJobs, rowsOn(page), { staleTime: 0 })}>
        {({ count, entries }, isOld) => (
          <div aria-busy={isOld}>
            {entries.length === 0 ? (
              <Empty title={text('admin.nothing_yet')} hint={text('jobs.none_hint')} />
            ) : (
              <DataTable
                caption={text('admin.jobs')}
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

function useActs(): JobActs {
  const text = useText()
  const queries = useQueryClient()
  /** The list, and how much of it the menu says. */
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: [listFailedJobs.path] }),
      queries.invalidateQueries({ queryKey: waitingKey('jobs') }),
    ])
  const act = useRowAct(refresh)
  const ask = (endpoint: typeof retryJob | typeof deleteJob, { id }: FailedJob) =>
    call(endpoint, { id }, { quiet: true })
  return {
    retry: (job) => act(() => ask(retryJob, job), text('jobs.retried')),
    remove: (job) =>
      confirmDelete(text, {
        title: text('jobs.delete_title'),
        question: text('jobs.delete_question'),
        about: <p>{jobWords(job.kind, text)}</p>,
        act: () => act(() => ask(deleteJob, job), text('jobs.deleted')),
      }),
  }
}
