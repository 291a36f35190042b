import { isFormerMember } from '@loadout/contract/accounts/former-member.ts'
import type { Text } from '@loadout/texts/text.ts'

/** What somebody is called; whoever has left the site has no name. */
export const memberName = (username: string, text: Text): string =>
  isFormerMember(username) ? text('people.former') : username
