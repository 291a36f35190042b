import type { EraseTraces } from '../leaving/leaver.ts'

export const eraseGames: EraseTraces = ({ db }, { id }) =>
  db.deleteFrom('esportal_game').where('user_id', '=', id).execute()
