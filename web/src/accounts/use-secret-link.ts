import { useEffect, useRef } from 'react'
import { useNavigate, useParams, type Params } from 'react-router'
import { parseId } from '@loadout/contract/platform/integers.ts'

/** `uid` is a step of links that name a request before the person (AMB-81). */
export type SecretLink = { id: number; uid: number; token: string }

/**
 * Uses the id and secret of a mailed link once, in the browser alone: rendering its page uses
 * nothing up (checklist D10).
 */
export const useSecretLink = (
  place: string,
  use: (link: SecretLink) => Promise<void> | void,
): void =>
  useSecretSteps(place, 'token', ({ id, uid, token = '' }) =>
    use({ id: parseId(id) ?? 0, uid: parseId(uid) ?? 0, token }),
  )

/**
 * The same of any address whose steps are secret, one of which it cannot do without. Before
 * anything else the address is replaced by the one of the `place` itself, so that neither history
 * nor another site is ever told the secret (checklist D03). It is of the same route, so the screen
 * stays; who loads it anew has nothing to use and is led home.
 */
export function useSecretSteps(
  place: string,
  needed: string,
  use: (steps: Readonly<Params>) => Promise<void> | void,
): void {
  const steps = useParams()
  const navigate = useNavigate()
  const used = useRef(false)
  useEffect(() => {
    if (used.current) return
    used.current = true
    if (steps[needed] === undefined) {
      void navigate('/', { replace: true })
      return
    }
    void navigate({ pathname: place, search: location.search }, { replace: true })
    void use(steps)
  })
}
