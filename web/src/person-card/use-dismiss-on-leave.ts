import { useEffect, useRef } from 'react'
import { isLookedAt } from './is-looked-at.ts'
import { stepThrough } from './step-through.ts'

/** Time enough to come from the name to its card. */
const LEAVE_MS = 250

type Options = {
  link: HTMLAnchorElement
  cardId: string
  onLeave: () => void
}

/**
 * Tells when neither pointer nor focus is at the name or its card any more, or Escape is pressed
 * (WCAG 1.4.13).
 */
export function useDismissOnLeave({ link, cardId, onLeave }: Options): void {
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    // Left between its being asked for and its coming.
    if (!isLookedAt(link)) {
      leave.current()
      return
    }
    const listening = new AbortController()
    listen({ link, cardId, onLeave: () => leave.current() }, listening.signal)
    return () => listening.abort()
  }, [link, cardId])
}

function listen({ link, cardId, onLeave }: Options, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  // It comes later than its name is pointed at.
  const card = () => document.getElementById(cardId)
  const isOurs = (target: EventTarget | null) =>
    target instanceof Node && (link.contains(target) || card()?.contains(target) === true)
  const hasFocus = () =>
    isOurs(document.activeElement) && document.activeElement?.matches(':focus-visible') === true

  const point = ({ target }: Event) => {
    clearTimeout(timer)
    if (!isOurs(target) && !hasFocus()) timer = setTimeout(onLeave, LEAVE_MS)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Tab') stepThrough(event, link, card())
    if (event.key !== 'Escape') return
    if (card()?.contains(document.activeElement)) link.focus()
    onLeave()
  }
  document.addEventListener('pointerover', point, { signal })
  document.addEventListener('focusin', ({ target }) => isOurs(target) || onLeave(), { signal })
  document.addEventListener('keydown', key, { signal })
  // A press at the name, or a link of the card, leads to the page.
  document.addEventListener('click', ({ target }) => leads(target) && onLeave(), { signal })
  document.addEventListener('scroll', () => hasFocus() || onLeave(), {
    signal,
    capture: true,
    passive: true,
  })
}

const leads = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[popover] button') === null
