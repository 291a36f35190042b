import { expect, test } from 'vitest'
import { Flag } from '@loadout/contract/accounts/flags.ts'
import { Permission } from '@loadout/contract/accounts/permissions.ts'
import { listAudit } from '@loadout/contract/audit/audit.ts'
import { listComments } from '@loadout/contract/comments/comments.ts'
import { listGuestbook } from '@loadout/contract/guestbook/guestbook.ts'
import { switchNotificationType } from '@loadout/contract/notifications/notification-settings.ts'
import { typeNumber } from '@loadout/contract/notifications/notification-types.ts'
import { getPost } from '@loadout/contract/posts/posts.ts'
import { editContent } from '@loadout/contract/profiles/edit-profile.ts'
import { getProfile } from '@loadout/contract/profiles/profile.ts'
import { sendReport } from '@loadout/contract/reports/reports.ts'
import {
  countReports,
  decideReport,
  getReport,
  listReports,
} from '@loadout/contract/reports/staff-reports.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { moderator, reportedComment } from '../../test/reported-comment.ts'
import { startSite } from '../../test/start-site.ts'
import { keysOf, notificationsOf } from '../../test/notifications-of.ts'
import { DAY } from '../platform/clock.ts'
import { clearExpiredReports } from './clear-expired.ts'
import { reportCounts } from './kept-counts.ts'

test('ADMIN-02 ADMIN-14 ADMIN-18 G17 the bits say who sees and decides which reports: moderators with canDeleteComments need not be admins', async () => {
  const site = await startSite()
  const { make, call, as } = site
  const reporter = await make.member()
  const { id } = await reportedComment(site, [reporter])
  const post = await make.post({ author: await make.member() })
  const ofPost = await make.report({ on: post, kind: 'post', by: reporter })
  const seen = async (wish: object) => {
    const staff = await as(await make.member(wish))
    const { entries, count } = await call(listReports, {}, staff)
    expect((await call(countReports, {}, staff)).count).toBe(count)
    return entries.map((thing) => thing.id)
  }
  expect(await seen(moderator)).toEqual([id])
  expect(await seen(staffWith('canDeleteComments', 'canDeletePosts'))).toEqual([id, ofPost.id])

  const others = [
    await make.member(),
    await make.member({ permissions: Permission.canDeleteComments }),
    await make.member({ flags: Flag.Moderator, permissions: Permission.canDeletePosts }),
    await make.member(staffWith('canReviewSupportTickets', 'canBanUsers')),
  ]
  for (const other of others) {
    const refused = { status: 403, code: 'not_allowed' }
    const session = await as(other)
    await expect(call(listReports, {}, session)).rejects.toMatchObject(refused)
    await expect(call(getReport, { id }, session)).rejects.toMatchObject(refused)
    await expect(call(countReports, {}, session)).rejects.toMatchObject(refused)
    await expect(call(decideReport, { id, outcome: 'kept' }, session)).rejects.toMatchObject(
      refused,
    )
  }
  // With the bit for comments alone a post is as if it had not been reported.
  const session = await as(await make.member(moderator))
  const missing = { status: 404, code: 'report_not_found' }
  await expect(call(getReport, { id: ofPost.id }, session)).rejects.toMatchObject(missing)
  await expect(
    call(decideReport, { id: ofPost.id, outcome: 'removed', reason: 'spam' }, session),
  ).rejects.toMatchObject(missing)
  expect((await call(getPost, { id: post.id })).id).toBe(post.id)
})

test('G17 nobody reads who has reported what is theirs, or decides about it', async () => {
  const site = await startSite()
  const { make, call, as } = site
  const staff = await make.member(staffWith('canDeleteComments'))
  const comment = await make.comment({ on: await make.news(), by: staff })
  const { id } = await make.report({ on: comment, by: await make.member() })
  const session = await as(staff)
  expect((await call(listReports, {}, session)).entries).toEqual([])
  for (const ask of [
    () => call(getReport, { id }, session),
    () => call(decideReport, { id, outcome: 'kept' }, session),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 404, code: 'report_not_found' })
})

