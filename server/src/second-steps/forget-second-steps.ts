import type { ForgetMember } from '../leaving/leaver.ts'
import { removeSecondStepsSince } from './remove-since.ts'

/** Keys and codes, and a sign-in that waits for one. */
export const forgetSecondSteps: ForgetMember = async (_, work, { id }) => {
  await removeSecondStepsSince(work, id, new Date(0))
  await work.tx.deleteFrom('pending_sign_in').where('user_id', '=', id).execute()
}
