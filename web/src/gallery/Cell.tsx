import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import css from './GalleryPage.module.css'

/** One part in some of its states. */
export const Cell = ({
  title,
  wide,
  children,
}: {
  title: string
  wide?: boolean
  children: ReactNode
}) => (
  <section className={classNames(css.cell, wide && css.wide)}>
    <h3>{title}</h3>
    {children}
  </section>
)

export const Cells = ({ children }: { children: ReactNode }) => (
  <div className={css.cells}>{children}</div>
)
export const Row = ({ children }: { children: ReactNode }) => (
  <div className={css.row}>{children}</div>
)
