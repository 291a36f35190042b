import type { Page } from '@playwright/test'
import { expect, visitIn } from './site.ts'

/** What a text has done that was not shown as it is. */
export const executed = (page: Page) =>
  page.evaluate(() => (globalThis as { executed?: unknown }).executed)

/**
 * Texts that end a script element, begin a comment, an attribute or a template, each with something
 * to run.
 */
export const WORDS = [
  '</script><script>executed=1</script>',
  '<!--<script>executed=1</script>-->',
  `"'><img src=x onerror=executed=1>`,
  '&lt;script&gt;executed=1&lt;/script&gt;',
  '{{constructor.constructor("executed=1")()}}',
].join(' ')
/** For where there is less room. */
export const WORD = '"><img src=x onerror=executed=1>'
/** The same for a script that is broken by what ends a line in it alone. */
export const LINES = '"}]]};executed=1;//\u2028executed=1\u2029'

/** Markup that runs when it is there, when somebody is over it, or when they press it. */
export const MARKUP = [
  '<script>executed=1</script>',
  '<img src=x onerror=executed=1>',
  '<svg onload=executed=1>Press me</svg>',
  '<iframe srcdoc="<script>parent.executed=1</script>"></iframe>',
  '<a href="javascript:executed=1">Press me</a>',
  '<a href="java&Tab;script:executed=1">Press me</a>',
  '<b onmouseover=executed=1 onclick=executed=1>Press me</b>',
  '<form action="javascript:executed=1"><button>Press me</button></form>',
  WORDS,
].join(' ')

/** Texts that are an attack; each begins with what it is. */
export const text = (what: string) => `${what} ${WORDS}`
export const short = (what: string) => `${what} ${WORD}`
export const paragraph = (what: string) => `<p>${what} ${MARKUP}</p>`

/** What is markup, and begins with nothing that is left. */
const HTML = ['article', 'told', 'notice', 'changed']

function wordsAfter(what: string) {
  if (what.includes(WORD)) return [what]
  return HTML.includes(what) ? [`${what} Press me`] : [text(what), short(what)]
}

/**
 * Runs in the browser: all that can be read, what pictures are said to show and fields hold; of a
 * dialog, where one is open.
 */
function textOfPage() {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const pictures = [...root.querySelectorAll('img')].map(({ alt }) => alt)
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea')]
  return [root.textContent, ...pictures, ...fields.map(({ value }) => value)]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

/**
 * Waits until all of it is shown, presses what can be pressed, and nothing has run. A name stands
 * for the text that begins with it.
 */
export async function expectText(page: Page, shows: string[]) {
  const notShown = async () => {
    const read = await page.evaluate(textOfPage)
    return shows.filter((what) => !wordsAfter(what).some((words) => read.includes(words)))
  }
  await expect.poll(notShown, page.url()).toEqual([])
  if (shows.some((what) => HTML.includes(what)))
    for (const word of await page.getByText('Press me').all()) await word.click({ force: true })
  // What a picture that does not come would run, it runs then.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  expect(await executed(page), page.url()).toBeUndefined()
}

export async function lookAt(page: Page, { path, shows }: { path: string; shows: string[] }) {
  await visitIn(page, path)
  // Some of it is asked for once somebody comes near it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectText(page, shows)
}
