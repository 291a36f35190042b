import type { KeyboardEvent, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../icons.ts'
import css from './Menu.module.css'

export type MenuEntry = {
  icon?: IconName
  label: string
  /** At the end of the line, such as a balance. */
  note?: string | undefined
  danger?: boolean
  /** Begins a new group: a line above it. */
  apart?: boolean
} & (
  | { href: string; onChoose?: undefined }
  | {
      href?: undefined
      onChoose: () => void
      /** What it would do is not known yet. */
      disabled?: boolean
    }
)

/**
 * Links and buttons below one another, for a popover, which closes with the choice. Tab goes
 * through them as anywhere; the arrows do, too.
 */
export function Menu({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul className={css.root} onKeyDown={moveFocus} onClick={closeAround}>
      {entries.map(({ icon, label, note, danger, apart, ...entry }, index) => {
        const look = classNames(danger && css.danger)
        const content = (
          <>
            {icon && <Icon name={icon} />}
            {label}
            {note !== undefined && <small>{note}</small>}
          </>
        )
        return (
          // A label may change while the menu is open, as "Mute" does, and the focus stays.
          <li key={index} className={classNames(apart && css.apart)}>
            {entry.href === undefined ? (
              <button
                type="button"
                className={look}
                disabled={entry.disabled}
                onClick={entry.onChoose}
              >
                {content}
              </button>
            ) : (
              <a className={look} href={entry.href}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function closeAround(event: MouseEvent<HTMLElement>) {
  const chosen = event.target instanceof Element && event.target.closest('a, button:enabled')
  if (chosen) event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:enabled')]
  const next = all.indexOf(document.activeElement as HTMLElement) + step
  all.at(next % all.length)?.focus()
}
