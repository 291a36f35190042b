import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Fields of the editor that is open: each says whether something in it is not finished. */
const fields = new Set<() => boolean>()

/** Whether something that was typed would be left out of what is saved; its field says so. */
export function refusesUnfinished(): boolean {
  for (const refuses of fields) if (refuses()) return true
  return false
}

/** For a field in which words count only once they have been added, or are whole. */
export function useUnfinished(input: RefObject<HTMLInputElement | null>, refuses: () => boolean) {
  const onSave = useEffectEvent(() => {
    if (!refuses()) return false
    input.current?.focus({ preventScroll: true })
    // With what is said below it.
    input.current?.scrollIntoView({ block: 'center' })
    return true
  })
  useEffect(() => {
    const field = () => onSave()
    fields.add(field)
    return () => void fields.delete(field)
  }, [])
}
