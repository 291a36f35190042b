import { icons } from './icons.ts'
import { TV, WORD } from './logo-letters.ts'

/** Every icon of the site as a symbol and the letters of its logo, written into each document by the server. */
export const iconSprite = `<svg hidden aria-hidden="true">${Object.entries(icons)
  .map(([name, path]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
  .join('')}<path id="logo-word" d="${WORD}"/><path id="logo-tv" d="${TV}"/></svg>`
