import { FIRST_GAME } from '@loadout/contract/categories/patterns.ts'
import type * as contract from '@loadout/contract/owners/set-up-site.ts'
import type { Setup } from '@loadout/contract/owners/set-up-site.ts'
import { hashPassword } from '../accounts/password.ts'
import { readAccount } from '../accounts/sign-up.ts'
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
export async function setUpSite(
  site: Site,
  { input, transaction }: CallRequest<typeof contract.setUpSite>,
): Promise<{ success: true }> {
  // Hashing is dear: nobody without a token makes the site do it.
  await refuseUnlessInvited(site, input.token)
  const account = await readAccount(site, input)
  const { country_id } = input
  if (country_id === undefined) throw ruleBroken('country_missing', 'country_id')
  const password_hash = await hashPassword(site.random, input.password)
  return transaction(async (work) => {
    await takeInvitation({ tx: work.tx, clock: site.clock }, input.token)
    const owner = await insertOwner(work, site.clock, {
      ...account,
      country_id,
      password_hash,
    })
    const { site_name: name, languages, fallback_language_id } = input
    await writeSettings(site, work, { input: { name, languages, fallback_language_id }, by: owner })
    await offerGames(site, work, { ids: input.games, by: owner })
    return { success: true }
  })
}
