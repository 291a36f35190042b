import type { EraseTraces } from '../leaving/leaver.ts'

export const eraseCopies: EraseTraces = ({ db }, { id }) =>
  db.deleteFrom('data_copy').where('user_id', '=', id).execute()
