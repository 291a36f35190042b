import { focusOn } from '../platform/follow-links.ts'
import { PAGE_VIEW } from '../platform/page-view.ts'

/**
 * What leads to other pages and is there on the next: outside of the page, or in a menu that
 * several pages have in them (`data-menu`). Of what was in a dialog, the button that opened it; the
 * field of the search where it says what was looked for, and not for whoever has just begun to
 * write.
 */
const MENU =
  ':is(a, input:not(:placeholder-shown), [aria-haspopup=dialog]):is(:not(main *), [data-menu] *)'

let waiting: MutationObserver | undefined

/**
 * Whoever goes on by a link goes on with the keys from the heading of the next page, which a screen
 * reader says; left alone, the focus would stay in the menu or be lost with the link. A field of
 * the new page that has taken it keeps it, and so does a link within the page, such as a tab. A
 * page that has just been loaded leaves it to the browser.
 */
export function takeFocusAlong() {
  document.addEventListener(PAGE_VIEW, begin)
  // Whoever goes on by themselves meanwhile is not called back.
  document.addEventListener('keydown', stop)
}

const stop = () => waiting?.disconnect()

/**
 * The heading may come with an answer, and a dialog that the link was in takes its time to leave.
 */
function begin(event: CustomEventInit<{ isFirst: boolean }>) {
  stop()
  if (event.detail?.isFirst || take()) return
  waiting = new MutationObserver(() => take() && stop())
  waiting.observe(document.body, { childList: true, subtree: true })
}

/** Whether there is nothing to wait for any more. */
function take(): boolean {
  // It keeps the focus in it, and gives it back to what opened it.
  if (document.querySelector('dialog:modal')) return false
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.matches(MENU)) return true
  const place = document.getElementById(location.hash.slice(1)) ?? document.querySelector('main h1')
  if (place instanceof HTMLElement) focusOn(place)
  return place !== null
}
