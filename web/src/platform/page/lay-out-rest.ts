import { afterLoad, whenBrowserIdle } from '../browser-tasks.ts'

/** Elements of a step: what a slow phone lays out and paints within a task that nobody feels. */
const AT_ONCE = 24

/**
 * A page that has just arrived leaves out the layout, the pictures and the letters of what is
 * further down (`data-later`), so that its first screen is there sooner; for whoever scrolls, that
 * ends at once (public/before-paint.js). This makes up for it in small steps when there is time.
 * From then on the page is as long as it says, and nothing moves however fast somebody scrolls.
 */
export function layOutRest(): void {
  afterLoad(() =>
    step([...document.querySelectorAll<HTMLElement>('[data-later] > *')].filter(isWaiting)),
  )
}

/** On a desk, and on a short page, fewer wait. */
const isWaiting = (element: HTMLElement) => getComputedStyle(element).contentVisibility === 'auto'

const sizeOf = (element: HTMLElement) => element.querySelectorAll('*').length

function step(waiting: HTMLElement[]) {
  const { dataset } = document.documentElement
  if (!waiting[0]) delete dataset['arriving']
  if (dataset['arriving'] === undefined) return
  let elements = 0
  do {
    const next = waiting.shift() as HTMLElement
    next.style.contentVisibility = 'visible'
    elements += sizeOf(next)
  } while (waiting[0] && elements + sizeOf(waiting[0]) <= AT_ONCE)
  // Two steps before the same frame would be one long one.
  requestAnimationFrame(() => whenBrowserIdle(() => step(waiting)))
}
