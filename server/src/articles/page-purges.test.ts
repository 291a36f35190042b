import { expect, test } from 'vitest'
import { deleteComment, postComment } from '@loadout/contract/comments/comments.ts'
import { createNews, deleteNews, editNews, pinNews } from '@loadout/contract/news/newsroom.ts'
import { releasePost } from '@loadout/contract/posts/staff-posts.ts'
import { deletePost, editPost } from '@loadout/contract/posts/writing.ts'
import { eventually } from '../../test/eventually.ts'
import { madeAnew } from '../../test/made-anew.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { rawGet } from '../../test/raw-request.ts'
import { startSite, startSiteOn } from '../../test/start-site.ts'
import { times } from '../../test/times.ts'
import { unixSeconds } from '../platform/clock.ts'

const kept = { environment: { PAGE_CACHE_SECONDS: '3600' } }
const IN_A_MINUTE = 60_000
const FORTNITE = 3

/**
 * A site that keeps its pages for an hour, with news that nobody will change: in English and,
 * enough that no others are listed beside them, in German.
 */
async function keptSite() {
  const site = await startSite(kept)
  const { url, make, as } = site
  const editor = await make.member({
    username: 'Saga',
    ...staffWith('canPublishNews', 'canDeleteComments', 'canDeletePosts'),
  })
  const haldor = await make.member({ username: 'Haldor' })
  // The footer of every page shows these three.
  for (const [index, title] of ['First', 'Second', 'Third'].entries())
    await make.news({ title, upvotes: 100 - index, categoryIds: [FORTNITE], author: haldor })
  await times(6, () => make.news({ languageId: 3, categoryIds: [2, FORTNITE], author: haldor }))
  const anew = (paths: readonly string[]) => madeAnew(site, paths)

  return {
    ...site,
    editor,
    credentials: await as(editor),
    read: async (path: string) => (await rawGet(url, path)).body,
    anew,
    /** Which of these pages a change throws away. */
    changedBy: async (paths: readonly string[], change: () => Promise<unknown>) => {
      await anew(paths)
      await change()
      return anew(paths)
    },
    pages: [
      '/?lang=en',
      '/?lang=de',
      '/news/1/first?lang=en',
      '/about?lang=en',
      `/news-archive/${editor.id}/Saga?lang=en`,
      `/news-archive/${haldor.id}/Haldor?lang=en`,
    ],
  }
}

test('what readers cannot see yet changes no page: drafts, what is scheduled, and their edits', async () => {
  const { call, credentials, clock, changedBy, pages } = await keptSite()
  const text = { content: '<p>Text</p>', categories: [2] }
  const publish_at = Math.floor(clock.now().getTime() / 1_000) + 60

  const changed = await changedBy(pages, async () => {
    for (const when of [{}, { publish_at }]) {
      const { id } = await call(
        createNews,
        { language_id: 0, title: 'Not yet', ...text, tags: ['finals'], ...when },
        credentials,
      )
      await call(
        editNews,
        { id, language_id: 0, revision: 1, title: 'Later', tags: ['katowice'] },
        credentials,
      )
      await call(pinNews, { id, pinned: true }, credentials)
      await call(deleteNews, { id }, credentials)
    }
  })
  expect(changed).toEqual([])
})

test('what is published changes the lists of its language, game and author, and no other page', async () => {
  const { make, editor, changedBy, pages } = await keptSite()

  const published = () => make.news({ title: 'Northwind win', author: editor, categoryIds: [2] })
  expect(await changedBy(pages, published)).toEqual([
    '/?lang=en',
    `/news-archive/${editor.id}/Saga?lang=en`,
  ])
  // The front page shows CS:GO until a reader chooses.
  const ofAnotherGame = () => make.news({ author: editor, categoryIds: [4] })
  expect(await changedBy(['/?lang=en'], ofAnotherGame)).toEqual([])
})

test('what is held back of a newcomer changes the lists of its author and what searches find, and those of all when staff release it', async () => {
  const { call, make, credentials, editor, read, changedBy } = await keptSite()
  const newcomer = await make.member({ username: 'Tindra' })
  const held = () => make.post({ title: 'Kestrel fans', author: newcomer, held: true })
  const archive = `/posts/${newcomer.id}/Tindra?lang=en`
  const found = '/search/article/kestrel?lang=en'
  const ofAll = ['/?lang=en', '/?lang=de', '/posts?lang=en', `/posts/${editor.id}/Saga?lang=en`]
  const paths = [...ofAll, archive, found]

  const posts: { id: number }[] = []
  const publish = async () => void posts.push(await held())
  for (let count = 0; count < 2; count++)
    expect(await changedBy(paths, publish)).toEqual([archive, found])
  for (const path of [archive, found]) expect(await read(path)).toContain('Kestrel fans')
  const [first, second] = posts.map(({ id }) => id)
  expect(await changedBy(paths, () => call(deletePost, { id: first ?? 0 }, credentials))).toEqual([
    archive,
    found,
  ])

  const released = () => call(releasePost, { id: second ?? 0 }, credentials)
  expect(await changedBy(paths, released)).toEqual([
    '/?lang=en',
    '/?lang=de',
    '/posts?lang=en',
    archive,
    found,
  ])
  expect(await read('/posts?lang=en')).toContain('Kestrel fans')
})

