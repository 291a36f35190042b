import { useQueryClient } from '@tanstack/react-query'
import {
  hasPermission,
  type Permission,
  type Standing,
} from '@loadout/contract/accounts/permissions.ts'
import { listComments } from '@loadout/contract/comments/comments.ts'
import { listGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { unbanPerson, type PersonEntry } from '@loadout/contract/people/people.ts'
import { mayTouch } from '@loadout/contract/people/standing.ts'
import { getPost } from '@loadout/contract/posts/posts.ts'
import { getPersonCard } from '@loadout/contract/profiles/person-card.ts'
import { getProfile } from '@loadout/contract/profiles/profile.ts'
import { call } from '../../platform/call/call.ts'
import { forgetAnswers } from '../../platform/call/forget-answers.ts'
import { useText } from '../../platform/language/language.tsx'
import { showSnack } from '../../platform/layer/snacks.ts'
import { useMember } from '../../platform/session/session.ts'

export const loadBanDialog = () => import('./BanDialog.tsx').then(({ BanDialog }) => BanDialog)

/**
 * What the member of staff who looks at the page may do to whom. The server decides; this spares
 * them a refusal.
 */
export function useStaff() {
  const staff = useMember()
  return {
    staff,
    may: (permission: keyof typeof Permission) =>
      staff !== undefined && hasPermission(staff, permission),
    isSelf: ({ id }: { id: number }) => staff?.id === id,
    /** Nobody bans or promotes themselves either. */
    mayTouchPerson: (person: Standing & { id: number; owner: boolean }) =>
      staff !== undefined && staff.id !== person.id && mayTouch(staff, person),
  }
}

/** Where readers see names, and what stands beside them. */
const namedIn = [listComments, getNews, getPost, getProfile, getPersonCard, listGuestbook]

/** After a change all lists and people that are shown are asked for again. */
export function useRefetchPeople() {
  const queries = useQueryClient()
  return () => {
    forgetAnswers(queries, namedIn)
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/admin/user/'),
    })
  }
}

/** Changes somebody at once and says what was done. */
export function useActOnPeople() {
  const askAgain = useRefetchPeople()
  return async (change: () => Promise<unknown>, done: string) => {
    try {
      await change()
      showSnack({ message: done, kind: 'ok', automaticClose: true })
    } catch {
      // The failure is shown by the call; what is so is asked for either way.
    }
    askAgain()
  }
}

export function useUnban({ id, username }: Pick<PersonEntry, 'id' | 'username'>) {
  const text = useText()
  const act = useActOnPeople()
  return () => act(() => call(unbanPerson, { user_id: id }), text('people.unbanned', { username }))
}
