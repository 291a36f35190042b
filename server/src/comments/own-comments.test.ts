import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import {
  deleteComment,
  listComments,
  postComment,
  type Comment,
} from '@loadout/contract/comments/comments.ts'
import { deleteOwnComment, editComment } from '@loadout/contract/comments/own-comments.ts'
import {
  listCommentsForStaff,
  listCommentVersions,
} from '@loadout/contract/comments/staff-comments.ts'
import { blockMember } from '@loadout/contract/following/blocks.ts'
import { getNews } from '@loadout/contract/news/news.ts'
import { deleteNews } from '@loadout/contract/news/newsroom.ts'
import { banPerson } from '@loadout/contract/people/people.ts'
import { decideReport } from '@loadout/contract/reports/staff-reports.ts'
import { upvoteComment } from '@loadout/contract/upvotes/upvotes.ts'
import { brokenPromises } from '../../test/broken-promises.ts'
import { everyRow } from '../../test/every-row.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { openSocket } from '../../test/raw-socket.ts'
import { startSite, TEST_NOW } from '../../test/start-site.ts'
import { keysOf, notificationsOf } from '../../test/notifications-of.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'
import { removeComment } from './delete-comment.ts'

const onNews = { article_type: 'news' } as const
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

/** A member who has written one comment below news of somebody else. */
async function siteWithComment(options: Parameters<typeof startSite>[0] = {}) {
  const site = await startSite(options)
  const editor = await site.make.member({ username: 'Editor' })
  const member = await site.make.member({ username: 'Tindra' })
  const news = await site.make.news({ author: editor })
  const comment = await site.make.comment({ on: news, by: member, message: 'Frist' })
  const credentials = await site.as(member)
  const listed = async (id = comment.id): Promise<Comment | undefined> =>
    (await site.call(listComments, { id: news.id, ...onNews })).entries.find(
      (entry) => entry.id === id,
    )
  return {
    ...site,
    editor,
    member,
    news,
    comment,
    credentials,
    listed,
    edit: (message: string, id = comment.id) =>
      site.call(editComment, { id, message }, credentials),
    remove: (id = comment.id) => site.call(deleteOwnComment, { id }, credentials),
    staff: async () => site.as(await site.make.member(staffWith('canDeleteComments'))),
  }
}

test('CMT-13 POINTS-17 POINTS-33 who writes and deletes thirty comments a day is paid for ten, and so is the author below whose post they stood', async () => {
  const { make, as, call, db } = await startSite()
  const [author, writer] = [
    await make.member(),
    await make.member({ flags: Flag.HasVerifiedEmail }),
  ]
  const post = await make.post({ author })
  const credentials = await as(writer)
  for (let number = 0; number < 30; number++) {
    const { comment } = await call(
      postComment,
      { id: post.id, article_type: 'blog', message: `Number ${number}` },
      credentials,
    )
    await call(deleteOwnComment, { id: comment.id }, credentials)
  }
  const paid = await db
    .selectFrom('point_entry')
    .select((of) => ['user_id', 'task_id', of.fn.sum<number>('points').as('points')])
    .where('task_id', 'in', [1, 3])
    .groupBy(['user_id', 'task_id'])
    .execute()
  expect(new Set(paid.map((each) => Object.values(each).join()))).toEqual(
    new Set([`${writer.id},1,300`, `${author.id},3,300`]),
  )
})

test('a comment is changed by its author for ten minutes without a mark, and nothing of before is kept', async () => {
  const { clock, edit, listed, db } = await siteWithComment()
  clock.set(later(10))
  const { comment } = await edit('  First \n')
  expect(comment).toMatchObject({ message: 'First', edited: null, upvoted: true })
  expect(await listed()).toEqual({ ...comment, upvoted: false })
  expect(await db.selectFrom('comment_version').selectAll().execute()).toEqual([])
})

test('a comment that is changed later says so, and staff read what it said before', async () => {
  const { call, clock, comment, edit, listed, staff, news } = await siteWithComment()
  clock.set(later(11))
  await edit('First')
  clock.set(later(30))
  await edit('First!')
  expect(await listed()).toMatchObject({
    message: 'First!',
    edited: later(30).getTime() / 1000,
    inserted: TEST_NOW.getTime() / 1000,
  })
  const credentials = await staff()
  expect(await call(listCommentVersions, { id: comment.id }, credentials)).toEqual({
    entries: [
      { message: 'First', written: later(11).getTime() / 1000 },
      { message: 'Frist', written: TEST_NOW.getTime() / 1000 },
    ],
  })
  expect((await call(listCommentsForStaff, {}, credentials)).entries).toMatchObject([
    { message: 'First!', edited: later(30).getTime() / 1000 },
  ])
  expect(JSON.stringify(await call(listComments, { id: news.id, ...onNews }))).not.toContain(
    'Frist',
  )
})

