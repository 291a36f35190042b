import type { ErrorCode } from '../platform/errors.ts'

const PASSWORD_MIN = 8
/** Of a new password (ACC-38, ACC-40). */
export const PASSWORD_MAX = 55
/**
 * Of one that was set with a reset link, and so of every field that asks for an existing one
 * (AMB-03, ACC-54).
 */
export const RESET_PASSWORD_MAX = 60

/**
 * What is wrong with a password somebody chooses, in the documented order; undefined when nothing
 * is (ACC-37 to ACC-39).
 */
export function faultOfPassword(password: string): ErrorCode | undefined {
  if (password.length < PASSWORD_MIN) return 'password_too_short'
  if (password.length > PASSWORD_MAX) return 'password_too_long'
  return /^[0-9]+$/.test(password) ? 'password_only_numbers' : undefined
}

/** The same of the reset form, which has a text and a length of its own (AMB-04). */
export function faultOfResetPassword(password: string): ErrorCode | undefined {
  if (password.length < PASSWORD_MIN) return 'new_password_too_short'
  if (password.length > RESET_PASSWORD_MAX) return 'password_too_long'
  return /^[0-9]+$/.test(password) ? 'password_only_numbers' : undefined
}