test('one decision closes all reports of a thing: a comment loses its text, and everybody who reported it is told by nobody in particular', async () => {
  const site = await startSite({ jobs: true })
  const { make, call, as } = site
  const reporters = [await make.member(), await make.member(), await make.member()]
  const uninterested = reporters[2]!
  await call(
    switchNotificationType,
    { type: typeNumber('report_decided'), enabled: false },
    await as(uninterested),
  )
  const { id, news, comment, author } = await reportedComment(site, reporters)
  const staff = await as(await make.member({ ...moderator, username: 'Sheriff' }))

  await expect(call(decideReport, { id, outcome: 'removed' }, staff)).rejects.toMatchObject({
    status: 400,
    code: 'report_reason_missing',
    field: 'reason',
  })
  await call(decideReport, { id, outcome: 'removed', reason: 'spam' }, staff)

  const { entries } = await call(listComments, { id: news.id, article_type: 'news' })
  expect(entries).toMatchObject([{ id: comment.id, deleted: true }])
  expect((await call(listReports, {}, staff)).entries).toEqual([])
  expect((await call(listReports, { state: 'decided' }, staff)).entries).toMatchObject([
    {
      id,
      report_count: 3,
      since: 'gone',
      text: 'Buy cheap gold.',
      decision: { outcome: 'removed', reason: 'spam', admin: { username: 'Sheriff' } },
    },
  ])
  for (const reporter of reporters.slice(0, 2)) {
    const told = await notificationsOf(site, reporter)
    expect(told).toMatchObject([{ from_user: null, data: { kind: 'comment', outcome: 'removed' } }])
    expect(keysOf(told)).toEqual(['report_decided'])
    expect(JSON.stringify(told)).not.toContain('Sheriff')
  }
  expect(await notificationsOf(site, uninterested)).toEqual([])
  expect(await notificationsOf(site, author)).toEqual([])
})

test('G18 staff decide about what they have reported themselves, and weigh no more by it', async () => {
  const site = await startSite()
  const { make, call, as, db } = site
  const [staff, reporter] = [await make.member(moderator), await make.member()]
  const { id } = await reportedComment(site, [staff, reporter])
  await call(decideReport, { id, outcome: 'removed', reason: 'spam' }, await as(staff))
  const upheld = await db
    .selectFrom('users')
    .select(['id', 'reports_upheld'])
    .where('id', 'in', [staff.id, reporter.id])
    .orderBy('id')
    .execute()
  expect(upheld).toEqual([
    { id: staff.id, reports_upheld: 0 },
    { id: reporter.id, reports_upheld: 1 },
  ])
  for (const count of reportCounts) expect(await count.findWrong(db)).toEqual([])
})

test('what is kept stays as it is, its reporters are told, and it can be reported again', async () => {
  const site = await startSite({ jobs: true })
  const { make, call, as } = site
  const reporter = await make.member()
  const { id, news, comment } = await reportedComment(site, [reporter])
  const staff = await as(await make.member(moderator))
  await call(decideReport, { id, outcome: 'kept' }, staff)

  const { entries } = await call(listComments, { id: news.id, article_type: 'news' })
  expect(entries).toMatchObject([{ id: comment.id, message: 'Buy cheap gold.', deleted: false }])
  expect(await notificationsOf(site, reporter)).toMatchObject([{ data: { outcome: 'kept' } }])
  await call(sendReport, { kind: 'comment', id: comment.id, reason: 'hate' }, await as(reporter))
  expect((await call(listReports, {}, staff)).entries).toMatchObject([
    { report_count: 1, reports: [{ reason: 'hate', upheld: 0, rejected: 1 }] },
  ])
})

test('D13 guestbook entries, posts, texts and pictures of profiles are removed as staff delete them, with their own line of the audit', async () => {
  const site = await startSite({ jobs: true })
  const { make, call, as, db } = site
  const [author, reporter] = [await make.member({ banner: 'b'.repeat(32) }), await make.member()]
  await db
    .updateTable('users')
    .set({ avatar: 'a'.repeat(32) })
    .where('id', '=', author.id)
    .execute()
  await call(editContent, { content: 'Send me your password.' }, await as(author))
  const owner = await make.member()
  const entry = await make.guestbookEntry({ owner, by: author, message: 'Bad words.' })
  const post = await make.post({ author, title: 'Free skins' })
  const things = [
    ['guestbook_entry', entry],
    ['post', post],
    ['profile', author],
    ['avatar', author],
    ['banner', author],
  ] as const
  const staff = await as(
    await make.member(staffWith('canDeleteComments', 'canDeletePosts', 'canSeeStats')),
  )
  for (const [kind, on] of things) {
    const { id } = await make.report({ kind, on, by: reporter })
    const decision = { id, outcome: 'removed', reason: 'fraud', note: 'Not here.' } as const
    await call(decideReport, decision, staff)
  }

  expect((await call(listGuestbook, { user_id: owner.id })).entries).toEqual([])
  await expect(call(getPost, { id: post.id })).rejects.toMatchObject({ code: 'post_not_found' })
  expect(await call(getProfile, { id: author.id })).toMatchObject({
    content: '',
    avatar: `/media/avatar/${author.id}`,
    banner: null,
  })
  expect(await notificationsOf(site, author)).toMatchObject([
    { data: { title: 'Free skins', reason: 'Not here.' } },
  ])
  const { entries } = await call(listAudit, { limit: 100 }, staff)
  const actions = entries.map(({ action }) => action)
  expect(actions.filter((action) => action === 'report removed')).toHaveLength(5)
  for (const action of [
    'guestbook entry deleted',
    'post deleted',
    'profile text removed',
    'avatar removed',
    'banner removed',
  ])
    expect(actions).toContain(action)
})

