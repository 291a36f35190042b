import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileHtml } from '../../../test/hostile-html.ts'
import { faultsOf } from '../../../test/html-faults.ts'
import { startSite } from '../../../test/start-site.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import {
  acceptedArticle,
  acceptedNotice,
  acceptedProfile,
  cleanNotice,
  cleanProfile,
} from './sanitize.ts'

const vectors = hostileHtml()

describe.each(Array.from({ length: 10 }, (_, part) => part))(
  'H01 H05 H07 hostile markup, part %i',
  (part) => {
    test('leaves nothing but allowed tags, attributes and schemes, and cleaning again changes nothing', () => {
      for (const vector of vectors.filter((_, index) => index % 10 === part)) {
        const clean = acceptedArticle(vector)
        expect(faultsOf(clean, 'article'), vector).toEqual([])
        expect(acceptedArticle(clean), vector).toBe(clean)
      }
    })
  },
)

test.each([
  { where: 'a notice', cleaner: 'notice', accepted: acceptedNotice, again: cleanNotice },
  { where: 'a profile', cleaner: 'profile', accepted: acceptedProfile, again: cleanProfile },
] as const)(
  'H01 H05 NOTICE-03 PROF-25 of hostile markup in $where nothing is left but marks and links',
  ({ cleaner, accepted, again }) => {
    for (const vector of vectors) {
      const clean = accepted(vector)
      expect(faultsOf(clean, cleaner), vector).toEqual([])
      expect(again(clean), vector).toBe(clean)
    }
  },
)

test('H01 the generator writes more than 1,500 different vectors', () => {
  expect(new Set(vectors).size).toBeGreaterThan(1_500)
})

test('H01 any two vectors one after the other, or one inside the other, are clean too', () => {
  const vector = fc.constantFrom(...vectors)
  const mixed = fc.oneof(
    fc.tuple(vector, vector).map(([first, second]) => first + second),
    fc
      .tuple(vector, vector, fc.nat(60))
      .map(([outer, inner, at]) => outer.slice(0, at) + inner + outer.slice(at)),
    fc
      .tuple(vector, fc.string({ unit: 'binary', maxLength: 8 }), fc.nat(40))
      .map(([text, noise, at]) => text.slice(0, at) + noise + text.slice(at)),
  )

  fc.assert(
    fc.property(mixed, (html) => {
      const clean = acceptedArticle(html)
      expect(faultsOf(clean, 'article')).toEqual([])
      expect(acceptedArticle(clean)).toBe(clean)
    }),
    { seed: 20_261_120, numRuns: 3_000 },
  )
})

test('H01 what the newsroom writes stays as it is', () => {
  const article =
    '<h2>Final</h2><p>They <strong>won</strong>, <em>twice</em>.<br />See <a href="/news/5/final">the final</a>.</p><ul><li>One</li></ul><blockquote><p>Well played.</p><footer>Haldor</footer></blockquote><table><thead><tr><th scope="col">Map</th></tr></thead><tbody><tr><td>Nuke &amp; Inferno</td></tr></tbody></table>'

  expect(acceptedArticle(article)).toBe(article)
})

test.each([
  [
    '<a href="https://elsewhere.example/x">x</a>',
    '<a href="https://elsewhere.example/x" rel="nofollow ugc noopener">x</a>',
  ],
  ['<a href="/about" rel="opener" target="_blank" onclick="x">x</a>', '<a href="/about">x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\t/evil.example">x</a>', '<a>x</a>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<img src="https://elsewhere.example/x.png">x', 'x'],
  ['<p id="site" name="state" class="top" style="color:red">x</p>', '<p>x</p>'],
])('H05 H07 %s becomes %s', (html, clean) => {
  expect(acceptedArticle(html)).toBe(clean)
})

test('H01 an article is cleaned when it is written', async () => {
  const { make, call } = await startSite()
  const { id } = await make.news({
    content: '<p onclick="alert(1)">They won.<script>alert(1)</script></p>',
  })
  expect((await call(getNews, { id })).content).toBe('<p>They won.</p>')

  await make.revise(id, {
    languageId: 0,
    title: 'x',
    excerpt: 'x',
    content: '<p>Twice.<img src=x onerror=alert(1)></p>',
  })
  expect((await call(getNews, { id })).content).toBe('<p>Twice.</p>')
})
