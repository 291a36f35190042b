import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import css from './GrowingGrid.module.css'

/** How many entries a step adds, by the width that the documents call mobile (STORE-09). */
export type AtOnce = { desktop: number; mobile: number }

type Props<Entry> = {
  entries: readonly Entry[]
  atOnce: AtOnce
  more: string
  onMore?: () => void
  children: (entry: Entry) => ReactNode
}

/**
 * Four columns, two on a phone, that grow by a step. The page is rendered once for all widths, so
 * what a phone does not show yet is there and hidden by its style.
 */
export function GrowingGrid<Entry extends { id: number }>({
  entries,
  atOnce,
  more,
  onMore,
  children,
}: Props<Entry>) {
  const [steps, setSteps] = useState(1)
  const desktop = steps * atOnce.desktop
  const mobile = steps * atOnce.mobile
  return (
    <>
      <ul className={css.root}>
        {entries.slice(0, desktop).map((entry, index) => (
          <li key={entry.id} className={classNames(index >= mobile && css.wide)}>
            {children(entry)}
          </li>
        ))}
      </ul>
      {entries.length > mobile && (
        <div className={classNames(css.more, entries.length <= desktop && css.narrow)}>
          <Button
            onClick={() => {
              setSteps(steps + 1)
              onMore?.()
            }}
          >
            {more}
          </Button>
        </div>
      )}
    </>
  )
}
