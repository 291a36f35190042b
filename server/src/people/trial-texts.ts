import { form, line, sought, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'GET /admin/user/list': { texts: { query: sought } },
  'POST /admin/user/ban': {
    texts: { reason: line() },
    shown: ({ user_id }) => `/admin/user/get?id=${user_id}`,
  },
  'POST /admin/user/email/force': { texts: { email: form } },
  'POST /admin/user/username/force': { texts: { username: form } },
}
