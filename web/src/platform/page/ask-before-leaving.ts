import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router'
import { holdsUnsaved, keepsUnsaved } from './unsaved.ts'

/** The router asks one blocker, however many forms a screen has. */
const BLOCKER = 'unsaved'
let isFree = false

/** For good, by whoever has been asked before: the browser does not ask them once more. */
export function leaveUnasked(leave: () => void) {
  isFree = true
  leave()
}

/**
 * Asks before a page with something unsaved is left. Answers a way to go without being asked. This
 * is what `useBlocker` does inside: the hook itself would be in the script that every reader loads.
 */
export function useAskBeforeLeaving(isUnsaved: boolean, ask: (onConfirm: () => void) => void) {
  const navigate = useNavigate()
  const router = use(UNSAFE_DataRouterContext)?.router

  async function go(path: string, options: { replace?: boolean } = {}) {
    isFree = true
    await navigate(path, options)
    isFree = false
  }

  const latest = useRef({ ask, go })
  useEffect(() => {
    latest.current = { ask, go }
  })
  useEffect(() => {
    if (!isUnsaved || !router) return
    const forget = keepsUnsaved((onConfirm) => latest.current.ask(onConfirm))
    router.getBlocker(BLOCKER, ({ currentLocation, nextLocation }) => {
      if (isFree || currentLocation.pathname === nextLocation.pathname) return false
      const path = nextLocation.pathname + nextLocation.search + nextLocation.hash
      latest.current.ask(() => void latest.current.go(path))
      return true
    })
    const warn = (event: BeforeUnloadEvent) => {
      if (!isFree) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      forget()
      if (!holdsUnsaved()) router.deleteBlocker(BLOCKER)
      removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved, router])

  return go
}
