import type { Menu, MenuEntry } from '../platform/domain.ts'
import { useText } from '../platform/language/language.tsx'
import { useSite } from '../platform/page/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { isCurrent, sectionsOf } from './sections.ts'

type Props = { menu: Menu; path: string; size?: 'md' | 'lg'; named?: boolean }

/** List items with an icon and a word each, the longer one where there is room (`named`). */
export function SectionLinks({ menu, path, size = 'md', named = false }: Props) {
  const text = useText()
  const site = useSite().name
  const say = (label: NonNullable<MenuEntry['longLabel']>) =>
    typeof label === 'function' ? label(site) : text(label)
  return sectionsOf(menu).map((section) => (
    <li key={section.href}>
      <a href={section.href} aria-current={isCurrent(section, path) ? 'page' : undefined}>
        <Icon name={section.icon} size={size} />
        {say((named && section.longLabel) || section.label)}
      </a>
    </li>
  ))
}
