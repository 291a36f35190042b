import { form, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /user/profile/update': { texts: { email: form } },
}
