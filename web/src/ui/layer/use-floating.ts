import { useEffect, useRef } from 'react'
import { placeBeside } from './place-beside.ts'

/**
 * Keeps a popover beside what it belongs to for as long as it is shown, through scrolling and
 * turning the phone. That is `anchor`, or the element that the caller names.
 */
export function useFloating(
  isShown: boolean,
  align?: 'start' | 'center' | 'end',
  named?: HTMLElement,
) {
  const anchor = useRef<HTMLElement>(null)
  const floating = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isShown) return
    const place = () => {
      const beside = named ?? anchor.current
      if (!beside || !floating.current) return
      const { offsetWidth: width, offsetHeight: height, style } = floating.current
      const screen = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top } = placeBeside(
        beside.getBoundingClientRect(),
        { width, height },
        screen,
        align,
      )
      style.left = `${left}px`
      style.top = `${top}px`
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [isShown, align, named])
  return { anchor, floating }
}