test('the same words once more change nothing, however often they are sent', async () => {
  const { clock, edit, db } = await siteWithComment()
  clock.set(later(60))
  await Promise.all(Array.from({ length: 8 }, () => edit('First')))
  await edit('First')
  expect(await db.selectFrom('comment_version').select('message').execute()).toEqual([
    { message: 'Frist' },
  ])
})

test('a comment is changed for a day and twenty times with a mark, and deleted at any time', async () => {
  const { clock, edit, remove, listed } = await siteWithComment()
  clock.set(later(24 * 60))
  for (let number = 1; number <= 20; number++) await edit(`Number ${number}`)
  await expect(edit('Number 21')).rejects.toMatchObject({ status: 400, code: 'too_many_edits' })
  clock.set(new Date(later(24 * 60).getTime() + 1000))
  await expect(edit('Too late')).rejects.toMatchObject({ status: 400, code: 'edit_time_over' })
  expect(await listed()).toMatchObject({ message: 'Number 20' })
  await remove()
  expect(await listed()).toMatchObject({ deleted: true, edited: null })
})

test('CMT-05 CMT-06 G12 what may not be written may not be put in its place, and nothing is changed', async () => {
  const { call, edit, db, news, comment, member, as, make } = await siteWithComment()
  const stranger = await as(await make.member())
  const before = await everyRow(db)
  await expect(edit(' \n ')).rejects.toMatchObject({ code: 'message_missing', field: 'message' })
  await expect(edit('ä'.repeat(5_001))).rejects.toMatchObject({
    code: 'message_too_long',
    field: 'message',
  })
  await expect(edit('hi', 999_999)).rejects.toMatchObject({ status: 404 })
  const other = { id: comment.id, message: 'Not mine' }
  await expect(call(editComment, other, stranger)).rejects.toMatchObject({ status: 403 })
  await expect(call(deleteOwnComment, { id: comment.id }, stranger)).rejects.toMatchObject({
    status: 403,
    code: 'not_allowed',
  })
  await expect(call(editComment, other)).rejects.toMatchObject({ status: 401 })
  expect(await everyRow(db)).toEqual(before)

  await db
    .updateTable('article')
    .set({ published_at: 'infinity' })
    .where('id', '=', news.id)
    .execute()
  await expect(edit('Below a draft')).rejects.toMatchObject({ status: 404 })
  expect(await call(deleteOwnComment, { id: comment.id }, await as(member))).toEqual({
    success: true,
  })
})

test('G02 whoever the author of the article has blocked changes nothing there, but may delete it', async () => {
  const { call, as, editor, member, edit, remove } = await siteWithComment()
  await call(blockMember, { user_id: member.id }, await as(editor))
  await expect(edit('More of it')).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
  expect(await remove()).toEqual({ success: true })
})

test('a ban that comes while a comment is being changed comes before or after it', async () => {
  const { edit, db, member, listed, clock } = await siteWithComment()
  let refused: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ banned_until: new Date(clock.now().getTime() + 60_000) })
      .where('id', '=', member.id)
      .execute()
    refused = edit('Banned by now').catch((error: unknown) => error)
    await untilSomebodyWaitsFor(tx)
  })
  expect(await refused).toMatchObject({ code: 'banned' })
  expect(await listed()).toMatchObject({ message: 'Frist' })
  expect(await brokenPromises(db)).toEqual([])
})

