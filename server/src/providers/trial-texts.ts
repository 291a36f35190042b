import { secret, sought, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /esportal/connect': { texts: { username: sought } },
  'POST /provider/connect': { texts: { data: secret } },
}
