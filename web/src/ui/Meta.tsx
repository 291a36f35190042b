import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './Meta.module.css'

/** The small line under a title: who, when, how many. Each child is one fact. */
export function Meta({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={classNames(css.root, className)}>{children}</div>
}
