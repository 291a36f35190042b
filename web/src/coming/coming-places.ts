import type { PlainMessageId } from '@loadout/texts/text.ts'

/**
 * Places that the navigation links to and whose domain does not exist yet. Each goes when its
 * domain comes; until then its address says so instead of leading somewhere else.
 */
export const comingPlaces: { path: string; name: PlainMessageId }[] = [
  { path: 'users', name: 'nav.users' },
]

const comingHeads = new Set(comingPlaces.map(({ path }) => `/${path.split('/')[0]}`))

/** Whether what a link of the navigation leads to is still to come. */
export const isComing = (href: string) => comingHeads.has(href)
