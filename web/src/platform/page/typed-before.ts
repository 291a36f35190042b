import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Takes over what was typed into a field before the page came alive: React leaves it there, and
 * knows nothing of it.
 */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  take: (typed: string) => void,
): void {
  const onTyped = useEffectEvent(take)
  useLayoutEffect(() => {
    const { current } = field
    if (current && current.value !== current.defaultValue) onTyped(current.value)
  }, [field])
}
