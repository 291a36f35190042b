import { sought, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'GET /admin/mail/list': { texts: { query: sought } },
}
