import type { ForgetMember } from '../leaving/leaver.ts'

export const forgetExternalProfiles: ForgetMember = (_, { tx }, { id }) =>
  tx.deleteFrom('external_profile').where('user_id', '=', id).execute()
