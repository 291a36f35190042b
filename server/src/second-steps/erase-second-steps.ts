import type { EraseMember } from '../leaving/leaver.ts'
import { removeSecondStepsSince } from './remove-since.ts'

/** Keys and codes; a sign-in that waits for one ends with the sessions. */
export const eraseSecondSteps: EraseMember = async (_, { tx }, { id }) => {
  await removeSecondStepsSince(tx, id, new Date(0))
}
