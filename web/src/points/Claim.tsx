import type { ReactNode } from 'react'
import css from './Claim.module.css'

type Props = { title: string; hint: string; children: ReactNode }

/**
 * One thing to say about points in large letters, what is to be known of it, and where it leads.
 */
export function Claim({ title, hint, children }: Props) {
  return (
    <section className={css.root}>
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
    </section>
  )
}
