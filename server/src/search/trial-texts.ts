import { sought, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'GET /article/search': { texts: { query: sought } },
  'GET /user/search': { texts: { query: sought } },
}
