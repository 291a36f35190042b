import { userPath } from '@loadout/contract/platform/paths.ts'
import type { ReportedThing } from '@loadout/contract/reports/staff-reports.ts'
import { useText } from '../../platform/language/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Time } from '../../ui/Time.tsx'
import css from './ReportsOfThing.module.css'

/** The latest reports, each with what became of the earlier ones of its member. */
export function ReportsOfThing({ thing: { reports } }: { thing: ReportedThing }) {
  return (
    <ul className={css.root}>
      {reports.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </ul>
  )
}

function Report({ report }: { report: ReportedThing['reports'][number] }) {
  const text = useText()
  const { reporter, upheld, rejected, reason, words, inserted } = report
  return (
    <li>
      <Badge kind="outline">{text(`report_reason.${reason}`)}</Badge>
      <a href={userPath(reporter.username)}>
        <bdi>{reporter.username}</bdi>
      </a>
      {upheld + rejected > 0 && <small>{text('reports.record', { upheld, rejected })}</small>}
      <Time at={inserted} />
      {words !== '' && <p>{words}</p>}
    </li>
  )
}
