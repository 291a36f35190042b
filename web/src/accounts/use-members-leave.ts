import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isolated } from '@loadout/contract/platform/isolated.ts'
import { useText } from '../platform/language/language.tsx'
import { showSnack } from '../platform/layer/snacks.ts'
import { knownMember } from '../platform/session/session.ts'
import { useReturnPath } from '../shell/return-path.ts'

/**
 * Whoever is signed in already has nothing to do at the entrance: they go on to where somebody who
 * signs in would, and are told why. The page itself is kept for everyone, so it is the browser that
 * knows.
 */
export function useMembersLeave(): void {
  const text = useText()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const leave = useEffectEvent((username: string) => {
    void navigate(returnPath, { replace: true })
    const message = text('login.signed_in', { username: isolated(username) })
    showSnack({ message, kind: 'info', automaticClose: true })
  })

  useEffect(() => {
    let isHere = true
    const look = async () => {
      const member = await knownMember()
      if (isHere && member) leave(member.username)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [])
}
