import { expect, test } from 'vitest'
import { deleteComment, listComments } from '@loadout/contract/comments/comments.ts'
import { leaveSite } from '@loadout/contract/leaving/leaving.ts'
import { editContent } from '@loadout/contract/profiles/edit-profile.ts'
import { reportableKinds } from '@loadout/contract/reports/reportable-kinds.ts'
import { REPORTS_A_DAY, WORDS_MAX } from '@loadout/contract/reports/report-rules.ts'
import { sendReport } from '@loadout/contract/reports/reports.ts'
import { listReports } from '@loadout/contract/reports/staff-reports.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { shareSite, startSite, type TestSite } from '../../test/start-site.ts'
import { DAY } from '../platform/clock.ts'

const shared = shareSite(() => Promise.resolve())

/** Somebody who reports, something bad, and staff with all bits that the queue knows. */
async function scene({ make, as }: TestSite) {
  const [author, reporter] = [await make.member(), await make.member()]
  const news = await make.news()
  const comment = await make.comment({ on: news, by: author, message: 'Buy cheap gold.' })
  const staff = await make.member(staffWith('canDeleteComments', 'canDeletePosts'))
  return {
    author,
    news,
    comment,
    report: { kind: 'comment', id: comment.id, reason: 'spam' },
    reporter: await as(reporter),
    staff: await as(staff),
  }
}

const openAbout = async (site: TestSite, staff: { _u: number; _t: string }, kind: string) =>
  (await site.call(listReports, { kind, limit: 50 }, staff)).entries

test('every kind of thing that the contract names can be reported on the site', () => {
  expect(shared().site.reportables.kinds.toSorted()).toEqual(reportableKinds.toSorted())
})

test('a member reports comments of news, posts and videos, posts, guestbook entries, profiles and pictures, and staff see what was reported', async () => {
  const site = await startSite()
  const { make, call, as } = site
  const { staff, reporter, comment, news } = await scene(site)
  const author = await make.member({ banner: 'f'.repeat(32) })
  await call(editContent, { content: '<p>Ring <b>me</b>.</p>' }, await as(author))
  await site.db
    .updateTable('users')
    .set({ avatar: 'e'.repeat(32) })
    .where('id', '=', author.id)
    .execute()
  const post = await make.post({
    author,
    title: 'Free skins',
  })
  const picture = `/media/text/${'a'.repeat(32)}/600x600.webp`
  await site.db
    .updateTable('article_version')
    .set({
      content: `<p>Come and get them</p><figure><img src="${picture}" alt="" loading="lazy" /></figure>`,
    })
    .where('article_id', '=', post.id)
    .execute()
  const below = (on: { id: number }) => make.comment({ on, by: author, message: 'Bad words' })
  const video = await make.video()
  const entry = await make.guestbookEntry({
    owner: await make.member(),
    by: author,
    message: 'Worse words',
  })
  const ofPost = await below(post)
  const ofVideo = await below(video)
  const things = [
    ['comment', comment.id],
    ['comment', ofPost.id],
    ['comment', ofVideo.id],
    ['post', post.id],
    ['guestbook_entry', entry.id],
    ['profile', author.id],
    ['avatar', author.id],
    ['banner', author.id],
  ] as const
  for (const [kind, id] of things)
    await call(sendReport, { kind, id, reason: 'other', words: '  Look at it.  ' }, reporter)

  const { count, entries, kinds } = await call(listReports, { limit: 50 }, staff)
  expect(count).toBe(things.length)
  expect(kinds.toSorted()).toEqual(reportableKinds.toSorted())
  expect(
    entries.map(({ kind, path, title, text, pictures }) => [kind, path, title, text, pictures]),
  ).toEqual([
    ['comment', `/news/${news.id}#comment-${comment.id}`, null, 'Buy cheap gold.', []],
    ['comment', `/post/u/${post.id}#comment-${ofPost.id}`, null, 'Bad words', []],
    ['comment', `/ld-tv/${video.id}#comment-${ofVideo.id}`, null, 'Bad words', []],
    ['post', `/post/u/${post.id}`, 'Free skins', 'Come and get them', [picture]],
    [
      'guestbook_entry',
      expect.stringMatching(new RegExp(`^/user/\\w+#guestbook-${entry.id}$`)),
      null,
      'Worse words',
      [],
    ],
    ['profile', `/user/${author.id}`, author.username, 'Ring me.', []],
    ['avatar', `/user/${author.id}`, null, '', [`/media/avatar/${'e'.repeat(32)}/630x630.webp`]],
    ['banner', `/user/${author.id}`, null, '', [`/media/banner/${'f'.repeat(32)}/1280x240.webp`]],
  ])
  expect(entries[3]?.owner).toMatchObject({ id: author.id, username: author.username })
  expect(entries[3]?.reports).toMatchObject([{ reason: 'other', words: 'Look at it.' }])
})

