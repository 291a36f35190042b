import type { ErrorCode } from '@loadout/contract/platform/errors.ts'
import { ruleBroken } from '../platform/http/public-error.ts'

/** Which rule a unique index stands for. */
const TAKEN: Record<string, { code: ErrorCode; field: string }> = {
  users_username: { code: 'username_taken', field: 'username' },
  users_email: { code: 'email_taken', field: 'email' },
}

/**
 * For a statement that gives somebody a name or an address: the database has the last word on
 * whether it is free (checklist E08, E10).
 */
export function refuseTaken(error: { constraint?: string }): Promise<never> {
  const taken = TAKEN[error.constraint ?? '']
  return Promise.reject(taken ? ruleBroken(taken.code, taken.field) : error)
}
