import type { ForgetMember } from '../leaving/leaver.ts'

export const forgetSessionsOf: ForgetMember = async ({ sessions }, work, { id }) => {
  await sessions.endAll(work, id)
  await work.disconnect(id)
  await work.tx.deleteFrom('exchanged_secret').where('user_id', '=', id).execute()
}
