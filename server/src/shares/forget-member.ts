import type { ForgetRest } from '../leaving/leaver.ts'

export const forgetIntentsOf: ForgetRest = ({ db }, { id }) =>
  db.deleteFrom('intent').where('user_id', '=', id).execute()
