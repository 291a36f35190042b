import { useEffect } from 'react'
import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import { closeModal, openAnywhere } from '../platform/layer/modals.ts'

const loadForcedName = () =>
  import('./ForcedNameDialog.tsx').then(({ ForcedNameDialog }) => ForcedNameDialog)

/**
 * Whoever has been asked for another name is asked before anything else, on every page, until that
 * is done or taken back (ACC-71).
 */
export function useForcedName(user: { flags: number }) {
  const isNameRequested = hasFlag(user, Flag.RequestingNameChange)
  useEffect(() => {
    if (!isNameRequested) return
    const id = openAnywhere(loadForcedName)
    return () => closeModal(id)
  }, [isNameRequested])
}
