import { useEffect, useRef, type RefObject } from 'react'
import { placeBeside } from './place-beside.ts'

/**
 * Keeps a popover beside what it belongs to for as long as it is shown, through scrolling and
 * turning the phone, while either grows, and above a phone's keyboard. That is `anchor`, or the
 * element that the caller names.
 */
export function useFloating(
  isShown: boolean,
  align?: 'start' | 'center' | 'end',
  named?: HTMLElement | RefObject<HTMLElement | null>,
) {
  const anchor = useRef<HTMLElement>(null)
  const floating = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isShown) return
    const beside = () => (named instanceof HTMLElement ? named : (named ?? anchor).current)
    const place = () => {
      const box = beside()?.getBoundingClientRect()
      if (!box || !floating.current) return
      const { offsetWidth: width, offsetHeight: height, style } = floating.current
      const { left, top } = placeBeside(box, { width, height }, shownPart(), align)
      style.left = `${left}px`
      style.top = `${top}px`
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    visualViewport?.addEventListener('resize', place)
    const growing = new ResizeObserver(place)
    for (const element of [beside(), floating.current]) if (element) growing.observe(element)
    return () => {
      growing.disconnect()
      visualViewport?.removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [isShown, align, named])
  return { anchor, floating }
}

/** Without what a keyboard covers. */
function shownPart() {
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  return { width: document.documentElement.clientWidth, top: offsetTop, height: offsetTop + height }
}
