import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './Spinner.tsx'
import css from './Button.module.css'

type Look = {
  variant?: 'primary' | 'inverse' | 'outline' | 'quiet' | 'danger'
  size?: 'sm' | 'md'
  /** A square for one icon. Needs an aria-label. */
  icon?: boolean
  /** As wide as its container. */
  block?: boolean
  /** Sending: shows it, and a second click does nothing. */
  busy?: boolean
}
type AsLink = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }
type AsButton = ComponentProps<'button'> & { href?: undefined }

/** A button, or with `href` a link that looks like one. One primary button per region. */
export function Button(props: Look & (AsLink | AsButton)) {
  const {
    variant = 'outline',
    size = 'md',
    icon,
    block,
    busy,
    className,
    children,
    ...element
  } = props
  const look = classNames(
    css.root,
    css[variant],
    css[size],
    icon && css.icon,
    block && css.block,
    className,
  )
  if (element.href !== undefined)
    return (
      <a {...element} className={look}>
        {children}
      </a>
    )

  const { type = 'button', onClick, ...rest } = element
  return (
    <button
      {...rest}
      className={look}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
