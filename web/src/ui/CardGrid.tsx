import type { ReactNode } from 'react'
import css from './CardGrid.module.css'

/** Cards side by side, one below the other on a phone. */
export const CardGrid = ({ busy = false, children }: { busy?: boolean; children: ReactNode }) => (
  <div className={css.root} aria-busy={busy}>
    {children}
  </div>
)
