import { getProfile } from '@loadout/contract/profiles/profile.ts'
import { searchUsers } from '@loadout/contract/search/user-search.ts'
import { CallError } from '../../platform/call/call-error.ts'
import { call } from '../../platform/call/call.ts'

type Found = { id: number; username: string }

/**
 * Whoever is called exactly so, or has this number, which no name consists of: what is meant for
 * one is for nobody who is called alike.
 */
export async function findMember(written: string): Promise<Found | undefined> {
  const wanted = written.trim().replace(/^[@#]/, '')
  if (/^[1-9]\d{0,8}$/.test(wanted)) return findByNumber(Number(wanted))
  const { entries } = await call(searchUsers, { query: wanted }, { quiet: true })
  return entries.find(({ username }) => username.toLowerCase() === wanted.toLowerCase())
}

async function findByNumber(id: number): Promise<Found | undefined> {
  try {
    return await call(getProfile, { id }, { quiet: true })
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}
