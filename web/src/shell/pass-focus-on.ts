import { focusOn } from '../platform/follow-links.ts'

/** What a list of the site is made of. */
const ENTRY = 'li, tr, article, [role=article]'

let watching: MutationObserver | undefined

/**
 * The button that loads more of a list goes with the last of it: whoever has pressed it goes on with
 * the first entry that has come. The element around such a button says which entries those are
 * (`data-more`): the next ones of the list above it, or the previous ones of the list below it.
 */
export const passFocusOn = () => document.addEventListener('click', watch)

function watch({ target }: Event) {
  const around = target instanceof Element ? target.closest<HTMLElement>('[data-more]') : null
  if (!around?.parentElement) return
  const findFirstNew =
    around.dataset['more'] === 'prev' ? newAbove(around) : newBelow(listBefore(around))
  watching?.disconnect()
  const observer = new MutationObserver(() => {
    if (around.isConnected) return
    observer.disconnect()
    const first = findFirstNew()
    if (first instanceof HTMLElement && document.activeElement === document.body) focusOn(first)
  })
  observer.observe(around.parentElement, { childList: true })
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
  return () => last.find((each) => each.nextElementSibling)?.nextElementSibling ?? list
}

/**
 * An element and what is last in it, the innermost first, down to the last entry: what comes within
 * an entry, as its tools do for members, is none of the list's.
 */
const lastWithin = (element: Element): Element[] => [
  ...(element.lastElementChild && !element.matches(ENTRY)
    ? lastWithin(element.lastElementChild)
    : []),
  element,
]
