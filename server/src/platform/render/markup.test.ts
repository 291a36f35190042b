import { expect, test } from 'vitest'
import { everyKindOfPage } from '../../../test/every-kind-of-page.ts'
import { markupFaults } from '../../../test/markup-faults.ts'
import { richSite } from '../../../test/rich-site.ts'
import { startSite } from '../../../test/start-site.ts'

test('every kind of page is HTML without what the checker of the W3C has found before', async () => {
  const site = await startSite()
  await richSite(site)
  const pages = await everyKindOfPage(site.url, { ofEach: 1, locales: ['en'] })

  expect(pages.length).toBeGreaterThan(40)
  expect(
    pages.flatMap(({ path, html }) => markupFaults(html).map((fault) => `${path}: ${fault}`)),
  ).toEqual([])
})

test.each([
  { html: '<h1>a</h1><img src="a" alt="" />', fault: '<img src="a" alt="" /> is closed' },
  { html: '<h1>a</h1><span><b></b><div></div></span>', fault: '<div> in <span>: <div>' },
  { html: '<h1>a</h1><article><p>b</p></article>', fault: 'an article has no heading' },
  { html: '<h1>a</h1><svg hidden><path/></svg>', fault: 'a drawing is hidden' },
  { html: '<h2>a</h2>', fault: 'there is no h1' },
  { html: '<h1>a</h1><ul><li>b</ul>', fault: '</ul> ends <li>' },
])('in $html there is a fault', ({ html, fault }) => {
  expect(markupFaults(html)[0]).toBe(fault)
})
