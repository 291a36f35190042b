import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { loadChunk } from '../load-chunk.ts'

type Props<P> = { load: () => Promise<ComponentType<P>>; onMissing: () => void; props: P }

/** A component that is fetched when it is first needed; nothing until then. */
export function Part<P extends object>({ load, onMissing, props }: Props<P>) {
  const [Component, setComponent] = useState<ComponentType<P>>()
  const missing = useRef(onMissing)

  useEffect(() => {
    loadChunk(load).then(
      (component) => setComponent(() => component),
      () => missing.current(),
    )
  }, [load])
  return Component ? <Component {...props} /> : null
}
