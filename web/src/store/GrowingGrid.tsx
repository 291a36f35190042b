import { useState, type ReactNode } from 'react'
import { useText } from '../platform/language/language.tsx'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import css from './GrowingGrid.module.css'

/** How many entries a step adds, by the width that the documents call mobile (STORE-09). */
type AtOnce = { desktop: number; mobile: number }

/** What of a list is not there before somebody asks for more. */
type Rest = { isLoading: boolean; hasFailed: boolean; load: () => void }

type Props<Entry> = {
  entries: readonly Entry[]
  atOnce: AtOnce
  more: string
  /** Undefined when all entries are there. */
  rest?: Rest | undefined
  children: (entry: Entry) => ReactNode
}

/**
 * Four columns, two on a phone, that grow by a step. The page is rendered once for all widths, so
 * what a phone does not show yet is there and hidden by its style. While the rest is missing, the
 * button stays.
 */
export function GrowingGrid<Entry extends { id: number }>({
  entries,
  atOnce,
  more,
  rest,
  children,
}: Props<Entry>) {
  const text = useText()
  const [steps, setSteps] = useState(1)
  const desktop = steps * atOnce.desktop
  const mobile = steps * atOnce.mobile
  const hasFailed = rest?.hasFailed ?? false
  const grow = () => {
    // Trying again adds no further step.
    if (!hasFailed) setSteps(steps + 1)
    rest?.load()
  }
  return (
    <>
      <ul className={css.root}>
        {entries.slice(0, desktop).map((entry, index) => (
          <li key={entry.id} className={classNames(index >= mobile && css.wide)}>
            {children(entry)}
          </li>
        ))}
      </ul>
      {(rest || entries.length > mobile) && (
        <div
          className={classNames(css.more, !rest && entries.length <= desktop && css.narrow)}
          data-more="next"
        >
          {hasFailed && <p role="alert">{text('state.error')}</p>}
          <Button busy={rest?.isLoading ?? false} onClick={grow}>
            {hasFailed ? text('state.retry') : more}
          </Button>
        </div>
      )}
    </>
  )
}
