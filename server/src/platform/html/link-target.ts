const OWN = 'https://own.invalid'

/** Where a browser goes for a link, however it is written: to the site itself, or plainly elsewhere. Any other leads nowhere. */
export function linkTarget(href: string): 'own' | 'elsewhere' | undefined {
  if (URL.parse(href, OWN)?.origin === OWN) return 'own'
  return /^https?:\/\//i.test(href) ? 'elsewhere' : undefined
}
