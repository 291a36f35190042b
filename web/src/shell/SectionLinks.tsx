import { useText } from '../platform/language/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isCurrent } from './sections.ts'
import type { Section } from './sections.ts'

type Props = { sections: Section[]; path: string; size?: 'md' | 'lg' }

/** List items with an icon and a word each. */
export function SectionLinks({ sections, path, size = 'md' }: Props) {
  const text = useText()
  return sections.map((section) => (
    <li key={section.href}>
      <a href={section.href} aria-current={isCurrent(section, path) ? 'page' : undefined}>
        <Icon name={section.icon} size={size} />
        {text(section.label)}
      </a>
    </li>
  ))
}
