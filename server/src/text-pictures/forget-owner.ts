import type { ForgetRest } from '../leaving/leaver.ts'

/** Pictures that texts still show are nobody's; all others are swept. */
export const forgetOwner: ForgetRest = ({ db }, { id }) =>
  db.updateTable('picture').set({ owner_id: null }).where('owner_id', '=', id).execute()
