import { useQueries, useQuery } from '@tanstack/react-query'
import type { Standing } from '@loadout/contract/accounts/permissions.ts'
import { figureText } from '@loadout/texts/figure-text.ts'
import { useLanguage, useText } from '../platform/language/language.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { groupsFor, sectionAt } from './admin-sections.ts'
import type { StaffSection, WaitingKind } from './staff-section.ts'
import { waitingQuery } from './waiting-query.ts'
import css from './AdminNav.module.css'

type Props = { staff: Standing; path: string }

/**
 * On a phone the current section may be outside of what is seen of the row, which grows when fonts
 * and counts arrive. Only the row is moved: `scrollIntoView` would scroll the page, too.
 */
function keepInSight(link: HTMLAnchorElement | null) {
  const row = link?.closest('nav')
  if (!link || !row) return undefined
  const watch = new ResizeObserver(() => {
    const { left, width } = link.getBoundingClientRect()
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2
  })
  for (const part of row.children) watch.observe(part)
  return () => watch.disconnect()
}

/**
 * The sections that this member of staff may open: a column on the desktop, on a phone one row that
 * scrolls.
 */
export function AdminNav({ staff, path }: Props) {
  const text = useText()
  const current = sectionAt(path)

  return (
    <nav className={css.root} aria-label={text('admin.nav')} data-menu>
      <ul>
        <li>
          <a href="/admin" aria-current={path === '/admin' ? 'page' : undefined}>
            <Icon name="shield" />
            {text('overview.title')}
          </a>
        </li>
      </ul>
      {groupsFor(staff).map(({ label, sections }) => (
        <div key={label}>
          <h2>{text(label)}</h2>
          <ul>
            {sections.map((section) => (
              <li key={section.path}>
                <SectionLink section={section} path={path} isCurrent={section === current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type LinkProps = { section: StaffSection; path: string; isCurrent: boolean }

/** Leads to what waits, as long as something does: the list without it may have that elsewhere. */
function SectionLink({ section, path, isCurrent }: LinkProps) {
  const text = useText()
  const kinds = section.waiting?.filter(({ inMenu }) => inMenu) ?? []
  const counts = useQueries({ queries: kinds.map(waitingQuery) })
  const waiting = kinds.find((_, place) => (counts[place]?.data ?? 0) > 0)
  return (
    <a
      ref={isCurrent ? keepInSight : undefined}
      href={`/admin/${waiting?.path ?? section.path}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon name={section.icon} />
      {text(section.label)}
      {kinds.map((kind) => (
        // Of each screen another: what was done on the last one may be gone.
        <WaitingCount key={`${path} ${kind.path}`} kind={kind} />
      ))}
    </a>
  )
}

/** The name of the link says it, too: "Tickets (3 waiting)". */
function WaitingCount({ kind }: { kind: WaitingKind }) {
  const { language, text } = useLanguage()
  const { data: of = 0 } = useQuery(waitingQuery(kind))
  if (of === 0) return null
  return (
    <span className={css.count}>
      <span aria-hidden>
        <Badge kind="you">{figureText(language.locale, of)}</Badge>
      </span>
      <span className="vh">{text('admin.waiting', { count: of })}</span>
    </span>
  )
}
