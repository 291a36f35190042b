import { focusOn } from '../platform/follow-links.ts'

/** What a list of the site is made of. */
const ENTRY = 'li, tr, article, [role=article]'

let watching: MutationObserver | undefined

/**
 * The button that loads more of a list goes with the last of it: whoever has pressed it goes on
 * with the first entry that has come. The element around such a button says which entries those are
 * (`data-more`): the next ones of the list above it, or the previous ones of the list below it.
 * What is hidden, as some is in a wide or a narrow window alone, is not there.
 */
export const passFocusOn = () =>
  // Before the press is heard by others: a list may grow by it at once.
  document.addEventListener('click', watch, { capture: true })

function watch({ target }: Event) {
  const around = target instanceof Element ? target.closest<HTMLElement>('[data-more]') : null
  if (!around?.parentElement) return
  const findFirstNew =
    around.dataset['more'] === 'prev' ? newAbove(around) : newBelow(listBefore(around))
  watching?.disconnect()
  const observer = new MutationObserver(() => {
    if (around.checkVisibility()) return
    observer.disconnect()
    const first = findFirstNew()
    const { activeElement: focused, body } = document
    const isLost = focused === body || around.contains(focused)
    if (first instanceof HTMLElement && isLost) focusOn(first)
  })
  observer.observe(around.parentElement, { childList: true })
  observer.observe(around, { attributeFilter: ['class'] })
  watching = observer
}

/** Between a list and its button may stand that a load has failed. */
function listBefore({ previousElementSibling: before }: Element) {
  return before?.matches('[role=alert]') ? before.previousElementSibling : before
}

const newAbove =
  ({ nextElementSibling: list }: Element) =>
  () =>
    list?.firstElementChild

/** What follows on what is last by now, wherever in the list that is; else the list itself. */
function newBelow(list: Element | null) {
  const last = list ? lastWithin(list) : []
  return () =>
    last.map((each) => each.nextElementSibling).find((next) => next?.checkVisibility()) ?? list
}

/**
 * An element and what is last in it, the innermost first, down to the last entry: what comes within
 * an entry, as its tools do for members, is none of the list's.
 */
function lastWithin(element: Element): Element[] {
  const shown = [...element.children].filter((each) => each.checkVisibility())
  const last = element.matches(ENTRY) ? undefined : shown.at(-1)
  return last ? [...lastWithin(last), element] : [element]
}