test('the profile of an owner of the site, and of whoever holds a bit that one does not hold, is nobody’s to change by a report', async () => {
  const site = await startSite()
  const { make, call, as } = site
  const staff = await as(await make.member(moderator))
  for (const [wish, code] of [
    [{ owner: true }, 'owner_untouchable'],
    [staffWith('canBanUsers'), 'not_allowed'],
  ] as const) {
    const person = await make.member(wish)
    await call(editContent, { content: 'I am staff.' }, await as(person))
    const { id } = await make.report({ kind: 'profile', on: person, by: await make.member() })
    await expect(
      call(decideReport, { id, outcome: 'removed', reason: 'other' }, staff),
    ).rejects.toMatchObject({ status: 403, code })
    expect((await call(getProfile, { id: person.id })).content).toContain('I am staff.')
    expect(await call(getReport, { id }, staff)).toMatchObject({ decision: null })
  }
})

test.each([
  { upheld: 0, rejected: 0, weight: 1 },
  { upheld: 5, rejected: 0, weight: 1 },
  { upheld: 0, rejected: 2, weight: 0.5 },
  { upheld: 0, rejected: 8, weight: 0.2 },
  { upheld: 6, rejected: 8, weight: 0.5 },
])(
  'G18 a member with $upheld upheld and $rejected rejected reports weighs $weight',
  async ({ upheld, rejected, weight }) => {
    const site = await startSite()
    const { make, call, as, db } = site
    const reporter = await make.member()
    await db
      .updateTable('users')
      .set({ reports_upheld: upheld, reports_rejected: rejected })
      .where('id', '=', reporter.id)
      .execute()
    const { id } = await reportedComment(site, [reporter])
    const { entries } = await call(listReports, {}, await as(await make.member(moderator)))
    expect(entries).toMatchObject([{ id, weight, reports: [{ upheld, rejected }] }])
  },
)

test('G18 whoever reports falsely weighs less, in the queue, too: what one trusted member reports stands above it', async () => {
  const site = await startSite()
  const { make, call, as } = site
  const [crier, trusted] = [await make.member(), await make.member()]
  const staff = await as(await make.member(moderator))
  for (const [reporter, outcome] of [
    [crier, 'kept'],
    [crier, 'kept'],
    [crier, 'kept'],
    [trusted, 'removed'],
  ] as const) {
    const { id } = await reportedComment(site, [reporter])
    await call(decideReport, { id, outcome, reason: 'spam' }, staff)
  }
  const first = await reportedComment(site, [crier])
  const second = await reportedComment(site, [trusted])
  const both = await reportedComment(site, [crier, trusted])

  const { entries } = await call(listReports, {}, staff)
  expect(entries.map(({ id, weight }) => [id, weight])).toEqual([
    [both.id, 1.4],
    [second.id, 1],
    [first.id, 0.4],
  ])
})

test('half a year after a decision nobody reads any more what was reported and what was said of it', async () => {
  const site = await startSite()
  const { make, call, as, db, clock } = site
  const { id, comment } = await reportedComment(site, [])
  const by = await make.member()
  const open = await make.report({ on: comment, by, reason: 'other', words: 'He is my brother.' })
  const waiting = await reportedComment(site, [by])
  const staff = await as(await make.member(moderator))
  expect(id).toBe(0)
  await call(decideReport, { id: open.id, outcome: 'removed', reason: 'spam' }, staff)
  // What has been reported of somebody who left since is gone already.
  const ofLeaver = await make.report({
    on: await make.comment({ on: await make.news() }),
    by,
    reason: 'other',
    words: 'She is my sister.',
  })
  await call(decideReport, { id: ofLeaver.id, outcome: 'kept' }, staff)
  await db
    .updateTable('reported_thing')
    .set({ owner_id: null, snapshot: null })
    .where('id', '=', ofLeaver.id)
    .execute()
  clock.advance(181 * DAY)
  await clearExpiredReports(db, clock)

  const again = await as(await make.member(moderator))
  const cleared = await call(getReport, { id: open.id }, again)
  expect(cleared).toMatchObject({ text: '', reports: [{ words: '', reason: 'other' }] })
  expect((await call(getReport, { id: ofLeaver.id }, again)).reports).toMatchObject([{ words: '' }])
  expect(await call(getReport, { id: waiting.id }, again)).toMatchObject({
    text: 'Buy cheap gold.',
  })
})
