import type { FormRules } from '@loadout/contract/forms/form-rules.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { call } from '../../platform/call/call.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { centsIn } from '../cents.ts'

export type DollarsForm = { username: string; dollars: string; note: string }

/** As the server refuses, before anything is sent. */
export const dollarsRules: FormRules<DollarsForm> = {
  username: (name) => (name.trim() === '' ? 'no_such_username' : undefined),
  dollars: (typed) => ((centsIn(typed) ?? 0) === 0 ? 'dollars_missing' : undefined),
  note: (note) => (note.trim() === '' ? 'reason_missing' : undefined),
}

/** The member of exactly this name: a change of money is for nobody who is called alike. */
export async function findMember(username: string) {
  const wanted = username.trim().replace(/^@/, '')
  const { entries } = await call(searchUsers, { query: wanted }, { quiet: true })
  const found = entries.find((each) => each.username.toLowerCase() === wanted.toLowerCase())
  if (!found) throw new CallError(404, 'no_such_username', '', 'username')
  return found
}
