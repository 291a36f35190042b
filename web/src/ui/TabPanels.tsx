import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './Tabs.module.css'

type TabPanel = { key: string; label: string; content: ReactNode }

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs within a page. One key press away from each other; only the open one is made. (`Tabs` are
 * links to pages of their own.)
 */
export function TabPanels({
  label,
  panels,
}: {
  label: string
  panels: readonly [TabPanel, ...TabPanel[]]
}) {
  const id = useId()
  const [openKey, setOpen] = useState(panels[0].key)
  const list = useRef<HTMLDivElement>(null)
  const open = panels.find(({ key }) => key === openKey) ?? panels[0]

  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(panels.indexOf(open), panels.length)
    if (next === undefined) return
    event.preventDefault()
    setOpen(panels[next]?.key ?? open.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div
        className={classNames(css.root, css.panels)}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {panels.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === open.key}
            aria-controls={key === open.key ? `${id}-panel` : undefined}
            tabIndex={key === open.key ? 0 : -1}
            onClick={() => setOpen(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.key}`} tabIndex={0}>
        {open.content}
      </div>
    </div>
  )
}
