import { useEffect, useEffectEvent } from 'react'

/** Fields in which something has been typed that is not added yet: how each says so. */
const unadded = new Set<() => void>()

/** Whether something that was typed would be left out of what is saved; its field says so. */
export function refusesUnadded(): boolean {
  const [say] = unadded
  say?.()
  return say !== undefined
}

/** For a field whose words count only once they have been added. */
export function useUnadded(isUnadded: boolean, say: () => void) {
  const onSave = useEffectEvent(say)
  useEffect(() => {
    if (!isUnadded) return
    const entry = () => onSave()
    unadded.add(entry)
    return () => void unadded.delete(entry)
  }, [isUnadded])
}
