import type { EraseTraces } from '../leaving/leaver.ts'

export const eraseLiveMember: EraseTraces = ({ db }, { id }) =>
  db.deleteFrom('live_member').where('user_id', '=', id).execute()
