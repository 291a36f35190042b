import type { ForgetRest } from '../leaving/leaver.ts'

export const forgetGamesOf: ForgetRest = ({ db }, { id }) =>
  db.deleteFrom('esportal_game').where('user_id', '=', id).execute()
