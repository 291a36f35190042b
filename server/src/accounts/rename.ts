import { Flag, hasFlag } from '@loadout/contract/accounts/flags.ts'
import type { changeUsername } from '@loadout/contract/people/names.ts'
import { faultOfUsername } from '@loadout/contract/accounts/username.ts'
import { memberChannel } from '@loadout/contract/realtime/member-channel.ts'
import { NAME_HELD_DAYS } from './name-held-days.ts'
import { NAMES } from './page-tags.ts'
import type { Work } from '../platform/unit-of-work.ts'
import { DAY } from '../platform/clock.ts'
import { notAllowed, notSignedIn, ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { isUsernameTaken } from './queries.ts'
import { refuseTaken } from './refuse-taken.ts'

const HELD_MS = NAME_HELD_DAYS * DAY

type Parts = Pick<Site, 'clock' | 'sessions' | 'settings'>
type Named = { id: number; username: string; flags: number }

/**
 * Gives somebody, whose row is locked, another name; a request for one is fulfilled by it. Answers
 * the name as it is kept.
 */
export async function rename(
  site: Parts,
  work: Work,
  person: Named,
  typed: string,
): Promise<string> {
  const { clock, sessions } = site
  const { tx } = work
  const username = typed.trim()
  const now = clock.now()
  const fault = faultOfUsername(username)
  if (fault) throw ruleBroken(fault, 'username')
  if (username.toLowerCase() === person.username.toLowerCase())
    throw ruleBroken('username_unchanged', 'username')
  if (await isUsernameTaken(tx, site, username, person.id))
    throw ruleBroken('username_taken', 'username')

  await tx
    .updateTable('users')
    .set({ username, flags: person.flags & ~Flag.RequestingNameChange })
    .where('id', '=', person.id)
    .execute()
    .catch(refuseTaken)
  await tx.deleteFrom('former_username').where('username', '=', username.toLowerCase()).execute()
  await tx
    .insertInto('former_username')
    .values({
      username: person.username.toLowerCase(),
      user_id: person.id,
      held_until: new Date(now.getTime() + HELD_MS),
    })
    .onConflict((conflict) =>
      conflict
        .column('username')
        .doUpdateSet({ user_id: person.id, held_until: new Date(now.getTime() + HELD_MS) }),
    )
    .execute()
  if (hasFlag(person, Flag.RequestingNameChange))
    await work.announce(memberChannel(person.id), 'remove-user-flag', {
      flag: Flag.RequestingNameChange,
    })
  work.afterCommit(() => sessions.invalidate(person.id))
  // A name stands wherever something of its owner is shown.
  work.purge(NAMES)
  return username
}

/**
 * Only for whoever was asked for another name; with it the request is fulfilled (ACC-70, ACC-73).
 */
export async function changeOwnUsername(
  site: Parts,
  { input, caller, transaction }: CallRequest<typeof changeUsername>,
): Promise<{ username: string }> {
  return transaction(async (work) => {
    const person = await work.tx
      .selectFrom('users')
      .select(['id', 'username', 'flags'])
      .where('id', '=', caller.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person) throw notSignedIn()
    if (!hasFlag(person, Flag.RequestingNameChange)) throw notAllowed()
    return { username: await rename(site, work, person, input.username) }
  })
}
