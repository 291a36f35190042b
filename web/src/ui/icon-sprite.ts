import { icons } from './icons.ts'

/** Every icon of the site as a symbol, written into each document by the server. */
export const iconSprite = `<svg hidden aria-hidden="true">${Object.entries(icons)
  .map(([name, path]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
  .join('')}</svg>`
