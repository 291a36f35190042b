import type { Menu, MenuEntry } from '../platform/domain.ts'
import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isCurrent, sectionsOf } from './sections.ts'

type Props = {
  menu: Menu
  path: string
  size?: 'lg'
  /** Where there is room for more than its one word. */
  nameOf?: (section: MenuEntry) => string
}

/** List items with an icon and a word each. */
export function SectionLinks({ menu, path, size, nameOf }: Props) {
  const text = useText()
  return sectionsOf(menu).map((section) => (
    <li key={section.href}>
      <a href={section.href} aria-current={isCurrent(section, path) ? 'page' : undefined}>
        <Icon name={section.icon} size={size} />
        {nameOf ? nameOf(section) : text(section.label)}
      </a>
    </li>
  ))
}
