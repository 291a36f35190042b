import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import type { ModalProps } from '../../platform/layer/layer.ts'
import { isComposing } from '../../platform/is-composing.ts'
import { useGoneBack } from '../../platform/layer/use-gone-back.ts'

/**
 * How long a drawer slides out before it is gone (SHELL-16). Its transition lasts as long:
 * `--t-slow` of tokens.css.
 */
export const SLIDE_MS = 350

type Options = ModalProps & {
  /** How long it takes to leave, in milliseconds. */
  leaving?: number
  /** Neither Esc nor a click beside it closes it, nor a way back. */
  forced?: boolean
  /**
   * Whoever goes back to another page finds it still open: what is in it would be lost, and it is
   * too late for a question.
   */
  stays?: boolean
}

/** What had the focus before a dialog opened. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement | null>()

/** That of a dialog which leaves as this one opens is there when both are gone. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement as HTMLElement | null
  const around = focused?.closest('dialog')
  return (around && openers.get(around)) ?? focused
}

/**
 * The attributes of a `<dialog>` that is modal for as long as it is mounted: the browser keeps
 * focus inside and gives it back. In a layout effect, because focus returns only while the dialog
 * is still in the page. The page behind does not scroll, and keeps the width that its scrollbar
 * took (base.css).
 */
export function useModal(options: Options) {
  const { closing, onClose, onClosed, leaving = 0, forced = false, stays = false } = options
  useGoneBack(() => forced || stays || onClose())
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)

  useLayoutEffect(() => {
    const element = ref.current
    const page = document.documentElement
    page.style.setProperty('--scrollbar-room', `${innerWidth - page.clientWidth}px`)
    const opener = openerNow()
    if (element) openers.set(element, opener)
    element?.showModal()
    // Whoever opens it reads its title, however high it is.
    firstIn(element)?.focus({ preventScroll: true })
    return () => {
      element?.close()
      const { activeElement: focused } = document
      if (focused === document.body || element?.contains(focused)) opener?.focus()
      // Another modal may still lie below this one.
      if (!document.querySelector('dialog:modal')) page.style.removeProperty('--scrollbar-room')
    }
  }, [])

  const gone = useRef(onClosed)
  useEffect(() => {
    if (!closing) return
    const timer = setTimeout(() => gone.current(), leaving)
    return () => clearTimeout(timer)
  }, [closing, leaving])

  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (isHeldEnter(event)) event.preventDefault()
      if (event.key !== 'Escape') return
      // What has opened in it goes first, by the browser.
      if (ref.current?.querySelector('[popover=auto]:popover-open')) return
      // Left to the browser it would be gone at once.
      event.preventDefault()
      if (!forced && !isComposing(event.nativeEvent)) onClose()
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // The back gesture of a phone does close it at once. It comes back, and is closed as by Esc:
      // it may have to stay, or to ask first.
      const { target, currentTarget: element } = event
      if (target !== element || element.open || !element.isConnected) return
      element.showModal()
      if (!forced) onClose()
    },
    onPointerDown: (event: MouseEvent) => {
      pressedBeside.current = isBeside(event)
    },
    onClick: (event: MouseEvent) => {
      // Whoever drags a selection out of the dialog has not clicked beside it.
      if (pressedBeside.current && isBeside(event) && !forced) onClose()
    },
  }
}

const FIELDS = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select'

/**
 * What somebody has come for is not the cross in the corner, which is first in the document: the
 * field to fill in, else the button that leaves everything as it is.
 */
const firstIn = (dialog: HTMLDialogElement | null) =>
  dialog?.querySelector<HTMLElement>(`[data-body] :is(${FIELDS}):not(:disabled)`) ??
  dialog?.querySelector<HTMLElement>('[data-foot] button')

/** The Enter that has opened it, and is not let go yet, presses and sends nothing in it. */
const isHeldEnter = ({ key, repeat, target }: KeyboardEvent) =>
  repeat && key === 'Enter' && target instanceof Element && !target.matches('textarea')

/**
 * What lies behind a modal dialog counts as the dialog; so does the empty room inside of it, where
 * a press says nothing, and a snack above it, which cannot be pressed as long as it is open.
 */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const shown = [currentTarget, ...document.querySelectorAll('[data-snack]')]
  return !shown.some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
}
