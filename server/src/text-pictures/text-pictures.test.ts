import { mkdir, rm, rmdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createPage, editPage } from '@loadout/contract/content-pages/staff-pages.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { createNews, deleteNews, editNews } from '@loadout/contract/news/newsroom.ts'
import { getPost } from '@loadout/contract/posts/posts.ts'
import {
  deletePost,
  discardKeptPost,
  editPost,
  keepPost,
  publishPost,
} from '@loadout/contract/posts/writing.ts'
import { sendTextPicture } from '@loadout/contract/text-pictures/text-pictures.ts'
import { finishedLeaving } from '../../test/finished-leaving.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { pictureFile } from '../../test/picture-file.ts'
import { postText } from '../../test/post-text.ts'
import { startSite } from '../../test/start-site.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { testFolder } from '../../test/test-folder.ts'
import { deleteExpired } from '../delete-expired.ts'
import { textPictures } from './domain.ts'
import { settleTextPictures } from './text-pictures.ts'
import { HOUR } from '../platform/clock.ts'

async function writing() {
  const folder = await testFolder()
  const site = await startSite({ environment: { LOADOUT_DATA: folder } })
  const as = await site.as(await site.make.member())
  const send = async (wish: Parameters<typeof pictureFile>[0] = {}) =>
    (await site.call(sendTextPicture, { picture: await pictureFile(wish) }, as)).src
  const shown = (...sources: string[]) =>
    `${postText(280)}${sources.map((src) => `<figure><img src="${src}"></figure>`).join('')}`
  /** What is left of pictures when everything that has had its time is gone. */
  const isThere = async (src: string) => (await site.get(src)).status === 200
  async function later(time: number) {
    site.clock.advance(time)
    await deleteExpired(site.site, [textPictures])
    site.clock.advance(2 * HOUR)
    await site.site.pictures.sweep()
  }
  const asStaff = await site.as(
    await site.make.member(staffWith('canPublishNews', 'canManageContent')),
  )
  return { ...site, asOf: site.as, folder, as, asStaff, send, shown, isThere, later }
}

const post = { language_id: 0, categories: [2], title: 'With pictures' } as const

test('POST-36 a picture that is sent for a text is written anew, keeps its shape and is never enlarged', async () => {
  const { call, get, as, send, shown } = await writing()
  const src = await send({ width: 300, height: 900, format: 'gif' })
  expect(src).toMatch(/^\/media\/text\/[0-9a-f]{32}\/1200x1200\.webp$/)
  const { id } = await call(publishPost, { ...post, content: shown(src) }, as)
  expect((await call(getPost, { id })).content).toContain(
    `<img src="${src}" alt="" loading="lazy" />`,
  )
  const sizeOf = async (path: string) => {
    const { default: sharp } = await import('sharp')
    const { width, height, format } = await sharp(await (await get(path)).arrayBuffer()).metadata()
    return [width, height, format]
  }
  expect(await sizeOf(src)).toEqual([300, 900, 'webp'])
  expect(await sizeOf(src.replace('1200x1200', '600x600'))).toEqual([200, 600, 'webp'])
})

test('I05 a picture that is too small or none is refused, and visitors send none', async () => {
  const { call, as, send } = await writing()
  await expect(send({ width: 31, height: 40 })).rejects.toMatchObject({
    status: 400,
    code: 'picture_too_small',
    field: 'picture',
  })
  await expect(
    call(sendTextPicture, { picture: new File(['<svg/>'], 'a.png') }, as),
  ).rejects.toMatchObject({ status: 400, code: 'picture_unreadable' })
  await expect(call(sendTextPicture, { picture: await pictureFile() })).rejects.toMatchObject({
    status: 401,
  })
})

test('I09 pictures stay as long as a text shows them, published or kept, and go when none does', async () => {
  const { call, as, send, shown, isThere, later } = await writing()
  const [published, kept, never] = [await send(), await send(), await send()]
  const { id } = await call(publishPost, { ...post, content: shown(published) }, as)
  await call(keepPost, { ...post, id, revision: 1, content: shown(kept) }, as)
  await later(25 * HOUR)
  expect(await Promise.all([published, kept, never].map(isThere))).toEqual([true, true, false])

  await call(editPost, { id, publish: true }, as)
  await later(HOUR)
  expect(await Promise.all([published, kept].map(isThere))).toEqual([false, true])

  await call(deletePost, { id }, as)
  await later(HOUR)
  expect(await isThere(kept)).toBe(false)
})

test('I09 a picture that two texts show stays until both are gone', async () => {
  const { call, as, send, shown, isThere, later } = await writing()
  const src = await send()
  const [one, other] = [
    await call(publishPost, { ...post, content: shown(src) }, as),
    await call(publishPost, { ...post, content: shown(src) }, as),
  ]
  await call(deletePost, { id: one.id }, as)
  await later(25 * HOUR)
  expect(await isThere(src)).toBe(true)
  await call(deletePost, { id: other.id }, as)
  await later(HOUR)
  expect(await isThere(src)).toBe(false)
})

/** A picture that a text took out so long ago that it is swept with the next turn. */
async function withOldPicture() {
  const site = await writing()
  const { call, as, clock, send, shown } = site
  const src = await send()
  const { id } = await call(publishPost, { ...post, content: shown(src) }, as)
  await call(editPost, { id, content: shown(), publish: true }, as)
  clock.advance(2 * HOUR)
  const takeBack = () => call(editPost, { id, content: shown(src), publish: true }, as)
  return { ...site, id, src, takeBack }
}

