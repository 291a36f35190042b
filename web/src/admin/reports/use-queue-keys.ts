import { useEffect, useRef, type RefObject } from 'react'
import { latinKey } from '../../platform/latin-key.ts'
import { isForPage } from '../../shell/is-for-page.ts'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }
/** As the buttons of a card call themselves (`data-act`). */
const acts: Readonly<Record<string, string>> = { v: 'keep', r: 'remove' }

/** j and k go through the cards of a list, v and r press the buttons of the one with the focus. */
export function useQueueKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!list.current || event.ctrlKey || event.metaKey || !isForPage(event)) return
      if (act(list.current, latinKey(event))) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return list
}

/** Answers whether the key was meant for the list. */
function act(list: HTMLElement, key: string): boolean {
  const cards = [...list.querySelectorAll<HTMLElement>('article')]
  const current = cards.findIndex((card) => card.contains(document.activeElement))
  const step = steps[key]
  const next = step === undefined ? cards[current] : cards[Math.max(0, current + step)]
  if (!next) return false
  if (step !== undefined) next.focus()
  const button = next.querySelector<HTMLElement>(`[data-act="${acts[key] ?? ''}"]`)
  button?.click()
  return step !== undefined || button !== null
}
