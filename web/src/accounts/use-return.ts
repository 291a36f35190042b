import { useNavigate } from 'react-router'
import { useIsHere } from '../platform/page/use-is-here.ts'
import { useReturnPath } from '../shell/return-path.ts'

/**
 * How whoever has signed in or joined gets back to where they came from (ACC-16). Whoever has gone
 * on meanwhile stays where they are.
 */
export function useReturn(): () => Promise<void> {
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const isHere = useIsHere()
  return async () => {
    if (isHere.current) await navigate(returnPath, { replace: true })
  }
}
