import type { EraseTraces } from '../leaving/leaver.ts'

export const eraseIntents: EraseTraces = ({ db }, { id }) =>
  db.deleteFrom('intent').where('user_id', '=', id).execute()
