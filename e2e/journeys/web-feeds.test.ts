import { expect, test } from '../site.ts'

test('the footer leads to the feed in the language of the page, and a browser can read all three formats', async ({ page, seed, visit }) => {
  await seed.news({ title: 'Tom & "Jerry" <b> ]]> 🎉', content: '<p>One &amp; two</p>' })
  await visit('/')
  const address = await page.getByRole('contentinfo').getByRole('link', { name: 'RSS feed' }).getAttribute('href')
  expect(address).toBe('/feeds/news.rss?lang=en')

  const titleIn = (path: string, type: DOMParserSupportedType, title: string) => page.evaluate(async ([from, kind, selector]) => {
    const parsed = new DOMParser().parseFromString(await (await fetch(from)).text(), kind)
    return parsed.querySelector('parsererror')?.textContent ?? parsed.querySelector(selector)?.textContent
  }, [path, type, title] as const)
  expect(await titleIn('/feeds/news.rss?lang=en', 'text/xml', 'item > title')).toBe('Tom & "Jerry" <b> ]]> 🎉')
  expect(await titleIn('/feeds/news.atom?lang=en', 'text/xml', 'entry > title')).toBe('Tom & "Jerry" <b> ]]> 🎉')
  expect((await (await page.request.get('/feeds/news.json?lang=en')).json() as { items: { title: string }[] }).items[0]?.title).toBe('Tom & "Jerry" <b> ]]> 🎉')
})
