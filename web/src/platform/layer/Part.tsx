import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { nextTask } from '../browser-tasks.ts'
import { loadChunk } from '../load-chunk.ts'

type Props<P> = { load: () => Promise<ComponentType<P>>; onMissing: () => void; props: P }

/** A component that is fetched when it is first needed; nothing until then. */
export function Part<P extends object>({ load, onMissing, props }: Props<P>) {
  const [Component, setComponent] = useState<ComponentType<P>>()
  const missing = useRef(onMissing)

  useEffect(() => {
    // Asking for a file takes a phone a while. The page that comes alive does not wait for it.
    void nextTask()
      .then(() => loadChunk(load))
      .then(
        (component) => setComponent(() => component),
        () => missing.current(),
      )
  }, [load])
  return Component ? <Component {...props} /> : null
}
