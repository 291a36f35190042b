import { expect, type Page } from '@playwright/test'

/** What a browser window becomes when the reader enlarges everything: fewer, larger pixels. */
export const zoomedWindows = [
  { zoom: '200 % of 1440 px', width: 720, height: 450 },
  { zoom: '400 % of 1280 px', width: 320, height: 256 },
]

/** Nothing of the page is cut off, covered or beyond the edge of the screen. */
export async function expectWhole(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'no scrolling sideways',
  ).toBeLessThanOrEqual(0)
  expect(await page.evaluate(findCutOff), 'nothing is cut off').toEqual([])
  expect(await page.evaluate(findCovered), 'nothing covers a control').toEqual([])
}

/**
 * Words that end beyond the edge of the screen or of what they stand in. A strip that can be
 * scrolled sideways may do so.
 */
function findCutOff() {
  const scope = document.querySelector('dialog:modal') ?? document.body
  const scrolls = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) &&
    element.scrollWidth > element.clientWidth
  const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
  const found: string[] = []

  for (const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT); walker.nextNode();) {
    const parent = walker.currentNode.parentElement
    if (
      !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      !walker.currentNode.textContent?.trim() ||
      parent.closest('.vh, option')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { left, right } = range.getBoundingClientRect()
    for (let around: Element | null = parent; around; around = around.parentElement) {
      if (scrolls(around)) break
      const box =
        around === document.documentElement
          ? { left: 0, right: innerWidth }
          : around.getBoundingClientRect()
      if (
        (cuts(around) || around === document.documentElement) &&
        (right > box.right + 1 || left < box.left - 1)
      ) {
        found.push(
          `${walker.currentNode.textContent.trim().slice(0, 60)} in ${around.tagName} (${Math.round(left)}–${Math.round(right)} of ${Math.round(box.left)}–${Math.round(box.right)})`,
        )
        break
      }
    }
  }
  return found
}

/** Links and buttons that something else lies upon, where a pointer would meet them. */
function findCovered() {
  const scope = document.querySelector('dialog:modal') ?? document.body
  const found: string[] = []
  for (const control of scope.querySelectorAll<HTMLElement>('a[href], button, select')) {
    if (
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.matches('a[href="#main"]')
    )
      continue
    control.scrollIntoView({ block: 'center', inline: 'nearest' })
    // A link over two lines is not where the middle of its box is.
    const [box] = control.getClientRects()
    if (!box) continue
    const hit = document.elementFromPoint(
      box.left + Math.min(box.width / 2, 8),
      box.top + box.height / 2,
    )
    if (!hit || !(control.contains(hit) || hit.contains(control)))
      found.push(`${control.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 120)}`)
  }
  scrollTo(0, 0)
  return found
}
