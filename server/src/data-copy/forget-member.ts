import type { ForgetRest } from '../leaving/leaver.ts'

export const forgetCopiesOf: ForgetRest = ({ db }, { id }) =>
  db.deleteFrom('data_copy').where('user_id', '=', id).execute()
