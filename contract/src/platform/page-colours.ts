/**
 * The page's own colour in both themes (`--bg` of web/src/ui/tokens.css), for what has no
 * stylesheet.
 */
export const PAGE_COLOURS = { dark: '#0a110e', light: '#f0f4f0' }
