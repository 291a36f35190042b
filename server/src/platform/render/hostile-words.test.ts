import { expect, test } from 'vitest'
import { plainLine } from '@loadout/contract/platform/plain-line.ts'
import { languages } from '@loadout/contract/languages/languages.ts'
import { hostileWords as hostile } from '../../../test/hostile-words.ts'
import { elementsOf, scriptsOf, stateOf, visibleText } from '../../../test/read-html.ts'
import { sendRequest } from '../../../test/send-request.ts'
import { startSite, type TestSite } from '../../../test/start-site.ts'

/** A page whose every text is hostile: title, excerpt, names, comments, their mentions. */
async function hostilePages(site: TestSite) {
  const { make, db } = site
  const pages: { word: string; path: string }[] = []
  for (const [index, word] of hostile.entries()) {
    const author = await make.member({ username: word })
    const { id } = await make.news({
      author,
      title: word,
      excerpt: word,
      tags: ['finals'],
      userTags: [author],
    })
    const comment = await make.comment({ on: { id }, by: author, message: `before ${word} after` })
    await db
      .updateTable('comment')
      .set({ mentions: JSON.stringify([{ id: author.id, name: word }]) })
      .where('id', '=', comment.id)
      .execute()
    await db
      .updateTable('article_version')
      .set({ slug: `word-${index}` })
      .where('article_id', '=', id)
      .execute()
    pages.push({ word, path: `/news/${id}/word-${index}?lang=en` })
  }
  return pages
}

/**
 * The scripts that a page has whatever people write: theme, the entry, what search engines read,
 * the state.
 */
const kindsOf = (html: string) =>
  scriptsOf(html).map(
    ({ attributes, text }) =>
      attributes['src']?.replace(/-[\w-]{7}\.js$/, '') ??
      (text === '' ? 'empty' : attributes['type']),
  )

test('H08 H02 whatever titles, names and comments hold, a page has its own scripts only and its state reads back word for word', async () => {
  const site = await startSite()
  const pages = await hostilePages(site)

  for (const { word, path } of pages) {
    const { status, body } = await sendRequest(site.url, { target: path })
    expect(status, word).toBe(200)
    expect(kindsOf(body), word).toEqual([
      '/before-paint.js',
      '/assets/libraries',
      '/assets/entry-browser',
      'application/ld+json',
      'application/json',
    ])
    expectPlainMarkup(body, word)

    const answers = stateOf(body).answers
    const answerTo = (call: string) => answers.find(([[asked]]) => asked === call)?.[1]
    expect(answerTo('/news/get'), word).toMatchObject({
      title: plainLine(word),
      excerpt: plainLine(word),
      author: { username: word },
      user_tags: [{ name: word }],
    })
    expect(JSON.stringify(answerTo('/comment/list')), word).toContain(
      `"message":{"$paragraphOf":"comment-`,
    )
    expect(visibleText(body), word).toContain(`before ${word} after`)
    expect(JSON.parse(scriptsOf(body)[3]?.text ?? '')).toMatchObject({
      headline: plainLine(word),
      author: [{ name: word }],
    })
  }
})

test('H02 text is shown as it was typed, in articles, lists, archives and tags', async () => {
  const site = await startSite()
  const pages = await hostilePages(site)
  const text = async (path: string) => {
    const { status, body } = await sendRequest(site.url, { target: path })
    expect(status, path).toBe(200)
    expectPlainMarkup(body, path)
    return visibleText(body)
  }

  for (const { word, path } of pages) expect(await text(path)).toContain(`before ${word} after`)
  const front = await text('/?lang=en')
  for (const { word } of pages.slice(-4)) expect(front).toContain(word)
  expect(await text('/tags/1/finals?lang=en')).toContain(hostile.at(-1))
  expect(await text(`/news-archive/1/${encodeURIComponent(hostile[0] ?? '')}?lang=en`)).toContain(
    hostile[0],
  )
})

test('H02 H08 what an address holds is no markup either', async () => {
  const { url } = await startSite()

  for (const word of hostile) {
    for (const path of [
      `/tags/7/${encodeURIComponent(word)}`,
      `/news-archive/7/${encodeURIComponent(word)}`,
      `/user/${encodeURIComponent(word)}`,
      `/event/5/${encodeURIComponent(word)}`,
      `/streams/${encodeURIComponent(word)}`,
      `/news/5/${encodeURIComponent(word)}`,
      `/${encodeURIComponent(word)}`,
    ]) {
      const { status, body, headers } = await sendRequest(url, {
        target: `${path}?lang=en&page=${encodeURIComponent(word)}&language_id=${encodeURIComponent(word)}`,
      })
      expect([200, 302, 400, 404], path).toContain(status)
      expect(headers['location'] ?? '/?lang=en', path).toBe('/?lang=en')
      if (status === 200) {
        expect(
          scriptsOf(body)
            .filter(({ attributes }) => !attributes['src'])
            .map(({ attributes }) => attributes['type']),
          path,
        ).toEqual(['application/json'])
        expectPlainMarkup(body, path)
        expect(() => stateOf(body)).not.toThrow()
      }
    }
  }
})

test('M05 no page in any language has an inline script, a handler or a script address', async () => {
  const { url, make } = await startSite()
  const { id } = await make.news({ title: 'Northwind win', tags: ['finals'] })
  await make.comment({ on: { id } })
  const paths = [
    '/',
    `/news/${id}/northwind-win`,
    '/news/999999',
    '/tags/1/finals',
    '/news-archive/1/person1',
    '/news-archive/999999',
    '/about',
    '/terms',
    '/privacy',
    '/cookies',
    '/events',
    '/login',
    '/users',
    '/ranking',
  ]

  for (const { locale } of languages) {
    for (const path of paths) {
      const { body } = await sendRequest(url, { target: `${path}?lang=${locale}` })
      const inline = scriptsOf(body).filter(({ attributes }) => attributes['src'] === undefined)
      expect(
        inline.every(({ attributes }) =>
          ['application/json', 'application/ld+json'].includes(attributes['type'] ?? ''),
        ),
        `${locale} ${path}`,
      ).toBe(true)
      expect(
        elementsOf(body).filter(({ name }) => name === 'style'),
        `${locale} ${path}`,
      ).toEqual([])
      expectPlainMarkup(body, `${locale} ${path}`)
    }
  }
})

/** No handler, no address that runs, nothing loaded from elsewhere. */
function expectPlainMarkup(html: string, where: string) {
  for (const { name, attributes } of elementsOf(html)) {
    expect(
      Object.keys(attributes).filter(
        (attribute) =>
          attribute.startsWith('on') || attribute === 'srcdoc' || attribute === 'http-equiv',
      ),
      `${where} ${name}`,
    ).toEqual([])
    for (const attribute of ['src', 'href', 'action', 'formaction'])
      expect(attributes[attribute] ?? '', `${where} ${name} ${attribute}`).not.toMatch(
        /^\s*(?:javascript|data|vbscript):|^(?:https?:)?\/\/(?!localhost:3000)/i,
      )
    expect(['base', 'iframe', 'object', 'embed', 'frame'], where).not.toContain(name)
  }
}
