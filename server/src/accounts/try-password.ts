import { DAY } from '../platform/clock.ts'
import type { Site } from '../site-parts.ts'
import { allowanceOf, type Origin, type Tried } from './allowance.ts'
import { countAttempt, resetAttempts } from './attempts.ts'
import { isPassword } from './password.ts'

/** A day has one of its own, because ten in each quarter of an hour are 960 a day. */
const LIMITS = [
  { max: 10, windowMs: 15 * 60_000 },
  { max: 100, windowMs: DAY },
]

/**
 * Whether a password is right, unless too many were tried for that account from there, whether
 * there is such a person or not. A right one resets the count.
 */
export async function tryPassword(
  site: Pick<Site, 'db' | 'clock' | 'settings'>,
  { stored, typed, ...tried }: Tried & { stored: string | null | undefined; typed: string },
  origin: Origin,
): Promise<boolean> {
  const { db } = site
  const key = `password of ${await allowanceOf(db, tried, origin)}`
  await countAttempt(db, site, key, LIMITS)
  const isRight = await isPassword(stored, typed)
  if (isRight) await resetAttempts(db, site, key, LIMITS)
  return isRight
}
