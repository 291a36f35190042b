import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import css from './Banner.module.css'

type Props = {
  label: string
  /** Which message it is: by this a closed one is hidden before the first paint. */
  mark?: string
  close?: { label: string; onClose: () => void }
  children: ReactNode
}

/** A line of news about the site itself, from edge to edge. */
export function Banner({ label, mark, close, children }: Props) {
  return (
    <section className={css.root} aria-label={label} data-banner={mark}>
      <Icon name="info" className={css.icon} />
      {children}
      {close && (
        <button
          type="button"
          className={css.close}
          aria-label={close.label}
          title={close.label}
          onClick={close.onClose}
        >
          <Icon name="x" />
        </button>
      )}
    </section>
  )
}
