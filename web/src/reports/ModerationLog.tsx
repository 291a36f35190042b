import { LOG_PAGE, type LoggedRemoval } from '@loadout/contract/reports/reports.ts'
import type { Text } from '@loadout/texts/text.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { Badge } from '../ui/Badge.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { Empty } from '../ui/Empty.tsx'
import { MoreButton } from '../ui/MoreButton.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Time } from '../ui/Time.tsx'
import { MODERATION_LOG, removalsQuery } from './removals-query.ts'
import { kindText } from './report-words.ts'
import css from './ModerationLog.module.css'

/** What was removed after reports, when and why; nobody is named and nothing is quoted. */
export function ModerationLog() {
  const text = useText()
  const list = useGrowingList(removalsQuery, LOG_PAGE)
  const title = text('moderation_log.title')
  const lead = text('moderation_log.lead')
  useHead({ title, description: lead, path: MODERATION_LOG })
  return (
    <>
      <PageHead title={title} lead={lead} />
      {list.entries.length === 0 ? (
        <Empty title={text('moderation_log.none')} hint={text('moderation_log.none_hint')} />
      ) : (
        <div className={css.root} aria-busy={list.isLoadingMore}>
          <DataTable
            caption={title}
            columns={columnsOf(text)}
            rows={list.entries}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      <MoreButton list={list} label={text('moderation_log.more')} />
    </>
  )
}

const columnsOf = (text: Text): Column<LoggedRemoval>[] => [
  {
    key: 'kind',
    title: text('moderation_log.what'),
    head: true,
    cell: ({ kind }) => kindText(text, kind),
  },
  {
    key: 'reason',
    title: text('moderation_log.why'),
    phone: 'untitled',
    cell: ({ reason }) => <Badge kind="outline">{text(`report_reason.${reason}`)}</Badge>,
  },
  {
    key: 'place',
    title: text('moderation_log.where'),
    phone: 'untitled',
    cell: ({ place }) => place !== null && <a href={place}>{text('moderation_log.place')}</a>,
  },
  {
    key: 'removed',
    title: text('moderation_log.when'),
    phone: 'corner',
    figure: true,
    cell: ({ removed }) => <Time at={removed} />,
  },
]
