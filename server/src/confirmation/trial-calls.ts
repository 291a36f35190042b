import { nothing, type TriedCalls } from '../../test/trial.ts'

/** `correct horse`, hashed with next to nothing, so that trying does not take long. */
const QUICK_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$HnJHi5OFJmFslDiQbg50w6wZlWEDLhL+2sXyUm75o7A'

export const trialCalls: TriedCalls = {
  'GET /user/confirmation/get': { who: 'member', ...nothing, isOwn: true },
  'POST /user/confirmation/password': {
    who: 'member',
    isOwn: true,
    input: async ({ db, caller }) => {
      if (caller)
        await db
          .updateTable('users')
          .set({ password_hash: QUICK_HASH })
          .where('id', '=', caller.id)
          .execute()
      return { password: 'correct horse' }
    },
  },
}
