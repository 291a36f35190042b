import { use, useEffect, useRef, type ContextType } from 'react'
import { UNSAFE_DataRouterContext, useNavigate, type NavigateOptions } from 'react-router'
import { useIsHere } from './use-is-here.ts'

const BLOCKER = 'unsaved'
/** Forms with something unsaved: the router asks one blocker, however many a screen has. */
const unsaved = new Set<object>()
/**
 * Forms with something that this browser alone keeps: it outlives the page, but not the session.
 */
const unsent = new Set<object>()
let isFree = false

/** Whether the page has a form with something unsaved. */
export const holdsUnsaved = () => unsaved.size > 0

/** Whether somebody who signs out loses something that they are writing. */
export const holdsUnsent = () => holdsUnsaved() || unsent.size > 0

/** Only whoever signs out is asked: at the next visit it is there again. */
export const useUnsent = (isUnsent: boolean) =>
  useEffect(() => {
    if (!isUnsent) return
    const form = {}
    unsent.add(form)
    return () => void unsent.delete(form)
  }, [isUnsent])

/** The browser asks before a page with something unsaved is loaded anew or its tab is closed. */
export const useAskBeforeUnload = (isUnsaved: boolean) =>
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isFree) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])

/** What an address is about: `/news/40` of each address that the news have. */
const thingIn = (pathname: string) => /^\/[^/]+\/\d+(?![^/])/.exec(pathname)?.[0]

/**
 * The same page has another address in another language, which takes the place of the one before.
 */
function isSamePage(from: string, to: string, way: string): boolean {
  if (from === to) return true
  return way === 'REPLACE' && thingIn(from) !== undefined && thingIn(from) === thingIn(to)
}

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']

/** For good, by whoever has been asked before: the browser does not ask them once more. */
export function leaveUnasked(leave: () => void) {
  isFree = true
  leave()
}

/** Until whoever is on their way is there. What was held up goes on as it was: back stays back. */
function freeUntilArrived(router: Router) {
  const unsubscribe = router.subscribe(({ navigation, blockers }) => {
    if (navigation.state !== 'idle' || blockers.get(BLOCKER)?.state === 'proceeding') return
    isFree = false
    unsubscribe()
  })
}

/**
 * Asks before a page with something unsaved is left. Answers a way to go without being asked, for
 * whoever is still there. This is what `useBlocker` does inside: the hook itself would be in the
 * script that every reader loads.
 */
export function useAskBeforeLeaving(isUnsaved: boolean, ask: (onConfirm: () => void) => void) {
  const navigate = useNavigate()
  const router = use(UNSAFE_DataRouterContext)?.router
  const isHere = useIsHere()

  async function go(path: string, options: NavigateOptions = {}) {
    isFree = true
    await navigate(path, options)
    isFree = false
  }

  function leave(path: string) {
    const proceed = router?.state.blockers.get(BLOCKER)?.proceed
    // Whatever the page did while it asked may have done away with what was held up.
    if (!router || !proceed) return void go(path)
    isFree = true
    freeUntilArrived(router)
    proceed()
  }

  const asking = useRef<(path: string) => void>(undefined)
  useEffect(() => {
    asking.current = (path) => ask(() => leave(path))
  })
  useEffect(() => {
    if (!isUnsaved || !router) return
    const form = {}
    unsaved.add(form)
    router.getBlocker(BLOCKER, ({ currentLocation, nextLocation, historyAction }) => {
      if (isFree || isSamePage(currentLocation.pathname, nextLocation.pathname, historyAction))
        return false
      asking.current?.(nextLocation.pathname + nextLocation.search + nextLocation.hash)
      return true
    })
    return () => {
      unsaved.delete(form)
      if (!holdsUnsaved()) router.deleteBlocker(BLOCKER)
    }
  }, [isUnsaved, router])
  useAskBeforeUnload(isUnsaved)

  return async (path: string, options?: NavigateOptions) => {
    if (isHere.current) await go(path, options)
  }
}
