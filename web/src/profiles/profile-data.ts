import type { Profile } from '@loadout/contract/profiles/profile.ts'
import type { DataPlace } from '../platform/page/head.tsx'

/** A member's page as search engines know it. */
export const profileData = (
  { username, avatar, banner, inserted }: Profile,
  { origin, address, cards }: DataPlace,
) => ({
  '@type': 'ProfilePage',
  dateCreated: new Date(inserted * 1_000).toISOString(),
  mainEntity: {
    '@type': 'Person',
    name: username,
    url: address,
    image: [...cards(avatar), ...(banner === null ? [] : [`${origin}${banner}/1280x240.jpg`])],
  },
})
