import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'

/** The wish for a member of staff with those permissions and no others. */
export const staffWith = (...names: (keyof typeof Permission)[]) => ({
  flags: Flag.Admin,
  permissions: names.reduce((bits, name) => bits | Permission[name], 0),
})
