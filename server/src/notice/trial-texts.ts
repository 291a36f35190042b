import { NOTICE_MAX } from '@loadout/contract/notice/notice.ts'
import type { Text, TriedTexts } from '../../test/text-kinds.ts'

const message: Text = { kind: 'notice', max: NOTICE_MAX, tooLong: 'notice_too_long' }

export const trialTexts: TriedTexts = {
  'POST /admin/notice/preview': { texts: { message } },
  'POST /admin/notice/set': {
    with: () => ({ translations: JSON.stringify([{ language_id: 3, message: 'x' }]) }),
    texts: { message, 'translations[].message': message },
    shown: () => '/admin/notice/get?',
  },
}
