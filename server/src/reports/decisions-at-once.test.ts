import { expect, test } from 'vitest'
import { editPost, getWrittenPost } from '@loadout/contract/posts/writing.ts'
import { listRemovals, sendReport } from '@loadout/contract/reports/reports.ts'
import { countReports, decideReport, getReport } from '@loadout/contract/reports/staff-reports.ts'
import { staffWith } from '../../test/member-of-staff.ts'
import { notificationsOf } from '../../test/notifications-of.ts'
import { moderator, reportedComment } from '../../test/reported-comment.ts'
import { startSite } from '../../test/start-site.ts'
import { untilSomebodyWaitsFor } from '../../test/until-somebody-waits.ts'

test('G19 of staff who decide at once one wins and the others are told: the reporters count once and hear once', async () => {
  const site = await startSite({ jobs: true })
  const { make, call, as } = site
  const reporter = await make.member()
  const { id, comment } = await reportedComment(site, [reporter])
  const staff = await Promise.all(
    Array.from({ length: 6 }, async () => as(await make.member(moderator))),
  )
  const decisions = await Promise.allSettled(
    staff.map((session, number) =>
      call(
        decideReport,
        number % 2 === 0 ? { id, outcome: 'kept' } : { id, outcome: 'removed', reason: 'spam' },
        session,
      ),
    ),
  )
  const lost = decisions.filter(({ status }) => status === 'rejected')
  expect(lost).toHaveLength(5)
  for (const decision of lost)
    expect(decision).toMatchObject({ reason: { status: 400, code: 'already_decided' } })
  const { decision } = await call(getReport, { id }, staff[0])
  const row = await site.db
    .selectFrom('comment')
    .select('deleted_at')
    .where('id', '=', comment.id)
    .executeTakeFirstOrThrow()
  expect(row.deleted_at !== null).toBe(decision?.outcome === 'removed')
  const { reports_upheld: upheld, reports_rejected: rejected } = await site.db
    .selectFrom('users')
    .select(['reports_upheld', 'reports_rejected'])
    .where('id', '=', reporter.id)
    .executeTakeFirstOrThrow()
  expect([upheld, rejected]).toEqual(decision?.outcome === 'removed' ? [1, 0] : [0, 1])
  expect(await notificationsOf(site, reporter)).toHaveLength(1)
})

test('G19 a post that its author has taken back is theirs: a report of it is upheld, and nothing is deleted or logged', async () => {
  const site = await startSite()
  const { make, call, as, db } = site
  const author = await make.member()
  const post = await make.post({ author })
  const { id } = await make.report({ on: post, kind: 'post', by: await make.member() })
  await call(editPost, { id: post.id, publish: false }, await as(author))
  const staff = await as(await make.member(staffWith('canDeletePosts', 'canDeleteComments')))
  expect(await call(getReport, { id }, staff)).toMatchObject({ since: 'gone' })
  await call(decideReport, { id, outcome: 'removed', reason: 'spam' }, staff)
  expect(await call(getWrittenPost, { id: post.id }, await as(author))).toMatchObject({
    id: post.id,
  })
  const actions = await db.selectFrom('audit').select('action').execute()
  expect(actions).toEqual([{ action: 'report removed' }])
  expect((await call(listRemovals, {})).entries).toEqual([])
})

test('B05 a reported post is taken before those who have reported it, as by whoever changes or upvotes it', async () => {
  const { make, call, as, site } = await startSite()
  const post = await make.post({ author: await make.member() })
  const reporter = await make.member()
  const { id } = await make.report({ on: post, kind: 'post', by: reporter })
  const staff = await as(await make.member(staffWith('canDeletePosts', 'canDeleteComments')))
  const { answer } = await site.transaction(async ({ tx }) => {
    await tx.selectFrom('article').select('id').forUpdate().execute()
    const asked = call(decideReport, { id, outcome: 'removed', reason: 'spam' }, staff)
    await untilSomebodyWaitsFor(tx)
    // Taken by the decision, the two would wait for each other.
    const locked = tx.selectFrom('users').select('id').where('id', '=', reporter.id)
    await locked.forNoKeyUpdate().noWait().execute()
    return { answer: asked }
  })
  expect(await answer).toEqual({ success: true })
})

test('G19 of a report and a decision at the same moment the report is part of it, or finds nothing left', async () => {
  const site = await startSite()
  const { make, call, as } = site
  const staff = await as(await make.member(moderator))
  for (let round = 0; round < 8; round++) {
    const { id, comment } = await reportedComment(site, [await make.member()])
    const late = await as(await make.member())
    const [, report] = await Promise.all([
      call(decideReport, { id, outcome: 'removed', reason: 'spam' }, staff),
      call(sendReport, { kind: 'comment', id: comment.id, reason: 'hate' }, late).then(
        () => 'taken',
        ({ code }: { code: string }) => code,
      ),
    ])
    const { report_count: count } = await call(getReport, { id }, staff)
    expect([
      [1, 'nothing_to_report'],
      [2, 'taken'],
    ]).toContainEqual([count, report])
    expect((await call(countReports, {}, staff)).count).toBe(0)
  }
})
