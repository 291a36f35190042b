import { MESSAGE_MAX } from '@loadout/contract/notifications/send-notification.ts'
import { link, message, secret, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /admin/notification/send': {
    texts: { message: message(MESSAGE_MAX), link },
    shown: () => '/admin/audit/list?limit=10',
  },
  'POST /notifications/unsubscribe': { texts: { key: secret } },
}
