import { expect, test } from 'vitest'
import { everyKindOfPage } from '../../../test/every-kind-of-page.ts'
import { everyText } from '../../../test/every-text.ts'
import { everywhereWith } from '../../../test/everywhere-with.ts'
import { faultsOfPage } from '../../../test/html-faults.ts'
import { stateOf } from '../../../test/read-html.ts'
import { startSite } from '../../../test/start-site.ts'
import { textFields } from '../../../test/text-fields.ts'
import { triedSite } from '../../../test/tried-calls.ts'
import { hostileWriter, MARKUP, NOWHERE } from '../../../test/write-hostile-texts.ts'

/** A mark with an element behind it, and with what is read as text. */
const UNESCAPED = new RegExp(`~(?:\\d+|nowhere)${MARKUP}`)
const ESCAPED = /(~\d+)&lt;i&gt;/g

/**
 * What stands in pages as they come; the rest is asked for by the browser
 * (`e2e/journeys/injection.test.ts`).
 */
const PUBLIC = [
  'POST /comment/post message',
  'POST /admin/news/create title',
  'POST /admin/news/create excerpt',
  'POST /blog/publish title',
  'POST /admin/video/save title',
  'POST /admin/video/save subTitle',
  'POST /admin/event/create title',
  'POST /admin/event/create prize',
  'POST /admin/content/create title',
  'POST /admin/hero/save title',
  'POST /admin/hero/save lead',
  'POST /admin/setting/change taglines{}',
  'POST /setup/finish site_name',
  'POST /admin/game/save name',
  'POST /admin/shop/category/save name',
  'POST /admin/shop/item/create name',
  'POST /admin/stream/create title',
]

test('H01 H02 H03 H09 of every text that a call of the contract takes it is said what becomes of it', () => {
  const said = Object.entries(everyText).flatMap(([call, { texts }]) =>
    Object.keys(texts).map((field) => `${call} ${field}`),
  )
  expect(said.toSorted()).toEqual(
    textFields.map(({ call, field }) => `${call} ${field}`).toSorted(),
  )
})

test('H01 H02 H03 H08 whatever is written anywhere, plain text is answered as it was typed, of HTML nothing is left that runs, and no page or feed has markup of it', async () => {
  const site = await startSite(triedSite)
  const { writeAll, marks } = await hostileWriter(site)
  expect(await writeAll()).toEqual([])

  const shown = new Set<string | undefined>()
  const feeds = new Set<string>()
  for (const { path, html } of await everyKindOfPage(site.url, { ofEach: 1, locales: ['en'] })) {
    expect(faultsOfPage(html), path).toEqual([])
    expect(html, path).not.toMatch(UNESCAPED)
    expect(() => stateOf(html), path).not.toThrow()
    for (const [, mark = ''] of html.matchAll(ESCAPED)) shown.add(marks.get(mark))
    for (const [feed] of html.matchAll(/\/feeds\/[\w./-]+\.(?:rss|atom|json)/g)) feeds.add(feed)
  }
  expect(PUBLIC.filter((text) => !shown.has(text))).toEqual([])

  for (const feed of feeds) {
    const text = await (await site.get(feed)).text()
    expect(text, feed).toMatch(/~\d+/)
    if (feed.endsWith('.json')) expect(() => JSON.parse(text) as unknown, feed).not.toThrow()
    else expect(text, feed).not.toMatch(UNESCAPED)
  }
})

test('H01 H02 H03 what has a form of its own, proves something or is looked for is answered to nobody and kept nowhere, and no link leads astray', async () => {
  const site = await startSite(triedSite)
  const { sendAllThatIsNowhere, sendAllLinks } = await hostileWriter(site)
  expect(await sendAllThatIsNowhere()).toEqual([])
  expect(await everywhereWith(site.db, NOWHERE)).toEqual([])
  expect(await sendAllLinks()).toEqual([])
})
