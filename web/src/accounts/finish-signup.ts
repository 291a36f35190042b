import { useLocation, type Location } from 'react-router'
import { useIsAlive } from '../ui/use-is-alive.ts'

/** Somebody who has proved an account elsewhere that nobody here has (ACC-21). */
export type FinishSignup = {
  token: string
  /** How they are called there, as far as that can be a name here. */
  username: string
  /** Whether they asked to stay signed in (ACC-17). */
  remember: boolean
}

/** Of who comes from another site. None until the page is alive: the server knows no history. */
export function useFinishSignup(): FinishSignup | undefined {
  const { state } = useLocation() as Location<{ finish?: FinishSignup } | null>
  return useIsAlive() ? state?.finish : undefined
}