test.each([
  { what: 'no reason', wrong: { reason: '' }, code: 'report_reason_missing', field: 'reason' },
  {
    what: 'a made-up reason',
    wrong: { reason: 'x' },
    code: 'report_reason_missing',
    field: 'reason',
  },
  {
    what: 'another reason without words',
    wrong: { reason: 'other', words: ' ' },
    code: 'message_missing',
    field: 'words',
  },
  {
    what: 'too many words',
    wrong: { words: '🎮'.repeat(WORDS_MAX + 1) },
    code: 'message_too_long',
    field: 'words',
  },
])('a report with $what is refused and nothing is kept', async ({ wrong, code, field }) => {
  const site = shared()
  const { report, reporter, staff } = await scene(site)
  await expect(site.call(sendReport, { ...report, ...wrong }, reporter)).rejects.toMatchObject({
    status: 400,
    code,
    field,
  })
  const about = await openAbout(site, staff, 'comment')
  expect(about.filter(({ path }) => path.endsWith(`-${report.id}`))).toEqual([])
})

test('as many words as fit are taken, counted as people count them', async () => {
  const site = shared()
  const { report, reporter } = await scene(site)
  const words = '🎮'.repeat(WORDS_MAX)
  expect(await site.call(sendReport, { ...report, words }, reporter)).toEqual({ success: true })
})

test('G07 G17 what is hidden, gone or was never there is answered alike, and so nothing is revealed', async () => {
  const site = shared()
  const { make, call, as } = site
  const { reporter, comment, author, staff } = await scene(site)
  const draft = await make.post({ author, publishedAt: 'infinity' })
  const planned = await make.news({ publishedAt: new Date(site.clock.now().getTime() + DAY) })
  const below = await make.comment({ on: planned, by: author })
  await call(deleteComment, { id: comment.id }, staff)
  const bare = await make.member()
  const leaving = await make.member()
  await site.db
    .updateTable('users')
    .set({ avatar: 'e'.repeat(32), banner: 'f'.repeat(32) })
    .where('id', '=', leaving.id)
    .execute()
  await call(leaveSite, { keep_texts: 1 }, await as(leaving))
  const refused: unknown[] = []
  for (const [kind, id] of [
    ['post', draft.id],
    ['post', 999_999],
    ['comment', below.id],
    ['comment', comment.id],
    ['guestbook_entry', 999_999],
    ['profile', 999_999],
    ['avatar', bare.id],
    ['banner', bare.id],
    ['banner', 999_999],
    ['profile', leaving.id],
    ['avatar', leaving.id],
    ['banner', leaving.id],
    ['news', 1],
    ['__proto__', 1],
    ['constructor', 1],
  ] as const)
    refused.push(
      await call(sendReport, { kind, id, reason: 'spam' }, reporter).then(
        () => `${kind} ${id} was taken`,
        ({ status, code, error }: { status: number; code: string; error: string }) =>
          `${status} ${code} ${error}`,
      ),
    )
  expect(new Set(refused).size).toBe(1)
  expect(refused[0]).toMatch(/^404 nothing_to_report/)
  // Its author may not either: they know that it is there, and it is theirs.
  await expect(
    call(sendReport, { kind: 'post', id: draft.id, reason: 'spam' }, await as(author)),
  ).rejects.toMatchObject({ code: 'nothing_to_report' })
})

