import type { ForgetRest } from './leaver.ts'

/** What they did, and what they were answered: both are kept for a while for everybody. */
export const forgetEventsOf: ForgetRest = async ({ db }, { id }) => {
  await db.deleteFrom('event_log').where('actor_id', '=', id).execute()
  await db.deleteFrom('replay').where('caller', '=', `member ${id}`).execute()
}