test('what is held back and changes its language is found by searches in that one', async () => {
  const { call, make, as, read, changedBy } = await keptSite()
  const newcomer = await make.member()
  const { id } = await make.post({ title: 'Kestrel fans', author: newcomer, held: true })
  await times(6, () => make.post({ title: 'Kestrel', languageId: 3 }))
  const found = '/search/article/kestrel?lang=de'
  expect(await read(found)).not.toContain('Kestrel fans')
  const translated = { id, revision: 1, language_id: 3 as const }
  const credentials = await as(newcomer)
  expect(await changedBy([found], () => call(editPost, translated, credentials))).toEqual([found])
  expect(await read(found)).toContain('Kestrel fans')
})

test('an edit changes the pages that show it, and a deletion those and its lists', async () => {
  const { call, make, credentials, editor, read, changedBy, pages } = await keptSite()
  const { id } = await make.news({
    title: 'As it was',
    excerpt: 'Short.',
    content: '<p>Long.</p>',
    author: editor,
    tags: ['finals'],
  })
  const shown = ['/?lang=en', `/news-archive/${editor.id}/Saga?lang=en`]
  const feed = '/feeds/news.rss?lang=en'
  expect(await read(feed)).toContain('As it was')

  const edited = await changedBy(pages, () =>
    call(editNews, { id, language_id: 0, revision: 1, title: 'As it is' }, credentials),
  )
  expect(edited).toEqual(shown)
  for (const path of [...shown, feed]) {
    expect(await read(path), path).toContain('As it is')
    expect(await read(path), path).not.toContain('As it was')
  }
  const unpublished = () =>
    call(editNews, { id, language_id: 0, revision: 2, publish: false }, credentials)
  // The German front page offers its tag.
  expect(await changedBy(pages, unpublished)).toEqual([shown[0], '/?lang=de', shown[1]])
  for (const path of [...shown, feed])
    for (const gone of ['As it is', 'finals']) expect(await read(path), path).not.toContain(gone)
})

test('what the footer shows is never one that was changed or deleted', async () => {
  const { call, credentials, read, changedBy, pages } = await keptSite()
  // Its own page has another address afterwards.
  const inEnglish = pages.filter((path) => path.endsWith('lang=en') && !path.includes('first'))

  const renamed = await changedBy(inEnglish, () =>
    call(editNews, { id: 1, language_id: 0, revision: 1, title: 'Renamed' }, credentials),
  )
  expect(renamed).toEqual(inEnglish)
  for (const path of inEnglish) expect(await read(path), path).toContain('Renamed')
  await call(deleteNews, { id: 1 }, credentials)
  for (const path of ['/about?lang=en', '/?lang=en'])
    expect(await read(path), path).not.toContain('Renamed')
})

test('what is scheduled is on kept pages at its moment, in every process, restarted or not', async () => {
  const { make, clock, read, databaseUrl, anew } = await keptSite()
  const at = new Date(clock.now().getTime() + IN_A_MINUTE)
  await make.news({ title: 'By then', publishedAt: at })
  const restarted = await startSiteOn(databaseUrl, kept)
  const readThere = async () => (await rawGet(restarted.url, '/?lang=en')).body
  expect(await readThere()).not.toContain('By then')
  expect(await read('/?lang=en')).not.toContain('By then')

  // What a process says that begins may come late, and takes the pages once more.
  await eventually(async () => expect(await anew(['/?lang=en'])).toEqual([]))
  clock.set(new Date(at.getTime() - 1))
  expect(await anew(['/?lang=en'])).toEqual([])
  for (const each of [clock, restarted.clock]) each.set(at)
  expect(await read('/?lang=en')).toContain('By then')
  expect(await readThere()).toContain('By then')
})

test('POLL-01 a poll is over on kept pages at its end, in every process, restarted or not', async () => {
  const { make, clock, url, databaseUrl, anew } = await keptSite()
  const endsAt = new Date(clock.now().getTime() + IN_A_MINUTE)
  await make.poll({ endsAt })
  await make.poll({ on: { id: 1 }, endsAt })
  const paths = ['/?lang=en', '/news/1/first?lang=en']
  const restarted = await startSiteOn(databaseUrl, kept)
  /** The page carries the answer that its poll is made of: whether it is closed, and its end. */
  const isOver = async (site: string, path: string) =>
    (await rawGet(site, path)).body.includes(`true,${unixSeconds(endsAt)}]`)
  for (const path of paths)
    for (const site of [url, restarted.url]) expect(await isOver(site, path), path).toBe(false)
  await eventually(async () => expect(await anew(paths)).toEqual([]))
  clock.set(new Date(endsAt.getTime() - 1))
  expect(await anew(paths)).toEqual([])
  for (const each of [clock, restarted.clock]) each.set(endsAt)
  for (const path of paths)
    for (const site of [url, restarted.url]) expect(await isOver(site, path), path).toBe(true)
})

test('CMT-03 of many comments the first is on the page at once, the others within two seconds, and what is deleted is gone at once', async () => {
  const { call, credentials, clock, read, anew } = await keptSite()
  const page = '/news/1/first?lang=en'
  const post = async (message: string) =>
    (await call(postComment, { id: 1, article_type: 'news', message }, credentials)).comment
  await read(page)
  await post('the first word')
  expect(await read(page)).toContain('the first word')

  for (let number = 1; number <= 20; number++) await post(`word ${number} of many`)
  expect(await anew([page])).toEqual([])
  clock.advance(2_000)
  expect(await read(page)).toContain('word 20 of many')

  const { id } = await post('taken back')
  clock.advance(2_000)
  expect(await read(page)).toContain('taken back')
  await call(deleteComment, { id }, credentials)
  expect(await read(page)).not.toContain('taken back')
})
