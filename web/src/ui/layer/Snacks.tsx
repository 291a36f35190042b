import { useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { useText } from '../../platform/language/language.tsx'
import type { LayeredAs } from '../../platform/layer/layer.ts'
import { closeSnack, snackText } from '../../platform/layer/snacks.ts'
import { PAGE_VIEW } from '../../platform/page-view.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { Num } from '../Num.tsx'
import { countdown } from './countdown.ts'
import css from './Snacks.module.css'

/** The line at the lower edge empties in the same time (Snacks.module.css) (SHELL-28). */
const AUTOMATIC_CLOSE_MS = 8000
const icons = { ok: 'check', info: 'info', error: 'alert' } as const

/** The messages at the edge of the screen, above everything else, also above an open dialog. */
export function Snacks({ snacks }: { snacks: LayeredAs<'snack'>[] }) {
  const list = useRef<HTMLUListElement>(null)
  const newest = snacks.at(-1)?.id

  useEffect(() => {
    if (newest === undefined) return
    // Shown again, it comes to lie above what was opened since.
    list.current?.hidePopover()
    list.current?.showPopover()
  }, [newest])

  return (
    <ul className={css.root} popover="manual" ref={list}>
      {snacks.map(({ id, snack }) => (
        <SnackItem key={id} {...snack} onClose={() => closeSnack(id)} />
      ))}
    </ul>
  )
}

function SnackItem({
  title,
  message,
  kind = 'info',
  figure,
  automaticClose,
  undo,
  onClose,
}: LayeredAs<'snack'>['snack'] & { onClose: () => void }) {
  const text = useText()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  useAutomaticClose(automaticClose ?? false, pointed || focused, onClose)
  useCloseWithPage(undo !== undefined, onClose)

  const cameFrom = useRef<EventTarget | null>(null)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const close = () => {
    // The focus goes back to where the reader was, instead of to the top of the page.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    onClose()
  }

  return (
    <li
      data-snack
      className={classNames(css.snack, css[kind], (pointed || focused) && css.paused)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      {figure === undefined ? (
        <Icon name={icons[kind]} />
      ) : (
        <span className={css.figure} aria-hidden>
          <Num>{figure}</Num>
        </span>
      )}
      <div>
        {title !== undefined && <b>{title}</b>}
        <p>{snackText({ message }, text)}</p>
        {undo && (
          <button
            type="button"
            className={css.undo}
            onClick={() => {
              close()
              undo.run()
            }}
          >
            {undo.label}
          </button>
        )}
      </div>
      <button type="button" className={css.close} aria-label={text('dialog.close')} onClick={close}>
        <Icon name="x" size="sm" />
      </button>
      {automaticClose && <span className={css.timer} />}
    </li>
  )
}

/** Whoever points at a message or has the focus in it is still reading: the time stands still. */
function useAutomaticClose(wanted: boolean, paused: boolean, onEnd: () => void) {
  const end = useRef(onEnd)
  const timer = useRef<ReturnType<typeof countdown>>(undefined)
  useEffect(() => {
    if (!wanted) return
    timer.current ??= countdown(AUTOMATIC_CLOSE_MS, () => end.current())
    const { go, pause } = timer.current
    if (!paused) go()
    return pause
  }, [wanted, paused])
}

/** What was done on a page is undone on it. */
function useCloseWithPage(wanted: boolean, onEnd: () => void) {
  const end = useRef(onEnd)
  useEffect(() => {
    if (!wanted) return
    const close = () => end.current()
    document.addEventListener(PAGE_VIEW, close)
    return () => document.removeEventListener(PAGE_VIEW, close)
  }, [wanted])
}
