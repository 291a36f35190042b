import { login } from '@loadout/contract/accounts/accounts.ts'
import { signIn } from '../member/sign-in.ts'
import { CallError } from '../platform/call/call-error.ts'
import { call } from '../platform/call/call.ts'

/**
 * For a new account, which is there either way. Where its address has to be verified first, nobody
 * is signed in yet (AMB-17). Answers whether they are.
 */
export async function signInIfAllowed(credentials: {
  username: string
  password: string
}): Promise<boolean> {
  try {
    const { user } = await call(login, credentials, { quiet: true })
    if (user) signIn(user, { remember: true })
    return user !== undefined
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return false
  }
}
