import { useEffect, useEffectEvent } from 'react'
import type { NavigateOptions } from 'react-router'

type Go = (path: string, options: NavigateOptions) => Promise<void>

/** The page goes on under another address as soon as it has one; nothing on it changes. */
export function useAddress(path: string | undefined, go: Go, before: () => void) {
  const goOn = useEffectEvent((to: string) => {
    before()
    void go(to, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (path !== undefined) goOn(path)
  }, [path])
}
