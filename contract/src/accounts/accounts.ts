import { z } from 'zod'
import { languageId } from '../languages/language-id.ts'
import { endpoint } from '../platform/endpoint.ts'
import { orNone, success, wireId } from '../platform/wire.ts'
import { accountFaults, usernameFaults } from './account-faults.ts'
import { authorisedOrPending } from './authorised.ts'
import { chosenCountry } from './chosen-country.ts'
import { EMAIL_MAX } from './email.ts'
import { ownUserSchema } from './own-user.ts'
import { USERNAME_INPUT_MAX } from './username.ts'

/**
 * Whatever is longer than any form takes is no name, address or password, and is not worth a text
 * of its own.
 */
const TEXT_MAX = 300

/** Longer than the secret of any link. */
const TOKEN_MAX = 254

/** A name or address as somebody types it: the handler trims it and says what is wrong with it. */
const typed = z.string().max(TEXT_MAX).default('')

/**
 * Who the stored credentials belong to (ACC-04). The documents allow either method. A one-time
 * secret of a sign-in mail is exchanged for a session here (AMB-82), so the answered token may be
 * another than the one sent.
 */
const auth = {
  path: '/user/auth',
  access: 'anyone',
  takesCredentials: true,
  summary: 'The member whose credentials were sent.',
  input: z.object({}),
  output: ownUserSchema,
  errors: ['invalid_credentials', 'second_step_required', 'network_banned'],
} as const
export const getAuth = endpoint({ ...auth, method: 'GET' })
export const postAuth = endpoint({ ...auth, method: 'POST', rate: 'read' })

/**
 * Whoever is banned or has to verify their address first learns it only with the right password
 * (ACC-13).
 */
export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  access: 'anyone',
  rate: 'sign-in',
  summary: 'Signs in by name and password.',
  input: z.object({ username: typed, password: typed }),
  output: authorisedOrPending,
  errors: ['wrong_password', 'banned', 'email_not_verified'],
})

/**
 * Ends the session whose credentials were sent, wherever one is: a session that cannot be ended is
 * worse than a ban that lets this through (AMB-153).
 */
export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  access: 'member',
  beforeRenaming: true,
  fromBannedNetworks: true,
  summary: 'Ends this session.',
  input: z.object({}),
  output: success,
})

/**
 * The first fault in the order name, password, e-mail, country is answered (ACC-22, ACC-30 to
 * ACC-42).
 */
export const signup = endpoint({
  method: 'POST',
  path: '/user/signup',
  access: 'anyone',
  rate: 'sign-in',
  once: true,
  summary: 'Makes an account and mails a link to verify its address.',
  input: z.object({
    username: typed,
    email: typed,
    password: typed,
    country_id: chosenCountry,
    /**
     * Whose invitation this is (ACC-25); anything but somebody's id is as good as none (checklist
     * E14).
     */
    referrer: orNone(wireId),
    language_id: languageId.optional(),
    /** Of somebody who comes from another site and may do without a password (ACC-21, AMB-76). */
    signup_token: z.string().max(TOKEN_MAX).optional(),
  }),
  /** Who comes from another site is signed in, unless an address has to be verified first. */
  output: z.object({
    id: z.int(),
    user: ownUserSchema.optional(),
    token: z.string().optional(),
  }),
  errors: ['provider_failed', 'provider_taken', ...accountFaults, 'country_missing', 'banned'],
})

/** A name that cannot be had is refused with the reason (ACC-26, AMB-92). */
export const checkUsername = endpoint({
  method: 'GET',
  path: '/user/signup/username_available',
  access: 'anyone',
  rate: 'availability',
  summary: 'Whether a name is free.',
  input: z.object({ username: typed }),
  output: z.object({ available: z.literal(true) }),
  errors: usernameFaults,
})

/** The answer is the same whether there is such a name or not (ACC-68, AMB-154). */
export const sendVerificationMail = endpoint({
  method: 'POST',
  path: '/user/new_verification_mail',
  access: 'anyone',
  rate: 'sign-in',
  once: true,
  summary: 'Mails the link that verifies an address once more.',
  input: z.object({ username: z.string().max(USERNAME_INPUT_MAX).default('') }),
  output: success,
  errors: ['no_such_username'],
})

/**
 * Takes the mailed secret and answers another one, good for one sign-in (ACC-63, AMB-18). A GET
 * because the documents say so; the page it is mailed for does not use it up, only this call does
 * (checklist D10). What the link holds may come as the credentials of the call, too: `_u` and `_t`
 * where there is no `id` and no `token`.
 */
export const verifyEmail = endpoint({
  method: 'GET',
  path: '/user/verify_email',
  access: 'anyone',
  rate: 'sign-in',
  once: true,
  summary: 'Verifies the address of whoever holds the mailed link.',
  input: z.object({ id: wireId.optional(), token: z.string().max(TOKEN_MAX).optional() }),
  output: z.object({ id: z.int(), token: z.string() }),
  errors: ['link_expired'],
})

/**
 * Takes back what gave somebody another address, or a second step (checklist D13). All their
 * sessions end, and whoever was mailed at the new address is told.
 */
export const undoEmail = endpoint({
  method: 'POST',
  path: '/user/email/undo',
  access: 'anyone',
  rate: 'sign-in',
  once: true,
  summary: 'Takes back the change of an account that the mailed link tells of.',
  input: z.object({ id: wireId, token: z.string().max(TOKEN_MAX) }),
  output: success,
  errors: ['link_expired', 'email_taken'],
})

/**
 * The answer is the same whether there is such a person with such an address or not; a mail is
 * written only when both are theirs (ACC-44, AMB-154). Empty fields are told in the words of the
 * form.
 */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/user/password/forgot',
  access: 'anyone',
  rate: 'sign-in',
  once: true,
  summary: 'Mails a link that sets a new password.',
  input: z.object({
    username: z.string().max(USERNAME_INPUT_MAX).default(''),
    email: z.string().max(EMAIL_MAX).default(''),
  }),
  output: success,
  errors: ['no_such_username', 'no_such_email'],
})

/**
 * `id` is the request, `uid` the person (ACC-50, ACC-51, AMB-81). All their sessions end, and the
 * answer opens one.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/password/reset',
  access: 'anyone',
  rate: 'sign-in',
  once: true,
  summary: 'Sets a new password with the secret of a mailed link, and signs in.',
  input: z.object({ id: wireId, uid: wireId, token: z.string().max(TOKEN_MAX), password: typed }),
  output: authorisedOrPending,
  errors: [
    'new_password_too_short',
    'password_too_long',
    'password_only_numbers',
    'link_expired',
    'banned',
    'email_not_verified',
  ],
})

/**
 * Every session ends, this one too; the answered token is of a new one (ACC-56, ACC-57, AMB-83).
 */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password/change',
  access: 'member',
  rate: 'sign-in',
  beforeRenaming: true,
  once: true,
  summary: 'Changes the password of the caller.',
  input: z.object({ current_password: typed, new_password: typed }),
  output: z.object({ token: z.string() }),
  errors: [
    'wrong_current_password',
    'password_too_short',
    'password_too_long',
    'password_only_numbers',
  ],
})
