import { form, line, sought, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'GET /admin/ip_ban/list': { texts: { query: sought } },
  'POST /admin/ip_ban/add': {
    texts: { ip: form, reason: line() },
    shown: () => '/admin/ip_ban/list?limit=100',
  },
}
