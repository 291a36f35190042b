import type { Standing } from '@loadout/contract/accounts/permissions.ts'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { groupsFor, sectionAt } from './admin-sections.ts'
import css from './AdminNav.module.css'

type Props = { staff: Standing; path: string }

/**
 * On a phone the current section may be outside of what is seen of the row. Only the row is moved:
 * `scrollIntoView` would scroll the page, too.
 */
function show(link: HTMLAnchorElement | null) {
  const row = link?.closest('nav')
  if (!link || !row) return
  const { left, width } = link.getBoundingClientRect()
  row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2
}

/**
 * The sections that this member of staff may open: a column on the desktop, on a phone one row that
 * scrolls.
 */
export function AdminNav({ staff, path }: Props) {
  const text = useText()
  const current = sectionAt(path)

  return (
    <nav className={css.root} aria-label={text('admin.nav')}>
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
                <a
                  ref={section === current ? show : undefined}
                  href={`/admin/${section.path}`}
                  aria-current={section === current ? 'page' : undefined}
                >
                  <Icon name={section.icon} />
                  {text(section.label)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
