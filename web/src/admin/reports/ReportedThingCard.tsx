import { userPath } from '@loadout/contract/platform/paths.ts'
import type { ReportedThing } from '@loadout/contract/reports/staff-reports.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage, useText } from '../../platform/language/language.tsx'
import { kindText } from '../../reports/report-words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/Time.tsx'
import { ReportsOfThing } from './ReportsOfThing.tsx'
import css from './ReportedThingCard.module.css'
import { useDecision } from './use-decision.ts'

/** What was reported as it was then, who says what of it, and what to do. */
export function ReportedThingCard({ thing }: { thing: ReportedThing }) {
  const title = `reported-${thing.id}`
  return (
    <article className={css.root} tabIndex={-1} aria-labelledby={title}>
      <Head thing={thing} titleId={title} />
      <Snapshot thing={thing} />
      <ReportsOfThing thing={thing} />
      {thing.decision === null ? <Decide thing={thing} /> : <Decided decision={thing.decision} />}
    </article>
  )
}

function Head({ thing, titleId }: { thing: ReportedThing; titleId: string }) {
  const {
    text,
    language: { locale },
  } = useLanguage()
  const { id, kind, owner, since, report_count: count, weight, path, last_reported: last } = thing
  return (
    <header className={css.head}>
      <h2 id={titleId}>
        <span>{kindText(text, kind)}</span>
        {owner && (
          <>
            {' '}
            <a href={userPath(owner.username)}>
              <bdi>{owner.username}</bdi>
            </a>
          </>
        )}
      </h2>
      {since !== 'same' && (
        <Badge kind="warn">{text(since === 'gone' ? 'reports.gone' : 'reports.changed')}</Badge>
      )}
      <span>{text('reports.count', { count })}</span>
      <span>{text('reports.weight', { weight: figureText(locale, weight) })}</span>
      <span className={css.links}>
        <a href={path}>{text('reports.look')}</a>
        <a href={`?id=${id}`}>{text('reports.link')}</a>
      </span>
      <Time at={last} />
    </header>
  )
}

function Snapshot({ thing: { title, text: words, pictures } }: { thing: ReportedThing }) {
  const text = useText()
  return (
    <blockquote className={css.snapshot} aria-label={text('reports.snapshot')}>
      {title !== null && <b>{title}</b>}
      {words !== '' && <p>{words}</p>}
      {pictures.map((address) => (
        <img key={address} src={address} alt={text('reports.picture')} loading="lazy" />
      ))}
    </blockquote>
  )
}

function Decide({ thing }: { thing: ReportedThing }) {
  const text = useText()
  const { busy, askToKeep, askToRemove } = useDecision(thing)
  return (
    <div className={css.actions}>
      <Button size="sm" busy={busy} data-act="keep" aria-haspopup="dialog" onClick={askToKeep}>
        {text('reports.keep')}
      </Button>
      <Button
        size="sm"
        variant="danger"
        busy={busy}
        data-act="remove"
        aria-haspopup="dialog"
        onClick={askToRemove}
      >
        {text('reports.remove')}
      </Button>
    </div>
  )
}

function Decided({ decision }: { decision: NonNullable<ReportedThing['decision']> }) {
  const text = useText()
  const { outcome, reason, admin, decided } = decision
  return (
    <p className={css.decided}>
      <Badge kind={outcome === 'removed' ? 'bad' : 'ok'}>
        {text(outcome === 'removed' ? 'reports.was_removed' : 'reports.was_kept')}
      </Badge>
      {reason !== null && <span>{text(`report_reason.${reason}`)}</span>}
      {admin && <bdi>{admin.username}</bdi>}
      <Time at={decided} />
    </p>
  )
}
