import { newsPath } from '@loadout/contract/platform/paths.ts'
import type { StaffPoll } from '@loadout/contract/polls/staff-polls.ts'
import type { Text } from '@loadout/texts/text.ts'
import { PollResults } from '../../polls/PollResults.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { Time } from '../../ui/Time.tsx'
import { kindLabels } from './kind-labels.ts'
import css from './poll-columns.module.css'

type PollActs = Record<'edit' | 'close' | 'open' | 'remove', (poll: StaffPoll) => void>

export const columnsOf = (text: Text, acts: PollActs): Column<StaffPoll>[] => [
  {
    key: 'question',
    title: text('staff_polls.question'),
    head: true,
    cell: ({ question }) => <span className={css.question}>{question}</span>,
  },
  { key: 'where', spare: true, title: text('staff_polls.kind'), cell: (poll) => where(poll, text) },
  { key: 'state', title: text('staff_polls.state'), cell: (poll) => state(poll, text) },
  {
    key: 'ends',
    spare: true,
    title: text('staff_polls.ends'),
    cell: ({ ends_at }) => (ends_at === null ? '–' : <Time at={ends_at} exact />),
  },
  { key: 'result', title: text('staff_polls.result'), cell: (poll) => <Result poll={poll} /> },
  {
    key: 'actions',
    phone: 'below',
    title: text('staff_polls.actions'),
    figure: true,
    cell: (poll) => <Actions poll={poll} text={text} acts={acts} />,
  },
]

function where({ kind, target }: StaffPoll, text: Text) {
  if (!target) return text(kindLabels[kind])
  const name = `${target.id} ${target.title}`
  return kind === 'news' ? (
    <a className={css.link} href={newsPath(target)}>
      {name}
    </a>
  ) : (
    name
  )
}

function state({ active, closed }: StaffPoll, text: Text) {
  if (!active) return <Badge kind="outline">{text('staff_polls.is_hidden')}</Badge>
  return closed ? (
    <Badge>{text('staff_polls.is_closed')}</Badge>
  ) : (
    <Badge kind="ok">{text('staff_polls.is_open')}</Badge>
  )
}

const Result = ({ poll }: { poll: StaffPoll }) => (
  <div className={css.result}>
    <PollResults poll={poll} total={poll.options.reduce((sum, { votes }) => sum + votes, 0)} />
  </div>
)

type ActionsProps = { poll: StaffPoll; text: Text; acts: PollActs }

function Actions({ poll, text, acts }: ActionsProps) {
  const { question, active, closed } = poll
  return (
    <span className={css.actions}>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={text('staff_polls.edit_of', { question })}
        onClick={() => acts.edit(poll)}
      >
        {text('admin.edit')}
      </Button>
      {active && (
        <Button
          size="sm"
          aria-label={text(closed ? 'staff_polls.open_of' : 'staff_polls.close_of', { question })}
          onClick={() => (closed ? acts.open(poll) : acts.close(poll))}
        >
          {text(closed ? 'staff_polls.open' : 'staff_polls.close')}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={text('staff_polls.delete_of', { question })}
        onClick={() => acts.remove(poll)}
      >
        {text('admin.delete')}
      </Button>
    </span>
  )
}
