import { flags } from './flags.ts'
import { icons } from './icons.ts'
import { TV, WORD } from './logo-letters.ts'

const symbol = (id: string, viewBox: string, drawing: string) =>
  `<symbol id="${id}" viewBox="${viewBox}">${drawing}</symbol>`

/**
 * Every icon of the site and every flag as a symbol, and the letters of its logo, written into each
 * document by the server.
 */
export const iconSprite = [
  '<div hidden><svg aria-hidden="true">',
  ...Object.entries(icons).map(([name, path]) =>
    symbol(`icon-${name}`, '0 0 24 24', `<path d="${path}"/>`),
  ),
  ...Object.entries(flags).map(([name, drawing]) => symbol(`flag-${name}`, '0 0 20 14', drawing)),
  `<path id="logo-word" d="${WORD}"/><path id="logo-tv" d="${TV}"/></svg></div>`,
].join('')