test('B05 whoever changes a comment, or takes it away alone or with its article, takes it before its author, as an upvote does', async () => {
  const { call, make, as, site, db, news, member, edit, remove } = await siteWithComment()
  const may = staffWith('canDeleteComments', 'canPublishNews')
  const staff = await as(await make.member(may))
  const reported = await make.comment({ on: news, by: member })
  const report = await make.report({ on: reported, by: await make.member() })
  const removed = { id: report.id, outcome: 'removed', reason: 'spam' } as const
  const acts: (() => Promise<unknown>)[] = [
    () => edit('Second'),
    () => remove(),
    () => call(decideReport, removed, staff),
    () => call(deleteNews, { id: news.id }, staff),
  ]
  for (const act of acts) {
    const { answer } = await site.transaction(async ({ tx }) => {
      await tx.selectFrom('comment').select('id').forUpdate().execute()
      const asked = act()
      await untilSomebodyWaitsFor(tx)
      // Taken by the call, the two would wait for each other.
      const author = tx.selectFrom('users').select('id').where('id', '=', member.id)
      await author.forNoKeyUpdate().noWait().execute()
      return { answer: asked }
    })
    await answer
  }
  expect(await brokenPromises(db)).toEqual([])
})

test('B04 a comment that is deleted while its article is counts for its author once', async () => {
  const { call, make, as, site, db, news, comment } = await siteWithComment()
  await make.comment({ on: news })
  const staff = await make.member(staffWith('canPublishNews', 'canDeleteComments'))
  const credentials = await as(staff)
  const { answer } = await site.transaction(async (work) => {
    await removeComment(site, work, { id: comment.id, staff })
    const deleted = call(deleteNews, { id: news.id }, credentials)
    const asked = deleted.catch((refusal: unknown) => refusal)
    await untilSomebodyWaitsFor(work.tx)
    return { answer: asked }
  })
  expect(await answer).toEqual({ success: true })
  expect(await brokenPromises(db)).toEqual([])
})

test('whoever is banned by staff changes and deletes nothing', async () => {
  const { call, edit, remove, member, make, as } = await siteWithComment()
  const staff = await as(await make.member(staffWith('canBanUsers')))
  await call(banPerson, { user_id: member.id, reason: 'Spam' }, staff)
  await expect(edit('Buy gold')).rejects.toMatchObject({ status: 401 })
  await expect(remove()).rejects.toMatchObject({ status: 401 })
})

test('CMT-13 G10 a comment that its author deletes keeps its place and loses its text, is counted as one that staff delete, and is in no audit', async () => {
  const site = await siteWithComment({ environment: { PAGE_CACHE_SECONDS: '60' } })
  const { call, news, comment, credentials, edit, remove, listed, staff, url, db, make, as } = site
  const page = async () => (await fetch(`${url}/news/${news.id}/news-number-1?lang=en`)).text()
  expect(await page()).toContain('Frist')
  expect(await remove()).toEqual({ success: true })

  expect(await page()).not.toContain('Frist')
  expect(await listed()).toMatchObject({ message: 'This comment has been deleted.', deleted: true })
  expect((await call(getNews, { id: news.id })).comments).toBe(1)
  expect(await brokenPromises(db)).toEqual([])
  expect(await db.selectFrom('audit').selectAll().execute()).toEqual([])
  for (const again of [remove, () => edit('Back again')])
    await expect(again()).rejects.toMatchObject({ status: 404, code: 'comment_not_found' })
  const ofStaff = await staff()
  const other = await as(await make.member())
  for (const ask of [
    () => call(deleteComment, { id: comment.id }, ofStaff),
    () => call(listCommentVersions, { id: comment.id }, ofStaff),
    () => call(upvoteComment, { id: comment.id, ...onNews }, other),
    () => call(editComment, { id: comment.id, message: 'x' }, credentials),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 404 })
})

test('of a change and a deletion at the same moment the deletion stays, and counts are right', async () => {
  const { edit, remove, staff, call, comment, listed, db, make, news, member } =
    await siteWithComment()
  const ofStaff = await staff()
  const outcomes = await Promise.allSettled([
    edit('First'),
    remove(),
    call(deleteComment, { id: comment.id }, ofStaff),
    edit('First!'),
    remove(),
  ])
  const deletions = [1, 2, 4].filter((place) => outcomes[place]?.status === 'fulfilled')
  expect(deletions).toHaveLength(1)
  expect(await listed()).toMatchObject({ deleted: true })
  await make.comment({ on: news, by: member })
  expect(await brokenPromises(db)).toEqual([])
})

