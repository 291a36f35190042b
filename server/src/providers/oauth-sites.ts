import { z } from 'zod'
import type { ProviderName } from '@loadout/contract/providers/provider-ids.ts'
import { wireLine } from '@loadout/contract/platform/wire.ts'

export type OAuthName = Exclude<ProviderName, 'steam'>
export type OAuthKeys = { id: string; secret: string }

/** What is kept of an account: a number that stays, and a name as it can be shown. */
const externalId = z.string().regex(/^\d{1,30}$/)
const handle = wireLine({ max: 100 })

type OAuthSite = {
  authorization: string
  token: string
  profile: string
  scope: string
  /** Where the token call carries the keys: in its form, or in a header. */
  keysIn: 'form' | 'header'
  /** Finds the account in the answer of `profile`. */
  account: z.ZodType<{ externalId: string; handle: string }>
}

/** What the three say of themselves in their documentation. Nothing here is configuration. */
export const oauthSites: Record<OAuthName, OAuthSite> = {
  twitch: {
    authorization: 'https://id.twitch.tv/oauth2/authorize',
    token: 'https://id.twitch.tv/oauth2/token',
    profile: 'https://api.twitch.tv/helix/users',
    scope: '',
    keysIn: 'form',
    account: z
      .object({ data: z.tuple([z.object({ id: externalId, login: handle })]) })
      .transform(({ data: [{ id, login }] }) => ({ externalId: id, handle: login })),
  },
  facebook: {
    authorization: 'https://www.facebook.com/dialog/oauth',
    token: 'https://graph.facebook.com/oauth/access_token',
    profile: 'https://graph.facebook.com/me?fields=id,name',
    scope: 'public_profile',
    keysIn: 'form',
    account: z
      .object({ id: externalId, name: handle })
      .transform(({ id, name }) => ({ externalId: id, handle: name })),
  },
  twitter: {
    authorization: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    profile: 'https://api.x.com/2/users/me',
    scope: 'users.read tweet.read',
    keysIn: 'header',
    account: z
      .object({ data: z.object({ id: externalId, username: handle }) })
      .transform(({ data: { id, username } }) => ({ externalId: id, handle: username })),
  },
}

/** The same path at the stand-ins, below the name of the site. */
export const atStandIns = (
  origin: string,
  name: ProviderName | 'esportal',
  url: string,
): string => {
  const { pathname, search } = new URL(url)
  return `${origin}/${name}${pathname}${search}`
}