test('I09 a picture that a text takes back while it is about to be swept stays', async () => {
  const site = await withOldPicture()
  const { site: parts, clock, id, src, shown, isThere } = site
  const sweeping = await parts.transaction(async ({ tx }) => {
    const html = [shown(src)]
    await settleTextPictures(tx, { on: `article ${id}`, html, now: clock.now() })
    const swept = parts.pictures.sweep()
    await untilSomebodyWaitsFor(tx)
    return { swept }
  })
  expect([await sweeping.swept, await isThere(src)]).toEqual([0, true])
})

test('I09 a picture that one text takes out at the moment at which another begins to show it stays', async () => {
  const site = await writing()
  const { site: parts, call, asStaff, clock, send, shown, isThere, later } = site
  const src = await send()
  const news = { language_id: 0, title: 'With it', content: shown(src) } as const
  const first = await call(createNews, news, asStaff)
  const [now, html] = [clock.now(), [shown(src)]]
  const takingOut = await parts.transaction(async ({ tx }) => {
    await settleTextPictures(tx, { on: 'article 900', html, now })
    const done = parts.transaction((work) =>
      settleTextPictures(work.tx, { on: `article ${first.id}`, html: [''], now }),
    )
    await untilSomebodyWaitsFor(tx)
    return { done }
  })
  await takingOut.done
  await later(48 * HOUR)
  expect(await isThere(src)).toBe(true)
})

test('I09 a picture whose files are being deleted is taken back by no text, and is gone with the next turn', async () => {
  const { site, db, folder, src, takeBack, later } = await withOldPicture()
  const file = `${folder}${src}`
  // A folder in the place of a file is not deleted: the turn ends midway.
  await rm(file)
  await mkdir(file)
  await expect(site.pictures.sweep()).rejects.toThrow()
  await takeBack()

  await rmdir(file)
  await later(HOUR)
  expect(await db.selectFrom('picture').select('name').execute()).toEqual([])
})

test('O11 I09 of somebody who leaves and keeps their texts the pictures go that no reader has seen', async () => {
  const site = await writing()
  const { call, as, send, shown, isThere, later } = site
  const [seen, unseen] = [await send(), await send({ width: 400 })]
  const { id } = await call(publishPost, { ...post, content: shown(seen) }, as)
  await call(keepPost, { ...post, id, revision: 1, content: shown(seen, unseen) }, as)
  await call(leaveSite, { keep_texts: 1 }, as)
  site.clock.advance(7 * 24 * HOUR)
  await finishedLeaving(site)
  await later(48 * HOUR)
  expect([await isThere(seen), await isThere(unseen)]).toEqual([true, false])
})

test('I09 a picture goes when its owner deletes their post, or never saves one, though somebody else has its address in a draft and in a post', async () => {
  const site = await writing()
  const { call, make, as, send, shown, isThere, later } = site
  const [src, unsaved] = [await send(), await send({ width: 400 })]
  const content = shown(src, unsaved)
  const { id } = await call(publishPost, { ...post, content: shown(src) }, as)
  const other = await site.asOf(await make.member())
  await call(keepPost, { ...post, content }, other)
  const published = await call(publishPost, { ...post, content }, other)
  const changed = { ...post, id: published.id, revision: 1, content: shown(src) }
  const { revision } = await call(keepPost, changed, other)
  await call(discardKeptPost, { id: published.id, revision }, other)
  await call(editPost, { id: published.id, content, publish: true }, other)
  await later(HOUR)
  expect(await Promise.all([src, unsaved].map(isThere))).toEqual([true, true])

  await call(deletePost, { id }, as)
  await later(25 * HOUR)
  expect(await Promise.all([src, unsaved].map(isThere))).toEqual([false, false])
})

test('I07 whoever sends pictures without end and saves no text is stopped', async () => {
  const { call, as, db, send, shown } = await writing()
  const src = await send()
  const { owner_id } = await db.selectFrom('picture').select('owner_id').executeTakeFirstOrThrow()
  const names = Array.from({ length: 49 }, (_, number) => String(number).padStart(32, 'a'))
  await db
    .insertInto('picture')
    .values(
      names.map((name) => ({
        name,
        folder: 'text',
        files: [],
        bytes: 1,
        owner_id,
        unused_since: null,
      })),
    )
    .execute()
  await db
    .insertInto('text_picture_use')
    .values(names.map((name) => ({ name, shown_on: 'unsaved', since: new Date() })))
    .execute()
  await expect(send()).rejects.toMatchObject({ status: 400, code: 'too_many_pictures' })
  await call(keepPost, { ...post, content: shown(src) }, as)
  await send()
})

test('I09 news and content pages keep their pictures, and let go of them when they are changed or deleted', async () => {
  const { call, send, shown, isThere, later, asStaff } = await writing()
  const [inNews, inSwedish, onPage] = [await send(), await send(), await send()]
  const news = await call(
    createNews,
    { language_id: 0, title: 'News', content: shown(inNews) },
    asStaff,
  )
  const swedish = {
    id: news.id,
    language_id: 1,
    title: 'Nyhet',
    content: shown(inSwedish),
  } as const
  await call(editNews, { ...swedish, revision: 1 }, asStaff)
  const page = await call(
    createPage,
    { language_id: 0, title: 'Page', url: 'hall', footer_category: 1, content: shown(onPage) },
    asStaff,
  )
  const all = () => Promise.all([inNews, inSwedish, onPage].map(isThere))
  await later(25 * HOUR)
  expect(await all()).toEqual([true, true, true])

  await call(deleteNews, { id: news.id, language_id: 1 }, asStaff)
  await later(HOUR)
  expect(await all()).toEqual([true, false, true])

  await call(deleteNews, { id: news.id }, asStaff)
  await call(
    editPage,
    { id: page.id, language_id: 0, revision: 1, content: '<p>Bare</p>' },
    asStaff,
  )
  await later(HOUR)
  expect(await all()).toEqual([false, false, false])
})
