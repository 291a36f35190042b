import type { FailedJob } from '@loadout/contract/jobs/failed-jobs.ts'
import type { Text } from '@loadout/texts/text.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { Time } from '../../ui/Time.tsx'
import { deleteEntry, RowActions } from '../RowActions.tsx'
import css from './job-columns.module.css'
import { jobWords } from './job-words.ts'

export type JobActs = Record<'retry' | 'remove', (job: FailedJob) => void>

export const columnsOf = (text: Text, acts: JobActs): Column<FailedJob>[] => [
  {
    key: 'kind',
    title: text('jobs.kind'),
    head: true,
    cell: ({ kind, known }) => (
      <span className={css.kind}>
        {jobWords(kind, text)}
        <small>{known ? kind : text('error.job_unknown')}</small>
      </span>
    ),
  },
  {
    key: 'failure',
    phone: 'below',
    title: text('jobs.failure'),
    cell: ({ failure }) => <span className={css.failure}>{failure || '–'}</span>,
  },
  { key: 'tries', title: text('jobs.tries'), figure: true, cell: ({ tries }) => tries },
  { key: 'asked', title: text('jobs.asked'), cell: ({ asked }) => <Time at={asked} /> },
  { key: 'failed', title: text('jobs.failed'), cell: ({ failed }) => <Time at={failed} /> },
  {
    key: 'actions',
    phone: 'corner',
    title: text('people.actions'),
    figure: true,
    cell: (job) => (
      <RowActions
        label={text('admin.actions_for', { title: jobWords(job.kind, text) })}
        entries={[
          ...(job.known
            ? [
                {
                  icon: 'refresh' as const,
                  label: text('state.retry'),
                  onChoose: () => acts.retry(job),
                },
              ]
            : []),
          deleteEntry(text, () => acts.remove(job)),
        ]}
      />
    ),
  },
]
