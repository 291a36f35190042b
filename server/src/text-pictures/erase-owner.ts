import type { EraseTraces } from '../leaving/leaver.ts'

/** Pictures that texts still show are nobody's; all others are swept. */
export const eraseOwner: EraseTraces = ({ db }, { id }) =>
  db.updateTable('picture').set({ owner_id: null }).where('owner_id', '=', id).execute()
