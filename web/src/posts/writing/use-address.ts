import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/** The page goes on under another address as soon as it has one; nothing on it changes. */
export function useAddress(path: string | undefined, before: () => void) {
  const navigate = useNavigate()
  const go = useEffectEvent((to: string) => {
    before()
    void navigate(to, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (path !== undefined) go(path)
  }, [path])
}
