import { CONTENT_MAX } from '@loadout/contract/profiles/profile-rules.ts'
import { sought, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /user_profile/content/edit': {
    texts: { content: { kind: 'profile', max: CONTENT_MAX, tooLong: 'content_too_long' } },
    shown: ({ caller }) => `/user_profile/get?id=${caller}`,
  },
  'GET /user_profile/get': { texts: { username: sought } },
  'GET /user_profile/card': { texts: { username: sought } },
}
