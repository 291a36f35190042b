import { form, secret, sought, type TriedTexts } from '../../test/text-kinds.ts'

export const trialTexts: TriedTexts = {
  'GET /user/signup/username_available': { texts: { username: sought } },
  'GET /user/verify_email': { texts: { token: secret } },
  'POST /user/change_username': { texts: { username: form } },
  'POST /user/email/undo': { texts: { token: secret } },
  'POST /user/login': { texts: { username: sought, password: secret } },
  'POST /user/new_verification_mail': { texts: { username: sought } },
  'POST /user/password/change': { texts: { current_password: secret, new_password: secret } },
  'POST /user/password/forgot': { texts: { username: sought, email: sought } },
  'POST /user/password/reset': { texts: { token: secret, password: secret } },
  'POST /user/signup': {
    texts: { username: form, email: form, password: secret, signup_token: secret },
  },
}
