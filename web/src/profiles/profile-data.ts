import type { Profile } from '@loadout/contract/profiles/profile.ts'

/** A member's page as search engines know it. */
export const profileData = (
  { username, avatar, banner, inserted }: Profile,
  { origin, address }: { origin: string; address: string },
) => ({
  '@type': 'ProfilePage',
  dateCreated: new Date(inserted * 1_000).toISOString(),
  mainEntity: {
    '@type': 'Person',
    name: username,
    url: address,
    image: [
      `${origin}${avatar}/200x200.jpg`,
      ...(banner === null ? [] : [`${origin}${banner}/1280x240.jpg`]),
    ],
  },
})
