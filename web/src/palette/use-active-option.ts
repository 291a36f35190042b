import { useEffect, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../platform/is-composing.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Which of so many options the arrow keys have come to; Enter in the field chooses it as a click
 * would. `idOf` is the id of an option's element.
 */
export function useActiveOption(count: number, idOf: (index: number) => string) {
  const [wanted, setWanted] = useState(0)
  const active = Math.min(wanted, count - 1)
  const activeId = count > 0 ? idOf(active) : undefined

  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    // Enter that ends the writing of a Japanese word, say, chooses nothing.
    if (isComposing(event.nativeEvent) || activeId === undefined) return
    if (step !== undefined) setWanted((active + step + count) % count)
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      document.getElementById(activeId)?.click()
    else return
    event.preventDefault()
  }
  return { active, activeId, press, point: setWanted }
}