test('nobody reports what is theirs', async () => {
  const site = shared()
  const { report, author } = await scene(site)
  const own = await site.as(author)
  for (const thing of [report, { kind: 'profile', id: author.id, reason: 'spam' }])
    await expect(site.call(sendReport, thing, own)).rejects.toMatchObject({
      status: 400,
      code: 'own_thing',
    })
})

test('B01 G18 a member has one open report of a thing: sent again with its key it is the same, without it they are told', async () => {
  const site = shared()
  const { report, reporter, staff, comment } = await scene(site)
  const once = { ...report, _k: 'report-once-000001' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => site.call(sendReport, once, reporter)),
  )
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ success: true })))
  const others = await Promise.allSettled(
    Array.from({ length: 8 }, () => site.call(sendReport, report, reporter)),
  )
  for (const other of others)
    expect(other).toMatchObject({
      status: 'rejected',
      reason: { status: 400, code: 'already_reported' },
    })
  const about = (await openAbout(site, staff, 'comment')).filter(({ path }) =>
    path.endsWith(`#comment-${comment.id}`),
  )
  expect(about).toMatchObject([{ report_count: 1 }])
})

test('G18 many members who report a thing at once are one entry of the queue, with all their reports', async () => {
  const site = shared()
  const { report, staff, comment } = await scene(site)
  const reporters = await Promise.all(
    Array.from({ length: 12 }, async () => site.as(await site.make.member())),
  )
  await Promise.all(reporters.map((reporter) => site.call(sendReport, report, reporter)))
  const about = (await openAbout(site, staff, 'comment')).filter(({ path }) =>
    path.endsWith(`#comment-${comment.id}`),
  )
  expect(about).toMatchObject([{ report_count: 12, weight: 12 }])
  expect(new Set(about[0]?.reports.map(({ reporter }) => reporter.id)).size).toBe(12)
})

test('G18 within a day a member reports so many things and no more, however they come at once', async () => {
  const site = await startSite()
  const { report, reporter, author, staff, news } = await scene(site)
  const comments = await Promise.all(
    Array.from({ length: REPORTS_A_DAY + 4 }, () => site.make.comment({ on: news, by: author })),
  )
  const send = ({ id }: { id: number }) => site.call(sendReport, { ...report, id }, reporter)
  const sent = await Promise.allSettled(comments.map(send))
  const refused = sent.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
  for (const refusal of refused)
    expect(refusal).toMatchObject({ reason: { status: 429, code: 'too_many_reports' } })
  expect((await site.call(listReports, {}, staff)).count).toBe(REPORTS_A_DAY)

  site.clock.advance(DAY + 1)
  const another = await site.make.comment({ on: news, by: author })
  expect(await send(another)).toEqual({ success: true })
})

test('G20 what was reported is kept as it was when its author edits it or it is deleted', async () => {
  const site = shared()
  const { call, as, make } = site
  const { reporter, author, staff, comment, report, news } = await scene(site)
  const owner = await as(author)
  await call(editContent, { content: 'Send me your password.' }, owner)
  await call(sendReport, { kind: 'profile', id: author.id, reason: 'fraud' }, reporter)
  await call(sendReport, report, reporter)
  await call(editContent, { content: 'I like cats.' }, owner)
  await call(deleteComment, { id: comment.id }, staff)

  const find = async (kind: string) =>
    (await openAbout(site, staff, kind)).find((thing) => thing.owner?.id === author.id)
  expect(await find('profile')).toMatchObject({ text: 'Send me your password.', since: 'changed' })
  expect(await find('comment')).toMatchObject({ text: 'Buy cheap gold.', since: 'gone' })
  // Whoever reports it next has seen something else, and may belong to its owner.
  await call(
    sendReport,
    { kind: 'profile', id: author.id, reason: 'fraud' },
    await as(await make.member()),
  )
  expect(await find('profile')).toMatchObject({
    text: 'Send me your password.',
    since: 'changed',
    report_count: 2,
  })
  const { entries } = await call(listComments, { id: news.id, article_type: 'news' })
  expect(JSON.stringify(entries)).not.toContain('cheap gold')
})
