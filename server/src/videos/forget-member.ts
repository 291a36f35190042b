import type { ForgetRest } from '../leaving/leaver.ts'

export const forgetWatching: ForgetRest = ({ db }, { id }) =>
  db.deleteFrom('watch_session').where('user_id', '=', id).execute()
