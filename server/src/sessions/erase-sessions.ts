import type { EraseMember } from '../leaving/leaver.ts'

export const eraseSessions: EraseMember = async ({ sessions }, work, { id }) => {
  await sessions.endAll(work, id)
  await work.disconnect(id)
  await work.tx.deleteFrom('exchanged_secret').where('user_id', '=', id).execute()
}
