import type { EraseTraces } from '../leaving/leaver.ts'

export const erasePresence: EraseTraces = ({ db }, { id }) =>
  db.deleteFrom('presence').where('user_id', '=', id).execute()
