import { afterLoad, inIdleTime } from '../idle-time.ts'

const AT_ONCE = 10

/**
 * A page that has just arrived leaves out the layout, the pictures and the letters of long lists further down (`data-later`), so that its first
 * screen is there sooner (public/before-paint.js). This makes up for it: in small steps when there is time, all at once when somebody scrolls
 * before. From then on the page is as long as it says, and nothing moves however fast somebody scrolls.
 */
export function layOutRest(): void {
  // Heard before the frame that shows the new place is laid out.
  addEventListener('scroll', finish, { once: true })
  afterLoad(() => step([...document.querySelectorAll<HTMLElement>('[data-later] > *')]))
}

function step(waiting: HTMLElement[]) {
  if (waiting.length === 0) return finish()
  for (const element of waiting.splice(0, AT_ONCE)) element.style.contentVisibility = 'visible'
  // Two steps before the same frame would be one long one.
  requestAnimationFrame(() => inIdleTime(() => step(waiting)))
}

function finish() {
  document.documentElement.removeAttribute('data-arriving')
}
