import { focusOn } from '../platform/follow-links.ts'
import { PAGE_VIEW } from '../platform/page-view.ts'

/**
 * Whoever goes on by a link goes on with the keys from the heading of the next page, which a screen
 * reader says; left alone, the focus would stay in the menu or be lost with the link. A field of the
 * new page that has taken it keeps it, and so does a link within the page, such as a tab. A page that
 * has just been loaded leaves it to the browser.
 */
export const takeFocusAlong = () => document.addEventListener(PAGE_VIEW, take)

function take(event: CustomEventInit<{ isFirst: boolean }>) {
  if (event.detail?.isFirst) return
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.matches('a:not(main a)')) return
  const place = document.getElementById(location.hash.slice(1)) ?? document.querySelector('main h1')
  if (place instanceof HTMLElement) focusOn(place)
}
