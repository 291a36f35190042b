import { use, useEffect, useEffectEvent, useRef } from 'react'
import { UNSAFE_DataRouterContext, useLocation } from 'react-router'

/**
 * Whoever goes back, or forward again, to another page leaves what lies over the one before; what a
 * link closes, it closes itself. `useNavigationType` would be in the script that every reader
 * loads.
 */
export const useGoneBack = (leave: () => void) => useOtherPage((way) => way === 'POP' && leave())

/**
 * Whoever presses something and goes on to another page, by a link or back, before it has an effect
 * is done with it. Another address for the same page takes the place of the one before.
 */
export const useGoneOn = (leave: () => void) => useOtherPage((way) => way !== 'REPLACE' && leave())

function useOtherPage(onOther: (way: string | undefined) => void) {
  const { pathname } = useLocation()
  const router = use(UNSAFE_DataRouterContext)?.router
  const shown = useRef(pathname)
  const onArrival = useEffectEvent(onOther)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    onArrival(router?.state.historyAction)
  }, [pathname, router])
}
