import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { notSignedIn, PublicError } from '../platform/http/public-error.ts'
import { findConfirmation, noteConfirmation } from './queries.ts'

const CONFIRMED_MS = 600_000

type Parts = { clock: Clock }
type Session = { id: number; token: string }

/**
 * Refuses a change that whoever merely holds a session must not make (checklist D13), unless they
 * have proved within ten minutes, in this very session, that they are its member. Call it in the
 * transaction of the change, after what refuses it anyway: the browser asks the member to confirm
 * and sends the change once more.
 */
export async function requireConfirmation(site: Parts, tx: Db, session: Session): Promise<void> {
  if ((await confirmedUntil(site, tx, session)) === undefined)
    throw new PublicError(403, 'confirmation_required')
}

/** Until when a session is confirmed; undefined when it is not. */
export async function confirmedUntil(
  { clock }: Parts,
  db: Db,
  session: Session,
): Promise<Date | undefined> {
  const confirmed = await findConfirmation(db, session)
  const until = confirmed && new Date(confirmed.getTime() + CONFIRMED_MS)
  return until && until > clock.now() ? until : undefined
}

/** Confirms a session from now on. It must be there still: a change of the password ends it. */
export async function confirm({ clock }: Parts, tx: Db, session: Session): Promise<Date> {
  const now = clock.now()
  if (!(await noteConfirmation(tx, session, now))) throw notSignedIn()
  return new Date(now.getTime() + CONFIRMED_MS)
}
