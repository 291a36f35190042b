import type { ForgetRest } from '../leaving/leaver.ts'

export const forgetPresence: ForgetRest = ({ db }, { id }) =>
  db.deleteFrom('presence').where('user_id', '=', id).execute()
