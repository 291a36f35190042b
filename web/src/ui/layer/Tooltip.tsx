import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFloating } from './use-floating.ts'
import css from './Tooltip.module.css'

/**
 * Shows the name of a control that has only an icon, to those who see it; the control itself
 * carries the same words as its aria-label. It comes with pointer or focus, stays while it is
 * pointed at, and goes on Esc.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const { anchor, floating } = useFloating(shown, 'center')

  const show = () => {
    floating.current?.showPopover()
    setShown(true)
  }
  const hide = () => {
    floating.current?.hidePopover()
    setShown(false)
  }
  return (
    <span
      ref={anchor}
      className={css.root}
      role="presentation"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) show()
      }}
      onBlur={hide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide()
      }}
    >
      {children}
      <div ref={floating} className={css.tip} popover="manual" aria-hidden>
        {label}
      </div>
    </span>
  )
}
