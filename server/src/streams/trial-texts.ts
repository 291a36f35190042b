import { line, sought, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /admin/stream/create': {
    texts: { title: line() },
    shown: () => '/admin/stream/list?limit=100',
  },
  'POST /admin/stream/edit': {
    texts: { title: line() },
    shown: () => '/admin/stream/list?limit=100',
  },
  'GET /stream/get': { texts: { username: sought } },
}
