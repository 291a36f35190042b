import { secret, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /user/confirmation/password': { texts: { password: secret } },
}
