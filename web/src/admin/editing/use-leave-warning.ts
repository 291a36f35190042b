import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router'
import { useText } from '../../platform/language/language.tsx'
import { askBefore } from '../../ui/layer/ask-before.ts'

const BLOCKER = 'unsaved'

/**
 * Asks before a page with something unsaved is left. Answers a way to go without being asked. This
 * is what `useBlocker` does inside: the hook itself would be in the script that every reader loads.
 */
export function useLeaveWarning(isUnsaved: boolean) {
  const text = useText()
  const navigate = useNavigate()
  const router = use(UNSAFE_DataRouterContext)?.router
  const isFree = useRef(false)

  async function go(path: string, options: { replace?: boolean } = {}) {
    isFree.current = true
    await navigate(path, options)
    isFree.current = false
  }
  function ask(path: string) {
    askBefore({
      title: text('newsroom.leave'),
      question: text('newsroom.leave_question'),
      keep: text('newsroom.leave_keep'),
      confirm: text('newsroom.leave_confirm'),
      danger: true,
      onConfirm: () => void go(path),
    })
  }

  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })
  useEffect(() => {
    if (!isUnsaved || !router) return
    router.getBlocker(BLOCKER, ({ currentLocation, nextLocation }) => {
      if (isFree.current || currentLocation.pathname === nextLocation.pathname) return false
      asking.current(nextLocation.pathname + nextLocation.search + nextLocation.hash)
      return true
    })
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      router.deleteBlocker(BLOCKER)
      removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved, router])

  return go
}
