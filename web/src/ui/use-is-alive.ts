import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether this is no longer what the server rendered: false there and in the first render in the
 * browser, which looks like it, and true from the next one on.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
