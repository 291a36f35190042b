import { use, useEffect, useEffectEvent, useRef } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'

/**
 * Whoever goes back, or forward again, to another page leaves what lies over the one before; what a
 * link closes, it closes itself. `useNavigationType` would be in the script that every reader loads.
 */
export function useGoneBack(leave: () => void) {
  const { pathname } = useLocation()
  const router = use(UNSAFE_DataRouterContext)?.router
  const shown = useRef(pathname)
  const onBack = useEffectEvent(leave)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    const way: string | undefined = router?.state.historyAction
    if (way === 'POP') onBack()
  }, [pathname, router])
}
