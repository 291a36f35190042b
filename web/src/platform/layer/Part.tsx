import { useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadChunk } from '../load-chunk.ts'

type Props<P> = {
  load: () => Promise<ComponentType<P>>
  onMissing: () => void
  props: P
  waiting?: ReactNode
}

/**
 * A component that is fetched when it is first needed; until then nothing, or what waits for it.
 */
export function Part<P extends object>({ load, onMissing, props, waiting }: Props<P>) {
  const [Component, setComponent] = useState<ComponentType<P>>()
  const missing = useRef(onMissing)

  useEffect(() => {
    let isGone = false
    loadChunk(load).then(
      (component) => setComponent(() => component),
      // Whoever has left does not want it any more.
      () => isGone || missing.current(),
    )
    return () => {
      isGone = true
    }
  }, [load])
  return Component ? <Component {...props} /> : waiting
}
