import { LOG_PAGE, type LoggedRemoval } from '@loadout/contract/reports/reports.ts'
import { useGrowingList } from '../platform/call/growing-list.ts'
import { useText } from '../platform/language/language.tsx'
import { useHead } from '../platform/page/head.tsx'
import { MoreButton } from '../profiles/MoreButton.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Empty } from '../ui/Empty.tsx'
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
        <ul className={css.root} aria-busy={list.isLoadingMore}>
          {list.entries.map((removal) => (
            <Removal key={removal.id} removal={removal} />
          ))}
        </ul>
      )}
      <MoreButton list={list} label={text('moderation_log.more')} />
    </>
  )
}

function Removal({ removal: { kind, reason, removed, place } }: { removal: LoggedRemoval }) {
  const text = useText()
  return (
    <li>
      <b>{kindText(text, kind)}</b>
      <Badge kind="outline">{text(`report_reason.${reason}`)}</Badge>
      {place !== null && <a href={place}>{text('moderation_log.place')}</a>}
      <Time at={removed} />
    </li>
  )
}
