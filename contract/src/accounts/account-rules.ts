import type { FormRules } from '../forms/form-rules.ts'
import { faultOfEmail } from './email.ts'
import { faultOfPassword, faultOfResetPassword } from './password.ts'
import { faultOfUsername } from './username.ts'

/** Names and addresses are looked at without the spaces around them, passwords with them. */
export type SignupValues = {
  username: string
  password: string
  email: string
  country_id: string
}

/** In this order (ACC-29). */
export const signupRules: Required<FormRules<SignupValues>> = {
  username: (name) => faultOfUsername(name.trim()),
  password: faultOfPassword,
  email: (address) => faultOfEmail(address.trim()),
  country_id: (id) => (id === '' ? 'country_missing' : undefined),
}

/** Whoever comes from another site signs in there, and may do without a password (ACC-21). */
export const finishRules: typeof signupRules = {
  ...signupRules,
  password: (password) => (password === '' ? undefined : faultOfPassword(password)),
}

export type ForgotValues = { username: string; email: string }

/** Both are asked for before anything is sent (ACC-44). */
export const forgotRules: FormRules<ForgotValues> = {
  username: (name) => (name.trim() === '' ? 'no_such_username' : undefined),
  email: (address) => (address.trim() === '' ? 'no_such_email' : undefined),
}

/** Without a name there is nobody to write to (ACC-68). */
export const resendRules: FormRules<{ username: string }> = {
  username: (name) => (name.trim() === '' ? 'no_such_username' : undefined),
}

export type ResetValues = { password: string; repeat: string }

/** Whether both are the same is asked before what else may be wrong with them (ACC-50). */
export const resetRules: FormRules<ResetValues> = {
  password: (password) =>
    faultOfResetPassword(password) === 'new_password_too_short'
      ? 'new_password_too_short'
      : undefined,
  repeat: (repeat, { password }) => (repeat === password ? undefined : 'new_passwords_mismatch'),
}

export type DetailsValues = { email: string; country_id: string }

/** In this order, as of an account that is made (SET-03). */
export const detailsRules: FormRules<DetailsValues> = {
  email: (address) => faultOfEmail(address.trim()),
  country_id: (id) => (id === '' ? 'country_missing' : undefined),
}

export type ChangePasswordValues = {
  current_password: string
  new_password: string
  repeat: string
}

/** Nobody's password is empty, so that is told without counting as a wrong one (SET-06). */
export const changePasswordRules: FormRules<ChangePasswordValues> = {
  current_password: (password) => (password === '' ? 'wrong_current_password' : undefined),
  new_password: faultOfPassword,
  repeat: (repeat, { new_password }) =>
    repeat === new_password ? undefined : 'password_not_repeated',
}
