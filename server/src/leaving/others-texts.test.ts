import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { signup } from '@loadout/contract/accounts/accounts.ts'
import { listComments, postComment } from '@loadout/contract/comments/comments.ts'
import { listGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { forceUsername } from '@loadout/contract/people/names.ts'
import { keepPost, publishPost } from '@loadout/contract/posts/writing.ts'
import { sendReport } from '@loadout/contract/reports/reports.ts'
import { decideReport, listReports } from '@loadout/contract/reports/staff-reports.ts'
import { updateProfile } from '@loadout/contract/settings/settings.ts'
import { finishedLeaving } from '../../test/finished-leaving.ts'
import { mailsTo } from '../../test/mailed-link.ts'
import { postText } from '../../test/post-text.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { startSite, type TestSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

async function hasLeft(site: TestSite, person: { id: number }) {
  await site.call(leaveSite, { keep_texts: 1 }, await site.as(person))
  site.clock.advance(7 * DAY)
  await finishedLeaving(site)
}

/** Somebody who signs up under a name that others have written before, and leaves again. */
async function comesAndGoes(site: TestSite, username: string) {
  site.clock.advance(DAY)
  await hasLeft(site, await site.make.member({ username, password: 'correct horse' }))
}

/** A name goes from one member to another when it is not held any more. */
async function tindraAfterTindra(site: TestSite) {
  const { make, call, as, clock } = site
  const first = await make.member({ username: 'Tindra', password: 'correct horse' })
  const before = await make.comment({ on: await make.news(), by: first, message: 'I am @Tindra' })
  const staff = await as(await make.member(staffWith('canForceNameChange')))
  await call(forceUsername, { user_id: first.id, username: 'Other' }, staff)
  clock.advance(91 * DAY)
  const second = await call(signup, {
    username: 'Tindra',
    email: 'tindra@mail.example',
    password: 'correct horse',
    country_id: 3,
  })
  return { first, second, before }
}

const messageOf = async ({ db }: TestSite, { id }: { id: number }) =>
  db
    .selectFrom('comment')
    .select(['message', 'mentions'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('O11 comments and guestbooks that named nobody keep their words when somebody of that name leaves', async () => {
  const site = await startSite()
  const { make, call, as } = site
  const news = await make.news()
  const writer = await make.member()
  const message = 'Thanks @ESLCS on Twitter'
  await call(postComment, { article_type: 'news', id: news.id, message }, await as(writer))
  await make.guestbookEntry({ owner: writer, message })
  const { id } = await make.comment({ on: news })
  await site.db
    .insertInto('comment_version')
    .values({ comment_id: id, message, written: site.clock.now() })
    .execute()
  const reported = await make.report({ on: await make.comment({ on: news, message }), by: writer })
  await comesAndGoes(site, 'ESLCS')

  const { entries } = await call(listComments, { article_type: 'news', id: news.id })
  expect(entries.filter((entry) => entry.message === message)).toHaveLength(2)
  const guestbook = await call(listGuestbook, { user_id: writer.id })
  expect(guestbook.entries[0]).toMatchObject({ message })
  const versions = await site.db.selectFrom('comment_version').select('message').execute()
  expect(versions).toEqual([{ message }])
  const { snapshot } = await site.db
    .selectFrom('reported_thing')
    .select('snapshot')
    .where('id', '=', reported.id)
    .executeTakeFirstOrThrow()
  expect(snapshot).toMatchObject({ text: message })
})

test('O11 E09 whoever has a name now keeps it where others wrote it, when who had it before leaves', async () => {
  const site = await startSite()
  const { make } = site
  const { first, second, before } = await tindraAfterTindra(site)
  const news = await make.news()
  const praise = await make.comment({ on: news, message: 'Well done @Tindra' })
  await hasLeft(site, first)
  expect(await messageOf(site, praise)).toEqual({
    message: 'Well done @Tindra',
    mentions: [{ id: second.id, name: 'Tindra' }],
  })
  expect(await messageOf(site, before)).toEqual({ message: 'I am @…', mentions: [] })
})

test('O11 news that were there before a member are not rewritten when they leave, nor are links to other sites', async () => {
  const site = await startSite()
  const content = '<p>Follow @ESLCS, see <a href="https://www.youtube.com/user/ESLCS">films</a></p>'
  const news = await site.make.news({ title: 'With @ESLCS', excerpt: 'By @ESLCS', content })
  const written = () =>
    site.db
      .selectFrom('article_version')
      .select(['title', 'excerpt', 'content'])
      .where('article_id', '=', news.id)
      .executeTakeFirstOrThrow()
  const before = await written()
  await comesAndGoes(site, 'ESLCS')
  expect(await written()).toEqual(before)
  expect(before.content).toContain('https://www.youtube.com/user/ESLCS')
})

test('O11 texts that are younger than a member name them no more, and links within the site lead nowhere', async () => {
  const site = await startSite()
  const person = await site.make.member({ username: 'Haldor', password: 'correct horse' })
  site.clock.advance(DAY)
  const links = [
    '/user/Haldor',
    `${site.site.settings.origin}/user/haldor?tab=1`,
    'https://steam.example/user/Haldor',
  ]
  const { id } = await site.make.news({
    title: 'Praise of @Haldor',
    content: `<p>${links.map((href) => `<a href="${href}">@haldor</a>`).join(' ')}</p>`,
  })
  const author = await site.as(await site.make.member())
  const post = { language_id: 0, title: 'Praise', content: postText(300), categories: [2] } as const
  const published = await site.call(publishPost, { ...post, publish: true }, author)
  const unpublished = {
    ...post,
    title: 'Of @Haldor',
    content: '<p>By <a href="/user/Haldor">@Haldor</a></p>',
  }
  await site.call(keepPost, { ...unpublished, ...published }, author)
  await hasLeft(site, person)
  const change = await site.db
    .selectFrom('post_change')
    .select(['title', 'content'])
    .executeTakeFirstOrThrow()
  expect(change.title).toBe('Of @…')
  expect(change.content).toMatch(new RegExp(`/user/~${person.id}".*>@…<`))
  const { title, slug, content } = await site.db
    .selectFrom('article_version')
    .select(['title', 'slug', 'content'])
    .where('article_id', '=', id)
    .executeTakeFirstOrThrow()
  expect([title, slug]).toEqual(['Praise of @…', 'praise-of'])
  expect([...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    `/user/~${person.id}`,
    expect.stringMatching(new RegExp(`/user/~${person.id}\\?tab=1$`)) as string,
    'https://steam.example/user/Haldor',
  ])
  expect(content).not.toContain('@haldor')
})

test('O11 E09 of many texts none names who has left, however far they are apart', async () => {
  const site = await startSite()
  const { make, db } = site
  const person = await make.member({ username: 'Haldor', password: 'correct horse' })
  site.clock.advance(DAY)
  const titles = ['Praise of @Haldor', 'Blame of @Haldor', 'More of @Haldor']
  for (const title of titles) {
    await make.news({ title })
    await sql`select setval('article_id_seq', nextval('article_id_seq') + 449)`.execute(db)
  }
  await hasLeft(site, person)
  const rows = await db.selectFrom('article_version').select('title').orderBy('title').execute()
  expect(rows.map(({ title }) => title)).toEqual(['Blame of @…', 'More of @…', 'Praise of @…'])
})

test('O11 the audit of others keeps its words when somebody leaves whose name they are', async () => {
  const site = await startSite()
  const { make, db, clock } = site
  const other = await make.member()
  const lines = [
    { target: `user ${other.id}`, after: { way: 'passkey' } },
    { target: `user ${other.id}`, after: { username: 'passkey' } },
    { target: 'item 7', after: { name: 'Passkey' } },
  ]
  await db
    .insertInto('audit')
    .values(
      lines.map(({ target, after }) => ({
        admin_id: other.id,
        action: 'second step added',
        target,
        before: null,
        after: JSON.stringify(after),
        inserted: clock.now(),
      })),
    )
    .execute()
  await comesAndGoes(site, 'passkey')
  expect(await db.selectFrom('audit').select(['target', 'after']).orderBy('id').execute()).toEqual(
    lines,
  )
})

test('O11 a comment that says nothing but an ellipsis goes like any other', async () => {
  const site = await startSite()
  const { make, call, db } = site
  const person = await make.member({ password: 'correct horse' })
  const { id } = await make.comment({ on: await make.news(), by: person, message: '…' })
  await call(leaveSite, { keep_texts: 0 }, await site.as(person))
  site.clock.advance(7 * DAY)
  await finishedLeaving(site)
  const { deleted_at } = await db
    .selectFrom('comment')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(deleted_at).not.toBeNull()
})

test('O11 D13 an address that somebody else has now keeps the mails that were sent to it', async () => {
  const site = await startSite()
  const { make, db, as, call } = site
  const person = await make.member({ email: 'old@mail.example', password: 'correct horse' })
  await call(updateProfile, { email: 'new@mail.example', country_id: 3 }, await as(person))
  site.clock.advance(8 * DAY)
  await call(signup, {
    username: 'Newcomer',
    email: 'old@mail.example',
    password: 'correct horse',
    country_id: 3,
  })
  const mails = async () => (await mailsTo(db, 'old@mail.example')).length
  const before = await mails()
  await hasLeft(site, person)
  expect(await mails()).toBe(before)
})

test('O11 G17 reports of texts that their author leaves behind stay in the queue, and no title of a reported post names who has left', async () => {
  const site = await startSite()
  const { make, call, as } = site
  const person = await make.member({ username: 'Haldor', password: 'correct horse' })
  const [friend, reporter] = [await make.member(), await as(await make.member())]
  const own = await make.comment({ on: await make.news(), by: person, message: 'Buy cheap gold.' })
  const post = await make.post({ author: friend, title: 'Interview with @Haldor' })
  await call(sendReport, { kind: 'comment', id: own.id, reason: 'spam' }, reporter)
  await call(sendReport, { kind: 'post', id: post.id, reason: 'spam' }, reporter)
  await hasLeft(site, person)

  const staff = await as(await make.member(staffWith('canDeleteComments', 'canDeletePosts')))
  const { entries } = await call(listReports, {}, staff)
  expect(entries.map(({ owner, title, text }) => [owner?.id, title ?? text])).toEqual([
    [undefined, 'Buy cheap gold.'],
    [friend.id, 'Interview with @…'],
  ])
  await call(decideReport, { id: entries[0]?.id ?? 0, outcome: 'removed', reason: 'spam' }, staff)
  expect((await call(listReports, {}, staff)).entries).toHaveLength(1)
})