test('CMT-18 C13 NOTIF-12 whoever is newly named is told, once, however the comment is changed', async () => {
  const site = await siteWithComment({ jobs: true })
  const { make, edit, editor, clock, call, news, credentials } = site
  const haldor = await make.member({ username: 'Haldor' })
  const mireia = await make.member({ username: 'Mireia' })
  const { comment } = await call(
    postComment,
    { id: news.id, ...onNews, message: 'Nice, @Haldor' },
    credentials,
  )
  expect(keysOf(await notificationsOf(site, editor))).toEqual(['commented'])
  const change = (message: string) => edit(message, comment.id)
  expect((await change('Nice, @Haldor and @Mireia')).comment.mentions).toEqual([
    { id: haldor.id, name: 'Haldor' },
    { id: mireia.id, name: 'Mireia' },
  ])
  await change('Nice.')
  clock.set(later(30))
  await change('Nice, @Mireia, @Haldor, @Tindra and @Editor')
  for (const person of [haldor, mireia])
    expect(keysOf(await notificationsOf(site, person))).toEqual(['tagged_in_comment'])
  expect(keysOf(await notificationsOf(site, editor))).toEqual(['commented'])
})

test('C13 a comment names ten people at most, in all that it has ever said', async () => {
  const { make, edit, comment, db } = await siteWithComment()
  const names = Array.from({ length: 12 }, (_, index) => `Someone${index}`)
  // Those who are named last have been here longest.
  for (const username of names.toReversed()) await make.member({ username })
  const naming = async (from: number, to: number) => {
    const words = names.slice(from, to).map((name) => `@${name}`)
    return (await edit(words.join(' '), comment.id)).comment.mentions.map(({ name }) => name)
  }
  expect(await naming(0, 8)).toHaveLength(8)
  expect(await naming(8, 12)).toEqual(['Someone8', 'Someone9'])
  expect(await naming(10, 12)).toEqual([])
  expect(await naming(7, 11)).toEqual(['Someone7', 'Someone8', 'Someone9'])
  const told = await db
    .selectFrom('event_log')
    .select('data')
    .where('kind', '=', 'members named in comment')
    .execute()
  expect(told.flatMap(({ data }) => (data as { mentioned: number[] }).mentioned)).toHaveLength(10)
})

test('a comment says which one it answers, by what that says now', async () => {
  const { call, news, comment, edit, remove, listed, make, as } = await siteWithComment()
  const other = await as(await make.member({ username: 'Haldor' }))
  const answer = (answers: number) =>
    call(postComment, { id: news.id, ...onNews, message: 'Not quite', answers }, other)
  const answered = (await answer(comment.id)).comment
  const snippet = { id: comment.id, username: 'Tindra', deleted: false }
  expect(answered.answers).toEqual({ ...snippet, excerpt: 'Frist' })

  await edit(`First\n\n  of all ${'ä'.repeat(200)}`)
  expect((await listed(answered.id))?.answers).toEqual({
    ...snippet,
    excerpt: `First of all ${'ä'.repeat(107)}`,
  })
  await remove()
  expect((await listed(answered.id))?.answers).toEqual({ ...snippet, excerpt: '', deleted: true })
  expect((await listed())?.answers).toBeNull()
})

test('G12 a comment answers none of another article and none that is not there', async () => {
  const { call, news, credentials, make, db } = await siteWithComment()
  const elsewhere = await make.comment({ on: await make.news() })
  const before = await everyRow(db)
  for (const answers of [elsewhere.id, 999_999])
    await expect(
      call(postComment, { id: news.id, ...onNews, message: 'Hm', answers }, credentials),
    ).rejects.toMatchObject({ status: 404, code: 'comment_not_found' })
  expect(await everyRow(db)).toEqual(before)
})

test('pages that show the discussion hear which comment is another, and nothing of what it says', async () => {
  const { url, news, comment, edit, remove } = await siteWithComment()
  const reader = await openSocket(url)
  await reader.join(`comments-${news.id}`)
  const heard = (count: number) =>
    reader.until(() => (reader.all('changed').length >= count ? reader.all('changed') : undefined))
  await edit('First')
  await heard(1)
  await remove()
  const data = { article_id: news.id, id: comment.id }
  expect(await heard(2)).toMatchObject([{ data }, { data }])
  expect(JSON.stringify(reader.frames)).not.toContain('First')
})

test('ADMIN-14 G02 only staff who delete comments read what they said before', async () => {
  const { call, as, make, comment, credentials } = await siteWithComment()
  await expect(call(listCommentVersions, { id: comment.id })).rejects.toMatchObject({ status: 401 })
  for (const who of [credentials, await as(await make.member(staffWith('canBanUsers')))])
    await expect(call(listCommentVersions, { id: comment.id }, who)).rejects.toMatchObject({
      status: 403,
    })
})
