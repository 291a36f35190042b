import { languageById } from '@loadout/contract/languages/languages.ts'
import { LEAVING_DAYS, type leaveSite } from '@loadout/contract/leaving/leaving.ts'
import type { OutputOf } from '@loadout/contract/platform/endpoint.ts'
import { lockCaller } from '../accounts/lock-members.ts'
import { mailLanguageOf } from '../accounts/mail-language.ts'
import { mailMember } from '../accounts/mail-member.ts'
import { profileTag } from '../accounts/page-tags.ts'
import { requireConfirmation } from '../confirmation/require-confirmation.ts'
import { DAY, unixSeconds } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { PublicError } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { exchange, replayedToken, type Exchange } from '../sessions/exchanged-secrets.ts'
import type { Site } from '../site-parts.ts'
import { STORE } from '../store/page-tags.ts'

type Parts = Pick<Site, 'db' | 'clock' | 'random' | 'sessions' | 'mail' | 'settings'>
type Answer = OutputOf<typeof leaveSite>

/**
 * From now on nobody sees the profile, and nobody is signed in; whoever signs in within seven days
 * can take it back. A mail says so, in case that somebody else has asked (checklist D13).
 */
export function beginLeaving(
  site: Parts,
  { input, caller, key, transaction }: CallRequest<typeof leaveSite>,
): Promise<Answer> {
  return transaction(async (work) => {
    const { tx } = work
    await refuseLastOwner(tx, caller.id)
    const person = await lockCaller(tx, caller.id)
    if (await isLeaving(tx, caller.id)) throw new PublicError(400, 'leaving_already')
    await requireConfirmation(site, tx, caller)
    const leaves_at = new Date(site.clock.now().getTime() + LEAVING_DAYS * DAY)
    await tx.updateTable('users').set({ leaves_at }).where('id', '=', caller.id).execute()
    await tx
      .insertInto('leaving')
      .values({ user_id: caller.id, keeps_texts: input.keep_texts, began_at: null })
      .execute()
    await signOut(site, work, caller.id)
    // For no token, but so that a repeat with this one is known.
    await exchange(site, tx, { secret: caller.token, userId: caller.id, key, input })
    await mailDate(site, tx, { ...person, leavesAt: leaves_at })
    return { leaves_at: unixSeconds(leaves_at) }
  })
}

/**
 * What this very call was answered, for whoever still sends the token whose session it has ended
 * (checklist B02).
 */
export async function replayedLeaving(site: Parts, given: Exchange): Promise<Answer | undefined> {
  if ((await replayedToken(site, site.db, given)) === undefined) return undefined
  const person = await site.db
    .selectFrom('users')
    .select('leaves_at')
    .where('id', '=', given.userId)
    .executeTakeFirst()
  return person?.leaves_at ? { leaves_at: unixSeconds(person.leaves_at) } : undefined
}

/** Owners are locked together: of the last two that go at once, one stays. */
async function refuseLastOwner(tx: Db, id: number): Promise<void> {
  const owners = tx.selectFrom('users').select('id').where('is_owner', '=', true)
  if (!(await owners.where('id', '=', id).executeTakeFirst())) return
  const staying = await owners.select('leaves_at').orderBy('id').forNoKeyUpdate().execute()
  if (!staying.some((owner) => owner.id !== id && owner.leaves_at === null))
    throw new PublicError(400, 'last_owner')
}

const isLeaving = async (tx: Db, id: number) =>
  (await tx
    .selectFrom('leaving')
    .select('user_id')
    .where('user_id', '=', id)
    .executeTakeFirst()) !== undefined

async function signOut({ sessions }: Parts, work: Work, id: number): Promise<void> {
  await sessions.endAll(work, id)
  await work.disconnect(id)
  work.purge(profileTag(id), STORE)
}

type LeavingAccount = Awaited<ReturnType<typeof lockCaller>> & { leavesAt: Date }

/**
 * Where a day begins and ends last. The mail asks to sign in before the day that it names: by any
 * other clock that could be too late for somebody further west.
 */
const LAST_ZONE = 'Etc/GMT+12'

async function mailDate(site: Parts, tx: Db, person: LeavingAccount): Promise<void> {
  const locale = languageById(mailLanguageOf(person))?.locale
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: LAST_ZONE }).format(
    person.leavesAt,
  )
  await mailMember(site, tx, person, 'leaving', { date, link: `${site.settings.origin}/login` })
}
