import { line, secret, type Text, type TriedTexts } from '../../test/text-kinds.ts'

const unshown: Text = { kind: 'unshown' }

export const trialTexts: TriedTexts = {
  'POST /user/login/code': { texts: { token: secret, code: secret } },
  'POST /user/login/passkey': { texts: { token: secret } },
  'POST /user/login/passkey/begin': { texts: { token: secret } },
  'POST /user/app/add': { texts: { code: secret } },
  'POST /user/passkey/add': {
    texts: { name: line({ min: 1 }), 'response.response.transports[]': unshown },
    shown: () => '/user/second_steps/get?',
  },
  'POST /user/passkey/rename': {
    texts: { name: line({ min: 1 }) },
    shown: () => '/user/second_steps/get?',
  },
}
