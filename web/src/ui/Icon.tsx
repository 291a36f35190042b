import { classNames } from './class-names.ts'
import css from './Icon.module.css'
import { icons } from './icons.ts'
import type { IconName } from './icons.ts'

type Props = { name: IconName; size?: 'sm' | 'md' | 'lg'; className?: string | undefined; label?: string }

/** Decorative unless it has a label. */
export function Icon({ name, size = 'md', className, label }: Props) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={classNames(css.root, css[size], className)} viewBox="0 0 24 24" {...meaning}>
      <path d={icons[name]} />
    </svg>
  )
}
