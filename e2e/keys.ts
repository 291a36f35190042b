import { expect, type Locator, type Page } from '@playwright/test'

/**
 * The keys reach every control of the page, in the order of reading, and what has the focus can be
 * seen. Whoever stays at a name for a moment, as a busy machine does, comes through the card of
 * that person, too, and on from there.
 */
export async function expectKeysToReachAll(page: Page) {
  const wanted = await page.evaluate(numberControls)
  await page.evaluate(watchFocus)
  const reached: number[] = []
  const note = (focused: Focused) => {
    expect(focused.problem, focused.what).toBeUndefined()
    if (focused.isOfCard) return
    expect(focused.number, `${focused.what} was there when the keys began`).not.toBeNaN()
    reached.push(focused.number)
  }
  // As many at once as there must be, and one by one to the end of the page.
  let isInside = true
  for (let times = wanted; isInside && reached.length < wanted + 5; times = 1)
    for (const focused of await press(page, 'Tab', times)) {
      isInside &&= focused !== undefined
      if (isInside && focused) note(focused)
    }
  expect(new Set(reached).size, 'no control is left out').toBe(wanted)
  expect(reached, 'the keys go on as one reads').toEqual(reached.toSorted((a, b) => a - b))
}

/** The key leads from what has the focus to this, and nothing lies upon what it comes by. */
export async function expectInSightOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab', to: Locator) {
  const isThere = () => to.evaluate((element) => element === document.activeElement)
  await page.evaluate(watchFocus)
  do {
    const [focused] = await press(page, key, 1)
    expect(focused?.uncovered, focused?.what).toBe(true)
  } while (!(await isThere()))
}

/**
 * Presses a key so often, and answers what had the focus each time; undefined when it had left the
 * page.
 */
async function press(page: Page, key: string, times: number): Promise<(Focused | undefined)[]> {
  for (let each = 0; each < times; each++) await page.keyboard.press(key)
  const ways = await page.evaluate(() => {
    const { seen = [] } = globalThis as Watched
    return seen.splice(0)
  })
  expect(ways, 'each press was seen').toHaveLength(times)
  return ways.map((focused) => focused ?? undefined)
}

/**
 * Numbers what can be used, in the order of the document, and answers how many there are. Of radio
 * buttons that belong together Tab reaches one, and the arrow keys the others; so it is with a bar
 * of tools.
 */
function numberControls() {
  const isOtherRadio = (each: HTMLElement) => {
    if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return false
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${each.name}"]`),
    ]
    return each !== (group.find(({ checked }) => checked) ?? group[0])
  }
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, textarea, summary, [contenteditable="true"], [tabindex="0"]',
    ),
  ].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.matches(':disabled') &&
      each.tabIndex >= 0 &&
      !isOtherRadio(each),
  )
  for (const [index, each] of all.entries()) each.dataset['number'] = String(index)
  return all.length
}

/** What has the focus, and what is wrong with how it is shown. */
type Focused = {
  what: string
  number: number
  isOfCard: boolean
  uncovered: boolean
  problem: string | undefined
}
type Watched = { seen?: (Focused | null)[] }

/**
 * Notes from now on what has the focus whenever Tab is let go: to ask after each press would take
 * longer than all of them.
 */
function watchFocus() {
  const watched = globalThis as Watched
  if (watched.seen) return void watched.seen.splice(0)
  const seen: (Focused | null)[] = []
  watched.seen = seen
  addEventListener('keyup', ({ key }) => key === 'Tab' && seen.push(look()), true)

  function look(): Focused | null {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null

    const around: Element[] = []
    for (
      let each: Element | null = element;
      each && each !== document.body;
      each = each.parentElement
    )
      around.push(each)
    const outlined = around.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2
    })
    const rects = [...element.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    )
    const whole = rects.every(({ left, right }) => left >= -1 && right <= innerWidth + 1)
    const meets = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }
    const uncovered = rects.some(({ left, right, top, bottom }) =>
      [0.25, 0.5, 0.75].some((at) =>
        meets(left + Math.min(8, (right - left) / 2), top + (bottom - top) * at),
      ),
    )
    const problem = () => {
      if (!outlined) return 'nothing shows that it has the focus'
      if (!uncovered) return 'it lies under something or beyond the screen'
      return whole ? undefined : 'it is cut off at the edge of the screen'
    }
    return {
      what: element.outerHTML.slice(0, 160),
      number: Number(element.dataset['number'] ?? Number.NaN),
      isOfCard: element.closest('[popover]') !== null,
      uncovered,
      problem: problem(),
    }
  }
}
