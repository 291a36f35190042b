/**
 * Turns clicks on plain links to our own pages into client navigation. One listener for the whole
 * site: links in lists, articles and comments are ordinary elements, which render in half the time
 * of a component and work before any script has run.
 */
export function followLinks(navigate: (to: string, from: string) => void): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isOwnPage(link)) return
    event.preventDefault()
    const place =
      link.pathname === location.pathname ? document.getElementById(link.hash.slice(1)) : null
    navigate(link.pathname + link.search + link.hash, placeOf(link))
    // Left to the browser, a link within the page takes the focus along: past the navigation, say.
    if (place) focusOn(place)
  })
}

/** Headings and comments take the focus only when told that they can. */
export function focusOn(place: HTMLElement) {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** The page with its part that a link stands in, for whoever is to be brought back there. */
function placeOf(link: HTMLAnchorElement): string {
  const part = link.closest('section[id]')?.id
  return location.pathname + location.search + (part === undefined ? '' : `#${part}`)
}

/** Files, calls and other sites are the browser's business. */
function isOwnPage(link: HTMLAnchorElement): boolean {
  if (
    link.origin !== location.origin ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self')
  )
    return false
  return !/^\/(?:api|media|assets)\//.test(link.pathname) && !/\.[a-z]{2,4}$/.test(link.pathname)
}

/**
 * The two home screens begin where one was; every other page begins at its top (SHELL-02, AMB-28).
 */
export const isHome = (to: string) => /^\/(?:userfeed)?(?:[?#]|$)/.test(to)
