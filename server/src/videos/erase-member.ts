import type { EraseTraces } from '../leaving/leaver.ts'

export const eraseWatching: EraseTraces = ({ db }, { id }) =>
  db.deleteFrom('watch_session').where('user_id', '=', id).execute()
