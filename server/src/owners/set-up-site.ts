import { faultOfEmail } from '@loadout/contract/accounts/email.ts'
import { faultOfPassword } from '@loadout/contract/accounts/password.ts'
import { FIRST_GAME } from '@loadout/contract/categories/patterns.ts'
import type { Setup, setUpSite } from '@loadout/contract/owners/set-up-site.ts'
import type { ParsedInputOf } from '@loadout/contract/platform/endpoint.ts'
import { hashPassword } from '../accounts/password.ts'
import { isEmailTaken } from '../accounts/queries.ts'
import { refuseUnlessFree } from '../accounts/sign-up.ts'
import { offerGames } from '../categories/offer-games.ts'
import { gamesIn } from '../categories/save-game.ts'
import { ruleBroken } from '../platform/http/public-error.ts'
import type { CallRequest } from '../platform/http/serve.ts'
import type { Site } from '../site-parts.ts'
import { writeSettings } from '../site-settings/change-settings.ts'
import { refuseUnlessInvited, takeInvitation } from './invitation.ts'
import { insertOwner } from './make-owner.ts'

/** What the form begins with, for whoever holds the token. */
export async function readSetup(site: Site, token: string): Promise<Setup> {
  await refuseUnlessInvited(site, token)
  const { name, fallbackLanguage } = site.siteSettings.current()
  return {
    site_name: name,
    fallback_language_id: fallbackLanguage.id,
    games: gamesIn(site.categories.all).map(({ id, name: game }) => ({
      id,
      name: game,
      always: id === FIRST_GAME,
    })),
  }
}

/** Owner, name, languages and games, together or not at all. A faulty form uses no token up. */
export async function setUp(
  site: Site,
  { input, transaction }: CallRequest<typeof setUpSite>,
): Promise<{ success: true }> {
  // Hashing is dear: nobody without a token makes the site do it.
  await refuseUnlessInvited(site, input.token)
  const account = await readAccount(site, input)
  return transaction(async (work) => {
    await takeInvitation({ tx: work.tx, clock: site.clock }, input.token)
    const owner = await insertOwner(work, site.clock, account)
    const { site_name: name, languages, fallback_language_id } = input
    await writeSettings(site, work, { input: { name, languages, fallback_language_id }, by: owner })
    await offerGames(site, work, { ids: input.games, by: owner })
    return { success: true }
  })
}

/** Refuses the first fault in the order of the form. */
async function readAccount(site: Site, input: ParsedInputOf<typeof setUpSite>) {
  const { password } = input
  const [username, email] = [input.username.trim(), input.email.trim()]
  await refuseUnlessFree(site, username)
  const passwordFault = faultOfPassword(password)
  if (passwordFault) throw ruleBroken(passwordFault, 'password')
  const emailFault =
    faultOfEmail(email) ??
    ((await isEmailTaken(site.db, site.clock, email)) ? 'email_taken' : undefined)
  if (emailFault) throw ruleBroken(emailFault, 'email')
  return { username, email, password_hash: await hashPassword(site.random, password) }
}
