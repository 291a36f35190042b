import type { Flag } from '@loadout/contract/languages/languages.ts'

const WHITE = '#f5f5f2'

/** The drawing of each flag, 20 by 14, as it stands in the sprite. */
export const flags: Record<Flag, string> = {
  gb:
    '<path fill="#1d3a7d" d="M0 0h20v14H0z"/><path stroke="#fff" stroke-width="3" d="M0 0l20 14M20 0L0 14"/><path stroke="#cf2b3a" d="M0 0l20 14M20 0L0 14"/>' +
    '<path stroke="#fff" stroke-width="4.6" d="M10 0v14M0 7h20"/><path stroke="#cf2b3a" stroke-width="2.6" d="M10 0v14M0 7h20"/>',
  se: '<path fill="#1f65a8" d="M0 0h20v14H0z"/><path stroke="#f6c917" stroke-width="2.8" d="M7 0v14M0 7h20"/>',
  br: '<path fill="#19964a" d="M0 0h20v14H0z"/><path fill="#f7d417" d="M10 1.6L18 7l-8 5.4L2 7z"/><circle fill="#243a8f" cx="10" cy="7" r="2.9"/>',
  de: stripes('#191919', '#cf2b2b', '#f4c81d'),
  pl: stripes(WHITE, '#d5294b'),
  ru: stripes(WHITE, '#2a4ea6', '#cf2b2b'),
  ua: stripes('#2866c0', '#f8d21c'),
}

function stripes(...colours: string[]): string {
  const height = 14 / colours.length
  return colours
    .map(
      (colour, row) => `<rect width="20" height="${height}" y="${row * height}" fill="${colour}"/>`,
    )
    .join('')
}
