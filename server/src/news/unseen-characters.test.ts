import { expect, test } from 'vitest'
import { getNews } from '@loadout/contract/news/news.ts'
import { getNotice } from '@loadout/contract/notice/notice.ts'
import { sendRequest } from '../../test/send-request.ts'
import { startSite } from '../../test/start-site.ts'

const turned = 'Fi\u202Enal\u200B \u2066in\u2069\u0007 Malmo\u0308 👩\u200D💻'
const kept = 'Final in Malmö 👩\u200D💻'

test('H10 what cannot be seen is not kept in titles, excerpts and tags, whether news are published or revised', async () => {
  const { call, make } = await startSite()
  const { id } = await make.news({ title: turned, excerpt: turned, tags: ['ka\u200Dtowice\u202E'] })
  expect(await call(getNews, { id })).toMatchObject({
    title: kept,
    excerpt: kept,
    tags: [{ name: 'katowice' }],
    slug: 'final-in-malmo',
  })

  await make.revise(id, {
    languageId: 0,
    title: `${turned}!`,
    excerpt: `${turned}!`,
    content: '<p>x</p>',
  })
  expect(await call(getNews, { id })).toMatchObject({ title: `${kept}!`, excerpt: `${kept}!` })
})

test('H10 a title of nothing that can be seen is refused, and so is one that is too long', async () => {
  const { make } = await startSite()
  for (const title of ['', '\u200B\u202E', '\u2800 \u3164', 'x'.repeat(251)])
    await expect(make.news({ title })).rejects.toMatchObject({ code: 'invalid_request' })
})

test('H10 a notice is cleaned like a title, however its characters are written', async () => {
  const { call, make } = await startSite()
  await make.notice(
    '<b>Fi\u202Enal</b>&#8238; in&#x200b;\n<a href="/\u202E/evil.example">Malmo\u0308</a>',
  )
  expect((await call(getNotice, {})).message).toBe('<b>Final</b> in <a>Malmö</a>')
})

test('H10 what older rows hold leaves the name of the site behind the title, in the tab and in previews', async () => {
  const { db, make, url } = await startSite()
  const { id } = await make.news()
  await db.updateTable('article_version').set({ title: 'Fi\u202Enal', slug: 'x' }).execute()
  const { body } = await sendRequest(url, { target: `/news/${id}/x?lang=en` })
  expect(body).toContain('<title>\u2068Final\u2069 · Loadout</title>')
})
