import { form, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /user/pusher/auth': { texts: { channel_name: form } },
}
