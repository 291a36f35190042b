import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { centsIn } from '../cents.ts'
import { findMember } from '../people/find-member.ts'

export type DollarsForm = { username: string; dollars: string; note: string }

/** As the server refuses, before anything is sent. */
export const dollarsRules: FormRules<DollarsForm> = {
  username: (name) => (name.trim() === '' ? 'no_such_username' : undefined),
  dollars: (typed) => ((centsIn(typed) ?? 0) === 0 ? 'dollars_missing' : undefined),
  note: (note) => (note.trim() === '' ? 'reason_missing' : undefined),
}

/** Whose balance it is. */
export async function memberCalled(username: string) {
  const found = await findMember(username)
  if (!found) throw new CallError(404, 'no_such_username', '', 'username')
  return found
}
