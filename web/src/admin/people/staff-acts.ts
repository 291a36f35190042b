import { useQueryClient } from '@tanstack/react-query'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { mayTouch, type Standing } from '@loadout/contract/people/standing.ts'
import { useMember } from '../../platform/session/session.ts'

export const loadBanDialog = () => import('./BanDialog.tsx').then(({ BanDialog }) => BanDialog)

/** What the member of staff who looks at the page may do to whom. The server decides; this spares them a refusal. */
export function useStaff() {
  const staff = useMember()
  return {
    staff,
    may: (permission: keyof typeof Permission) => ((staff?.permissions ?? 0) & Permission[permission]) !== 0,
    isSelf: ({ id }: { id: number }) => staff?.id === id,
    /** Nobody bans or promotes themselves either. */
    mayTouchPerson: (person: Standing & { id: number; owner: boolean }) => staff !== undefined && staff.id !== person.id && mayTouch(staff, person),
  }
}

/** After a change all lists and people that are shown are asked for again. */
export function useAskPeopleAgain() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/admin/user/') })
}
