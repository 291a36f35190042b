import type { ForgetRest } from '../leaving/leaver.ts'

export const forgetLiveMember: ForgetRest = ({ db }, { id }) =>
  db.deleteFrom('live_member').where('user_id', '=', id).execute()
