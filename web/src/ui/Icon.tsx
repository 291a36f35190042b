import { classNames } from './class-names.ts'
import css from './Icon.module.css'
import type { IconName } from './icons.ts'

type Props = {
  name: IconName
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
  label?: string
}

/**
 * Decorative unless it has a label. The drawing itself stands once at the top of the document (see
 * icon-sprite.ts): a page with a hundred comments shows two hundred icons, and no script has to
 * carry them.
 */
export function Icon({ name, size = 'md', className, label }: Props) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={classNames(css.root, css[size], className)} {...meaning}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}
