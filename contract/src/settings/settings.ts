import { z } from 'zod'
import { chosenCountry } from '../accounts/chosen-country.ts'
import { EMAIL_MAX } from '../accounts/email.ts'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { countSchema, success } from '../platform/wire.ts'

/** Room for spaces around an address. */
const EMAIL_INPUT_MAX = EMAIL_MAX + 46

/**
 * Another address has to be verified anew, and the one before is mailed an undo link (SET-03,
 * SET-05, checklist D13). An address is changed in a session that is confirmed.
 */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/user/profile/update',
  access: 'member',
  once: true,
  summary: 'Changes the e-mail address and the country of the caller.',
  input: z.object({
    /** Left out where it is not to be changed. */
    email: z.string().max(EMAIL_INPUT_MAX).optional(),
    country_id: chosenCountry,
  }),
  output: z.object({ email: z.string(), country_id: z.int() }),
  errors: [
    'email_invalid',
    'country_missing',
    'email_locked',
    'confirmation_required',
    'email_taken',
  ],
})

/**
 * Mails and titles of notifications come in the language that a member has chosen last (AMB-120),
 * which is kept in their browser; it tells of each choice. It sets a state, so doing it twice is
 * doing it once (checklist B03).
 */
export const setLanguage = endpoint({
  method: 'POST',
  path: '/user/language/set',
  access: 'member',
  summary: 'Sets the language of the mails and notifications of the caller.',
  input: z.object({ language_id: languageId }),
  output: success,
})

export const countReferrals = endpoint({
  method: 'GET',
  path: '/user/referrals/count',
  access: 'member',
  summary: 'How many members have come by the link of the caller.',
  input: z.object({}),
  output: countSchema,
})
