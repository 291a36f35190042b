import type { TaskKey } from '@loadout/contract/points/tasks.ts'
import { hasProvider } from '../providers/adapters.ts'
import type { Site } from '../site-parts.ts'

type Parts = Pick<Site, 'settings' | 'esportal' | 'realtime'>

/** Whoever connects Esportal has connected Steam (PROV-11). */
const hasEsportal = ({ settings, esportal }: Parts) =>
  esportal !== undefined && hasProvider(settings.providers, 'steam')

/**
 * What tasks need that not every site has: keys of another site, a page of its own there, or
 * sockets of its own. All others can be done anywhere.
 */
const needs: Partial<Record<TaskKey, (site: Parts) => boolean>> = {
  connect_twitch: ({ settings }) => hasProvider(settings.providers, 'twitch'),
  connect_facebook: ({ settings }) => hasProvider(settings.providers, 'facebook'),
  connect_steam: ({ settings }) => hasProvider(settings.providers, 'steam'),
  connect_twitter: ({ settings }) => hasProvider(settings.providers, 'twitter'),
  connect_esportal: hasEsportal,
  visit_facebook: ({ settings }) => settings.ownPages.facebook !== null,
  follow_twitter: ({ settings: { ownPages, providers } }) =>
    ownPages.twitter !== null && hasProvider(providers, 'twitter'),
  twitch_stream: ({ settings }) => settings.twitch !== undefined,
  // Whose sockets a hosted service has, the site does not count (POINTS-25).
  stay_online: ({ realtime }) => !realtime.address.hosted,
  esportal_game: hasEsportal,
  esportal_game_won: hasEsportal,
  esportal_tournament_game: hasEsportal,
  esportal_prime_game: hasEsportal,
}

/** Which tasks can be done on a site that is set up so, and are paid (POINTS-37). */
export const openTasks =
  (site: Parts) =>
  (task: TaskKey): boolean =>
    needs[task]?.(site) ?? true

/** What others bring in, once their address is verified (`payable.ts`). */
const broughtByVerified: ReadonlySet<TaskKey> = new Set([
  'new_follower',
  'receive_comment',
  'ten_upvotes',
  'referral',
])

/**
 * Which tasks members are told to do: where no mail can be sent, nobody new verifies an address, so
 * that nearly nobody brings anything in. Those who did before still do.
 */
export function offeredTasks(site: Parts): (task: TaskKey) => boolean {
  const isOpen = openTasks(site)
  return (task) => isOpen(task) && (site.settings.mailsArrive || !broughtByVerified.has(task))
}
