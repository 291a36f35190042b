import { isComing } from '../coming/coming-places.ts'
import type { Menu, MenuEntry } from '../platform/domain.ts'
import { useText } from '../platform/language/language.tsx'
import { useSite } from '../site-settings/site.ts'
import { Icon } from '../ui/Icon.tsx'
import css from './SectionLinks.module.css'
import { isCurrent, sectionsOf } from './sections.ts'

type Props = { menu: Menu; path: string; size?: 'md' | 'lg'; named?: boolean }

/**
 * List items with an icon and a word each. What is not open yet is marked: with the word where
 * there is room (`named`), else with an empty cell.
 */
export function SectionLinks({ menu, path, size = 'md', named = false }: Props) {
  const text = useText()
  const site = useSite().name
  const say = (label: NonNullable<MenuEntry['longLabel']>) =>
    typeof label === 'function' ? label(site) : text(label)
  return sectionsOf(menu).map((section) => {
    const soon = isComing(section.href) ? text('nav.soon') : undefined
    return (
      <li key={section.href}>
        <a
          href={section.href}
          aria-current={isCurrent(section, path) ? 'page' : undefined}
          title={named ? undefined : soon}
        >
          <Icon name={section.icon} size={size} />
          {say((named && section.longLabel) || section.label)}
          {soon !== undefined && (
            <span className={named ? css.soon : css.cell}>
              <span className={named ? undefined : 'vh'}> {soon}</span>
            </span>
          )}
        </a>
      </li>
    )
  })
}
