import type { ExternalService } from '@loadout/contract/profiles/profile.ts'

/** Who is connected is known by a number, which no chosen name there is. */
const isSteamId = (handle: string) => /^\d{17}$/.test(handle)

/** What each service is called, and where a member is found there (PROF-07). */
export const externalServices: Record<
  ExternalService,
  { name: string; address: (handle: string) => string }
> = {
  twitch: { name: 'Twitch', address: (handle) => `https://www.twitch.tv/${handle}` },
  steam: {
    name: 'Steam',
    address: (handle) =>
      `https://steamcommunity.com/${isSteamId(handle) ? 'profiles' : 'id'}/${handle}`,
  },
  facebook: { name: 'Facebook', address: (handle) => `https://www.facebook.com/${handle}` },
  twitter: { name: 'Twitter', address: (handle) => `https://twitter.com/${handle}` },
  instagram: { name: 'Instagram', address: (handle) => `https://www.instagram.com/${handle}` },
  esportal: { name: 'Esportal', address: (handle) => `https://esportal.com/profile/${handle}` },
}
