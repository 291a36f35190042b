import { MESSAGE_MAX } from '@loadout/contract/guestbook/guestbook-rules.ts'
import { message, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /user_profile/guestbook/post': {
    texts: { message: message(MESSAGE_MAX) },
    shown: ({ user_id }) => `/user_profile/guestbook/get?user_id=${user_id}`,
  },
}
