import type { confirmByPassword } from '@loadout/contract/confirmation/confirmation.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { findPasswordHash } from '../accounts/queries.ts'
import { tryPassword } from '../accounts/try-password.ts'
import { unixSeconds } from '../platform/clock.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { confirm } from './require-confirmation.ts'

type Request = CallRequest<typeof confirmByPassword>

/**
 * Whoever holds a stolen session must not find the password out by this (checklist E02). Whoever
 * has none is told the same as of a wrong one.
 */
export async function confirmWithPassword(
  site: Pick<Site, 'db' | 'clock' | 'settings'>,
  { input, caller, transaction, ...origin }: Request,
): Promise<OutputOf<typeof confirmByPassword>> {
  const { id: userId } = caller
  const stored = await findPasswordHash(site.db, userId)
  const tried = { account: `user ${userId}`, userId, stored, typed: input.password }
  if (!(await tryPassword(site, tried, origin)))
    throw ruleBroken('wrong_current_password', 'password')
  const until = await transaction(({ tx }) => confirm(site, tx, caller))
  return { until: unixSeconds(until) }
}
