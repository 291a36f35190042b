import { faultOfEmail } from '@loadout/contract/accounts/email.ts'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { faultOfUsername } from '@loadout/contract/accounts/username.ts'
import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import { forceEmail, forceUsername, requestNameChange } from '@loadout/contract/people/names.ts'
import { setFlag, setPermissions, type SettableFlag } from '@loadout/contract/people/people.ts'
import { confirmed } from '../../confirmation/confirmed.ts'
import { call } from '../../platform/call/call.ts'
import { typedOver } from '../../ui/forms/use-rebased-draft.ts'

export type PersonDraft = { username: string; email: string; flags: number; permissions: number }

type PersonChange =
  | { kind: 'username'; username: string }
  | { kind: 'email'; email: string }
  | { kind: 'request'; value: boolean }
  | { kind: 'flag'; flag: SettableFlag; value: boolean }
  | {
      kind: 'permissions'
      permissions: number
      admin: boolean
      moderator: boolean
      known_permissions: number
      known_flags: number
    }

const STAFF = Flag.Admin | Flag.Moderator
const SETTABLE: readonly SettableFlag[] = [
  Flag.Featured,
  Flag.RequiresVerifiedEmail,
  Flag.VerifiedSymbol,
]

/**
 * What a draft changes, each for the call that does it; what staff may do last, so that all else is
 * done with what they had.
 */
export function changesIn(person: PersonDraft, draft: PersonDraft): PersonChange[] {
  const [username, email] = [draft.username.trim(), draft.email.trim()]
  const has = (flag: number) => (draft.flags & flag) !== 0
  const differs = (flag: number) => ((person.flags ^ draft.flags) & flag) !== 0
  const isRenamed = username !== person.username
  return [
    ...(isRenamed ? [{ kind: 'username', username } as const] : []),
    ...(email !== person.email ? [{ kind: 'email', email } as const] : []),
    ...SETTABLE.filter(differs).map((flag) => ({ kind: 'flag', flag, value: has(flag) }) as const),
    // A new name fulfils the request for one.
    ...(differs(Flag.RequestingNameChange) && !(isRenamed && !has(Flag.RequestingNameChange))
      ? [{ kind: 'request', value: has(Flag.RequestingNameChange) } as const]
      : []),
    ...(differs(STAFF) || draft.permissions !== person.permissions
      ? [
          {
            kind: 'permissions',
            permissions: draft.permissions,
            admin: has(Flag.Admin),
            moderator: has(Flag.Moderator),
            known_permissions: person.permissions,
            known_flags: person.flags,
          } as const,
        ]
      : []),
  ]
}

/** What somebody is called already stays as it is, even if it could not be chosen today. */
export const personRules = (person: PersonDraft): FormRules<PersonDraft> => ({
  username: (name) => (name.trim() === person.username ? undefined : faultOfUsername(name.trim())),
  email: (address) => (address.trim() === person.email ? undefined : faultOfEmail(address.trim())),
})

/**
 * What stands in a draft when somebody has become another meanwhile, such as by another member of
 * staff or by the first of several changes: what was changed in it stays, all else is as it is now.
 */
export function draftOver(now: PersonDraft, before: PersonDraft, draft: PersonDraft): PersonDraft {
  const typed = (name: 'username' | 'email') => typedOver(now[name], before[name], draft[name])
  const chosen = (name: 'flags' | 'permissions') => {
    const changed = draft[name] ^ before[name]
    return (now[name] & ~changed) | (draft[name] & changed)
  }
  return {
    username: typed('username'),
    email: typed('email'),
    flags: chosen('flags'),
    permissions: chosen('permissions'),
  }
}

/** One after the other; the first that is refused ends it. */
export async function saveChanges(
  user_id: number,
  changes: readonly PersonChange[],
): Promise<void> {
  for (const change of changes) await save(user_id, change)
}

function save(user_id: number, change: PersonChange): Promise<unknown> {
  const quiet = { quiet: true }
  switch (change.kind) {
    case 'username':
      return call(forceUsername, { user_id, username: change.username }, quiet)
    case 'email':
      return confirmed(() => call(forceEmail, { user_id, email: change.email }, quiet))
    case 'request':
      return call(requestNameChange, { user_id, value: change.value }, quiet)
    case 'flag':
      return call(setFlag, { user_id, flag: change.flag, value: change.value }, quiet)
    case 'permissions':
      return call(
        setPermissions,
        {
          user_id,
          permissions: change.permissions,
          admin: change.admin,
          moderator: change.moderator,
          known_permissions: change.known_permissions,
          known_flags: change.known_flags,
        },
        quiet,
      )
  }
}
