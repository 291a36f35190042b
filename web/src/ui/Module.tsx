import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import css from './Module.module.css'

type Props = {
  title: string
  id?: string
  heading?: 'h1' | 'h2' | 'h3'
  more?: { href: string; label: string }
  /** A control at the end of the head, such as an order. */
  end?: ReactNode
  children: ReactNode
}

/** A titled block under a rule. */
export function Module({ title, id, heading: Heading = 'h2', more, end, children }: Props) {
  return (
    <section className={css.root} id={id}>
      <div className={css.head}>
        <Heading className={css.title}>{title}</Heading>
        {more && (
          <a className={css.more} href={more.href}>
            {more.label}
            <Icon name="chevron-right" size="sm" />
          </a>
        )}
        {end && <div className={css.end}>{end}</div>}
      </div>
      {children}
    </section>
  )
}
