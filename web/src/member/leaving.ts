import { useEffect } from 'react'
import { closeModal, openAnywhere } from '../platform/layer/modals.ts'

const loadLeaving = () => import('./LeavingDialog.tsx').then(({ LeavingDialog }) => LeavingDialog)

/** With every visit, until the account is kept or gone. */
export function useLeaving({ leaves_at: leavesAt }: { leaves_at: number | null }) {
  useEffect(() => {
    if (leavesAt === null) return
    const id = openAnywhere(loadLeaving, { leavesAt })
    return () => closeModal(id)
  }, [leavesAt])
}
