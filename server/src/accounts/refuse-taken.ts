import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
import { ruleBroken } from '../platform/http/public-error.ts'

/** Which rule a unique index stands for. */
const TAKEN: Record<string, ErrorCode> = {
  users_username: 'username_taken',
  users_email: 'email_taken',
}

/**
 * For a statement that gives somebody a name or an address: the database has the last word on
 * whether it is free (checklist E08, E10).
 */
export function refuseTaken(error: { constraint?: string }): Promise<never> {
  const code = TAKEN[error.constraint ?? '']
  return Promise.reject(code ? ruleBroken(code) : error)
}
