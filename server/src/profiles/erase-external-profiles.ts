import type { EraseMember } from '../leaving/leaver.ts'

export const eraseExternalProfiles: EraseMember = (_, { tx }, { id }) =>
  tx.deleteFrom('external_profile').where('user_id', '=', id).execute()
