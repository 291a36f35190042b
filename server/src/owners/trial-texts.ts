import { form, line, secret, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'POST /setup/read': { texts: { token: secret } },
  'POST /setup/finish': {
    texts: { token: secret, username: form, password: secret, email: form, site_name: line() },
    shown: () => '/site/get?',
  },
}
